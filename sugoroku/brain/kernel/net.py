"""Run and mend a net of one hidden layer, one position at a time."""

import math
from collections.abc import Sequence

import numba as nb
import numpy as np

from sugoroku.brain.layout import INPUTS, OUTPUTS

# A net is a tuple (w1 [inputs, hidden], b1 [hidden], w2 [outputs, hidden], b2 [outputs]) of float32.


def new_net(hidden: int, seed: int) -> tuple[np.ndarray, ...]:
    """Draw the small random weights a net begins with."""
    draw = np.random.default_rng(seed)
    return (
        (draw.standard_normal((INPUTS, hidden)) * 0.1).astype(np.float32),
        np.zeros(hidden, np.float32),
        (draw.standard_normal((OUTPUTS, hidden)) * 0.05).astype(np.float32),
        np.array([0, -1.5, -3, -1.5, -3], np.float32),
    )


def grown(net: tuple[np.ndarray, ...], hidden: int, seed: int) -> tuple[np.ndarray, ...]:
    """Return a net that judges the same with more hidden units, the new ones as yet without a say."""
    w1, b1, w2, b2 = net
    more = hidden - len(b1)
    fresh = new_net(more, seed + 1)
    return (
        np.hstack([w1, fresh[0]]),
        np.concatenate([b1, fresh[1]]),
        np.hstack([w2, np.zeros((OUTPUTS, more), np.float32)]),
        b2.copy(),
    )


def joined(several: Sequence[tuple[np.ndarray, ...]]) -> tuple[np.ndarray, ...]:
    """Return one net of all hidden units that judges as the mean of the nets' logits."""
    share = np.float32(1 / len(several))
    return (
        np.hstack([net[0] for net in several]),
        np.concatenate([net[1] for net in several]),
        np.hstack([net[2] * share for net in several]),
        np.sum([net[3] * share for net in several], axis=0, dtype=np.float32),
    )


@nb.njit(cache=True, fastmath=True)
def first_layer(x: np.ndarray, net: tuple, a: np.ndarray) -> None:
    """Write the hidden sums of an input from nothing."""
    w1, b1 = net[0], net[1]
    hidden = a.shape[0]
    for j in range(hidden):
        a[j] = b1[j]
    for i in range(INPUTS):
        v = x[i]
        if v != 0.0:
            for j in range(hidden):
                a[j] += v * w1[i, j]


@nb.njit(cache=True, fastmath=True)
def shift_layer(old: np.ndarray, x: np.ndarray, net: tuple, a: np.ndarray) -> None:
    """Bring the hidden sums from an old input to a new one, through the inputs that differ."""
    w1 = net[0]
    hidden = a.shape[0]
    for i in range(INPUTS):
        v = x[i] - old[i]
        if v != 0.0:
            old[i] = x[i]
            for j in range(hidden):
                a[j] += v * w1[i, j]


@nb.njit(cache=True, fastmath=True)
def last_layer(a: np.ndarray, net: tuple, h: np.ndarray, y: np.ndarray) -> None:
    """Write the hidden values x / (1 + |x|) and the five chances."""
    w2, b2 = net[2], net[3]
    hidden = a.shape[0]
    for j in range(hidden):
        h[j] = a[j] / (np.float32(1.0) + abs(a[j]))
    for k in range(OUTPUTS):
        s = np.float32(0.0)
        for j in range(hidden):
            s += h[j] * w2[k, j]
        y[k] = 1.0 / (1.0 + math.exp(-(s + b2[k])))


@nb.njit(cache=True, fastmath=True)
def mend(x: np.ndarray, h: np.ndarray, y: np.ndarray, target: np.ndarray, rate: float, net: tuple) -> None:
    """Take one step down the cross-entropy between the chances and their target."""
    w1, b1, w2, b2 = net
    hidden = h.shape[0]
    step = np.zeros(hidden, np.float32)
    for k in range(OUTPUTS):
        d = np.float32(rate * (target[k] - y[k]))
        b2[k] += d
        for j in range(hidden):
            step[j] += d * w2[k, j]
            w2[k, j] += d * h[j]
    for j in range(hidden):
        slope = np.float32(1.0) - abs(h[j])
        step[j] *= slope * slope
        b1[j] += step[j]
    for i in range(INPUTS):
        v = x[i]
        if v != 0.0:
            for j in range(hidden):
                w1[i, j] += v * step[j]


@nb.njit(cache=True)
def equity(y: np.ndarray) -> float:
    """Return the points a game the five chances promise."""
    return 2.0 * y[0] - 1.0 + y[1] - y[3] + y[2] - y[4]
