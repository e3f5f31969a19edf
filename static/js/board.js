// Read the drawn table: which stones stand where, what was done, and where a stone's middle lies.

export const BAR_OTHER = 0;
export const BAR = 25;
export const OFF = 26;
export const OFF_OTHER = 27;

/** The table on the page, or the moment of a record, or null. */
export const table = () => document.getElementById("table") ?? document.getElementById("moment");

/** The place with a number, as the viewer counts. */
export const place = (root, point) => root.querySelector(`.bed .c[data-p="${point}"]`);

/** Whether the reader asked for stillness. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The stones of each place: a map from its number to {owner, count}. */
export function standing(root) {
  const stones = new Map();
  for (const cell of root.querySelectorAll(".bed .c")) {
    const owner = cell.classList.contains("w") ? "w" : cell.classList.contains("b") ? "b" : "";
    const discs = [...cell.querySelectorAll("i:not(.t, .g)")];
    const count = Number(discs.at(-1)?.textContent) || discs.length;
    if (owner && count) stones.set(Number(cell.dataset.p), { owner, count });
  }
  return stones;
}

/** The actions told by the table, oldest first: {seq, seat, thrown, steps: [{from, to, hit}]}. */
export function news(root) {
  return (root.dataset.news ?? "").split(";").filter(Boolean).map((line) => {
    const [seq, seat, thrown, ...steps] = line.trim().split(" ");
    return { seq: Number(seq), seat, thrown: thrown === "-" ? "" : thrown, steps: steps.map((s) => step(s, own(root, seat))) };
  });
}

const own = (root, seat) => (root.dataset.view ?? "white")[0] === seat;

function step(text, mine) {
  const [from, to] = text.replace("*", "").split("/");
  return { from: Number(from), to: to === "off" ? (mine ? OFF : OFF_OTHER) : Number(to), hit: text.endsWith("*") };
}

/** Where captured stones of a seat wait. */
export const barOf = (root, seat) => (own(root, seat) ? BAR : BAR_OTHER);

/** The size of a stone on this board. */
export const stoneSize = (root) => {
  const drawn = root.querySelector(".row i");
  return drawn ? drawn.offsetWidth : root.querySelector(".row .c").clientWidth * 0.8;
};

/** The middle of the stone at a height in the pile of a place, relative to the bed. */
export function spot(root, point, height, size) {
  const bed = root.querySelector(".bed").getBoundingClientRect();
  const drawn = place(root, point);
  const cell = drawn?.getClientRects().length ? drawn : null; // an empty band hides its places
  const box = (cell ?? root.querySelector(".held") ?? root.querySelector(".bed")).getBoundingClientRect();
  const x = box.left - bed.left;
  const y = box.top - bed.top;
  if (!cell) return { x: x + size * 0.7, y: y + box.height / 2 };
  if (cell.closest(".mid")) {
    const rise = size * 0.5 + Math.min(height, 2) * size * 0.65;
    return { x: x + box.width / 2, y: cell.matches(":first-child") ? y + box.height - rise : y + rise };
  }
  if (!cell.parentElement.classList.contains("row")) return { x: x + box.width / 2, y: y + box.height / 2 };
  const pad = parseFloat(getComputedStyle(cell).paddingTop);
  const rise = ((box.height - size - 2 * pad) / 4) * Math.min(height, 4);
  const up = cell.parentElement.classList.contains("near");
  return { x: x + box.width / 2, y: up ? y + box.height - pad - size / 2 - rise : y + pad + size / 2 + rise };
}
