"""Fit a net to many positions at once: small batches, each weight with its own pace (Adam)."""

import numba as nb
import numpy as np

from sugoroku.brain.kernel.features import see
from sugoroku.brain.layout import INPUTS

BATCH = 256
SETTLED = 0.01  # the step size a fit ends with, as a share of the one it begins with
WARM = 500  # batches over which the first steps grow
MEAN, SPREAD = 0.9, 0.999  # how slowly the running means of the slopes and of their squares change

Net = tuple[np.ndarray, ...]


@nb.njit(cache=True)
def see_all(boards: np.ndarray, doubles: int, seen: np.ndarray) -> None:
    """Write the inputs [n, INPUTS] of boards."""
    for i in range(len(boards)):
        see(boards[i], doubles, seen[i])


def hidden_values(net: Net, seen: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the hidden values [n, hidden] of inputs, and one plus the size of each hidden sum."""
    sums = seen @ net[0]
    sums += net[1]
    sizes = 1 + np.abs(sums)
    return sums / sizes, sizes


def fit_batches(
    net: Net, doubles: int, boards: np.ndarray, targets: np.ndarray, rate: float, passes: int, seed: int
) -> None:
    """Mend the net's weights in place towards the targets [n, OUTPUTS] of boards [n, 26], in batches drawn by seed."""
    draw = np.random.default_rng(seed)
    batches = len(boards) // BATCH
    means = [np.zeros_like(part) for part in net]
    spreads = [np.zeros_like(part) for part in net]
    seen = np.zeros((BATCH, INPUTS), np.float32)
    done = 0
    for _ in range(passes):
        order = draw.permutation(len(boards))[: batches * BATCH].reshape(batches, BATCH)
        for chosen in order:
            done += 1
            see_all(boards[chosen], doubles, seen)
            pace = rate * SETTLED ** (done / (batches * passes)) * min(1.0, done / WARM) / (1 - MEAN**done)
            for place, slope in enumerate(slopes(net, seen, targets[chosen])):
                means[place] += (1 - MEAN) * (slope - means[place])
                spreads[place] += (1 - SPREAD) * (slope * slope - spreads[place])
                reach = np.sqrt(spreads[place] / np.float32(1 - SPREAD**done)) + np.float32(1e-8)
                net[place][...] -= np.float32(pace) * means[place] / reach


def slopes(net: Net, seen: np.ndarray, targets: np.ndarray) -> Net:
    """Return how the mean cross-entropy grows with each weight."""
    values, sizes = hidden_values(net, seen)
    off = (1 / (1 + np.exp(-(values @ net[2].T + net[3]))) - targets) / len(seen)
    back = off @ net[2]
    back /= sizes * sizes
    return seen.T @ back, back.sum(0), off.T @ values, off.sum(0)


def pruned(net: Net, kept: int, boards: np.ndarray, doubles: int) -> Net:
    """Return the net with its most telling hidden units only.

    A unit tells by how far its value strays over the boards, times its weights. The mean of those dropped goes into
    the outputs' own.
    """
    w1, b1, w2, b2 = net
    seen = np.zeros((len(boards), INPUTS), np.float32)
    see_all(boards, doubles, seen)
    values, _ = hidden_values(net, seen)
    order = np.argsort(values.std(0) * np.abs(w2).sum(0), kind="stable")[::-1]
    best, rest = np.sort(order[:kept]), order[kept:]
    whole = b2 + w2[:, rest] @ values[:, rest].mean(0)
    return np.ascontiguousarray(w1[:, best]), b1[best], np.ascontiguousarray(w2[:, best]), whole
