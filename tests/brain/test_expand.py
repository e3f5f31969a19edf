"""The batched plays are exactly the engine's."""

import random

import numpy as np
import pytest

from sugoroku.brain.expand import expand
from sugoroku.game.dice import THROWS
from sugoroku.game.moves import legal_plays
from sugoroku.game.position import START, Position
from sugoroku.game.presets import parse_rules
from sugoroku.game.rules import Rules

RULES = (
    "late-edo",
    "meiji",
    "convent",
    "yamato",
    "early-edo",
    "modern",
    "late-edo doubles=4 mushigachi=instant mujogachi=either-end",
    "modern doubles=2 larger_die=no",
    "late-edo larger_die=no primes=courteous",
)


def wander(rules: Rules, count: int, draw: random.Random) -> list[Position]:
    """Return positions of games played at random."""
    found: list[Position] = []
    position = START[rules.start]
    while len(found) < count:
        found.append(position)
        plays = legal_plays(position, draw.choice(THROWS), rules)
        play = draw.choice(plays) if plays else None
        position = START[rules.start] if play is not None and play.win else (play.after if play else position).flip()
    return found


@pytest.mark.parametrize("text", RULES)
def test_equals_the_engine(text: str) -> None:
    rules = parse_rules(text).rules
    positions = wander(rules, 40, random.Random(text))
    boards = np.array([position.points for position in positions], np.int8)
    found = expand(boards, THROWS, rules)
    assert (np.diff(found.group) >= 0).all()
    for group in range(len(positions) * len(THROWS)):
        rows = np.flatnonzero(found.group == group)
        position = positions[group // len(THROWS)]
        plays = legal_plays(position, THROWS[group % len(THROWS)], rules)
        expected = {play.after.points: play.win.points if play.win else 0 for play in plays} or {position.points: 0}
        got = {tuple(found.boards[row].tolist()): int(found.points[row]) for row in rows}
        assert got == expected
        assert len(rows) == len(got)
