"""The cube: nobody doubles behind, everybody takes near even, nobody takes the lost."""

import pytest

from sugoroku.brain.cube import match_chance, takes, wants_beaver, wants_double
from sugoroku.brain.evaluator import Chances, wins_of
from sugoroku.game.position import START
from sugoroku.game.presets import parse_rules
from sugoroku.game.seat import Seat
from sugoroku.game.state import Cube, Phase, Score, Setup, State

RULE_SET = parse_rules("modern")


def state(length: int | None = None, score: Score | None = None, cube: Cube | None = None) -> State:
    setup = Setup(RULE_SET, length)
    return State(setup, 1, Phase.TO_CHOOSE, Seat.WHITE, START["hon"], score=score or Score(), cube=cube or Cube())


def chances(win: float) -> Chances:
    return Chances(wins_of(RULE_SET.rules), (win, 0.0, 0.0), (1 - win, 0.0, 0.0))


@pytest.mark.parametrize("length", [None, 7])
def test_window(length: int | None) -> None:
    table = state(length)
    assert not wants_double(table, chances(0.55))
    assert wants_double(table, chances(0.76))
    assert takes(table, chances(0.6))
    assert takes(table, chances(0.76))
    assert not takes(table, chances(0.9))


def test_too_good_to_double() -> None:
    kinds = wins_of(RULE_SET.rules)
    assert not wants_double(state(), Chances(kinds, (0.2, 0.75, 0.0), (0.05, 0.0, 0.0)))


def test_beavers_only_a_bad_double() -> None:
    assert wants_beaver(chances(0.4))
    assert not wants_beaver(chances(0.7))


def test_never_turns_a_dead_cube() -> None:
    table = state(3, Score(1, 2), Cube(2, Seat.WHITE))
    assert not wants_double(table, chances(0.75))


@pytest.mark.parametrize("away", range(1, 12))
def test_match_chances_of_both_sides_make_one(away: int) -> None:
    for other in range(1, 12):
        assert match_chance(away, other) + match_chance(other, away) == pytest.approx(1)
        assert match_chance(away, other + 1) >= match_chance(away, other)
