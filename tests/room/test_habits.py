"""Habits: what is done by itself because nothing is to be decided."""

import pytest

from sugoroku.game.dice import Throw
from sugoroku.game.play import begin, play
from sugoroku.game.position import Position
from sugoroku.game.presets import parse_rules
from sugoroku.game.seat import Seat
from sugoroku.game.state import Cube, Phase, Score, Setup
from sugoroku.room.habits import Habits, by_habit

ALL = Habits(forced=True, bear_off=True)
NONE = Habits(roll=False)


def standing(board: str, throw: str | None = None, rules: str = "modern", **more):
    position = Position.from_xgid(board)
    return begin(
        Setup(
            parse_rules(rules),
            position=position,
            turn=Seat.WHITE,
            throw=Throw.from_text(throw) if throw else None,
            **more,
        )
    )


def test_a_play_with_one_outcome_is_forced():
    """It is played by itself where that was asked for, and not otherwise."""
    state = standing("-BB---------------bbbbb--A", "61")
    assert len(state.worked_out.plays) == 1
    assert by_habit(state, ALL) is not None
    assert by_habit(state, NONE) is None


def test_a_choice_is_asked():
    """Where there is more than one outcome the person decides."""
    state = standing("-b----E-C---eE---c-e----B-", "31")
    assert len(state.worked_out.plays) > 1
    assert by_habit(state, ALL) is None


def test_a_finished_race_bears_itself_off():
    """Until nothing is left, every throw takes off as much as it can."""
    state = (
        standing("-CCCCC-------------------c"[:25] + "-", None)
        if False
        else standing("-CCCBBB-----------aabbbbb-", "62")
    )
    action = by_habit(state, ALL)
    assert action is not None
    after = play(state, action)
    assert after.seen_by(Seat.WHITE).off == state.position.off + 2


@pytest.mark.parametrize("board", ["aCCCBBB----------aabbbbb--", "-aCCCBBB---------aabbbbb--"])
def test_a_race_that_can_still_be_met_is_the_persons(board):
    """With an enemy stone captured or behind, bearing off is a decision."""
    state = standing(board, "31")
    assert by_habit(state, Habits(bear_off=True)) is None


def test_a_double_that_changes_nothing_is_not_asked_for():
    """Where the doubler needs no more than the cube already gives, he just rolls, if he wishes so."""
    state = standing(
        "-b----E-C---eE---c-e----B-", length=5, score=Score(3, 0), cube=Cube(2, Seat.WHITE), crawford_played=True
    )
    assert state.phase is Phase.TO_CHOOSE
    assert by_habit(state, Habits()) is not None
    assert by_habit(state, NONE) is None
