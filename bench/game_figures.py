"""Play rule sets many times with their nets and write their figures for the comparison page.

    python -m bench.game_figures --games 10000

Where a rule set has no net of its own the nearest family's plays; the figures say so (`exact`).
"""

import argparse
import json
from dataclasses import dataclass
from datetime import UTC, datetime

import numpy as np
import numpy.typing as npt

from sugoroku.brain.families import is_exact
from sugoroku.brain.kernel.plays import workspace
from sugoroku.brain.kernel.trials import tally
from sugoroku.brain.measure import statistics
from sugoroku.brain.measured import FOLDER
from sugoroku.brain.net import net_for
from sugoroku.brain.train import law_of
from sugoroku.game.presets import PRESETS, parse_rules

VARIED = (
    *PRESETS,
    "late-edo doubles=4",
    "late-edo mushigachi=instant",
    "late-edo mushigachi=off",
    "late-edo mujogachi=off",
    "late-edo start=yamato",
    "late-edo larger_die=no",
    "late-edo primes=courteous",
    "early-edo doubles=4",
    "early-edo gammons=yes",
    "modern doubles=2",
    "modern gammons=no",
    "modern opening=seat",
    "modern start=yamato",
)


@dataclass(frozen=True)
class Tallied:
    """Hold what the kernel counted, as the figures want it."""

    points: npt.NDArray[np.float64]
    first: npt.NDArray[np.int64]
    plies: npt.NDArray[np.int64]
    hits: npt.NDArray[np.int64]
    passes: npt.NDArray[np.int64]


def main() -> None:
    """Play, print and write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1679)
    asked = parser.parse_args()
    room = workspace()
    found = []
    for text in VARIED:
        rule_set = parse_rules(text)
        net = net_for(rule_set.rules)
        record = np.zeros((asked.games, 4), np.int64)
        weights = net.weights
        tally(weights, law_of(rule_set.rules), np.array([asked.seed], np.uint64), room, record)
        first = np.zeros(asked.games, np.int64)
        games = Tallied(record[:, 0].astype(np.float64), first, record[:, 1], record[:, 2], record[:, 3])
        card = {"family": net.card.family, "hash": net.card.hash, "games": net.card.games}
        line = {
            "rules": rule_set.text,
            "date": datetime.now(UTC).date().isoformat(),
            "player": "0-ply",
            "net": card,
            "exact": is_exact(rule_set.rules),
            "seed": asked.seed,
            **statistics(games, rule_set.rules),
        }
        found.append(line)
        print(json.dumps(line), flush=True)
    path = FOLDER / "figures.json"
    path.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
