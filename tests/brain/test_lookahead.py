"""Whoever looks ahead finds a play in every ending, also where the other side wins whatever it throws."""

import random

import pytest

from sugoroku.brain.player import Computer
from sugoroku.game.dice import THROWS, Throw
from sugoroku.game.moves import legal_plays
from sugoroku.game.position import Position
from sugoroku.game.presets import PRESETS

LOST = {"gather": "------E-E----E----abccbbb-", "bear-off": "--AAAA-----------------a--"}


@pytest.mark.parametrize("level", ["master", "grandmaster"])
@pytest.mark.parametrize("preset", PRESETS)
def test_plays_on_where_every_throw_wins_for_the_other_side(preset: str, level: str) -> None:
    rules = PRESETS[preset]
    position = Position.from_xgid(LOST[rules.finish])
    throw = Throw(2, 1)
    for reply in THROWS:
        for play in legal_plays(position, throw, rules):
            assert any(answer.win for answer in legal_plays(play.after.flip(), reply, rules))
    assert Computer(level).choose_play(position, throw, rules) in legal_plays(position, throw, rules)


def ending(draw: random.Random, *, bears_off: bool) -> Position:
    """Draw a position in which both sides are nearly done."""
    points = [0] * 26
    for sign in (1, -1):
        for _ in range(draw.randint(1, 6) if bears_off else 15):
            place = draw.choice([1, 2, 3, 4, 5, 6, *([7] if draw.random() < 1 / 15 else [])])
            points[place if sign > 0 else 25 - place] += sign
    return Position(tuple(points))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_strongest_finds_a_play_in_endings(preset: str) -> None:
    rules = PRESETS[preset]
    draw = random.Random(1679)
    strongest = Computer("grandmaster")
    asked = 0
    while asked < 8:
        position = ending(draw, bears_off=rules.finish == "bear-off")
        throw = draw.choice(THROWS)
        plays = legal_plays(position, throw, rules)
        if len(plays) > 1:
            asked += 1
            assert strongest.choose_play(position, throw, rules) in plays
