"""Roll the first throws of a rule set out and write them for the pages.

    python -m bench.first_throws late-edo early-edo modern

Candidates are the best by one ply of look-ahead; each is played out by the net without look-ahead and judged
after ten plays. Trials go evenly through the first two throws, in blocks of 1,296; the standard error is that
of the blocks' means.
"""

import json
import sys
from datetime import UTC, datetime
from typing import Any

import numpy as np

from sugoroku.brain.families import family_of
from sugoroku.brain.kernel.plays import workspace
from sugoroku.brain.kernel.trials import play_out
from sugoroku.brain.measured import FOLDER
from sugoroku.brain.net import net_for
from sugoroku.brain.player import Computer
from sugoroku.brain.train import law_of
from sugoroku.game.dice import THROWS
from sugoroku.game.notation import play_text
from sugoroku.game.position import START
from sugoroku.game.presets import PRESETS

BLOCKS = 4
BLOCK = 1296
PLIES = 10
PLAYS = 3
BEHIND = 0.08


def rolled(preset: str, seed: int = 1679) -> dict[str, Any]:
    """Return the table of one preset."""
    rules = PRESETS[preset]
    net = net_for(rules)
    weights = net.weights
    chance = np.array([seed], np.uint64)
    room = workspace()
    worths, wins = np.zeros(BLOCK * BLOCKS), np.zeros(BLOCK * BLOCKS)
    throws = []
    for throw in THROWS:
        if throw.is_double and rules.opening == "roll-off-keep":
            continue
        ranked = Computer("strong").rank(START[rules.start], throw, rules, 1)
        plays = []
        for one in [one for one in ranked[:PLAYS] if one.equity > ranked[0].equity - BEHIND]:
            board = np.array(one.play.after.flip().points, np.int8)
            play_out(board, law_of(rules), weights, PLIES, chance, room, worths, wins)
            means = -worths.reshape(BLOCKS, BLOCK).mean(1)
            plays.append(
                {
                    "text": play_text(one.play.steps),
                    "board": one.play.after.xgid(),
                    "equity": round(float(means.mean()), 4),
                    "error": round(float(means.std(ddof=1) / BLOCKS**0.5), 4),
                }
            )
        plays.sort(key=lambda play: -float(play["equity"]))
        throws.append({"throw": throw.text, "plays": plays})
        print(preset, throw.text, plays, flush=True)
    return {
        "rules": preset,
        "date": datetime.now(UTC).date().isoformat(),
        "player": "0-ply",
        "net": {"family": family_of(rules), "hash": net.card.hash, "games": net.card.games},
        "trials": BLOCK * BLOCKS,
        "plies": PLIES,
        "seed": seed,
        "throws": throws,
    }


if __name__ == "__main__":
    for key in sys.argv[1:]:
        path = FOLDER / f"first-throws-{key}.json"
        path.write_text(json.dumps(rolled(key), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
