"""Where each input of the nets stands, and the table of escapes that several of them read."""

import numpy as np

VERSION = 1
CLASSIC = 98  # a side: four inputs a point, the bar, the stones off
EXTRA = 16  # a side: pips, closed, prime, escapes, shots and their kin
INPUTS = 2 * CLASSIC + 2 * EXTRA + 1
OUTPUTS = 5  # win, win of two or more, win of three, loss of two or more, loss of three


def _escapes() -> np.ndarray:
    """Count, for each mask of blocked points ahead, the throws of 36 whose whole sum one stone can move.

    Bit 12 - d of the mask is set where the point d steps ahead is blocked.
    """
    table = np.zeros(4096, np.int64)
    for mask in range(4096):
        shut = [bool(mask >> (12 - d) & 1) for d in range(13)]
        for a in range(1, 7):
            for b in range(1, 7):
                if not shut[a + b] and not (shut[a] and shut[b]):
                    table[mask] += 1
    return table


ESCAPES = _escapes()
