"""Measure every level that misjudges against the same net without error, and write it for the pages.

    python -m bench.levels late-edo modern --games 3000

Levels that look ahead are measured by bench.strength_depth.

"""

import argparse
import json
from datetime import UTC, datetime

from sugoroku.brain.arena import Entrant, mean_error, meet
from sugoroku.brain.judge import judge_of, name_of
from sugoroku.brain.levels import LEVELS
from sugoroku.brain.measured import FOLDER
from sugoroku.game.presets import PRESETS


def main() -> None:
    """Play, print and write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("presets", nargs="+", choices=list(PRESETS))
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1679)
    asked = parser.parse_args()
    path = FOLDER / "levels.json"
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for preset in asked.presets:
        rules = PRESETS[preset]
        judge = judge_of(rules)
        table = found.setdefault(preset, {})
        for level in LEVELS.values():
            if not level.noise:
                continue
            games = meet(Entrant(judge, 0, level.noise), Entrant(judge), rules, asked.games, asked.seed)
            mean, error = mean_error(games.points)
            table[level.key] = {
                "points": round(mean, 4),
                "error": round(error, 4),
                "games": asked.games,
                "against": "strong",
                "net": name_of(rules),
                "date": datetime.now(UTC).date().isoformat(),
                "seed": asked.seed,
            }
            print(
                f"{preset}: {level.key} against strong: {mean:+.4f} ± {error:.4f} points a game, {asked.games} games, "
                f"seed {asked.seed}, {name_of(rules)}",
                flush=True,
            )
            path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
