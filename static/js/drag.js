// Drag a stone with mouse, pen or finger. It follows the same links as tapping: lifting chooses, dropping moves.

import { place, stoneSize, table } from "./board.js";

const SLACK = 7;
let drag = null;
let quiet = 0;

/** Listen for pointers once for the whole page. */
export function listenForDrags() {
  document.addEventListener("pointerdown", lift);
  document.addEventListener("pointermove", carry);
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", putBack);
  document.addEventListener("dragstart", (event) => event.target.closest?.(".bed") && event.preventDefault());
  document.addEventListener("click", swallow, true);
}

/** Whether the coming redraw answers a stone dropped by hand, which needs no gliding. */
export const dropped = () => Boolean(drag?.done);

/** Forget a finished drag, and mark the lifted stone again while one goes on. */
export function dragGoesOn() {
  if (drag?.done) drag = null;
  if (drag?.stone) place(table(), drag.point)?.classList.add("lifted");
  drag?.arrived?.();
}

function lift(event) {
  const cell = event.target.closest?.(".bed a.movable, .bed a.chosen");
  if (!cell || event.button || !event.isPrimary || !window.htmx) return;
  drag = { cell, point: cell.dataset.p, id: event.pointerId, x: event.clientX, y: event.clientY };
  if (cell.hasPointerCapture?.(event.pointerId)) cell.releasePointerCapture(event.pointerId);
}

function carry(event) {
  if (!drag || drag.done || event.pointerId !== drag.id) return;
  if (!drag.stone && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
  if (!drag.stone) begin();
  drag.stone.style.left = `${event.clientX}px`;
  drag.stone.style.top = `${event.clientY}px`;
}

function begin() {
  const root = table();
  drag.stone = document.createElement("i");
  drag.stone.className = `in-hand ${drag.cell.classList.contains("w") ? "w" : "b"}`;
  const size = stoneSize(root) * 1.12;
  drag.stone.style.width = drag.stone.style.height = `${size}px`;
  document.body.append(drag.stone);
  drag.cell.classList.add("lifted");
  if (drag.cell.classList.contains("chosen")) return;
  drag.ready = new Promise((done) => {
    drag.arrived = done;
    setTimeout(done, 3000);
  });
  drag.cell.click();
}

async function drop(event) {
  if (!drag || event.pointerId !== drag.id) return;
  if (!drag.stone) {
    drag = null;
    return;
  }
  const mine = drag;
  quiet = event.timeStamp + 80;
  const point = document.elementFromPoint(event.clientX, event.clientY)?.closest(".bed .c")?.dataset.p;
  await mine.ready;
  mine.stone.remove();
  const root = table();
  root?.querySelector(".lifted")?.classList.remove("lifted");
  const goal = root && point !== undefined && point !== mine.point ? place(root, point) : null;
  drag = null;
  if (!goal?.matches(".target, .why")) return;
  if (goal.matches(".target")) drag = { done: true };
  quiet = 0;
  goal.click();
}

function putBack() {
  drag?.stone?.remove();
  table()?.querySelector(".lifted")?.classList.remove("lifted");
  drag = null;
}

// the click that a browser sends after a drag is no tap
function swallow(event) {
  if (event.isTrusted && event.timeStamp < quiet && event.target.closest?.("#table")) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
