"""Look one throw ahead with a net, and fit the net to what that shows."""

import numba as nb
import numpy as np

from sugoroku.brain.kernel.features import see
from sugoroku.brain.kernel.net import desk_for, equity, judge, mend
from sugoroku.brain.kernel.plays import DOUBLES, Workspace, legal_plays
from sugoroku.brain.kernel.selfplay import (
    LONGEST,
    draw,
    flip_chances,
    judge_plays,
    new_game,
    turned,
    win_chances,
)
from sugoroku.brain.layout import INPUTS, OUTPUTS

TRIES = 8  # draws for a play near the best


@nb.njit(cache=True)
def backup(c: np.ndarray, law: np.ndarray, net: tuple, w: Workspace, target: np.ndarray) -> None:
    """Write the mean over the 21 throws of the chances after the net's best play."""
    desk = desk_for(net)
    z = np.zeros(OUTPUTS, np.float32)
    t = np.zeros(26, np.int8)
    target[:] = 0.0
    for die1 in range(1, 7):
        for die2 in range(1, die1 + 1):
            weight = np.float32(1.0 / 36.0 if die1 == die2 else 2.0 / 36.0)
            n = legal_plays(c, die1, die2, law, w)
            k = judge_plays(n, law, net, w, desk)
            if n == 0:
                turned(c, t)
                flip_chances(judge(t, law[DOUBLES], net, desk), z)
            elif w.points[k] > 0:
                win_chances(w.points[k], z)
            else:
                flip_chances(w.chances[k], z)
            for o in range(OUTPUTS):
                target[o] += weight * z[o]


@nb.njit(cache=True)
def rolled_chances(
    start: np.ndarray, law: np.ndarray, net: tuple, trials: int, plies: int, seed: np.ndarray, w: Workspace,
    target: np.ndarray,
) -> None:  # fmt: skip
    """Write the mean chances after so many plays by the net, the first throws going evenly through all 36 falls."""
    desk = desk_for(net)
    y, z = np.zeros(OUTPUTS, np.float32), np.zeros(OUTPUTS, np.float32)
    c, t = np.zeros(26, np.int8), np.zeros(26, np.int8)
    target[:] = 0.0
    for trial in range(trials):
        c[:] = start
        mine = True
        over = False
        for ply in range(plies):
            fall = trial % 36 if ply == 0 else draw(seed, 36)
            n = legal_plays(c, 1 + fall // 6, 1 + fall % 6, law, w)
            k = judge_plays(n, law, net, w, desk)
            if n > 0 and w.points[k] > 0:
                win_chances(w.points[k], z)
                over = True
                break
            turned(w.boards[k] if n > 0 else c, t)
            c[:] = t
            mine = not mine
        if not over:
            z[:] = judge(c, law[DOUBLES], net, desk)
        if not mine:
            flip_chances(z, y)
            z[:] = y
        for o in range(OUTPUTS):
            target[o] += z[o] / trials


@nb.njit(cache=True)
def near_best(n: int, k: int, w: Workspace, margin: float, seed: np.ndarray) -> int:
    """Return a judged play drawn from those within a margin of the best, k, or k itself where none is found soon.

    Self-play alone never corrects a play that it thinks too little of; drawing from the near ones does.
    """
    for _ in range(TRIES):
        j = draw(seed, n)
        if j == k:
            return k
        if w.points[j] == 0 and w.worths[j] > w.worths[k] - margin:
            return j
    return k


@nb.njit(cache=True, nogil=True)
def collect(
    net: tuple, law: np.ndarray, share: int, strange: float, margin: float, trials: int, plies: int, seed: np.ndarray,
    w: Workspace, under: Workspace, boards: np.ndarray, targets: np.ndarray,
) -> None:  # fmt: skip
    """Fill boards with positions of self-play, one after about one play in `share`, and targets with better chances.

    The positions are those left by a play near the best. Their targets are the backups of one throw, or, with
    trials, the mean of short rollouts, and then only of positions where the sides can still meet.
    """
    desk = desk_for(net)
    c, t = np.zeros(26, np.int8), np.zeros(26, np.int8)
    found = 0
    while found < boards.shape[0]:
        wild, die1, die2 = new_game(law, strange, seed, c)
        for ply in range(LONGEST):
            n = legal_plays(c, die1, die2, law, w)
            if n == 0:
                turned(c, t)
                c[:] = t
                die1, die2 = 1 + draw(seed, 6), 1 + draw(seed, 6)
                continue
            k = judge_plays(n, law, net, w, desk)
            if n > 1 and w.points[k] == 0 and draw(seed, share) == 0 and found < boards.shape[0]:
                j = near_best(n, k, w, margin, seed)
                turned(w.boards[j], t)
                see(t, law[DOUBLES], desk.x)
                if trials == 0:
                    boards[found] = t
                    backup(t, law, net, under, targets[found])
                    found += 1
                elif desk.x[INPUTS - 1] == 0.0:
                    boards[found] = t
                    rolled_chances(t, law, net, trials, plies, seed, under, targets[found])
                    found += 1
            if ply < wild:
                k = draw(seed, n)
            if w.points[k] > 0:
                break
            turned(w.boards[k], t)
            c[:] = t
            die1, die2 = 1 + draw(seed, 6), 1 + draw(seed, 6)


@nb.njit(cache=True)
def fit(
    net: tuple, doubles: int, boards: np.ndarray, targets: np.ndarray, rate: float, passes: int, seed: np.ndarray
) -> float:  # fmt: skip
    """Mend the net towards the targets, in an order drawn anew each pass; return the first pass's rms error."""
    desk = desk_for(net)
    order = np.arange(boards.shape[0])
    error = 0.0
    for turn in range(passes):
        for k in range(boards.shape[0] - 1, 0, -1):
            j = draw(seed, k + 1)
            order[k], order[j] = order[j], order[k]
        for k in order:
            y = judge(boards[k], doubles, net, desk)
            if turn == 0:
                error += (y[0] - targets[k, 0]) ** 2
            mend(desk, targets[k], rate, net)
    return (error / boards.shape[0]) ** 0.5


@nb.njit(cache=True)
def throw_worths(c: np.ndarray, law: np.ndarray, net: tuple, w: Workspace, worths: np.ndarray) -> None:
    """Write the points the mover can look for after each throw, by the net's best play; [high, low] is filled."""
    desk = desk_for(net)
    t = np.zeros(26, np.int8)
    for die1 in range(1, 7):
        for die2 in range(1, die1 + 1):
            n = legal_plays(c, die1, die2, law, w)
            if n > 0:
                worths[die1, die2] = w.worths[judge_plays(n, law, net, w, desk)]
            else:
                turned(c, t)
                worths[die1, die2] = -equity(judge(t, law[DOUBLES], net, desk))
