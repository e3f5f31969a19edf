"""Play positions out and games through at compiled speed."""

import numba as nb
import numpy as np

from sugoroku.brain.kernel.net import desk_for, equity, judge
from sugoroku.brain.kernel.plays import DOUBLES, Workspace, legal_plays
from sugoroku.brain.kernel.selfplay import LONGEST, array, draw, judge_plays, opening_throw, turned


@nb.njit(cache=True)
def play_out(
    start: np.ndarray, law: np.ndarray, net: tuple, plies: int, seed: np.ndarray, w: Workspace, worths: np.ndarray,
    wins: np.ndarray,
) -> None:  # fmt: skip
    """Write what each trial from a position is worth to the player about to throw, and his chance to win.

    The first two throws of the trials go evenly through all 36 x 36 falls of the dice; after `plies` plays the
    net judges.
    """
    desk = desk_for(net)
    c, t = np.zeros(26, np.int8), np.zeros(26, np.int8)
    for trial in range(worths.shape[0]):
        c[:] = start
        sign = 1.0
        worth = 0.0
        win = 0.5
        for ply in range(plies + 1):
            if ply == plies:
                y = judge(c, law[DOUBLES], net, desk)
                worth = sign * equity(y)
                win = y[0] if sign > 0 else 1.0 - y[0]
                break
            fall = draw(seed, 36)
            if ply == 0:
                fall = trial % 36
            elif ply == 1:
                fall = (trial // 36) % 36
            n = legal_plays(c, 1 + fall // 6, 1 + fall % 6, law, w)
            if n > 0:
                k = judge_plays(n, law, net, w, desk)
                if w.points[k] > 0:
                    worth = sign * w.points[k]
                    win = 1.0 if sign > 0 else 0.0
                    break
                turned(w.boards[k], t)
            else:
                turned(c, t)
            c[:] = t
            sign = -sign
        worths[trial] = worth
        wins[trial] = win


@nb.njit(cache=True)
def tally(net: tuple, law: np.ndarray, seed: np.ndarray, w: Workspace, record: np.ndarray) -> None:
    """Play games and write, a row each: points of the first seat, plies, hits, passes."""
    desk = desk_for(net)
    c, t = np.zeros(26, np.int8), np.zeros(26, np.int8)
    for game in range(record.shape[0]):
        array(law, c)
        die1, die2 = opening_throw(law, seed)
        sign = 1
        for ply in range(LONGEST):
            record[game, 1] = ply + 1
            n = legal_plays(c, die1, die2, law, w)
            if n > 0:
                k = judge_plays(n, law, net, w, desk)
                record[game, 2] += c[0] - w.boards[k, 0]
                if w.points[k] > 0:
                    record[game, 0] = sign * w.points[k]
                    break
                turned(w.boards[k], t)
            else:
                record[game, 3] += 1
                turned(c, t)
            c[:] = t
            sign = -sign
            die1, die2 = 1 + draw(seed, 6), 1 + draw(seed, 6)
