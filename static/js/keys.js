// Walk the board with the arrow keys; Enter acts, Escape lets go.

import { place, table } from "./board.js";

/** Listen for keys once for the whole page. */
export function listenForKeys() {
  document.addEventListener("keydown", (event) => {
    const root = table() ?? document.querySelector("#moment");
    if (!root || event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
    if (event.key === "Escape") return letGo(root, event);
    if (event.key === " " && event.target.matches("a.c, a.btn")) return press(event);
    if (byKey(root, event)) return;
    const turn = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (turn && event.target.closest("#table .board")) walk(root, event, ...turn);
  });
}

function byKey(root, event) {
  const here = event.target;
  const plain = event.key !== "Enter" && !here.closest(".board");
  const free = here === document.body || (root.contains(here) && (event.key.length === 1 || plain));
  if (!free || event.repeat) return false;
  const way = [...root.querySelectorAll("[data-key]")].find((one) => one.dataset.key === event.key);
  if (!way) return false;
  event.preventDefault();
  way.click();
  return true;
}

function press(event) {
  event.preventDefault();
  event.target.click();
}

function letGo(root, event) {
  const way = root.querySelector(".c.chosen[href]") ?? root.querySelector('[data-key="Escape"]');
  if (!way) return;
  event.preventDefault();
  way.click();
}

function walk(root, event, across, down) {
  event.preventDefault();
  const rows = [".far", ".near"].map((side) => [...root.querySelectorAll(`.row${side} > .c`)]);
  const here = event.target.closest(".c");
  const row = rows.findIndex((cells) => cells.includes(here));
  if (row < 0) return focusOn(rows[down < 0 ? 0 : 1][across < 0 ? 11 : 0]);
  const column = rows[row].indexOf(here);
  focusOn(down ? rows[down < 0 ? 0 : 1][column] : rows[row][(column + across + 12) % 12]);
}

function focusOn(cell) {
  if (!cell.matches("a[href], button")) cell.tabIndex = -1;
  cell.focus({ preventScroll: false });
}

let held = null;

/** Remember which place has the focus before a redraw. */
export function holdFocus() {
  const here = document.activeElement;
  held = here?.closest("#table") ? { point: here.closest(".bed .c")?.dataset.p, words: here.textContent } : null;
}

/** Give the focus back to that place when the redraw took its element away. */
export function returnFocus() {
  const root = table();
  if (!root || !held || root.contains(document.activeElement)) return;
  if (held.point === undefined) {
    const again = [...root.querySelectorAll(".btn")].find((way) => way.textContent === held.words);
    (again ?? root.querySelector(".bed .movable, .bed .target, .btn"))?.focus();
    return;
  }
  const cell = place(root, held.point) ?? root.querySelector(".bed .movable, .bed .target");
  if (cell) focusOn(cell);
}
