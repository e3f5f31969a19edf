"""Hold slopes to what a small step does to the loss."""

from collections.abc import Callable

import numpy as np
import pytest

Net = tuple[np.ndarray, ...]


def assert_slopes(net: Net, slopes: Net, loss: Callable[[], float], error: float) -> None:
    """Compare two slopes of each part of a net, in 64 bits, with the loss a step to either side of its weight."""
    for part, slope in zip(net, slopes, strict=True):
        for place in ((0,) * part.ndim, (3,) * part.ndim):
            held = part[place]
            part[place] = held + 1e-5
            more = loss()
            part[place] = held - 1e-5
            less = loss()
            part[place] = held
            assert slope[place] == pytest.approx((more - less) / 2e-5, abs=error)
