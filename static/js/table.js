// Liven up the table where scripts run. All of it works by plain links and forms without this file.

import { land } from "./flight.js";
import "./languages.js";
import { dragGoesOn, dropped, listenForDrags } from "./drag.js";
import { holdFocus, listenForKeys, returnFocus } from "./keys.js";
import { explain, remember } from "./motion.js";

listenForKeys();
listenForDrags();

document.addEventListener("htmx:before:swap", (event) => {
  holdFocus();
  remember(event.detail.ctx?.request?.method === "POST", dropped());
});
document.addEventListener("htmx:after:swap", () => {
  returnFocus();
  dragGoesOn();
  explain();
});
document.addEventListener("pointerdown", land, true);
document.addEventListener("keydown", land, true);
addEventListener("resize", land);
explain();
