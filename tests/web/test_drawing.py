"""A position is drawn cell by cell as its viewer sees it."""

import pytest

from sugoroku.game.position import START
from sugoroku.web.drawing import LastMove, Look, Tap, draw_board
from sugoroku.web.view import Board, Mark, Place


def test_an_edo_board_has_home_at_the_left_and_the_far_home_above_it():
    drawn = draw_board(START["hon"])
    assert [cell.name for cell in drawn.near][:2] == ["内一", "内二"]
    assert next((cell.point, cell.owner, cell.count) for cell in drawn.far) == (24, "white", 2)
    assert (drawn.near[0].owner, drawn.near[0].count) == ("black", 2)


def test_home_at_the_right_mirrors_both_rows():
    left = draw_board(START["hon"], "white", Look())
    right = draw_board(START["hon"], "white", Look(home="right"))
    assert [c.point for c in left.near] == [c.point for c in right.near][::-1]
    assert [c.point for c in left.far] == [c.point for c in right.far][::-1]


@pytest.mark.parametrize("name", START)
def test_every_stone_is_drawn_once(name):
    drawn = draw_board(START[name], trays=True)
    cells = [*drawn.far, *drawn.near, drawn.bar, drawn.bar_other, drawn.off, drawn.off_other]
    for owner in ("white", "black"):
        assert sum(cell.count for cell in cells if cell.owner == owner) == 15


def test_a_tap_and_the_last_move_stand_on_their_places():
    drawn = draw_board(
        START["hon"],
        "black",
        Look(kind=Board.MODERN, home="right", script="number"),
        taps={8: Tap(mark=Mark.MOVABLE, href="?from=8")},
        last=LastMove({24: 1}, {18: 1}),
        trays=True,
    )
    by_point = {cell.point: cell for cell in (*drawn.far, *drawn.near)}
    assert (by_point[8].mark, by_point[8].href, by_point[8].owner) == (Mark.MOVABLE, "?from=8", "black")
    assert (by_point[24].left, by_point[18].came) == (1, 1)
    assert by_point[8].name == "8"
    assert drawn.off is not None
    assert drawn.off.point == Place.OFF
