// Leave arrows on the board for the last move of the other side.

import { news, spot, standing, stoneSize } from "./board.js";

const SVG = "http://www.w3.org/2000/svg";

/** Draw the last told steps as arrows, until a stone is chosen. */
export function drawArrows(root) {
  const bed = root.querySelector(".bed");
  bed?.querySelector(".arrows")?.remove();
  const told = news(root).filter((line) => line.steps.length).at(-1);
  if (!bed || !told || root.querySelector(".chosen") || Number(root.dataset.drafted)) return;
  const size = stoneSize(root);
  const stones = standing(root);
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("class", "arrows");
  sheet.setAttribute("aria-hidden", "true");
  const count = (point) => Math.min(stones.get(point)?.count ?? 0, 5);
  for (const { from, to } of told.steps) {
    const start = spot(root, from, count(from), size);
    sheet.append(arrow(bed, start, spot(root, to, Math.max(0, count(to) - 1), size), size));
  }
  bed.append(sheet);
}

function arrow(bed, start, end, size) {
  const [x1, y1, x2, y2] = [start.x - bed.clientLeft, start.y - bed.clientTop, end.x - bed.clientLeft, end.y - bed.clientTop];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const middle = (bed.clientHeight / 2 - (y1 + y2) / 2) * 0.35;
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2 + middle + (Math.abs(y2 - y1) < size ? Math.sign(middle) * length * 0.12 : 0)];
  const angle = Math.atan2(y2 - cy, x2 - cx);
  const gap = size * 0.4;
  const [tx, ty] = [x2 - Math.cos(angle) * gap, y2 - Math.sin(angle) * gap];
  const wing = (turn) => `${tx - Math.cos(angle + turn) * size * 0.3} ${ty - Math.sin(angle + turn) * size * 0.3}`;
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", `M${x1} ${y1}Q${cx} ${cy} ${tx} ${ty}M${wing(0.5)}L${tx} ${ty}L${wing(-0.5)}`);
  return path;
}
