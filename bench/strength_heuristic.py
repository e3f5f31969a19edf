"""Play the rule-of-thumb player against random play under every preset and print what came out."""

import random
import sys
import time

from sugoroku.brain.player import Computer
from sugoroku.game.dice import Throw
from sugoroku.game.moves import legal_plays
from sugoroku.game.position import START
from sugoroku.game.presets import PRESETS
from sugoroku.game.rules import Rules


def beaten(rules: Rules, games: int, seed: int) -> tuple[int, float]:
    """Return the games won against random play and the mean points a game; seats change each game."""
    draw = random.Random(seed)
    thumb = Computer("thumb")
    wins = 0
    points = 0
    for game in range(games):
        position = START[rules.start]
        ours = game % 2 == 0
        while True:
            throw = Throw.of(draw.randint(1, 6), draw.randint(1, 6))
            plays = legal_plays(position, throw, rules)
            if plays:
                play = thumb.choose_play(position, throw, rules) if ours else draw.choice(plays)
                if play.win:
                    wins += ours
                    points += play.win.points if ours else -play.win.points
                    break
                position = play.after
            position = position.flip()
            ours = not ours
    return wins, points / games


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for key, preset in PRESETS.items():
        began = time.perf_counter()
        won, mean = beaten(preset, count, seed=1679)
        print(f"{key}: {won} of {count} games won, {mean:+.3f} points a game, seed 1679", flush=True)
        print(f"  {time.perf_counter() - began:.0f} s", file=sys.stderr)
