"""Work out one side's race exactly: how many turns it takes from every layout of six points."""

import numba as nb
import numpy as np

from sugoroku.brain.race import CHOOSE, LAYOUTS, TURNS


@nb.njit(cache=True)
def rank(c: np.ndarray) -> int:
    """Return the number of a layout, as sugoroku.brain.race counts them."""
    total = 0
    found = 0
    for i in range(6):
        total += c[i]
        found += CHOOSE[total + i, i + 1]
    return found


@nb.njit(cache=True)
def step(c: np.ndarray, cell: int, die: int, gather: bool) -> bool:
    """Move one stone of a cell by a die, in place; tell whether it may."""
    if c[cell] == 0:
        return False
    goal = cell - die
    if goal >= 0:
        c[goal] += 1
    elif not gather and goal < -1:
        for above in range(cell + 1, 6):
            if c[above] > 0:
                return False
    c[cell] -= 1
    return True


@nb.njit(cache=True)
def undo(c: np.ndarray, cell: int, die: int) -> None:
    """Take a step back."""
    if cell - die >= 0:
        c[cell - die] -= 1
    c[cell] += 1


@nb.njit(cache=True)
def best_two(c: np.ndarray, one: int, two: int, gather: bool, mean: np.ndarray) -> int:
    """Return the layout of the fewest turns that two dice in this order reach."""
    best = -1
    for cell in range(6):
        if not step(c, cell, one, gather):
            continue
        moved = False
        for other in range(6):
            if step(c, other, two, gather):
                moved = True
                r = rank(c)
                if best < 0 or mean[r] < mean[best]:
                    best = r
                undo(c, other, two)
        if not moved:
            r = rank(c)
            if best < 0 or mean[r] < mean[best]:
                best = r
        undo(c, cell, one)
    return best


@nb.njit(cache=True)
def best_double(c: np.ndarray, die: int, times: int, gather: bool, mean: np.ndarray) -> int:
    """Return the layout of the fewest turns that a double reaches."""
    if times == 2:
        return best_two(c, die, die, gather, mean)
    best = -1
    for cell in range(6):
        if not step(c, cell, die, gather):
            continue
        moved = False
        for other in range(6):
            if step(c, other, die, gather):
                moved = True
                r = best_two(c, die, die, gather, mean)
                if r < 0:
                    r = rank(c)
                if best < 0 or mean[r] < mean[best]:
                    best = r
                undo(c, other, die)
        if not moved:
            r = rank(c)
            if best < 0 or mean[r] < mean[best]:
                best = r
        undo(c, cell, die)
    return best


@nb.njit(cache=True)
def build(layouts: np.ndarray, order: np.ndarray, gather: bool, times: int) -> np.ndarray:
    """Return the chances [LAYOUTS, TURNS] to need 0, 1, 2 … turns."""
    chances = np.zeros((LAYOUTS, TURNS), np.float64)
    mean = np.zeros(LAYOUTS, np.float64)
    c = np.zeros(6, np.int64)
    for number in order:
        total = 0
        for i in range(6):
            c[i] = layouts[number, i]
            total += c[i]
        if total == 0:
            chances[number, 0] = 1.0
            continue
        for one in range(1, 7):
            for two in range(1, one + 1):
                if one == two:
                    weight = 1.0 / 36.0
                    best = best_double(c, one, times, gather, mean)
                else:
                    weight = 2.0 / 36.0
                    best = best_two(c, one, two, gather, mean)
                    other = best_two(c, two, one, gather, mean)
                    if mean[other] < mean[best]:
                        best = other
                mean[number] += weight * (1.0 + mean[best])
                for t in range(1, TURNS):
                    chances[number, t] += weight * chances[best, t - 1]
    return chances
