"""See many positions at once as the nets do: numpy only, the layout is sugoroku.brain.layout's."""

from typing import Any

import numpy as np
import numpy.typing as npt

from sugoroku.brain.layout import CLASSIC, ESCAPES, EXTRA, INPUTS

Boards = npt.NDArray[np.int8]  # [n, 26] signed counts seen by the player about to throw
Floats = npt.NDArray[np.float32]
_Ints = npt.NDArray[np.int64]

_BITS = np.stack([2.0 ** np.arange(26), 2.0 ** (25 - np.arange(26))], axis=1)
_BITS[[0, 25]] = 0  # bars and stones off are no points
_PIPS = np.arange(26, dtype=np.float32)
_GATHER = np.maximum(_PIPS - 6, 0)
_FAR = np.arange(7, 26)
_SHAPES = np.array([[2, 2, 2, 3, 3, 3], [2, 3, 2, 3, 2, 3]])
_ESCAPES = ESCAPES.astype(np.int16)


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
    return np.where(some.any(1), 25 - some.argmax(1), 0)


def _classic(mine: Boards) -> Floats:
    points = mine[:, 1:25]
    inputs = np.empty((len(mine), CLASSIC), np.float32)
    inputs[:, 0:96:4] = points == 1
    inputs[:, 1:96:4] = points == 2
    inputs[:, 2:96:4] = points > 2
    inputs[:, 3:96:4] = np.maximum(points - 3, 0) * 0.5
    inputs[:, 96] = mine[:, 25] * 0.5
    inputs[:, 97] = (15 - mine.sum(1, dtype=np.int64)) / 15.0
    return inputs


def _masks(flags: npt.NDArray[np.bool_]) -> tuple[_Ints, _Ints]:
    """Return the bits of each row by own points and as the other side numbers them."""
    both = (flags @ _BITS).astype(np.int64)
    return both[:, 0], both[:, 1]


def _longest_run(bits: _Ints) -> _Ints:
    run = np.zeros(len(bits), np.int64)
    while bits.any():
        run += bits != 0
        bits = bits & (bits >> 1)
    return run


def _extra(mine: Boards, top: _Ints, doubles: int) -> Floats:
    n = len(mine) // 2
    swap = np.r_[n : 2 * n, 0:n]
    made, made_seen = _masks(mine > 1)
    stones, _ = _masks(mine > 0)
    lone = mine == 1
    lone_seen = _masks(lone)[1]
    blocks = made_seen[swap]
    bar = mine[:, 25].astype(np.int64)
    ways = _ESCAPES[((blocks[:, None] << 12) >> _FAR) & 4095]
    closed = (mine[:, 1:7] > 1).sum(1)
    behind = (mine[:, 1:25] * (np.arange(1, 25) > (25 - top[swap])[:, None])).sum(1) + bar
    inner = mine[:, 1:7].sum(1, dtype=np.int64)
    within = mine.astype(np.float32)
    one, two = _shots(stones[swap], bar[swap], made_seen, lone_seen, doubles, behind)
    missing = np.maximum(_SHAPES[None] - mine[:, None, 1:7], 0).sum(2).min(1)
    run = _longest_run(made)
    x = np.empty((2 * n, EXTRA), np.float32)
    x[:, 0] = within @ _PIPS / 100
    x[:, 1] = closed / 6
    x[:, 2] = run * run / 36
    x[:, 3] = _ESCAPES[((blocks << 12) >> top) & 4095] / 36
    x[:, 4] = one / 36
    x[:, 5] = two / 36
    x[:, 6] = within @ _GATHER / 100
    x[:, 7] = inner / 15
    x[:, 8] = lone[:, 1:7].sum(1) / 6
    x[:, 9] = np.where(bar > 0, closed[swap] ** 2 / 36, 0)
    x[:, 10] = (closed == 6) & (bar[swap] > 0)
    x[:, 11] = (ways * within[:, 7:]).sum(1) / 360
    x[:, 12] = np.where(_FAR[9:] <= top[:, None], ways[:, 9:], 36).min(1) / 36
    x[:, 13] = behind / 15
    x[:, 14] = lone[:, 1:25].sum(1) / 6
    x[:, 15] = missing / 15
    return x


def _shots(stones: _Ints, bar: _Ints, blocked: _Ints, lone: _Ints, doubles: int, behind: _Ints) -> tuple[_Ints, _Ints]:
    """Count the throws of 36 that hit one lone stone at least, and two at least.

    All masks are by the hitter's points; `behind` are the stones that could be met at all.
    """
    one = np.zeros(len(stones), np.int64)
    two = np.zeros(len(stones), np.int64)
    rows = np.flatnonzero((lone > 0) & ((bar > 0) | (behind > 0)))
    if not len(rows):
        return one, two
    stones, bar, free, lone = stones[rows], bar[rows], ~blocked[rows], lone[rows]
    captive = bar > 0
    enter = [np.where(captive, (1 << (25 - die)) & free, 0) for die in range(1, 7)]
    moved = [stones >> die for die in range(1, 7)]
    clear = [shifted & free for shifted in moved]
    any_captive = bool(captive.any())
    for high in range(6):
        found = _double_hits(high, doubles, stones, bar, free, enter[high], any_captive=any_captive) & lone
        one[rows] += found != 0
        two[rows] += (found & (found - 1)) != 0
        for low in range(high):
            found = moved[high] | moved[low] | (clear[high] >> (low + 1)) | (clear[low] >> (high + 1))
            if any_captive:
                entered = _entering_hits(high, low, stones, bar, enter)
                found = np.where(captive, entered, found)
            found &= lone
            one[rows] += 2 * (found != 0)
            two[rows] += 2 * ((found & (found - 1)) != 0)
    return one, two


def _entering_hits(high: int, low: int, stones: _Ints, bar: _Ints, enter: list[_Ints]) -> _Ints:
    """Return what a side with captured stones reaches with two different dice."""
    one, other = enter[high], enter[low]
    after = np.where(one != 0, (stones | one) >> (low + 1), 0) | np.where(other != 0, (stones | other) >> (high + 1), 0)
    return one | other | np.where(bar == 1, after, 0)


def _double_hits(
    die: int, times: int, stones: _Ints, bar: _Ints, free: _Ints, enter: _Ints, *, any_captive: bool
) -> _Ints:
    """Return what a side reaches with a double."""
    found = enter.copy()
    left = np.maximum(times - bar, 0)
    here = stones | enter
    stuck = (bar > 0) & (enter == 0)
    for step in range(times):
        here = (here >> (die + 1)) & free
        if any_captive:
            found |= np.where((step < left) & ~stuck, here, 0)
        else:
            found |= here
    return found
