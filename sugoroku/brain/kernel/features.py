"""See a position as the net does, at compiled speed; the layout is that of sugoroku.brain.features."""

import numba as nb
import numpy as np

from sugoroku.brain.layout import CLASSIC, ESCAPES, EXTRA, INPUTS

INNER = 126  # the mask of points 1 to 6
PLACE = np.zeros(37, np.int64)  # a lone bit's place, by its remainder after 37
for _place in range(26):
    PLACE[(1 << _place) % 37] = _place


@nb.njit(cache=True)
def run_length(x: int) -> int:
    """Return the longest run of set bits."""
    n = 0
    while x:
        x &= x >> 1
        n += 1
    return n


@nb.njit(cache=True)
def bits(x: int) -> int:
    """Count the set bits."""
    n = 0
    while x:
        x &= x - 1
        n += 1
    return n


@nb.njit(cache=True)
def hits(a: int, b: int, s: int, bar: int, k: int, lone: int) -> int:
    """Return the mask of lone stones that two different dice can hit."""
    if bar == 0:
        la = (s >> a) & ~k
        lb = (s >> b) & ~k
        return ((s >> a) | (s >> b) | (la >> b) | (lb >> a)) & lone
    ea = (1 << (25 - a)) & ~k
    eb = (1 << (25 - b)) & ~k
    found = (ea | eb) & lone
    if bar == 1:
        if ea:
            found |= ((s | ea) >> b) & lone
        if eb:
            found |= ((s | eb) >> a) & lone
    return found


@nb.njit(cache=True)
def double_hits(d: int, times: int, s: int, bar: int, k: int, lone: int) -> int:
    """Return the mask of lone stones that a double can hit."""
    found = 0
    free = s
    left = times
    if bar > 0:
        e = (1 << (25 - d)) & ~k
        if e == 0:
            return 0
        found = e & lone
        if bar >= times:
            return found
        left = times - bar
        free = s | e
    for _ in range(left):
        free = (free >> d) & ~k
        found |= free & lone
    return found


@nb.njit(cache=True)
def shots(times: int, s: int, bar: int, k: int, lone: int) -> tuple[int, int]:
    """Count the throws of 36 that hit one of the lone stones, and those that can hit two."""
    one = 0
    two = 0
    for a in range(1, 7):
        f = double_hits(a, times, s, bar, k, lone)
        one += f != 0
        two += f & (f - 1) != 0
        for b in range(1, a):
            f = hits(a, b, s, bar, k, lone)
            one += 2 * (f != 0)
            two += 2 * (f & (f - 1) != 0)
    return one, two


@nb.njit(cache=True)
def standing(
    c: np.ndarray, mine: bool, x: np.ndarray, classic: int, s: int, blocks: int, met: int
) -> tuple[int, int, int, int, int, int]:
    """Write the inputs of one side's points; return its stones there, their pips, pips to gather and three more.

    These are the stones in the inner table, the ways of those outside it, and the stones beyond the point `met`.
    """
    count, pips, gather, inner, way, behind = 0, 0, 0, 0, 0, 0
    while s:
        low = s & -s
        s ^= low
        p = PLACE[low % 37]
        n = int(c[p]) if mine else -int(c[25 - p])
        base = classic + 4 * (p - 1)
        x[base] = n == 1
        x[base + 1] = n == 2
        x[base + 2] = n > 2
        x[base + 3] = max(n - 3, 0) * 0.5
        far = p > 6
        count += n
        pips += n * p
        gather += n * (p - 6) * far
        inner += n * (not far)
        way += n * far * ESCAPES[((blocks << 12) >> p) & 4095]
        behind += n * (p > met)
    return count, pips, gather, inner, way, behind


@nb.njit(cache=True)
def missing(c: np.ndarray, mine: bool) -> int:
    """Count the stones a side lacks for the nearer of two mujo layouts."""
    first, flat, comb = 0, 0, 0
    for p in range(1, 7):
        n = max(int(c[p]) if mine else -int(c[25 - p]), 0)
        two, three = max(2 - n, 0), max(3 - n, 0)
        if p in (1, 3):
            first += two
        else:
            flat += two if p == 2 else three
            comb += two if p == 5 else three
    return first + min(flat, comb)


@nb.njit(cache=True)
def side(
    c: np.ndarray, mine: bool, times: int, x: np.ndarray, classic: int, extra: int, own: tuple, other: tuple
) -> None:
    """Write one side's inputs.

    A side is told by masks of its stones and of its points of two or more, by masks of its lone stones and of those
    points as the other side numbers them, its stones on the bar and its rearmost point.
    """
    s, made, lone_seen, made_seen, bar, top = own
    s_other, made_other, _, blocks, bar_other, top_other = other
    count, pips, gather, inner, way, behind = standing(c, mine, x, classic, s, blocks, 25 - top_other)
    way += bar * ESCAPES[((blocks << 12) >> 25) & 4095]
    behind += bar
    least = 36
    for p in range(16, top + 1):
        least = min(least, ESCAPES[((blocks << 12) >> p) & 4095])
    one, two = 0, 0
    if lone_seen and (bar_other > 0 or behind > 0):
        one, two = shots(times, s_other, bar_other, made_seen, lone_seen)
    lone = s & ~made
    closed = bits(made & INNER)
    closed_other = bits(made_other & INNER)
    run = run_length(made)
    x[classic + 96] = bar * 0.5
    x[classic + 97] = (15 - count - bar) / 15.0
    x[extra] = (pips + 25 * bar) / 100.0
    x[extra + 1] = closed / 6.0
    x[extra + 2] = run * run / 36.0
    x[extra + 3] = ESCAPES[((blocks << 12) >> top) & 4095] / 36.0
    x[extra + 4] = one / 36.0
    x[extra + 5] = two / 36.0
    x[extra + 6] = (gather + 19 * bar) / 100.0
    x[extra + 7] = inner / 15.0
    x[extra + 8] = bits(lone & INNER) / 6.0
    x[extra + 9] = closed_other * closed_other / 36.0 if bar > 0 else 0.0
    x[extra + 10] = 1.0 if closed == 6 and bar_other > 0 else 0.0
    x[extra + 11] = way / 360.0
    x[extra + 12] = least / 36.0
    x[extra + 13] = behind / 15.0
    x[extra + 14] = bits(lone) / 6.0
    x[extra + 15] = missing(c, mine) / 15.0


@nb.njit(cache=True)
def see(c: np.ndarray, times: int, x: np.ndarray) -> None:
    """Write the inputs of a position, the mover being about to throw."""
    for i in range(INPUTS):
        x[i] = 0.0
    s, made, lone_seen, made_seen, top = 0, 0, 0, 0, 0
    s2, made2, lone_seen2, made_seen2, top2 = 0, 0, 0, 0, 0
    for p in range(1, 25):
        n = int(c[p])
        q = 25 - p
        s |= np.int64(n > 0) << p
        made |= np.int64(n > 1) << p
        made_seen |= np.int64(n > 1) << q
        lone_seen |= np.int64(n == 1) << q
        s2 |= np.int64(n < 0) << q
        made2 |= np.int64(n < -1) << q
        made_seen2 |= np.int64(n < -1) << p
        lone_seen2 |= np.int64(n == -1) << p
        top = p if n > 0 else top
        top2 = max(top2, q * (n < 0))
    bar = int(c[25])
    bar2 = -int(c[0])
    top = 25 if bar > 0 else top
    top2 = 25 if bar2 > 0 else top2
    own = (s, made, lone_seen, made_seen, bar, top)
    other = (s2, made2, lone_seen2, made_seen2, bar2, top2)
    side(c, True, times, x, 0, 2 * CLASSIC, own, other)
    side(c, False, times, x, CLASSIC, 2 * CLASSIC + EXTRA, other, own)
    if top + top2 <= 24 and top < 25 and top2 < 25:
        x[INPUTS - 1] = 1.0
