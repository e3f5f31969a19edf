"""Fit a net to many positions at once: small batches, each weight with its own pace (Adam)."""

from typing import NamedTuple

import numba as nb
import numpy as np

from sugoroku.brain.evaluator import POINTS_OF
from sugoroku.brain.kernel.features import see
from sugoroku.brain.layout import INPUTS

BATCH = 256
CHOICES = 64  # of a batch
WEIGHT = 20  # of what is wrong between rivals, squared, beside the cross-entropy of what each is wrong by
SETTLED = 0.01  # the step size a fit ends with, as a share of the one it begins with
WARM = 500  # batches over which the first steps grow
MEAN, SPREAD = 0.9, 0.999  # how slowly the running means of the slopes and of their squares change

Net = tuple[np.ndarray, ...]


class Judged(NamedTuple):
    """Boards, and the chances [OUTPUTS] each is to have."""

    boards: np.ndarray
    targets: np.ndarray


@nb.njit(cache=True)
def see_all(boards: np.ndarray, doubles: int, seen: np.ndarray) -> None:
    """Write the inputs [n, INPUTS] of boards."""
    for i in range(len(boards)):
        see(boards[i], doubles, seen[i])


def unit_values(net: Net, seen: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the values [n, hidden + second] of all units for inputs, and one plus the size of each hidden sum."""
    hidden = len(net[1])
    sums = seen @ net[0]
    sums += net[1]
    values = np.empty((len(seen), net[2].shape[1]), sums.dtype)
    sizes = 1 + np.abs(sums)
    np.divide(sums, sizes, out=values[:, :hidden])
    np.maximum(values[:, :hidden] @ net[4].T + net[5], 0, out=values[:, hidden:])
    return values, sizes


class Steps:
    """Mend a net's weights in place, each at its own pace; the step size grows at first and then falls."""

    def __init__(self, net: Net, rate: float, count: int) -> None:
        self.net, self.rate, self.count = net, rate, count
        self.done = 0
        self.means = [np.zeros_like(part) for part in net]
        self.spreads = [np.zeros_like(part) for part in net]

    def take(self, slopes: Net) -> None:
        """Take one of the steps, down the slopes of a batch."""
        self.done += 1
        warm = min(1.0, self.done / WARM) / (1 - MEAN**self.done)
        pace = self.rate * SETTLED ** (self.done / self.count) * warm
        for place, slope in enumerate(slopes):
            self.means[place] += (1 - MEAN) * (slope - self.means[place])
            self.spreads[place] += (1 - SPREAD) * (slope * slope - self.spreads[place])
            reach = np.sqrt(self.spreads[place] / np.float32(1 - SPREAD**self.done)) + np.float32(1e-8)
            self.net[place][...] -= np.float32(pace) * self.means[place] / reach


def fit_batches(
    net: Net, doubles: int, boards: np.ndarray, targets: np.ndarray, rate: float, passes: int, seed: int
) -> None:
    """Mend the net's weights in place towards the targets [n, OUTPUTS] of boards [n, 26], in batches drawn by seed."""
    draw = np.random.default_rng(seed)
    batches = len(boards) // BATCH
    steps = Steps(net, rate, batches * passes)
    seen = np.zeros((BATCH, INPUTS), np.float32)
    for _ in range(passes):
        order = draw.permutation(len(boards))[: batches * BATCH].reshape(batches, BATCH)
        for chosen in order:
            see_all(boards[chosen], doubles, seen)
            steps.take(slopes(net, seen, targets[chosen]))


def fit_choices(net: Net, doubles: int, level: Judged, choices: Judged, rate: float, passes: int, seed: int) -> None:
    """Mend the net's weights in place towards the targets of boards, and towards the differences within choices.

    `level` holds boards [n, 26] and targets [n, OUTPUTS], `choices` boards [m, RIVALS, 26] and their targets. Each
    choice is met once a pass, and with it boards drawn at random.
    """
    draw = np.random.default_rng(seed)
    batches = len(choices.boards) // CHOICES
    rivals = choices.boards.shape[1]
    steps = Steps(net, rate, batches * passes)
    seen, seen_level = np.zeros((CHOICES * rivals, INPUTS), np.float32), np.zeros((BATCH, INPUTS), np.float32)
    for _ in range(passes):
        order = draw.permutation(len(choices.boards))[: batches * CHOICES].reshape(batches, CHOICES)
        for chosen in order:
            drawn = draw.integers(0, len(level.boards), BATCH)
            see_all(level.boards[drawn], doubles, seen_level)
            see_all(choices.boards[chosen].reshape(-1, 26), doubles, seen)
            one = slopes(net, seen_level, level.targets[drawn])
            two = slopes_of_differences(net, seen, choices.targets[chosen])
            steps.take(tuple(a + np.float32(WEIGHT) * b for a, b in zip(one, two, strict=True)))


def chances_of(net: Net, values: np.ndarray) -> np.ndarray:
    """Return the five chances [n, OUTPUTS] that the units' values lead to."""
    chances: np.ndarray = 1 / (1 + np.exp(-(values @ net[2].T + net[3])))
    return chances


def slopes(net: Net, seen: np.ndarray, targets: np.ndarray) -> Net:
    """Return how the mean cross-entropy grows with each weight."""
    values, sizes = unit_values(net, seen)
    return _handed_back(net, seen, values, sizes, (chances_of(net, values) - targets) / len(seen))


def slopes_of_differences(net: Net, seen: np.ndarray, targets: np.ndarray) -> Net:
    """Return how the mean square of what is wrong between rivals grows with each weight.

    `seen` [n * rivals, INPUTS] are the rivals of n choices and `targets` [n, rivals, OUTPUTS] their chances. What all
    rivals of a choice are wrong by alike, in points a game, is left out.
    """
    values, sizes = unit_values(net, seen)
    chances = chances_of(net, values)
    wrong = (chances.reshape(targets.shape) - targets) @ POINTS_OF
    wrong -= wrong.mean(1, keepdims=True)
    off = 2 / len(seen) * wrong.reshape(-1, 1) * POINTS_OF * chances * (1 - chances)
    return _handed_back(net, seen, values, sizes, off)


def _handed_back(net: Net, seen: np.ndarray, values: np.ndarray, sizes: np.ndarray, off: np.ndarray) -> Net:
    """Return the slopes of all weights where the outputs' sums are off by so much."""
    hidden = len(net[1])
    back = off @ net[2]
    one, two = back[:, :hidden], back[:, hidden:] * (values[:, hidden:] > 0)
    one += two @ net[4]
    one /= sizes * sizes
    return seen.T @ one, one.sum(0), off.T @ values, off.sum(0), two.T @ values[:, :hidden], two.sum(0)


def pruned(net: Net, kept: int, boards: np.ndarray, doubles: int) -> Net:
    """Return the net, which has one layer, with its most telling hidden units only.

    A unit tells by how far its value strays over the boards, times its weights. The mean of those dropped goes into
    the outputs' own. Raise ValueError where the net has a second layer.
    """
    w1, b1, w2, b2, _, none = net
    if len(none):
        raise ValueError("only a net of one layer can be pruned")
    seen = np.zeros((len(boards), INPUTS), np.float32)
    see_all(boards, doubles, seen)
    values, _ = unit_values(net, seen)
    order = np.argsort(values.std(0) * np.abs(w2).sum(0), kind="stable")[::-1]
    best, rest = np.sort(order[:kept]), order[kept:]
    whole = b2 + w2[:, rest] @ values[:, rest].mean(0)
    return (
        np.ascontiguousarray(w1[:, best]),
        b1[best],
        np.ascontiguousarray(w2[:, best]),
        whole,
        np.zeros((0, kept), np.float32),
        none,
    )
