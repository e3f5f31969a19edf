"""Judge what a player chooses between: the plays that seem best after a throw, each by look-ahead."""

import numba as nb
import numpy as np

from sugoroku.brain.kernel.features import see
from sugoroku.brain.kernel.lookahead import backup
from sugoroku.brain.kernel.net import equity, first_layer, last_layer, shift_layer
from sugoroku.brain.kernel.plays import DOUBLES, MOST, legal_plays
from sugoroku.brain.kernel.selfplay import LONGEST, draw, new_game, turned
from sugoroku.brain.layout import INPUTS, OUTPUTS

RIVALS = 5  # plays of one choice


@nb.njit(cache=True)
def worths_of_plays(n: int, law: np.ndarray, net: tuple, w: tuple, worths: np.ndarray) -> int:
    """Write the points that each of n results in the workspace promises; return the place of the first best."""
    hidden = net[1].shape[0]
    x, old = np.zeros(INPUTS, np.float32), np.zeros(INPUTS, np.float32)
    a, h = np.zeros(hidden, np.float32), np.zeros(hidden, np.float32)
    y = np.zeros(OUTPUTS, np.float32)
    t = np.zeros(26, np.int8)
    first_layer(x, net, a)
    best = 0
    for k in range(n):
        if w[1][k] > 0:
            worths[k] = w[1][k]
        else:
            turned(w[0][k], t)
            see(t, law[DOUBLES], x)
            shift_layer(old, x, net, a)
            last_layer(a, net, h, y)
            worths[k] = -equity(y)
        if worths[k] > worths[best]:
            best = k
    return best


@nb.njit(cache=True)
def collect_choices(
    net: tuple, law: np.ndarray, share: int, stray: int, strange: float, margin: float, seed: np.ndarray, w: tuple,
    under: tuple, boards: np.ndarray, targets: np.ndarray,
) -> None:  # fmt: skip
    """Fill boards [n, RIVALS, 26] with what may be left by a play, and targets [n, RIVALS, OUTPUTS] with look-aheads.

    About one choice in `share` of self-play is taken, where the best play does not win. The plays are the best by the
    net, as far as they are within the margin of the best; where they are fewer the best one stands again. The game goes
    on by the best, or now and then (one chance in `stray` each) by another of them.
    """
    worths = np.zeros(MOST, np.float64)
    c, t = np.zeros(26, np.int8), np.zeros(26, np.int8)
    found = 0
    while found < boards.shape[0]:
        wild, die1, die2 = new_game(law, strange, seed, c)
        for ply in range(LONGEST):
            n = legal_plays(c, die1, die2, law, w)
            k = worths_of_plays(n, law, net, w, worths) if n > 1 else 0
            if ply < wild and n > 0:
                k = draw(seed, n)
            elif n > 1 and w[1][k] == 0 and draw(seed, share) == 0 and found < boards.shape[0]:
                count = 0
                least = worths[k] - margin
                j = k
                while count < RIVALS and worths[j] > least:
                    if w[1][j] == 0:
                        turned(w[0][j], boards[found, count])
                        backup(boards[found, count], law, net, under, targets[found, count])
                        if count > 0 and draw(seed, stray) == 0:
                            k = j
                        count += 1
                    worths[j] = -9.0
                    j = worths[:n].argmax()
                if count > 1:
                    boards[found, count:] = boards[found, 0]
                    targets[found, count:] = targets[found, 0]
                    found += 1
            if n > 0 and w[1][k] > 0:
                break
            turned(w[0][k] if n > 0 else c, t)
            c[:] = t
            die1, die2 = 1 + draw(seed, 6), 1 + draw(seed, 6)
