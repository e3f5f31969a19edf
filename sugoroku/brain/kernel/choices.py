"""Judge what a player chooses between: the plays that seem best after a throw, each by look-ahead."""

import numba as nb
import numpy as np

from sugoroku.brain.kernel.lookahead import backup
from sugoroku.brain.kernel.net import desk_for
from sugoroku.brain.kernel.plays import MOST, Workspace, legal_plays
from sugoroku.brain.kernel.selfplay import LONGEST, draw, judge_plays, new_game, turned

RIVALS = 5  # plays of one choice


@nb.njit(cache=True, nogil=True)
def collect_choices(
    net: tuple, law: np.ndarray, share: int, stray: int, strange: float, margin: float, seed: np.ndarray, w: Workspace,
    under: Workspace, boards: np.ndarray, targets: np.ndarray,
) -> None:  # fmt: skip
    """Fill boards [n, RIVALS, 26] with what may be left by a play, and targets [n, RIVALS, OUTPUTS] with look-aheads.

    About one choice in `share` of self-play is taken, where the best play does not win. The plays are the best by the
    net, as far as they are within the margin of the best; where they are fewer the best one stands again. The game goes
    on by the best, or now and then (one chance in `stray` each) by another of them.
    """
    desk, worths = desk_for(net), np.zeros(MOST, np.float64)
    c, t = np.zeros(26, np.int8), np.zeros(26, np.int8)
    found = 0
    while found < boards.shape[0]:
        wild, die1, die2 = new_game(law, strange, seed, c)
        for ply in range(LONGEST):
            n = legal_plays(c, die1, die2, law, w)
            k = judge_plays(n, law, net, w, desk)
            if ply < wild and n > 0:
                k = draw(seed, n)
            elif n > 1 and w.points[k] == 0 and draw(seed, share) == 0 and found < boards.shape[0]:
                count = 0
                worths[:n] = w.worths[:n]
                least = worths[k] - margin
                j = k
                while count < RIVALS and worths[j] > least:
                    if w.points[j] == 0:
                        turned(w.boards[j], boards[found, count])
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
            if n > 0 and w.points[k] > 0:
                break
            turned(w.boards[k] if n > 0 else c, t)
            c[:] = t
            die1, die2 = 1 + draw(seed, 6), 1 + draw(seed, 6)
