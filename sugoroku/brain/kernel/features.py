"""See a position as the net does, at compiled speed; the layout is that of sugoroku.brain.features."""

import numba as nb
import numpy as np

from sugoroku.brain.layout import CLASSIC, ESCAPES, EXTRA, INPUTS


@nb.njit(cache=True)
def run_length(x: int) -> int:
    """Return the longest run of set bits."""
    n = 0
    while x:
        x &= x >> 1
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
def side(
    mine: np.ndarray, theirs: np.ndarray, times: int, x: np.ndarray, classic: int, extra: int, top_theirs: int
) -> None:
    """Write one side's inputs; counts are by that side's own points, 25 being its bar."""
    blocks = 0  # their points of two or more, seen by me
    s_theirs = 0  # their stones, their own numbering
    for p in range(1, 25):
        n = theirs[p]
        if n > 0:
            s_theirs |= 1 << p
            if n > 1:
                blocks |= 1 << (25 - p)
    made = 0
    k_for_them = 0
    lone_for_them = 0
    lone = 0
    lone_inner = 0
    closed = 0
    closed_theirs = 0
    pips = 25 * mine[25]
    gather = 19 * mine[25]
    inner = 0
    total = mine[25]
    least = 36
    way = 0
    behind = mine[25]
    first_theirs = 25 - top_theirs
    for p in range(1, 25):
        n = mine[p]
        base = classic + 4 * (p - 1)
        total += n
        if n > 0:
            pips += n * p
            if n == 1:
                x[base] = 1.0
                lone += 1
                lone_for_them |= 1 << (25 - p)
                if p <= 6:
                    lone_inner += 1
            else:
                made |= 1 << p
                k_for_them |= 1 << (25 - p)
                if n == 2:
                    x[base + 1] = 1.0
                else:
                    x[base + 2] = 1.0
                    x[base + 3] = (n - 3) * 0.5
                if p <= 6:
                    closed += 1
            if p <= 6:
                inner += n
            else:
                gather += n * (p - 6)
                way += n * ESCAPES[((blocks << 12) >> p) & 4095]
            if p > first_theirs:
                behind += n
    for p in range(1, 7):
        if theirs[p] > 1:
            closed_theirs += 1
    way += mine[25] * ESCAPES[((blocks << 12) >> 25) & 4095]
    top = 0
    for p in range(25, 0, -1):
        if mine[p] > 0:
            top = p
            break
    for p in range(16, top + 1):
        e = ESCAPES[((blocks << 12) >> p) & 4095]
        least = min(least, e)
    one = 0
    two = 0
    if lone_for_them and (theirs[25] > 0 or behind > 0):
        for a in range(1, 7):
            f = double_hits(a, times, s_theirs, theirs[25], k_for_them, lone_for_them)
            if f:
                one += 1
                if f & (f - 1):
                    two += 1
            for b in range(1, a):
                f = hits(a, b, s_theirs, theirs[25], k_for_them, lone_for_them)
                if f:
                    one += 2
                    if f & (f - 1):
                        two += 2
    run = run_length(made)
    first = (2 - mine[1] if mine[1] < 2 else 0) + (2 - mine[3] if mine[3] < 2 else 0)
    high = 2 - mine[2] if mine[2] < 2 else 0
    flat = first + high
    for p in range(4, 7):
        if mine[p] < 3:
            flat += 3 - mine[p]
    comb = first + (2 - mine[5] if mine[5] < 2 else 0)
    for p in range(2, 7, 2):
        if mine[p] < 3:
            comb += 3 - mine[p]
    x[classic + 96] = mine[25] * 0.5
    x[classic + 97] = (15 - total) / 15.0
    x[extra] = pips / 100.0
    x[extra + 1] = closed / 6.0
    x[extra + 2] = run * run / 36.0
    x[extra + 3] = ESCAPES[((blocks << 12) >> top) & 4095] / 36.0
    x[extra + 4] = one / 36.0
    x[extra + 5] = two / 36.0
    x[extra + 6] = gather / 100.0
    x[extra + 7] = inner / 15.0
    x[extra + 8] = lone_inner / 6.0
    x[extra + 9] = closed_theirs * closed_theirs / 36.0 if mine[25] > 0 else 0.0
    x[extra + 10] = 1.0 if closed == 6 and theirs[25] > 0 else 0.0
    x[extra + 11] = way / 360.0
    x[extra + 12] = least / 36.0
    x[extra + 13] = behind / 15.0
    x[extra + 14] = lone / 6.0
    x[extra + 15] = min(flat, comb) / 15.0


@nb.njit(cache=True)
def see(c: np.ndarray, times: int, x: np.ndarray) -> None:
    """Write the inputs of a position, the mover being about to throw."""
    for i in range(INPUTS):
        x[i] = 0.0
    mine = np.zeros(26, np.int64)
    theirs = np.zeros(26, np.int64)
    top = 0
    top_theirs = 0
    for p in range(1, 26):
        n = c[p]
        if n > 0:
            mine[p] = n
            top = p
        m = -c[25 - p]
        if m > 0:
            theirs[p] = m
            top_theirs = p
    side(mine, theirs, times, x, 0, 2 * CLASSIC, top_theirs)
    side(theirs, mine, times, x, CLASSIC, 2 * CLASSIC + EXTRA, top)
    if top + top_theirs <= 24 and top < 25 and top_theirs < 25:
        x[INPUTS - 1] = 1.0
