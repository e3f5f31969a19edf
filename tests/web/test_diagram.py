"""A position is drawn cell by cell as its viewer sees it."""

import pytest

from sugoroku.game.dice import Throw
from sugoroku.game.position import START
from sugoroku.game.presets import PRESETS
from sugoroku.web.diagram import diagram_view
from sugoroku.web.preferences import Preferences
from sugoroku.web.view import Board, Place


def test_an_edo_board_has_home_at_the_left_and_the_far_home_above_it():
    drawn = diagram_view(START["hon"], PRESETS["late-edo"], "ja")
    assert drawn.kind is Board.EDO
    assert [cell.name for cell in drawn.near][:2] == ["内一", "内二"]
    assert next((cell.point, cell.owner, cell.count) for cell in drawn.far) == (24, "white", 2)
    assert (drawn.near[0].owner, drawn.near[0].count) == ("black", 2)


def test_a_modern_board_is_numbered_and_has_home_at_the_right():
    drawn = diagram_view(START["hon"], PRESETS["modern"], "ko")
    assert drawn.kind is Board.MODERN
    assert [cell.name for cell in drawn.near] == [str(point) for point in range(12, 0, -1)]
    assert drawn.off is not None
    assert drawn.off.point == Place.OFF


def test_home_at_the_right_mirrors_both_rows():
    left = diagram_view(START["hon"], PRESETS["late-edo"], "en")
    right = diagram_view(START["hon"], PRESETS["late-edo"], "en", preferences=Preferences(home="right"))
    assert [c.point for c in left.near] == [c.point for c in right.near][::-1]
    assert [c.point for c in left.far] == [c.point for c in right.far][::-1]


@pytest.mark.parametrize("key", PRESETS)
def test_every_stone_is_drawn_once(key):
    rules = PRESETS[key]
    drawn = diagram_view(START[rules.start], rules, "en", Throw(4, 3))
    cells = [*drawn.far, *drawn.near, drawn.bar, drawn.bar_other]
    for owner in ("white", "black"):
        assert sum(cell.count for cell in cells if cell.owner == owner) == 15
