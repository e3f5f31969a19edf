"""XGID and GNU IDs: the known examples exactly, and 2,000 positions there and back."""

from random import Random

import pytest

from sugoroku.game.dice import Throw
from sugoroku.game.formats import gnuid, xgid
from sugoroku.game.formats.values import match_of, picture_of
from sugoroku.game.play import replay
from sugoroku.game.position import START
from sugoroku.game.presets import parse_rules
from sugoroku.game.seat import Seat
from sugoroku.game.state import Cube, Phase, Score
from tests.game.formats.invented import invented_states

STATES = invented_states(2000, Random(1811))


def test_every_position_comes_back_from_xgid_and_gnu_ids():
    """What a picture can tell survives both formats, and reading it as a game gives the same table again."""
    for state in STATES:
        picture = picture_of(state)
        assert xgid.write(xgid.read(xgid.write(picture))) == xgid.write(picture)
        back = xgid.read(xgid.write(picture))
        assert (back.position, back.turn, back.throw, back.cube) == (
            picture.position,
            picture.turn,
            picture.throw,
            picture.cube,
        )
        assert (back.score, back.length, back.crawford, back.pending) == (
            picture.score,
            picture.length,
            picture.crawford,
            picture.pending,
        )
        other = gnuid.read(gnuid.write(picture))
        assert (other.position, other.turn, other.throw, other.cube) == (
            picture.position,
            picture.turn,
            picture.throw,
            picture.cube,
        )
        assert (other.score, other.length, other.crawford, other.jacoby, other.pending) == (
            picture.score,
            picture.length,
            picture.crawford,
            picture.jacoby,
            picture.pending,
        )


def test_a_picture_becomes_the_table_it_shows():
    for state in STATES[:500]:
        picture = picture_of(state)
        match = match_of(picture, state.setup.rule_set)
        there = replay(match.setup, match.actions)
        assert picture_of(there) == picture
        assert there.phase == state.phase or state.phase is Phase.TO_THROW  # a picture asks again: double or roll


@pytest.mark.parametrize(
    "text",
    [
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        "XGID=----abF-B--BbB-Bacbd----A-:0:0:1:41:1:0:0:11:10",
        "XGID=--CBCBC------B--b--cabbcb-:1:1:1:21:0:0:0:0:8",
    ],
)
def test_the_known_xgids_are_written_as_they_were_read(text):
    assert xgid.write(xgid.read(text)) == text
    assert xgid.write(xgid.read(text.removeprefix("XGID="))) == text


def test_a_known_xgid_says_what_is_known_of_it():
    picture = xgid.read("XGID=----abF-B--BbB-Bacbd----A-:0:0:1:41:1:0:0:11:10")
    assert (picture.position.pips, picture.position.pips_opponent) == (154, 158)
    assert (picture.score, picture.length, picture.throw) == (Score(1, 0), 11, Throw(4, 1))
    owned = xgid.read("XGID=--CBCBC------B--b--cabbcb-:1:1:1:21:0:0:0:0:8")
    assert owned.cube == Cube(2, Seat.WHITE)


def test_an_xgid_may_leave_out_the_last_field():
    assert xgid.read("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0").position == START["hon"]


def test_the_turn_in_an_xgid_does_not_move_the_stones():
    """The board is numbered as the player below sees it, whoever is on turn."""
    picture = xgid.read("XGID=-b----E-C---eE---b-db---B-:0:0:-1:31:0:0:0:0:10")
    assert picture.turn is Seat.BLACK
    assert picture.position.flip().xgid() == "-b----E-C---eE---b-db---B-"


@pytest.mark.parametrize(
    ("text", "board"),
    [
        ("4HPwATDgc/ABMA", "-b----E-C---eE---c-e----B-"),
        # X has played 8/5 6/5, O is on roll: X's new point is O's 20
        ("sGfwATDgc/ABMA", None),
        ("HC/wATDg8+AxAA", "-b----E-D---eD--B-ad--c---"),
    ],
)
def test_the_known_position_ids_are_written_as_they_were_read(text, board):
    position = gnuid.position_of(text)
    assert gnuid.position_id(position) == text
    if board is None:
        mover = position.flip()
        assert (mover.points[5], mover.points[6], mover.points[8]) == (2, 4, 2)
    else:
        assert position.xgid() == board


@pytest.mark.parametrize("text", ["QYkqASAAIAAA", "cAkAAAAAAAAA", "cInpAAAAAAAA", "8AmgAEAAEAAA"])
def test_the_known_match_ids_are_written_as_they_were_read(text):
    assert gnuid.match_id(gnuid.read(f":{text}")) == text


def test_the_known_match_ids_say_what_is_known_of_them():
    nine = gnuid.read("4HPwATDgc/ABMA:QYkqASAAIAAA")
    assert (nine.length, nine.score, nine.throw) == (9, Score(white=4, black=2), Throw(5, 2))
    assert (nine.cube, nine.turn) == (Cube(2, Seat.BLACK), Seat.WHITE)
    money = gnuid.read(":cAkAAAAAAAAA")
    assert (money.length, money.turn, money.cube) == (None, Seat.WHITE, Cube())
    seven = gnuid.read(":cInpAAAAAAAA")
    assert (seven.length, seven.throw, seven.turn) == (7, Throw(3, 2), Seat.WHITE)
    five = gnuid.read(":8AmgAEAAEAAA")
    assert (five.length, five.score, five.crawford) == (5, Score(white=2, black=4), True)


def test_ids_are_read_as_programs_print_them():
    printed = "Position ID: 4HPwATDgc/ABMA Match ID: cAkAAAAAAAAA"
    assert gnuid.read(printed.replace(" Match ID", "")) == gnuid.read("4HPwATDgc/ABMA:cAkAAAAAAAAA")


def test_a_picture_can_be_played_on_under_historical_rules():
    picture = xgid.read("XGID=-b----E-C---eE---c-e----B-:1:1:1:31:0:0:0:0:10")
    match = match_of(picture, parse_rules("late-edo"))
    assert match.setup.cube == Cube()
    assert replay(match.setup, match.actions).throw == Throw(3, 1)
