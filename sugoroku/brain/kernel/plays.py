"""Find all legal plays of a throw at compiled speed, one board per distinct result."""

from typing import NamedTuple

import numba as nb
import numpy as np

from sugoroku.brain.layout import OUTPUTS

# A law is an int32 vector; these are its places.
GATHER, MUSHI, MUJO, DOUBLES, LARGER, GAMMONS, COURTEOUS, KEEP, ARRAY = range(9)
MOST = 4096  # more than any throw's distinct results, frontier levels included

_HASH = np.random.default_rng(1679).integers(1, 2**62, 26, dtype=np.int64)


class Workspace(NamedTuple):
    """Hold what one thread finds of a throw, and what it takes to find it."""

    boards: np.ndarray  # [MOST, 26], the results of a throw's distinct plays
    points: np.ndarray  # won by them
    worths: np.ndarray  # in points a game, to the mover (sugoroku.brain.kernel.selfplay.judge_plays)
    chances: np.ndarray  # [MOST, OUTPUTS], of the other side, about to throw
    frontier: np.ndarray  # boards within a throw, of this step and the next
    hashes: np.ndarray
    table: np.ndarray  # of the boards that were met
    keys: np.ndarray
    clock: np.ndarray


def workspace() -> Workspace:
    """Make the arrays one thread needs."""
    return Workspace(
        np.zeros((MOST, 26), np.int8),
        np.zeros(MOST, np.int32),
        np.zeros(MOST, np.float64),
        np.zeros((MOST, OUTPUTS), np.float32),
        np.zeros((2, MOST, 26), np.int8),
        np.zeros((2, MOST), np.int64),
        np.full(2 * MOST, -1, np.int64),
        np.zeros(2 * MOST, np.int64),
        np.zeros(1, np.int64),
    )


@nb.njit(cache=True)
def won(c: np.ndarray, law: np.ndarray) -> int:
    """Return the points the mover has just won, 0 when the game goes on."""
    if law[GATHER] == 1:
        closed = True
        home = 0
        for p in range(1, 7):
            if c[p] > 0:
                home += c[p]
            if c[p] < 2:
                closed = False
        captive = c[0] < 0
        if home == 15:
            if law[MUSHI] > 0 and captive and closed:
                if law[MUJO] > 0 and mujo_shape(c, law[MUJO] == 2):
                    return 3
                return 2
            return 1
        if law[MUSHI] == 2 and captive and closed:
            return 2
        return 0
    for p in range(1, 26):
        if c[p] > 0:
            return 0
    if law[GAMMONS] == 0:
        return 1
    theirs = 0
    inner = c[0] < 0
    for p in range(25):
        if c[p] < 0:
            theirs -= c[p]
            if p <= 6:
                inner = True
    if theirs < 15:
        return 1
    return 3 if inner else 2


@nb.njit(cache=True)
def mujo_shape(c: np.ndarray, either: bool) -> bool:
    """Tell whether the six inner counts are one of the mujo layouts."""
    a = c[1] == 2 and c[2] == 2 and c[3] == 2 and c[4] == 3 and c[5] == 3 and c[6] == 3
    b = c[1] == 2 and c[2] == 3 and c[3] == 2 and c[4] == 3 and c[5] == 2 and c[6] == 3
    if a or b:
        return True
    if not either:
        return False
    d = c[1] == 3 and c[2] == 3 and c[3] == 3 and c[4] == 2 and c[5] == 2 and c[6] == 2
    e = c[1] == 3 and c[2] == 2 and c[3] == 3 and c[4] == 2 and c[5] == 3 and c[6] == 2
    return d or e


@nb.njit(cache=True)
def all_home(c: np.ndarray) -> bool:
    """Tell whether none of the mover's stones stands outside the inner table."""
    for p in range(7, 26):
        if c[p] > 0:
            return False
    return True


@nb.njit(cache=True)
def highest(c: np.ndarray) -> int:
    """Return the mover's rearmost point, the bar being 25; 0 when all are off."""
    for p in range(25, 0, -1):
        if c[p] > 0:
            return p
    return 0


@nb.njit(cache=True)
def landing(c: np.ndarray, p: int, die: int, top: int, law: np.ndarray) -> int:
    """Return where a stone on p lands with a die (0 is off), -1 where it may not."""
    t = p - die
    if t >= 1:
        return t if c[t] >= -1 else -1
    if law[GATHER] == 1 or top > 6:
        return -1
    if t == 0 or p == top:
        return 0
    return -1


@nb.njit(cache=True)
def make(c: np.ndarray, h: int, p: int, t: int, out: np.ndarray) -> int:
    """Write the board after one step into out and return its hash."""
    for i in range(26):
        out[i] = c[i]
    out[p] -= 1
    h -= _HASH[p]
    if t > 0:
        if out[t] == -1:
            out[t] = 1
            out[0] -= 1
            h += 2 * _HASH[t] - _HASH[0]
        else:
            out[t] += 1
            h += _HASH[t]
    return h


@nb.njit(cache=True)
def fresh(h: int, table: np.ndarray, keys: np.ndarray, stamp: int) -> bool:
    """Enter a hash in the table and tell whether it was new under this stamp."""
    size = table.shape[0]
    i = (h ^ (h >> 31)) & (size - 1)
    while table[i] == stamp:
        if keys[i] == h:
            return False
        i = (i + 1) & (size - 1)
    table[i] = stamp
    keys[i] = h
    return True


@nb.njit(cache=True)
def board_hash(c: np.ndarray) -> int:
    """Return the linear hash of a board."""
    h = np.int64(0)
    for i in range(26):
        h += c[i] * _HASH[i]
    return h


@nb.njit(cache=True)
def legal_plays(c: np.ndarray, die1: int, die2: int, law: np.ndarray, w: Workspace) -> int:
    """Fill the workspace's results and points with the distinct plays of a throw; return how many."""
    if die1 == die2:
        n = _double(c, die1, law, w)
    else:
        n = _two_dice(c, max(die1, die2), min(die1, die2), law, w)
    if law[COURTEOUS] == 1 and n > 0:
        n = _courteous(n, w)
    return n


@nb.njit(cache=True)
def _two_dice(c: np.ndarray, high: int, low: int, law: np.ndarray, w: Workspace) -> int:
    out, points, frontier = w.boards, w.points, w.frontier
    table, keys, clock = w.table, w.keys, w.clock
    clock[0] += 1
    stamp = clock[0]
    h0 = board_hash(c)
    b1 = frontier[0, 0]
    n = 0
    two = False
    top = highest(c)
    low_end = 25 if c[25] > 0 else 1
    for turn in range(2):
        d1 = high if turn == 0 else low
        d2 = low if turn == 0 else high
        for p in range(top, low_end - 1, -1):
            if c[p] <= 0:
                continue
            t = landing(c, p, d1, top, law)
            if t < 0:
                continue
            h1 = make(c, h0, p, t, b1)
            points1 = won(b1, law)
            if points1 > 0:
                if fresh(h1, table, keys, stamp):
                    out[n] = b1
                    points[n] = points1
                    n += 1
                continue
            top1 = highest(b1)
            end1 = 25 if b1[25] > 0 else 1
            for q in range(top1, end1 - 1, -1):
                if b1[q] <= 0:
                    continue
                u = landing(b1, q, d2, top1, law)
                if u < 0:
                    continue
                two = True
                h2 = make(b1, h1, q, u, out[n])
                if fresh(h2, table, keys, stamp):
                    points[n] = won(out[n], law)
                    n += 1
    if two or n > 0:  # a win counts as using both dice
        return n
    for turn in range(2):
        d1 = high if turn == 0 else low
        some = False
        for p in range(top, low_end - 1, -1):
            if c[p] <= 0:
                continue
            t = landing(c, p, d1, top, law)
            if t < 0:
                continue
            some = True
            h1 = make(c, h0, p, t, out[n])
            if fresh(h1, table, keys, stamp):
                points[n] = won(out[n], law)
                n += 1
        if some and law[LARGER] == 1:
            break
    return n


@nb.njit(cache=True)
def _double(c: np.ndarray, die: int, law: np.ndarray, w: Workspace) -> int:
    out, points, frontier, hashes = w.boards, w.points, w.frontier, w.hashes
    table, keys, clock = w.table, w.keys, w.clock
    now = 0
    count = 1
    frontier[0, 0] = c
    hashes[0, 0] = board_hash(c)
    n = 0
    for level in range(law[DOUBLES]):
        clock[0] += 1
        stamp = clock[0]
        after = 0
        moved = False
        for k in range(count):
            b = frontier[now, k]
            top = highest(b)
            end = 25 if b[25] > 0 else 1
            for p in range(top, end - 1, -1):
                if b[p] <= 0:
                    continue
                t = landing(b, p, die, top, law)
                if t < 0:
                    continue
                moved = True
                h = make(b, hashes[now, k], p, t, frontier[1 - now, after])
                if not fresh(h, table, keys, stamp):
                    continue
                points1 = won(frontier[1 - now, after], law)
                if points1 > 0:
                    out[n] = frontier[1 - now, after]
                    points[n] = points1
                    n += 1
                else:
                    hashes[1 - now, after] = h
                    after += 1
        if not moved:
            if level == 0 or n > 0:  # a win counts as using all the dice
                return n
            break
        now = 1 - now
        count = after
        if count == 0:
            break
    for k in range(count):
        out[n] = frontier[now, k]
        points[n] = 0
        n += 1
    return n


@nb.njit(cache=True)
def _prime(c: np.ndarray) -> bool:
    run = 0
    for p in range(1, 25):
        run = run + 1 if c[p] >= 2 else 0
        if run >= 6:
            return True
    return False


@nb.njit(cache=True)
def _courteous(n: int, w: Workspace) -> int:
    out, points = w.boards, w.points
    polite = False
    for k in range(n):
        if points[k] > 0 or not _prime(out[k]):
            polite = True
            break
    if not polite:
        return n
    m = 0
    for k in range(n):
        if points[k] > 0 or not _prime(out[k]):
            out[m] = out[k]
            points[m] = points[k]
            m += 1
    return m
