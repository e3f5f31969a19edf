"""Play positions out and games through at compiled speed."""

import numba as nb
import numpy as np

from sugoroku.brain.kernel.features import see
from sugoroku.brain.kernel.net import equity, first_layer, last_layer
from sugoroku.brain.kernel.plays import DOUBLES, legal_plays
from sugoroku.brain.kernel.selfplay import LONGEST, array, best_play, draw, opening_throw, turned
from sugoroku.brain.layout import INPUTS, OUTPUTS


@nb.njit(cache=True)
def play_out(
    start: np.ndarray, law: np.ndarray, net: tuple, plies: int, seed: np.ndarray, w: tuple, worths: np.ndarray,
    wins: np.ndarray,
) -> None:  # fmt: skip
    """Write what each trial from a position is worth to the player about to throw, and his chance to win.

    The first two throws of the trials go evenly through all 36 x 36 falls of the dice; after `plies` plays the
    net judges.
    """
    hidden = net[1].shape[0]
    x, old = np.zeros(INPUTS, np.float32), np.zeros(INPUTS, np.float32)
    a, h = np.zeros(hidden, np.float32), np.zeros(hidden, np.float32)
    y = np.zeros(OUTPUTS, np.float32)
    c, t = np.zeros(26, np.int8), np.zeros(26, np.int8)
    for trial in range(worths.shape[0]):
        c[:] = start
        sign = 1.0
        worth = 0.0
        win = 0.5
        for ply in range(plies + 1):
            if ply == plies:
                see(c, law[DOUBLES], x)
                first_layer(x, net, a)
                last_layer(a, net, h, y)
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
                k, _ = best_play(n, law, net, w, x, old, a, h, y, t)
                if w[1][k] > 0:
                    worth = sign * w[1][k]
                    win = 1.0 if sign > 0 else 0.0
                    break
                turned(w[0][k], t)
            else:
                turned(c, t)
            c[:] = t
            sign = -sign
        worths[trial] = worth
        wins[trial] = win


@nb.njit(cache=True)
def tally(net: tuple, law: np.ndarray, seed: np.ndarray, w: tuple, record: np.ndarray) -> None:
    """Play games and write, a row each: points of the first seat, plies, hits, passes."""
    hidden = net[1].shape[0]
    x, old = np.zeros(INPUTS, np.float32), np.zeros(INPUTS, np.float32)
    a, h = np.zeros(hidden, np.float32), np.zeros(hidden, np.float32)
    y = np.zeros(OUTPUTS, np.float32)
    c, t = np.zeros(26, np.int8), np.zeros(26, np.int8)
    for game in range(record.shape[0]):
        array(law, c)
        die1, die2 = opening_throw(law, seed)
        sign = 1
        for ply in range(LONGEST):
            record[game, 1] = ply + 1
            n = legal_plays(c, die1, die2, law, w)
            if n > 0:
                k, _ = best_play(n, law, net, w, x, old, a, h, y, t)
                record[game, 2] += c[0] - w[0][k, 0]
                if w[1][k] > 0:
                    record[game, 0] = sign * w[1][k]
                    break
                turned(w[0][k], t)
            else:
                record[game, 3] += 1
                turned(c, t)
            c[:] = t
            sign = -sign
            die1, die2 = 1 + draw(seed, 6), 1 + draw(seed, 6)
