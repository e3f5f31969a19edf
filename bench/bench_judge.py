"""Measure what a judgement costs: the inputs and the net, beside the net's bare matrix product on the same boards."""

import time
from collections.abc import Callable

import numpy as np

from sugoroku.brain.expand import expand
from sugoroku.brain.features import see
from sugoroku.brain.net import net_for
from sugoroku.game.dice import THROWS
from sugoroku.game.position import START
from sugoroku.game.presets import PRESETS

ROUNDS = 30


def best(work: Callable[[], object], boards: int) -> float:
    """Return the shortest of several runs, in microseconds of processor time a board."""
    spent = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        work()
        spent.append(time.process_time() - begun)
    return min(spent) / boards * 1e6


def main() -> int:
    """Print a line for every size of batch."""
    rules = PRESETS["late-edo"]
    net = net_for(rules)
    boards = np.array([START["hon"].points], np.int8)
    for _ in range(2):
        boards = expand(boards[::7], THROWS, rules).boards
    for count in (400, 4000):
        some = boards[np.linspace(0, len(boards) - 1, count).astype(int)]
        seen = see(some, rules.doubles)
        inputs, judged = best(lambda: see(some, rules.doubles), count), best(lambda: net.raw(seen), count)  # noqa: B023
        product = best(lambda: seen @ net.w1, count)  # noqa: B023
        print(
            f"{count:5} boards: inputs {inputs:.2f} µs a board ({inputs / product:.1f} times the product), "
            f"net {judged:.2f} µs ({judged / product:.1f} times)",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
