"""Judge the positions of whole games of self-play by what look-ahead finds along the way (TD(lambda) without luck)."""

import numba as nb
import numpy as np

from sugoroku.brain.kernel.lookahead import backup, near_best
from sugoroku.brain.kernel.net import desk_for, judge
from sugoroku.brain.kernel.plays import DOUBLES, Workspace, legal_plays
from sugoroku.brain.kernel.selfplay import LONGEST, draw, judge_plays, new_game, turned
from sugoroku.brain.layout import OUTPUTS


@nb.njit(cache=True)
def trace_back(values: np.ndarray, targets: np.ndarray, best: np.ndarray, share: float, count: int) -> None:
    """Add to each position's look-ahead the errors that the look-aheads after it found, `share` of them a step.

    `targets` [count, OUTPUTS] hold the look-aheads and are changed in place; `values` are the net's own chances and
    `best[s]` tells whether the play after position s was the net's best. A look-ahead is a mean over all throws, so
    the luck of the throws that fell does not enter.
    """
    for s in range(count - 2, -1, -1):
        if best[s]:
            win = targets[s + 1, 0] - values[s + 1, 0]
            targets[s, 0] -= share * win
            for o in range(1, OUTPUTS):
                other = o + 2 if o < 3 else o - 2
                targets[s, o] += share * (targets[s + 1, other] - values[s + 1, other])


@nb.njit(cache=True, nogil=True)
def collect_games(
    net: tuple, law: np.ndarray, share: float, stray: int, strange: float, margin: float, seed: np.ndarray,
    w: Workspace, under: Workspace, boards: np.ndarray, targets: np.ndarray,
) -> None:  # fmt: skip
    """Fill boards with all positions of games of self-play, and targets with their traced look-aheads.

    One play in `stray` is drawn from those near the best.
    """
    desk = desk_for(net)
    c, t = np.zeros(26, np.int8), np.zeros(26, np.int8)
    met = np.zeros((LONGEST, 26), np.int8)
    values = np.zeros((LONGEST, OUTPUTS), np.float32)
    ahead = np.zeros((LONGEST, OUTPUTS), np.float32)
    best = np.zeros(LONGEST, np.bool_)
    found = 0
    while found < boards.shape[0]:
        wild, die1, die2 = new_game(law, strange, seed, c)
        count = 0
        for ply in range(LONGEST):
            n = legal_plays(c, die1, die2, law, w)
            as_best = True
            if n > 0:
                k = judge_plays(n, law, net, w, desk)
                if ply < wild:
                    k = draw(seed, n)
                    as_best = False
                elif n > 1 and w.points[k] == 0 and draw(seed, stray) == 0:
                    j = near_best(n, k, w, margin, seed)
                    as_best = j == k
                    k = j
            if ply > 0:
                best[count - 1] = as_best
            if n > 0 and w.points[k] > 0:
                break
            turned(w.boards[k] if n > 0 else c, t)
            c[:] = t
            met[count] = c
            values[count] = w.chances[k] if n > 0 else judge(c, law[DOUBLES], net, desk)
            backup(c, law, net, under, ahead[count])
            count += 1
            die1, die2 = 1 + draw(seed, 6), 1 + draw(seed, 6)
        trace_back(values, ahead, best, share, count)
        kept = min(count, boards.shape[0] - found)
        boards[found : found + kept] = met[:kept]
        targets[found : found + kept] = ahead[:kept]
        found += kept
