"""Run a net on a few positions at a time, and mend it by one."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numba as nb
import numpy as np

from sugoroku.brain.kernel.features import see
from sugoroku.brain.layout import INPUTS, OUTPUTS

BLOCK = 4  # boards that are judged together, so that a weight is fetched once for all; `weigh` is written for four

# A net is a tuple of float32: w1 [inputs, hidden], b1 [hidden], w2 [outputs, hidden + second], b2 [outputs],
# w3 [second, hidden], b3 [second]. Inputs lead to hidden units, these to second ones, both to the outputs. A net of
# one layer has no second units, and its hidden values are x / (1 + |x|); all values of a net of two are max(x, 0).


def new_net(hidden: int, seed: int, second: int = 0) -> tuple[np.ndarray, ...]:
    """Draw the small random weights a net begins with."""
    draw = np.random.default_rng(seed)
    return (
        (draw.standard_normal((INPUTS, hidden)) * 0.1).astype(np.float32),
        np.zeros(hidden, np.float32),
        (draw.standard_normal((OUTPUTS, hidden + second)) * 0.05).astype(np.float32),
        np.array([0, -1.5, -3, -1.5, -3], np.float32),
        (draw.standard_normal((second, hidden)) * (3 * hidden) ** -0.5).astype(np.float32),
        np.zeros(second, np.float32),
    )


def grown(net: tuple[np.ndarray, ...], hidden: int, seed: int) -> tuple[np.ndarray, ...]:
    """Return a net that judges the same with more hidden units, the new ones as yet without a say.

    It has one layer; raise ValueError where it has a second.
    """
    w1, b1, w2, b2, _, none = net
    if len(none):
        raise ValueError("only a net of one layer can grow")
    more = hidden - len(b1)
    fresh = new_net(more, seed + 1)
    return (
        np.hstack([w1, fresh[0]]),
        np.concatenate([b1, fresh[1]]),
        np.hstack([w2, np.zeros((OUTPUTS, more), np.float32)]),
        b2.copy(),
        np.zeros((0, hidden), np.float32),
        none,
    )


def joined(several: Sequence[tuple[np.ndarray, ...]]) -> tuple[np.ndarray, ...]:
    """Return one net of all hidden units that judges as the mean of the nets' logits.

    All have one layer; raise ValueError where one has a second.
    """
    if any(len(net[5]) for net in several):
        raise ValueError("only nets of one layer can be joined")
    share = np.float32(1 / len(several))
    biases = np.concatenate([net[1] for net in several])
    return (
        np.hstack([net[0] for net in several]),
        biases,
        np.hstack([net[2] * share for net in several]),
        np.sum([net[3] * share for net in several], axis=0, dtype=np.float32),
        np.zeros((0, len(biases)), np.float32),
        np.zeros(0, np.float32),
    )


class Desk(NamedTuple):
    """Hold what judging takes beside a net."""

    x: np.ndarray  # [inputs] of a board
    old: np.ndarray  # the inputs that the sums are of
    sums: np.ndarray  # [hidden]
    values: np.ndarray  # [BLOCK, hidden + second], of all units
    chances: np.ndarray  # [BLOCK, OUTPUTS]


@nb.njit(cache=True)
def desk_for(net: tuple) -> Desk:
    """Make what judging by a net takes."""
    return Desk(
        np.zeros(INPUTS, np.float32),
        np.zeros(INPUTS, np.float32),
        np.zeros(net[1].shape[0], np.float32),
        np.zeros((BLOCK, net[2].shape[1]), np.float32),
        np.zeros((BLOCK, OUTPUTS), np.float32),
    )


@nb.njit(cache=True)
def judge(c: np.ndarray, doubles: int, net: tuple, desk: Desk) -> np.ndarray:
    """Return the five chances of a board whose mover is about to throw, until the desk is used again."""
    see(c, doubles, desk.x)
    start_sums(desk.x, net[0], net[1], desk.old, desk.sums)
    hide(desk.sums, net[5].shape[0], desk.values, 0)
    settle(net, desk.values, desk.chances)
    return desk.chances[0]


@nb.njit(cache=True, fastmath=True)
def start_sums(x: np.ndarray, w1: np.ndarray, b1: np.ndarray, old: np.ndarray, sums: np.ndarray) -> None:
    """Write the hidden sums of an input from nothing."""
    hidden = sums.shape[0]
    for j in range(hidden):
        sums[j] = b1[j]
    for i in range(INPUTS):
        v = x[i]
        old[i] = v
        if v != 0.0:
            for j in range(hidden):
                sums[j] += v * w1[i, j]


@nb.njit(cache=True, fastmath=True)
def shift_sums(x: np.ndarray, w1: np.ndarray, old: np.ndarray, sums: np.ndarray) -> None:
    """Bring the hidden sums from an old input to a new one, through the inputs that differ."""
    hidden = sums.shape[0]
    for i in range(INPUTS):
        v = x[i] - old[i]
        if v != 0.0:
            old[i] = x[i]
            for j in range(hidden):
                sums[j] += v * w1[i, j]


@nb.njit(cache=True, fastmath=True)
def hide(sums: np.ndarray, second: int, values: np.ndarray, place: int) -> None:
    """Write the hidden values of sums into a board's place of a block."""
    if second == 0:
        for j in range(sums.shape[0]):
            values[place, j] = sums[j] / (np.float32(1.0) + abs(sums[j]))
    else:
        for j in range(sums.shape[0]):
            values[place, j] = max(sums[j], np.float32(0.0))


@nb.njit(cache=True)
def settle(net: tuple, values: np.ndarray, chances: np.ndarray) -> None:
    """Write the second values, those above 0, and the five chances of a block whose hidden values are written."""
    hidden, second = net[1].shape[0], net[5].shape[0]
    weigh(values, hidden, net[4], net[5], values, hidden)
    for place in range(BLOCK):
        for j in range(hidden, hidden + second):
            values[place, j] = max(values[place, j], np.float32(0.0))
    weigh(values, hidden + second, net[2], net[3], chances, 0)
    for place in range(BLOCK):
        for k in range(OUTPUTS):
            chances[place, k] = 1.0 / (1.0 + math.exp(-chances[place, k]))


@nb.njit(cache=True, fastmath=True)
def weigh(values: np.ndarray, width: int, weights: np.ndarray, added: np.ndarray, out: np.ndarray, at: int) -> None:
    """Write, from column `at` of a block, the values [BLOCK, width] times weights [rows, width], and what is added.

    Two rows are weighed together; the last one stands in for its own neighbour where their number is odd.
    """
    rows = weights.shape[0]
    for i in range(0, rows, 2):
        j = min(i + 1, rows - 1)
        p0 = p1 = p2 = p3 = q0 = q1 = q2 = q3 = np.float32(0.0)
        for k in range(width):
            p, q = weights[i, k], weights[j, k]
            p0 += values[0, k] * p
            p1 += values[1, k] * p
            p2 += values[2, k] * p
            p3 += values[3, k] * p
            q0 += values[0, k] * q
            q1 += values[1, k] * q
            q2 += values[2, k] * q
            q3 += values[3, k] * q
        out[0, at + i], out[0, at + j] = p0 + added[i], q0 + added[j]
        out[1, at + i], out[1, at + j] = p1 + added[i], q1 + added[j]
        out[2, at + i], out[2, at + j] = p2 + added[i], q2 + added[j]
        out[3, at + i], out[3, at + j] = p3 + added[i], q3 + added[j]


@nb.njit(cache=True, fastmath=True)
def mend(desk: Desk, target: np.ndarray, rate: float, net: tuple) -> None:
    """Take one step down the cross-entropy between a board's chances, just judged on the desk, and their target."""
    w1, b1, w2, b2, w3, b3 = net
    x, h, y = desk.x, desk.values[0], desk.chances[0]
    hidden, second = b1.shape[0], b3.shape[0]
    step = np.zeros(hidden + second, np.float32)
    for k in range(OUTPUTS):
        d = np.float32(rate * (target[k] - y[k]))
        b2[k] += d
        for j in range(hidden + second):
            step[j] += d * w2[k, j]
            w2[k, j] += d * h[j]
    for i in range(second):
        if h[hidden + i] > 0.0:
            v = step[hidden + i]
            b3[i] += v
            for j in range(hidden):
                step[j] += v * w3[i, j]
                w3[i, j] += v * h[j]
    for j in range(hidden):
        if second == 0:
            slope = np.float32(1.0) - abs(h[j])
            step[j] *= slope * slope
        elif h[j] == 0.0:
            step[j] = 0.0
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
