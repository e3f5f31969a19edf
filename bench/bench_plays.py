"""Measure the legal plays of a throw and the default computer's answer, for every preset."""

import random
import statistics
import time

from sugoroku.brain.levels import DEFAULT_LEVEL
from sugoroku.game.dice import THROWS, Throw
from sugoroku.game.moves import legal_plays
from sugoroku.game.position import START, Position
from sugoroku.game.presets import PRESETS, parse_rules
from sugoroku.game.rules import Rules
from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, Setup, State
from sugoroku.web.computers import players

POSITIONS, ANSWERS, MOST_ANSWER = 1000, 60, 20.0


def positions(rules: Rules, count: int) -> list[tuple[Position, Throw]]:
    """Gather positions and throws of random games."""
    chance = random.Random(1)
    found: list[tuple[Position, Throw]] = []
    position = START[rules.start]
    while len(found) < count:
        throw = chance.choices(THROWS, [throw.weight for throw in THROWS])[0]
        found.append((position, throw))
        plays = legal_plays(position, throw, rules)
        play = chance.choice(plays) if plays else None
        position = START[rules.start] if play and play.win else (play.after if play else position).flip()
    return found


def main() -> int:
    """Print a line for every preset, and tell whether the answers were in time."""
    late = False
    for key, rules in PRESETS.items():
        gathered = positions(rules, POSITIONS)
        start = time.perf_counter()
        for position, throw in gathered:
            legal_plays(position, throw, rules)
        plays = (time.perf_counter() - start) / POSITIONS * 1000
        answers, computer = [], players(DEFAULT_LEVEL)
        for position, throw in gathered[:ANSWERS]:
            state = State(Setup(parse_rules(key)), 1, Phase.TO_PLAY, Seat.WHITE, position, throw)
            if legal_plays(position, throw, rules):
                start = time.perf_counter()
                computer.choose(state)
                answers.append((time.perf_counter() - start) * 1000)
        answer = statistics.median(answers)
        late |= answer > MOST_ANSWER
        print(
            f"{key:10} legal plays {plays:5.2f} ms a throw   the computer ({DEFAULT_LEVEL}) answers in {answer:5.1f} ms"
            f" (at most {MOST_ANSWER:g})",
            flush=True,
        )
    return int(late)


if __name__ == "__main__":
    raise SystemExit(main())
