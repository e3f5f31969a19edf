"""What the page says of a result agrees with what the result counted."""

from dataclasses import replace

import pytest

from sugoroku.game.play import begin
from sugoroku.game.position import Position
from sugoroku.game.presets import parse_rules
from sugoroku.game.reasons import Reason, Why
from sugoroku.game.rules import WinKind
from sugoroku.game.seat import Seat
from sugoroku.game.state import Result, Setup
from sugoroku.room.table import Table
from sugoroku.web.look import Asked, last_own, look_at
from sugoroku.web.sight import sight_of
from sugoroku.web.telling import explain, tell, won_reasons
from tests.web.tables import played

JACOBY = "Without a taken double, every win counts one."


@pytest.mark.parametrize(
    ("rules", "kind", "taken", "told"),
    [
        ("modern jacoby=yes", WinKind.GAMMON, False, True),
        ("modern jacoby=yes", WinKind.BACKGAMMON, False, True),
        ("late-edo cube=on jacoby=yes", WinKind.MUSHIGACHI, False, True),
        ("modern jacoby=yes", WinKind.GAMMON, True, False),
        ("modern jacoby=yes", WinKind.SINGLE, False, False),
        ("modern", WinKind.GAMMON, False, False),
    ],
)
def test_a_gammon_that_counted_one_says_why(rules, kind, taken, told):
    """By the Jacoby rule a win of two or three is held at one until a double was taken."""
    state = replace(begin(Setup(parse_rules(rules))), double_taken=taken)
    said = [one.text for one in won_reasons(state, Result(Seat.WHITE, kind, 1, 1, 1))]
    assert (JACOBY in said) is told


def told_afresh(table: Table, lang: str = "en") -> list[str]:
    """Return what white reads on opening the page anew."""
    look = look_at(table, sight_of(table.state.rules, lang, Seat.WHITE), "p", Asked())
    return [one.text % dict(one.parts) for one in tell(table.news(last_own(look)), look.sight, look.names)]


def test_news_name_the_points_as_the_readers_board_does():
    """Black's own in-5 is what white's board calls far in-5."""
    table = played(Setup(parse_rules("late-edo")), "throw 41", "play 24/20 24/23", "throw 31", "play 8/5* 6/5")
    assert "Computer cut the lone stone on far in-5." in told_afresh(table)
    modern = played(Setup(parse_rules("modern cube=off opening=seat")), *(moment.text for moment in table.moments))
    assert any("point 20" in one for one in told_afresh(modern))


@pytest.mark.parametrize(("mover", "named"), [(Seat.WHITE, "in-6"), (Seat.BLACK, "far in-6")])
def test_reasons_name_the_points_as_the_readers_board_does(mover, named):
    """Where two share a screen the board keeps white's names while black looks for a move."""
    sight = sight_of(parse_rules("late-edo").rules, "en", Seat.WHITE)
    reasons = [Reason(Why.BLOCKED, die=3, point=6), Reason(Why.NO_STONE, point=25)]
    told = [one.text % dict(one.parts) for one in explain(reasons, sight, mover)]
    assert told == [
        f"The 3 leads to {named}, which two or more enemy stones hold.",
        "No stone of yours stands on the band.",
    ]


def test_a_turn_that_passed_by_itself_is_told_with_its_throw():
    """Who opens the page anew reads what was thrown before the pass, not the pass alone."""
    shut_out = Position.from_xgid("----DEE------c-----bbbbbbA")
    setup = Setup(parse_rules("late-edo"), position=shut_out, turn=Seat.WHITE)
    told = told_afresh(played(setup, "throw 65", "pass", "throw 21", "play 12/10 12/11", "throw 43", "pass"))
    assert [one.split(",")[0].split(":")[0] for one in told[-2:]] == ["You threw 4-3", "You passed"]
