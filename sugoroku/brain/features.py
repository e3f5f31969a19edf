"""See many positions at once as the nets do: numpy only, the layout is sugoroku.brain.layout's."""

from typing import Any

import numpy as np
import numpy.typing as npt

from sugoroku.brain.layout import CLASSIC, ESCAPES, EXTRA, INPUTS

Boards = npt.NDArray[np.int8]  # [n, 26] signed counts seen by the player about to throw
Floats = npt.NDArray[np.float32]
_Ints = npt.NDArray[np.int32]  # masks of 26 bits, and counts

_BITS = np.stack([2.0 ** np.arange(26), 2.0 ** (25 - np.arange(26))], axis=1).astype(np.float32)
_BITS[[0, 25]] = 0  # bars and stones off are no points
_POINTS = np.arange(26, dtype=np.int8)[:, None]
_FAR = np.arange(7, 26, dtype=np.int32)[:, None]
_UP, _DOWN = np.maximum(12 - _FAR, 0), np.maximum(_FAR - 12, 0)
_SHAPES = np.array([[2, 2, 2, 3, 3, 3], [2, 3, 2, 3, 2, 3]], np.int8)[:, :, None]
_ESCAPES = ESCAPES.astype(np.int8)
_COUNTS = np.array([[n == 1, n == 2, n > 2, max(n - 3, 0) * 0.5] for n in range(16)], np.float32)  # a point's inputs
_DICE = np.arange(1, 7, dtype=np.int32)[:, None]
_HIGH, _LOW = np.tril_indices(6, -1)  # the 15 throws of two different dice, as places in _DICE


def see(boards: Boards, doubles: int) -> Floats:
    """Return the inputs [n, INPUTS] of boards whose mover is about to throw."""
    n = len(boards)
    mover = np.maximum(boards, 0)
    other = np.maximum(-boards[:, ::-1], 0)
    mine = np.concatenate([mover, other])
    top = _rearmost(mine)
    extra = _extra(mine, top, doubles)
    classic = _classic(mine)
    seen = np.empty((n, INPUTS), np.float32)
    seen[:, :CLASSIC] = classic[:n]
    seen[:, CLASSIC : 2 * CLASSIC] = classic[n:]
    seen[:, 2 * CLASSIC : 2 * CLASSIC + EXTRA] = extra[:n]
    seen[:, 2 * CLASSIC + EXTRA : -1] = extra[n:]
    seen[:, -1] = is_race(top[:n], top[n:])
    return seen


def is_race(top: Any, top_theirs: Any) -> Any:  # noqa: ANN401 - numbers or arrays alike
    """Tell from both rearmost points whether the sides have passed each other."""
    return (top + top_theirs <= 24) & (top < 25) & (top_theirs < 25)


def _rearmost(mine: Boards) -> _Ints:
    some = mine[:, ::-1] > 0
    return np.where(some.any(1), 25 - some.argmax(1), 0).astype(np.int32)


def _classic(mine: Boards) -> Floats:
    inputs = np.empty((len(mine), CLASSIC), np.float32)
    inputs[:, :96] = _COUNTS[mine[:, 1:25]].reshape(-1, 96)
    inputs[:, 96] = mine[:, 25] * 0.5
    inputs[:, 97] = (15 - mine.sum(1, dtype=np.int8)) / 15.0
    return inputs


def _masks(flags: npt.NDArray[np.bool_]) -> tuple[_Ints, _Ints]:
    """Return the bits of each row by own points and as the other side numbers them."""
    both = (flags.astype(np.float32) @ _BITS).astype(np.int32)
    return both[:, 0], both[:, 1]


def _longest_run(bits: _Ints) -> _Ints:
    run = np.zeros(len(bits), np.int32)
    while bits.any():
        run += bits != 0
        bits = bits & (bits >> 1)
    return run


def _extra(mine: Boards, top: _Ints, doubles: int) -> Floats:
    n = len(mine) // 2
    swap = np.r_[n : 2 * n, 0:n]
    made, made_seen = _masks(mine > 1)
    stones, _ = _masks(mine > 0)
    lone_seen = _masks(mine == 1)[1]
    blocks = made_seen[swap]
    points = np.ascontiguousarray(mine.T)  # by point, so that sums over points run along the boards
    bar = points[25].astype(np.int32)
    ways = _ESCAPES[((blocks << _UP) >> _DOWN) & 4095]
    rear = top.astype(np.int8)
    behind = (points[1:25] * (_POINTS[1:25] > 25 - rear[swap])).sum(0, dtype=np.int8) + points[25]
    inner = points[1:7]
    closed = (inner > 1).sum(0, dtype=np.int8)
    far = points[7:].astype(np.int16)
    one, two = _shots(stones[swap], bar[swap], made_seen, lone_seen, doubles, behind)
    missing = np.minimum(*(np.maximum(shape - inner, 0).sum(0, dtype=np.int8) for shape in _SHAPES))
    run = _longest_run(made)
    x = np.empty((EXTRA, 2 * n), np.float32)
    x[0] = (far * _POINTS[7:]).sum(0, dtype=np.int16) + (inner * _POINTS[1:7]).sum(0, dtype=np.int16)
    x[0] /= 100
    x[1] = closed / 6
    x[2] = run * run / 36
    x[3] = _ESCAPES[((blocks.astype(np.int64) << 12) >> top) & 4095] / 36
    x[4] = one / 36
    x[5] = two / 36
    x[6] = (far * (_POINTS[7:] - 6)).sum(0, dtype=np.int16) / 100
    x[7] = inner.sum(0, dtype=np.int8) / 15
    x[8] = (inner == 1).sum(0, dtype=np.int8) / 6
    x[9] = np.where(bar > 0, closed[swap] ** 2 / 36, 0)
    x[10] = (closed == 6) & (bar[swap] > 0)
    x[11] = (ways * far).sum(0, dtype=np.int16) / 360
    x[12] = np.where(_POINTS[16:] <= rear, ways[9:], np.int8(36)).min(0) / 36
    x[13] = behind / 15
    x[14] = (points[1:25] == 1).sum(0, dtype=np.int8) / 6
    x[15] = missing / 15
    return x.T


def _shots(stones: _Ints, bar: _Ints, blocked: _Ints, lone: _Ints, doubles: int, behind: _Ints) -> tuple[_Ints, _Ints]:
    """Count the throws of 36 that hit one lone stone at least, and two at least.

    All masks are by the hitter's points; `behind` are the stones that could be met at all.
    """
    one = np.zeros(len(stones), np.int32)
    two = np.zeros(len(stones), np.int32)
    rows = np.flatnonzero((lone > 0) & ((bar > 0) | (behind > 0)))
    if not len(rows):
        return one, two
    stones, bar, free, lone = stones[rows], bar[rows], ~blocked[rows], lone[rows]
    captive = bar > 0
    moved = stones >> _DICE
    enter = np.where(captive, (1 << (25 - _DICE)) & free, 0)
    clear = moved & free
    found = moved[_HIGH] | moved[_LOW] | (clear[_HIGH] >> _DICE[_LOW]) | (clear[_LOW] >> _DICE[_HIGH])
    if some := bool(captive.any()):
        found = np.where(captive, _entering_hits(stones, bar, enter), found)
    found &= lone
    hits = 2 * (found != 0).sum(0, dtype=np.int8)
    pairs = 2 * ((found & (found - 1)) != 0).sum(0, dtype=np.int8)
    found = _double_hits(doubles, stones, bar, free, enter, any_captive=some) & lone
    one[rows] = hits + (found != 0).sum(0, dtype=np.int8)
    two[rows] = pairs + ((found & (found - 1)) != 0).sum(0, dtype=np.int8)
    return one, two


def _entering_hits(stones: _Ints, bar: _Ints, enter: _Ints) -> _Ints:
    """Return what a side with captured stones reaches with two different dice, [15, n]."""
    one, other = enter[_HIGH], enter[_LOW]
    after = np.where(one != 0, (stones | one) >> _DICE[_LOW], 0) | np.where(
        other != 0, (stones | other) >> _DICE[_HIGH], 0
    )
    return one | other | np.where(bar == 1, after, 0)


def _double_hits(times: int, stones: _Ints, bar: _Ints, free: _Ints, enter: _Ints, *, any_captive: bool) -> _Ints:
    """Return what a side reaches with each double, [6, n]."""
    found = enter.copy()
    here = stones | enter
    left = np.where((bar > 0) & (enter == 0), 0, np.maximum(times - bar, 0)) if any_captive else None
    for step in range(times):
        here = (here >> _DICE) & free
        found |= here if left is None else np.where(step < left, here, 0)
    return found
