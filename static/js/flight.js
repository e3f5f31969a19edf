// Let stones glide: a layer of discs over the board plays what was done, then the drawn board shows again.

import { barOf, spot, stoneSize, table } from "./board.js";

const EASE = "cubic-bezier(.35, 0, .2, 1)";
let flying = null;

/** End what is in the air; the drawn board is already right. */
export function land() {
  flying?.stop();
  flying = null;
}

/** Play parts one after the other from a standing of stones; a part is {seat, thrown, steps, pace}. */
export async function fly(before, parts) {
  land();
  const root = table();
  const flight = new Flight(root, before);
  flying = flight;
  try {
    for (const part of parts) {
      if (part.thrown) await flight.tumble(part.thrown, part.pace);
      for (const step of part.steps) await flight.move(step, part.seat, part.pace);
      if (part.rest) await flight.wait(part.rest);
      if (flight.over) return;
    }
  } catch (reason) {
    if (!flight.over) console.warn("flight ended", reason);
  } finally {
    flight.stop();
    if (flying === flight) flying = null;
  }
}

class Flight {
  constructor(root, before) {
    this.root = root;
    this.bed = root.querySelector(".bed");
    this.size = stoneSize(root);
    this.over = false;
    this.layer = document.createElement("div");
    this.layer.className = "flight";
    this.layer.setAttribute("aria-hidden", "true");
    this.piles = new Map();
    for (const [point, { owner, count }] of before) this.stand(point, owner, count);
    this.bed.append(this.layer);
    this.bed.classList.add("flying");
  }

  pile(point) {
    if (!this.piles.has(point)) this.piles.set(point, []);
    return this.piles.get(point);
  }

  stand(point, owner, count) {
    for (let height = 0; height < count; height++) {
      const disc = document.createElement("i");
      disc.className = owner;
      disc.style.width = disc.style.height = `${this.size}px`;
      disc.style.fontSize = `${this.size * 0.44}px`;
      this.put(disc, spot(this.root, point, height, this.size));
      this.pile(point).push(disc);
      this.layer.append(disc);
    }
    this.count(point);
  }

  put(disc, { x, y }) {
    const origin = this.bed.clientLeft;
    disc.style.left = `${x - origin - this.size / 2}px`;
    disc.style.top = `${y - this.bed.clientTop - this.size / 2}px`;
  }

  count(point) {
    const pile = this.pile(point);
    for (const disc of pile) disc.textContent = "";
    if (pile.length > 5 && point <= 25) pile.at(-1).textContent = String(pile.length);
  }

  async move({ from, to, hit }, seat, pace) {
    if (this.over) return;
    const disc = this.pile(from).pop();
    if (!disc) throw new Error(`no stone on ${from}`);
    const cut = hit ? this.pile(to).pop() : null;
    const goals = [this.glide(disc, to, pace)];
    this.count(from);
    if (cut) {
      await this.wait(pace * 0.55);
      goals.push(this.glide(cut, barOf(this.root, seat === "w" ? "b" : "w"), pace * 0.8));
    }
    await Promise.all(goals);
    this.count(to);
  }

  async glide(disc, to, pace) {
    const pile = this.pile(to);
    const old = { x: disc.offsetLeft, y: disc.offsetTop };
    disc.textContent = "";
    this.put(disc, spot(this.root, to, pile.length, this.size));
    pile.push(disc);
    this.layer.append(disc);
    const away = `translate(${old.x - disc.offsetLeft}px, ${old.y - disc.offsetTop}px)`;
    await disc.animate([{ transform: away }, { transform: "none" }], { duration: pace, easing: EASE }).finished;
  }

  async tumble(thrown, pace) {
    if (this.over) return;
    const dice = document.createElement("span");
    dice.className = "dice";
    const faces = [...thrown].map((face) => {
      const die = document.createElement("i");
      die.className = `d d${face}`;
      dice.append(die);
      return die;
    });
    this.layer.querySelector(".dice")?.remove();
    this.layer.append(dice);
    const drawn = this.root.querySelector(".throw .dice")?.getBoundingClientRect();
    const bed = this.bed.getBoundingClientRect();
    const x = drawn ? drawn.left - bed.left : bed.width / 2 - dice.offsetWidth / 2;
    dice.style.left = `${x - this.bed.clientLeft}px`;
    dice.style.top = `${bed.height / 2 - this.bed.clientTop - dice.offsetHeight / 2}px`;
    await roll(faces, Math.min(620, Math.max(280, pace)));
  }

  wait(time) {
    return this.layer.animate([], { duration: Math.max(1, time) }).finished;
  }

  stop() {
    this.over = true;
    for (const motion of this.layer.getAnimations({ subtree: true })) motion.cancel();
    this.layer.remove();
    this.bed.classList.remove("flying");
  }
}

/** Tumble dice shortly, whose last faces are already set. */
export async function roll(dice, time) {
  const last = dice.map((die) => die.className);
  const motions = dice.map((die, n) => {
    const turn = 300 + 140 * n;
    const keys = [
      { transform: `translate(${-70 - 20 * n}%, ${-60 + 50 * n}%) rotate(${-turn}deg)`, opacity: 0.2 },
      { transform: `translate(${-24}%, ${18 - 30 * n}%) rotate(${-turn / 3}deg)`, opacity: 1, offset: 0.5 },
      { transform: "none", opacity: 1 },
    ];
    return die.animate(keys, { duration: time, easing: "cubic-bezier(.2, .7, .3, 1)" });
  });
  const shake = setInterval(() => {
    for (const die of dice) die.className = `d d${1 + Math.floor(Math.random() * 6)}`;
  }, 70);
  const calm = setTimeout(() => settle(), time * 0.62);
  const settle = () => {
    clearInterval(shake);
    clearTimeout(calm);
    dice.forEach((die, n) => (die.className = last[n]));
  };
  try {
    await Promise.all(motions.map((motion) => motion.finished));
  } catch {
    // cancelled: the faces are set below
  } finally {
    settle();
  }
}
