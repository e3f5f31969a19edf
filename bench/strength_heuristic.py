"""Play the rule-of-thumb player against random play under every preset and print what came out."""

import sys

from sugoroku.brain.arena import Entrant, mean_error, meet
from sugoroku.brain.heuristic import Heuristic
from sugoroku.game.presets import PRESETS

SEED = 1679

if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    thumb = Entrant(Heuristic())
    at_random = Entrant(Heuristic(), noise=1e6)  # all it knows is drowned
    for key, rules in PRESETS.items():
        games = meet(thumb, at_random, rules, count, SEED)
        mean, error = mean_error(games.points)
        won = int((games.points > 0).sum())
        print(
            f"{key}: rule of thumb against random play: {won} of {count} games won, {mean:+.3f} ± {error:.3f} points a "
            f"game, seed {SEED}",
            flush=True,
        )
