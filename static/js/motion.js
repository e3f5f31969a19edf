// Decide what is to be seen moving when the table was redrawn: own steps, then what others did, then the throw.

import { barOf, news, standing, still, table } from "./board.js";
import { drawArrows } from "./arrows.js";
import { fly, land, roll } from "./flight.js";

const MOST = 6;
let seen = null;

/** Remember the table as it stands before a redraw; `mine` tells that the redraw answers an own action. */
export function remember(mine, held) {
  const root = table();
  land();
  seen = root && { game: root.dataset.game, seq: Number(root.dataset.seq), view: root.dataset.view, stones: standing(root), mine, held };
}

/** Play what changed since then. */
export async function explain() {
  const root = table();
  const before = seen;
  seen = null;
  if (!root) return;
  const fresh = news(root).filter((line) => line.seq >= (before?.seq ?? Infinity));
  if (before && !still() && before.game === root.dataset.game && before.view === root.dataset.view) await play(root, before, fresh);
  if (table() === root) drawArrows(root);
}

async function play(root, before, fresh) {
  const speed = Number(root.dataset.speed);
  const after = standing(root);
  const first = before.mine ? fresh.findIndex((line) => line.steps.length) : -1;
  const others = speed ? fresh.filter((line, n) => n > first) : [];
  const middle = rewind(root, after, others);
  const parts = [];
  const own = middle && !before.held ? difference(root, before.stones, middle, Math.min(speed || 260, 260)) : [];
  if (own.reduce((count, part) => count + part.steps.length, 0) > MOST) return; // another position, not a move
  parts.push(...own);
  const last = others.at(-1)?.thrown && !others.at(-1).steps.length ? others.pop() : null;
  let shown = "";
  for (const line of others) {
    const thrown = line.steps.length && shown === line.thrown ? "" : line.thrown;
    shown = line.steps.length ? "" : line.thrown;
    parts.push({ ...line, thrown, pace: speed, rest: line.steps.length ? speed * 0.4 : speed * 0.25 });
  }
  if (middle && parts.length) await fly(before.held ? middle : before.stones, parts);
  if (last && table() === root) await roll([...root.querySelectorAll(".throw .d")], Math.min(620, Math.max(280, speed)));
}

/** Take lines of steps back from a standing; null when they do not fit it. */
export function rewind(root, after, lines) {
  const stones = new Map([...after].map(([point, pile]) => [point, { ...pile }]));
  const steps = lines.flatMap((line) => line.steps.map((step) => ({ ...step, seat: line.seat })));
  for (const { from, to, hit, seat } of steps.reverse()) {
    const other = seat === "w" ? "b" : "w";
    if (!take(stones, to, seat)) return null;
    add(stones, from, seat);
    if (!hit) continue;
    if (!take(stones, barOf(root, other), other)) return null;
    add(stones, to, other);
  }
  return stones;
}

function take(stones, point, owner) {
  const pile = stones.get(point);
  if (pile?.owner !== owner) return false;
  pile.count -= 1;
  if (!pile.count) stones.delete(point);
  return true;
}

function add(stones, point, owner) {
  const pile = stones.get(point) ?? { owner, count: 0 };
  if (pile.owner !== owner) return;
  stones.set(point, { owner, count: pile.count + 1 });
}

/** The shortest story from one standing to another: each stone that left a place goes to one that gained. */
export function difference(root, before, after, pace) {
  const parts = [];
  for (const owner of ["w", "b"]) {
    const lost = changed(before, after, owner);
    const won = changed(after, before, owner);
    const count = Math.min(lost.length, won.length);
    const steps = lost.slice(0, count).map((from, n) => ({ from, to: won[n], hit: false }));
    if (steps.length) parts.push({ seat: owner, thrown: "", steps, pace });
  }
  // stones sent to the bar leave first, so that the mover finds the place free
  return parts.sort((a, b) => Number(toBar(root, b)) - Number(toBar(root, a)));
}

const toBar = (root, part) => part.steps.some((step) => step.to === barOf(root, part.seat));

function changed(from, to, owner) {
  const points = [];
  for (const [point, pile] of from) {
    if (pile.owner !== owner) continue;
    const there = to.get(point);
    const left = pile.count - (there?.owner === owner ? there.count : 0);
    for (let n = 0; n < left; n++) points.push(point);
  }
  return points.sort((a, b) => b - a);
}
