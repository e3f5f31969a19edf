"""Hold slopes to what a small step does to the loss."""

from collections.abc import Callable

import numpy as np
import pytest

from sugoroku.brain.kernel.net import new_net

Net = tuple[np.ndarray, ...]


def small_net(hidden: int, second: int) -> Net:
    """Draw a net of 64 bits whose units all have a say."""
    draw = np.random.default_rng(9)
    net = new_net(hidden, 3, second)
    net[2][:] += draw.standard_normal(net[2].shape).astype(np.float32) * np.float32(0.1)
    net[5][:] = draw.standard_normal(second).astype(np.float32) * np.float32(0.1)
    return tuple(part.astype(np.float64) for part in net)


def assert_slopes(net: Net, slopes: Net, loss: Callable[[], float], error: float) -> None:
    """Compare two slopes of each part of a net, in 64 bits, with the loss a step to either side of its weight."""
    for part, slope in zip(net, slopes, strict=True):
        if not part.size:
            continue
        for place in ((0,) * part.ndim, (3,) * part.ndim, (-1,) * part.ndim):
            held = part[place]
            part[place] = held + 1e-5
            more = loss()
            part[place] = held - 1e-5
            less = loss()
            part[place] = held
            assert slope[place] == pytest.approx((more - less) / 2e-5, abs=error)
