"""Measure every level against the strongest, the luck of the dice taken out, and write it for the pages.

python -m bench.levels late-edo modern --games 100
"""

import argparse
import json
from datetime import UTC, datetime

import numpy as np

from sugoroku.brain.arena import mean_error
from sugoroku.brain.judge import name_of
from sugoroku.brain.kernel.deep import deep_contest
from sugoroku.brain.kernel.plays import workspace
from sugoroku.brain.levels import LEVELS
from sugoroku.brain.measured import FOLDER
from sugoroku.brain.net import net_for
from sugoroku.brain.train import law_of
from sugoroku.game.presets import PRESETS


def main() -> None:
    """Play, print and write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("presets", nargs="+", choices=list(PRESETS))
    *weaker, last = LEVELS
    parser.add_argument("--only", nargs="+", choices=weaker, default=weaker)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1679)
    asked = parser.parse_args()
    path = FOLDER / "levels.json"
    rooms = [workspace() for _ in range(3)]
    strongest = LEVELS[last]
    for preset in asked.presets:
        rules = PRESETS[preset]
        net = net_for(rules)
        weights = net.weights
        table = {}
        for level in (LEVELS[key] for key in asked.only):
            seed = np.array([asked.seed], np.uint64)
            depths = (level.plies, strongest.plies, level.noise)
            found = deep_contest(weights, weights, *depths, law_of(rules), asked.games, seed, *rooms)
            mean, error = mean_error(found[:, 0] - found[:, 1])
            raw, rough = mean_error(found[:, 0])
            table[level.key] = {
                "points": round(mean, 4),
                "error": round(error, 4),
                "games": asked.games,
                "against": strongest.key,
                "net": name_of(rules),
                "date": datetime.now(UTC).date().isoformat(),
                "seed": asked.seed,
            }
            print(
                f"{preset}: {level.key} against {strongest.key}: {mean:+.4f} ± {error:.4f} points a game "
                f"luck-adjusted ({raw:+.3f} ± {rough:.3f} raw), {asked.games} games, seed {asked.seed}, "
                f"{name_of(rules)}",
                flush=True,
            )
        measured = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        measured[preset] = measured.get(preset, {}) | table
        path.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
