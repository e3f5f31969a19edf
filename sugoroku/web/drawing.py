"""Draw a position as the cells of a board, for the table and for the diagrams of pages."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from sugoroku.game.position import STONES, Position
from sugoroku.web.view import Board, BoardView, CellView, Colour, CubeView, Lang, Mark, Place, ThrowView
from sugoroku.words.terms import Script, point_name

_LANG_OF_SCRIPT: Mapping[str, str] = MappingProxyType({"kanji": "ja", "kana": "ja", "hangul": "ko"})
_READ_ALOUD: Mapping[str, Script] = MappingProxyType({"ja": "kanji", "ko": "hangul", "en": "english"})


@dataclass(frozen=True, slots=True)
class Look:
    """Hold how a viewer likes a board: its kind, where home lies, how points are named."""

    kind: Board = Board.EDO
    home: Literal["left", "right"] = "left"
    script: Script = "kanji"
    lang: Lang = "en"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tap:
    """Say what a tap on a place does (see CellView)."""

    mark: Mark
    href: str | None = None
    action: str | None = None
    hits: bool = False


@dataclass(frozen=True, slots=True)
class LastMove:
    """Count the stones that left and reached each place in the last move, as the viewer numbers places."""

    left: Mapping[int, int]
    came: Mapping[int, int]


NO_MOVE = LastMove(MappingProxyType({}), MappingProxyType({}))
NO_TAPS: Mapping[int, Tap] = MappingProxyType({})


def draw_board(
    position: Position,
    viewer: Colour = "white",
    look: Look = Look(),
    *,
    taps: Mapping[int, Tap] = NO_TAPS,
    last: LastMove = NO_MOVE,
    throw: ThrowView | None = None,
    cube: CubeView | None = None,
    trays: bool = False,
) -> BoardView:
    """Draw a position that is already turned to the viewer."""

    def cell(place: int, count: int) -> CellView:
        return _cell(place, count, viewer, look, taps.get(place), last)

    points = position.points
    return BoardView(
        kind=look.kind,
        home=look.home,
        viewer=viewer,
        far=tuple([cell(point, points[point]) for point in far_row(look.home)]),
        near=tuple([cell(point, points[point]) for point in near_row(look.home)]),
        bar=cell(Place.BAR, points[Place.BAR]),
        bar_other=cell(Place.BAR_OTHER, points[Place.BAR_OTHER]),
        off=cell(Place.OFF, position.off) if trays else None,
        off_other=cell(Place.OFF_OTHER, -position.off_opponent) if trays else None,
        throw=throw,
        cube=cube,
    )


def far_row(home: Literal["left", "right"]) -> Sequence[int]:
    """List the points of the far row from left to right."""
    return range(24, 12, -1) if home == "left" else range(13, 25)


def near_row(home: Literal["left", "right"]) -> Sequence[int]:
    """List the points of the near row from left to right."""
    return range(1, 13) if home == "left" else range(12, 0, -1)


def _cell(place: int, count: int, viewer: Colour, look: Look, tap: Tap | None, last: LastMove) -> CellView:
    other: Colour = "black" if viewer == "white" else "white"
    on_point = 1 <= place <= 24
    owner = None if not count else viewer if count > 0 else other
    return CellView(
        point=place,
        name=point_name(place, look.script) if on_point else "",
        called=_called(place, look) if on_point else "",
        lang=_LANG_OF_SCRIPT.get(look.script),
        owner=owner,
        count=min(abs(count), STONES),
        mark=tap.mark if tap else Mark.STILL,
        href=tap.href if tap else None,
        action=tap.action if tap else None,
        hits=tap.hits if tap else False,
        left=last.left.get(place, 0),
        came=last.came.get(place, 0),
    )


def _called(point: int, look: Look) -> str:
    return point_name(point, "number" if look.script == "number" else _READ_ALOUD[look.lang], full=True)
