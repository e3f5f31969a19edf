"""The record on the page leaves nothing out: plays, hits, cube, resignations, games."""

import pytest

from sugoroku.game.presets import parse_rules
from sugoroku.game.seat import Seat
from sugoroku.game.state import Setup
from sugoroku.web.recounting import moves_text, record_lines
from sugoroku.web.sight import sight_of
from tests.web.tables import played

MODERN = sight_of(parse_rules("modern").rules, "en", Seat.WHITE)
EDO = sight_of(parse_rules("late-edo").rules, "en", Seat.WHITE)


def test_cube_resignation_and_games_have_lines_of_their_own():
    """Turns are counted anew in each game; what else was done has no number."""
    first = ("roll", "throw 31", "play 8/5 6/5", "double", "take", "throw 42", "play 8/4 6/4", "double", "drop")
    second = ("next", "roll", "throw 61", "play 13/7 8/7", "resign 1", "decline", "resign 2", "accept")
    table = played(Setup(parse_rules("modern opening=seat"), length=9), *first, *second)
    assert [(line.number, line.seat, line.text) for line in record_lines(table, MODERN, "")] == [
        (1, "white", "8/5 6/5"),
        (None, "black", "doubles to 2"),
        (None, "white", "takes"),
        (2, "black", "8/4 6/4"),
        (None, "white", "doubles to 4"),
        (None, "black", "drops"),
        (None, None, "Game 2, score 2–0"),
        (1, "black", "13/7 8/7"),
        (None, "white", "offers to resign, value 1"),
        (None, "black", "declines"),
        (None, "white", "offers to resign, value 2"),
        (None, "black", "accepts"),
    ]
    assert [line.text for line in record_lines(table, MODERN, "", 2)] == ["offers to resign, value 2", "accepts"]


@pytest.mark.parametrize(
    ("moves", "hits", "numbers", "names"),
    [
        (((24, 18), (18, 13)), (True, False), "24/18*/13", "far in-1 → far out-6* → far out-1"),
        (((8, 5), (6, 5)), (True, False), "8/5* 6/5", "out-5 → in-5*, in-6 → in-5"),
        (((13, 9), (9, 5), (13, 9), (9, 5)), (), "13/9/5(2)", None),
        (((25, 22), (6, 0)), (), "bar/22 6/off", None),
    ],
)
def test_a_play_as_the_reader_names_points(moves, hits, numbers, names):
    """By numbers it is the notation of backgammon books; a cut stone is marked either way."""
    assert moves_text(moves, MODERN, hits) == numbers
    if names:
        assert moves_text(moves, EDO, hits) == names
