"""Fit a net to many positions at once: small batches, each weight with its own pace (Adam)."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import reduce
from typing import NamedTuple

import numba as nb
import numpy as np

from sugoroku.brain.evaluator import POINTS_OF
from sugoroku.brain.kernel.features import see
from sugoroku.brain.layout import INPUTS
from sugoroku.brain.net import outputs_by, unit_values

RARER = 4  # times fewer choices than positions stand in a batch
PIECE = 512  # positions of a batch whose slopes one thread works out, or a quarter as many choices
WEIGHT = 20  # of what is wrong between rivals, squared, beside the cross-entropy of what each is wrong by
WARM = 500  # batches over which the first steps grow
MEAN, SPREAD = 0.9, 0.999  # how slowly the running means of the slopes and of their squares change

Net = tuple[np.ndarray, ...]


class Fit(NamedTuple):
    """Say how a fit goes."""

    rate: float  # the step size it begins with
    settled: float  # and the one it ends with
    passes: int  # over what is fitted
    batch: int  # positions of a step
    seed: int  # of the order


class Judged(NamedTuple):
    """Boards, and the chances [OUTPUTS] each is to have."""

    boards: np.ndarray
    targets: np.ndarray


SlopesOf = Callable[[Net, np.ndarray, np.ndarray], Net]
Whole = tuple[SlopesOf, float, Judged, np.ndarray]  # what slopes, their weight, of what is judged, rows of a batch
WholesOf = Callable[[np.ndarray, np.random.Generator], tuple[Whole, ...]]  # of the rows of a step


@nb.njit(cache=True, nogil=True)
def see_all(boards: np.ndarray, doubles: int, seen: np.ndarray) -> None:
    """Write the inputs [n, INPUTS] of boards."""
    for i in range(len(boards)):
        see(boards[i], doubles, seen[i])


class Steps:
    """Mend a net's weights in place, each at its own pace; the step size grows at first and then falls."""

    def __init__(self, net: Net, how: Fit, count: int) -> None:
        self.net, self.how, self.count = net, how, count
        self.done = 0
        self.means = [np.zeros_like(part) for part in net]
        self.spreads = [np.zeros_like(part) for part in net]

    def take(self, slopes: Net) -> None:
        """Take one of the steps, down the slopes of a batch."""
        self.done += 1
        warm = min(1.0, self.done / WARM) / (1 - MEAN**self.done)
        pace = self.how.rate * (self.how.settled / self.how.rate) ** (self.done / self.count) * warm
        for place, slope in enumerate(slopes):
            self.means[place] += (1 - MEAN) * (slope - self.means[place])
            self.spreads[place] += (1 - SPREAD) * (slope * slope - self.spreads[place])
            reach = np.sqrt(self.spreads[place] / np.float32(1 - SPREAD**self.done)) + np.float32(1e-8)
            self.net[place][...] -= np.float32(pace) * self.means[place] / reach


def fit_batches(net: Net, doubles: int, level: Judged, how: Fit) -> None:
    """Mend the net's weights in place towards the targets [n, OUTPUTS] of boards [n, 26], in batches."""
    _fit(net, doubles, how, len(level.boards), how.batch, lambda chosen, _: ((slopes, 1, level, chosen),))


def fit_choices(net: Net, doubles: int, level: Judged, choices: Judged, how: Fit) -> None:
    """Mend the net's weights in place towards the targets of boards, and towards the differences within choices.

    `level` holds boards [n, 26] and targets [n, OUTPUTS], `choices` boards [m, RIVALS, 26] and their targets. Each
    choice is met once a pass, and with it boards drawn at random.
    """

    def wholes(chosen: np.ndarray, draw: np.random.Generator) -> tuple[Whole, ...]:
        drawn = draw.integers(0, len(level.boards), how.batch)
        return (slopes, 1, level, drawn), (slopes_of_differences, WEIGHT, choices, chosen)

    _fit(net, doubles, how, len(choices.boards), max(1, how.batch // RARER), wholes)


def _fit(net: Net, doubles: int, how: Fit, count: int, size: int, wholes: WholesOf) -> None:
    """Go over `count` rows in a new order each pass, and take a step for each `size` of them."""
    draw = np.random.default_rng(how.seed)
    batches = count // size
    steps = Steps(net, how, batches * how.passes)
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        for _ in range(how.passes):
            for chosen in draw.permutation(count)[: batches * size].reshape(batches, size):
                steps.take(in_pieces(threads, net, doubles, how, wholes(chosen, draw)))


def in_pieces(threads: ThreadPoolExecutor, net: Net, doubles: int, how: Fit, wholes: tuple[Whole, ...]) -> Net:
    """Return the sum of the weighed slopes of rows of what is judged, worked out in pieces side by side."""
    jobs = [
        threads.submit(_share, of, weight * len(rows) / len(chosen), net, doubles, judged, rows)
        for of, weight, judged, chosen in wholes
        for rows in np.array_split(chosen, min(len(chosen), -(-how.batch // PIECE)))
    ]
    return tuple(reduce(np.add, parts) for parts in zip(*(job.result() for job in jobs), strict=True))


def _share(of: SlopesOf, weight: float, net: Net, doubles: int, judged: Judged, rows: np.ndarray) -> Net:
    boards = judged.boards[rows].reshape(-1, 26)
    seen = np.zeros((len(boards), INPUTS), np.float32)
    see_all(boards, doubles, seen)
    return tuple(np.float32(weight) * part for part in of(net, seen, judged.targets[rows]))


def slopes(net: Net, seen: np.ndarray, targets: np.ndarray) -> Net:
    """Return how the mean cross-entropy grows with each weight."""
    values = unit_values(net, seen)
    return _handed_back(net, seen, values, (outputs_by(net, values) - targets) / len(seen))


def slopes_of_differences(net: Net, seen: np.ndarray, targets: np.ndarray) -> Net:
    """Return how the mean square of what is wrong between rivals grows with each weight.

    `seen` [n * rivals, INPUTS] are the rivals of n choices and `targets` [n, rivals, OUTPUTS] their chances. What all
    rivals of a choice are wrong by alike, in points a game, is left out.
    """
    values = unit_values(net, seen)
    chances = outputs_by(net, values)
    wrong = (chances.reshape(targets.shape) - targets) @ POINTS_OF
    wrong -= wrong.mean(1, keepdims=True)
    off = 2 / len(seen) * wrong.reshape(-1, 1) * POINTS_OF * chances * (1 - chances)
    return _handed_back(net, seen, values, off)


def _handed_back(net: Net, seen: np.ndarray, values: np.ndarray, off: np.ndarray) -> Net:
    """Return the slopes of all weights where the outputs' sums are off by so much."""
    hidden = len(net[1])
    back, first = off @ net[2], values[:, :hidden]
    one, two = back[:, :hidden], back[:, hidden:] * (values[:, hidden:] > 0)
    one += two @ net[4]
    one *= first > 0 if len(net[5]) else (1 - np.abs(first)) ** 2
    return seen.T @ one, one.sum(0), off.T @ values, off.sum(0), two.T @ first, two.sum(0)


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
    values = unit_values(net, seen)
    order = np.argsort(values.std(0) * np.abs(w2).sum(0), kind="stable")[::-1]
    best, rest = np.sort(order[:kept]), order[kept:]
    whole = b2 + w2[:, rest] @ values[:, rest].mean(0)
    return (
        np.ascontiguousarray(w1[:, best]),
        b1[best],
        np.ascontiguousarray(w2[:, best]),
        whole,
        np.zeros((0, len(best)), np.float32),
        none,
    )
