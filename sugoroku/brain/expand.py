"""Find the plays of many boards under many throws at once: numpy only, boards without the steps to them."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sugoroku.brain.features import Boards
from sugoroku.game.dice import Throw
from sugoroku.game.rules import Rules

Ints = npt.NDArray[np.int64]
_Flags = npt.NDArray[np.bool_]
_POINTS = np.arange(1, 26)
_HASH = np.random.default_rng(1679).integers(1, 2**62, 27, dtype=np.int64)
_SHAPES = {
    "off": (),
    "from-in-1": ((2, 2, 2, 3, 3, 3), (2, 3, 2, 3, 2, 3)),
    "either-end": ((2, 2, 2, 3, 3, 3), (2, 3, 2, 3, 2, 3), (3, 3, 3, 2, 2, 2), (3, 2, 3, 2, 3, 2)),
}


class Results(NamedTuple):
    """Hold boards after a play (the mover's view), what each belongs to, and the points it wins.

    Group b * len(throws) + t is board b under throw t; every group has at least one row, which is the board
    itself where nothing can move. Rows stand in order of their group.
    """

    boards: Boards
    group: Ints
    points: Ints


def expand(boards: Boards, throws: Sequence[Throw], rules: Rules) -> Results:
    """Return the distinct results of every board under every throw."""
    high = np.tile(np.array([throw.high for throw in throws]), len(boards))
    low = np.tile(np.array([throw.low for throw in throws]), len(boards))
    return expand_each(np.repeat(boards, len(throws), axis=0), high, low, rules)


def expand_each(boards: Boards, high: Ints, low: Ints, rules: Rules) -> Results:
    """Return the distinct results of every board under a throw of its own; groups are the boards' rows."""
    number = np.arange(len(boards))
    double = high == low
    parts = [Results(boards[:0], number[:0], np.zeros(0, np.int64))]  # so that no boards at all have no results
    for chosen, play in ((~double, _two_dice), (double, _doubles)):
        if chosen.any():
            parts.append(play(boards[chosen], number[chosen], high[chosen], low[chosen], rules))
    found = _join(parts)
    stuck = np.setdiff1d(number, found.group)
    found = _join([found, Results(boards[stuck], stuck, np.zeros(len(stuck), np.int64))])
    if rules.primes == "courteous":
        found = _courteous(found)
    return _pick(found, np.argsort(found.group, kind="stable"))


def _join(parts: Sequence[Results]) -> Results:
    return Results(
        np.concatenate([part.boards for part in parts]),
        np.concatenate([part.group for part in parts]),
        np.concatenate([part.points for part in parts]),
    )


def _pick(found: Results, rows: _Flags | Ints) -> Results:
    return Results(found.boards[rows], found.group[rows], found.points[rows])


def _step(boards: Boards, group: Ints, die: Ints, rules: Rules) -> tuple[Results, Ints]:
    """Make every step of one die from every board; return the results and the rows they came from."""
    target = _POINTS - die[:, None]
    inside = target > 0
    free = np.take_along_axis(boards, np.maximum(target, 0), 1) > -2
    stones = boards[:, 1:] > 0
    may = stones & free & inside
    may[boards[:, 25] > 0, :24] = False
    if rules.finish == "bear-off":
        highest = 25 - stones[:, ::-1].argmax(1)
        top = (highest[:, None] == _POINTS) & ~inside
        may |= stones & (highest <= 6)[:, None] & ((target == 0) | top)
    rows, columns = np.nonzero(may)
    new = boards[rows]
    line = np.arange(len(rows))
    source = columns + 1
    goal = source - die[rows]
    new[line, source] -= 1
    lands = goal > 0
    line, goal = line[lands], goal[lands]
    hit = new[line, goal] == -1
    new[line, goal] += 1 + hit.astype(np.int8)
    new[line, 0] -= hit
    return _distinct(Results(new, group[rows], won_points(new, rules)), rows)


def _distinct(found: Results, rows: Ints) -> tuple[Results, Ints]:
    key = found.boards.astype(np.int64) @ _HASH[:26] + found.group * _HASH[26]
    _, first = np.unique(key, return_index=True)
    return _pick(found, first), rows[first]


def won_points(boards: Boards, rules: Rules) -> Ints:
    """Return the points the mover has just won on each board, 0 where the game goes on."""
    if rules.finish == "bear-off":
        over = ~(boards[:, 1:] > 0).any(1)
        points: Ints = np.asarray(over, np.int64)
        if rules.gammons and over.any():
            all_left = over & (-np.minimum(boards, 0).sum(1, dtype=np.int64) == 15)
            points[all_left] += 1
            points[all_left & (boards[:, :7] < 0).any(1)] += 1
        return points
    inner = boards[:, 1:7]
    home = np.maximum(inner, 0).sum(1, dtype=np.int64) == 15
    points = np.asarray(home, np.int64)
    if rules.mushigachi == "off":
        return points
    closed = (boards[:, 0] < 0) & (inner > 1).all(1)
    points[closed & home] += 1
    if rules.mushigachi == "instant":
        points[closed & ~home] = 2
    for shape in _SHAPES[rules.mujogachi]:
        points[closed & home & (inner == shape).all(1)] += 1
    return points


def _two_dice(boards: Boards, group: Ints, high: Ints, low: Ints, rules: Rules) -> Results:
    firsts = []
    parts = []
    for one, other in ((high, low), (low, high)):
        first, rows = _step(boards, group, one, rules)
        firsts.append(first)
        goes_on = first.points == 0
        parts.append(_pick(first, ~goes_on))
        second, _ = _step(first.boards[goes_on], first.group[goes_on], other[rows[goes_on]], rules)
        parts.append(second)
    found = _join(parts)
    found, _ = _distinct(found, np.zeros(len(found.group), np.int64))
    used = found.group
    for first in firsts:
        one_die = _pick(first, ~np.isin(first.group, used))
        found = _join([found, one_die])
        if rules.larger_die:
            used = found.group
    found, _ = _distinct(found, np.zeros(len(found.group), np.int64))
    return found


def _doubles(boards: Boards, group: Ints, high: Ints, low: Ints, rules: Rules) -> Results:
    del low
    front = Results(boards, group, np.zeros(len(group), np.int64))
    die = high
    done = []
    winners = np.zeros(0, np.int64)
    for level in range(rules.doubles):
        onward, rows = _step(front.boards, front.group, die, rules)
        stays = ~np.isin(front.group, onward.group)
        if level:
            done.append(_pick(front, stays & ~np.isin(front.group, winners)))
        goes_on = onward.points == 0
        done.append(_pick(onward, ~goes_on))
        winners = np.concatenate([winners, onward.group[~goes_on]])
        front, die = _pick(onward, goes_on), die[rows[goes_on]]
    return _join([*done, front])


def _courteous(found: Results) -> Results:
    run = np.zeros(len(found.group), np.int64)
    prime = np.zeros(len(found.group), np.bool_)
    for point in range(1, 25):
        run = np.where(found.boards[:, point] > 1, run + 1, 0)
        prime |= run >= 6
    polite = ~prime | (found.points > 0)
    return _pick(found, polite | ~np.isin(found.group, found.group[polite]))
