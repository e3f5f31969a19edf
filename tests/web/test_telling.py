"""What the page says of a result agrees with what the result counted."""

from dataclasses import replace

import pytest

from sugoroku.game.play import begin
from sugoroku.game.presets import parse_rules
from sugoroku.game.rules import WinKind
from sugoroku.game.seat import Seat
from sugoroku.game.state import Result, Setup
from sugoroku.web.telling import won_reasons

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
