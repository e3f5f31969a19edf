"""Look ahead: what a judge says of a board once the coming throws are played out, and of each play."""

import numpy as np

from sugoroku.brain.evaluator import Evaluator, equities, flipped, won
from sugoroku.brain.expand import Ints, Results, expand
from sugoroku.brain.features import Boards, Floats
from sugoroku.game.dice import THROWS
from sugoroku.game.rules import Rules

WEIGHTS = np.array([throw.weight / 36 for throw in THROWS], np.float32)
# How many candidates each further ply looks at, and how far behind the best they may lie, in points.
BEAM = ((8, 0.25), (4, 0.12))
CHUNK = 16  # boards looked ahead from at once, to keep memory small
_WON = np.stack([won(points) for points in range(4)])


def turned(boards: Boards) -> Boards:
    """Return boards as the other side sees them."""
    return np.ascontiguousarray(-boards[:, ::-1])


def after_outputs(judge: Evaluator, found: Results, rules: Rules) -> Floats:
    """Return the five numbers of boards just left by a play, for the player who made it."""
    outputs = flipped(judge.outputs(turned(found.boards), rules))
    over = found.points > 0
    outputs[over] = _WON[found.points[over]]
    return outputs


def look_ahead(judge: Evaluator, boards: Boards, rules: Rules, plies: int) -> Floats:
    """Return the five numbers [n, 5] of boards whose mover is about to throw, seen `plies` throws ahead."""
    if plies == 0:
        return judge.outputs(boards, rules)
    if len(boards) > CHUNK:
        parts = [boards[start : start + CHUNK] for start in range(0, len(boards), CHUNK)]
        return np.concatenate([look_ahead(judge, part, rules, plies) for part in parts])
    found = expand(boards, THROWS, rules)
    outputs = after_outputs(judge, found, rules)
    best = best_rows(equities(outputs, rules), found)
    value = outputs[best]
    if plies > 1:
        on = found.points[best] == 0
        deeper = look_ahead(judge, turned(found.boards[best[on]]), rules, plies - 1)
        value[on] = flipped(deeper)
    mean: Floats = np.einsum("btk,t->bk", value.reshape(len(boards), len(THROWS), 5), WEIGHTS)
    return mean


def best_rows(worth: Floats, found: Results) -> Ints:
    """Return for each group the row of the highest worth."""
    order = np.lexsort((worth, found.group))
    last = np.flatnonzero(np.diff(found.group[order], append=-1))
    rows: Ints = order[last]
    return rows


def look_at_plays(judge: Evaluator, found: Results, rules: Rules, plies: int) -> tuple[Floats, list[int]]:
    """Return the five numbers of each play of one throw and the plays' order, the best first.

    Every play is judged as it stands; with plies beyond 0 the best few are looked at further, and stay ahead
    of those that were not.
    """
    outputs = after_outputs(judge, found, rules)
    worth = equities(outputs, rules)
    order = [int(row) for row in np.argsort(-worth, kind="stable")]
    for depth in range(plies):
        most, behind = BEAM[min(depth, len(BEAM) - 1)]
        chosen = [row for row in order[:most] if worth[row] >= worth[order[0]] - behind]
        if len(chosen) < 2 and depth < plies - 1:
            continue
        open_rows = [row for row in chosen if found.points[row] == 0]
        if open_rows:
            deeper = look_ahead(judge, turned(found.boards[open_rows]), rules, depth + 1)
            outputs[open_rows] = flipped(deeper)
            worth = equities(outputs, rules)
        chosen.sort(key=lambda row: -float(worth[row]))
        order = [*chosen, *(row for row in order if row not in chosen)]
    return outputs, order
