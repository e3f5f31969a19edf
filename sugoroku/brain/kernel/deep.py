"""Look one and two throws ahead at compiled speed, with the same beam as the served player; races by the net."""

import numba as nb
import numpy as np

from sugoroku.brain.kernel.lookahead import throw_worths
from sugoroku.brain.kernel.net import desk_for
from sugoroku.brain.kernel.plays import KEEP, Workspace, legal_plays
from sugoroku.brain.kernel.selfplay import LONGEST, array, draw, judge_plays, opening_throw, turned
from sugoroku.brain.lookahead import BEAM

_MOST_1, _BEHIND_1 = BEAM[0]
_MOST_2, _BEHIND_2 = BEAM[1]


@nb.njit(cache=True)
def mean_worth(c: np.ndarray, law: np.ndarray, net: tuple, w: Workspace) -> float:
    """Return the points the mover, about to throw, can look for: one throw ahead."""
    worths = np.zeros((7, 7))
    throw_worths(c, law, net, w, worths)
    total = 0.0
    for die1 in range(1, 7):
        for die2 in range(1, die1 + 1):
            total += worths[die1, die2] * (1.0 if die1 == die2 else 2.0)
    return total / 36.0


@nb.njit(cache=True)
def deep_worth(c: np.ndarray, law: np.ndarray, net: tuple, w: Workspace, under: Workspace) -> float:
    """Return the same, two throws ahead: the best reply to each throw is looked at one throw further."""
    desk = desk_for(net)
    t = np.zeros(26, np.int8)
    total = 0.0
    for die1 in range(1, 7):
        for die2 in range(1, die1 + 1):
            n = legal_plays(c, die1, die2, law, w)
            weight = 1.0 if die1 == die2 else 2.0
            k = judge_plays(n, law, net, w, desk)
            if n > 0 and w.points[k] > 0:
                total += weight * w.points[k]
                continue
            turned(w.boards[k] if n > 0 else c, t)
            total -= weight * mean_worth(t, law, net, under)
    return total / 36.0


@nb.njit(cache=True)
def error(seed: np.ndarray) -> float:
    """Draw an error that is nearly normal, of mean 0 and deviation 1."""
    total = -6.0
    for _ in range(12):
        total += draw(seed, 1 << 20) / (1 << 20)
    return total


@nb.njit(cache=True)
def choose(
    c: np.ndarray, die1: int, die2: int, law: np.ndarray, net: tuple, plies: int, noise: float, seed: np.ndarray,
    w: Workspace, under: Workspace, last: Workspace,
) -> int:  # fmt: skip
    """Return the play chosen so many plies deep, its row in the first workspace; -1 where there is none.

    With noise each play is misjudged by an error of that deviation, in points a game; a win is never missed.
    """
    n = legal_plays(c, die1, die2, law, w)
    if n < 2:
        return n - 1
    judge_plays(n, law, net, w, desk_for(net))
    t = np.zeros(26, np.int8)
    worth = w.worths[:n].copy()
    order = np.argsort(-worth)
    if noise > 0.0 and w.points[order[0]] == 0:
        for k in range(n):
            worth[k] += noise * error(seed)
        return np.argmax(worth)
    for depth in range(plies):
        most = _MOST_1 if depth == 0 else _MOST_2
        behind = _BEHIND_1 if depth == 0 else _BEHIND_2
        chosen = 0
        edge = worth[order[0]] - behind
        while chosen < min(most, n) and worth[order[chosen]] >= edge:
            chosen += 1
        if chosen < 2:
            continue
        for place in range(chosen):
            k = order[place]
            if w.points[k] > 0:
                continue
            turned(w.boards[k], t)
            if depth == 0:
                worth[k] = -mean_worth(t, law, net, under)
            else:
                worth[k] = -deep_worth(t, law, net, under, last)
        few = order[:chosen].copy()
        order[:chosen] = few[np.argsort(-worth[few])]
    return order[0]


@nb.njit(cache=True)
def deep_contest(
    one: tuple, two: tuple, plies1: int, plies2: int, noise: float, law: np.ndarray, games: int, seed: np.ndarray,
    w: Workspace, under: Workspace, last: Workspace,
) -> np.ndarray:  # fmt: skip
    """Play two nets at their depths, seats swapped each game; return the first one's points and luck by game.

    The first one errs by the noise. The luck of a throw is judged by the first net without error.
    """
    gained = np.zeros((games, 2))
    worths = np.zeros((7, 7))
    c, t = np.zeros(26, np.int8), np.zeros(26, np.int8)
    for g in range(games):
        array(law, c)
        die1, die2 = opening_throw(law, seed)
        first = g % 2 == 0
        for ply in range(LONGEST):
            throw_worths(c, law, one, w, worths)
            mean = 0.0
            count = 0.0
            for i in range(1, 7):
                for j in range(1, i + 1):
                    weight = 1.0 if i == j else 2.0
                    if ply == 0 and law[KEEP] == 1 and i == j:
                        weight = 0.0
                    mean += weight * worths[i, j]
                    count += weight
            luck = worths[max(die1, die2), min(die1, die2)] - mean / count
            gained[g, 1] += luck if first else -luck
            if first:
                k = choose(c, die1, die2, law, one, plies1, noise, seed, w, under, last)
            else:
                k = choose(c, die1, die2, law, two, plies2, 0.0, seed, w, under, last)
            if k < 0:
                turned(c, t)
            else:
                if w.points[k] > 0:
                    gained[g, 0] = w.points[k] if first else -w.points[k]
                    break
                turned(w.boards[k], t)
            c[:] = t
            first = not first
            die1, die2 = 1 + draw(seed, 6), 1 + draw(seed, 6)
    return gained
