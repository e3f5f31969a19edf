"""Draw a board: from the stones and a half-made play to the cells the template prints."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from sugoroku.game.actions import Played
from sugoroku.game.moves import dice_of
from sugoroku.game.position import BAR, OFF, STONES
from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, State
from sugoroku.web.drafting import Draft, Tap, taps
from sugoroku.web.look import Look
from sugoroku.web.sight import Sight
from sugoroku.web.view import (
    Board,
    BoardView,
    CellView,
    Colour,
    CubeView,
    DieView,
    Mark,
    Place,
    Said,
    Term,
    ThrowView,
)
from sugoroku.words.throws import throw_name

COLOURS: Mapping[Seat, Colour] = {Seat.WHITE: "white", Seat.BLACK: "black"}


def draw_board(look: Look, throws_url: str = "") -> BoardView:
    """Return the board as this reader sees it, with the half-made play on it."""
    state, sight, draft = look.state, look.sight, look.draft
    points = draft.points if draft else state.position.points
    hints, confirm = sight.preferences.hints == "yes", sight.preferences.confirm == "yes"
    offered = taps(state, draft, confirm=confirm, hints=hints, bare=look.bare) if draft else {}
    cells = Cells(sight, state.turn, points, offered, *last_moves(look))
    throw = None if look.covered else draw_throw(state, draft, throws_url, named=sight.board is Board.EDO)
    return cells.whole(bears_off=state.rules.finish == "bear-off", throw=throw, cube=draw_cube(state, sight))


@dataclass(frozen=True, slots=True)
class Cells:
    """Draw places: `points` and `offered` in the mover's numbering, `left` and `came` in the viewer's."""

    sight: Sight
    mover: Seat
    points: tuple[int, ...]
    offered: Mapping[int, Tap]
    left: Mapping[int, int]
    came: Mapping[int, int]

    def whole(self, *, bears_off: bool, throw: ThrowView | None = None, cube: CubeView | None = None) -> BoardView:
        """Draw the whole board."""
        sight, names = self.sight, _names_of(self.sight)
        near, far = list(range(1, 13)), list(range(24, 12, -1))
        if sight.home == "right":
            near, far = near[::-1], far[::-1]
        return BoardView(
            kind=sight.board,
            home=sight.home,
            viewer=COLOURS[sight.viewer],
            far=tuple([self.point(point, names[point]) for point in far]),
            near=tuple([self.point(point, names[point]) for point in near]),
            bar=self.band(sight.viewer, names[BAR]),
            bar_other=self.band(sight.viewer.other, names[BAR]),
            off=self.tray(sight.viewer, names[OFF]) if bears_off else None,
            off_other=self.tray(sight.viewer.other, names[OFF]) if bears_off else None,
            throw=throw,
            cube=cube,
        )

    def point(self, place: int, names: "Names") -> CellView:
        """Draw one point, numbered as the viewer sees it."""
        number = place if self.mover is self.sight.viewer else BAR - place
        count = self.points[number]
        owner = (self.mover if count > 0 else self.mover.other) if count else None
        return self._cell(place, number, abs(count), owner, names)

    def band(self, seat: Seat, names: "Names") -> CellView:
        """Draw the captured stones of one side."""
        mine = seat is self.mover
        place = Place.BAR if seat is self.sight.viewer else Place.BAR_OTHER
        count = abs(self.points[BAR if mine else OFF])
        return self._cell(place, BAR if mine else -1, count, seat if count else None, names)

    def tray(self, seat: Seat, names: "Names") -> CellView:
        """Draw the stones one side has borne off."""
        mine = seat is self.mover
        on_board = sum(count if mine else -count for count in self.points if (count > 0) is mine and count)
        place = Place.OFF if seat is self.sight.viewer else Place.OFF_OTHER
        count = STONES - on_board
        return self._cell(place, OFF if mine else -1, count, seat if count else None, names)

    def _cell(self, place: int, number: int, count: int, owner: Seat | None, names: "Names") -> CellView:
        came = min(self.came.get(place, 0), count)
        return _cell_view(place, count, owner, names, self.offered.get(number), self.left.get(place, 0), came)


class Names(NamedTuple):
    """Hold what a place is called: on the board's edge, in a sentence, in kanji, and the language of the first."""

    name: str
    called: str
    kanji: str
    lang: str | None


@lru_cache(maxsize=256)
def _names_of(sight: Sight) -> tuple[Names, ...]:
    """Return the names of all places: 0 off, 1 to 24 as the viewer sees them, 25 the band."""
    lang = sight.name_lang
    points = [
        Names(sight.edge_name(point), sight.called(point), sight.old_name(point), lang) for point in range(1, BAR)
    ]
    return (Names("", sight.called(OFF), "", lang), *points, Names("", sight.called(BAR), "", lang))


@lru_cache(maxsize=16_384)
def _cell_view(
    place: int, count: int, owner: Seat | None, names: Names, tap: Tap | None, left: int, came: int
) -> CellView:
    """Return the view of a place, the same value for the same place: most stay as they are from move to move."""
    return CellView(
        point=place,
        name=names.name,
        called=names.called,
        kanji=names.kanji,
        lang=names.lang,
        owner=COLOURS[owner] if owner else None,
        count=count,
        mark=tap.mark if tap else Mark.STILL,
        href=tap.href if tap else None,
        action=tap.action if tap else None,
        hits=bool(tap and tap.hits),
        left=left,
        came=came,
    )


def draw_throw(state: State, draft: Draft | None, throws_url: str, *, named: bool) -> ThrowView | None:
    """Return the dice, used ones marked, with the throw's old name where it is used; nothing between turns."""
    throw = state.throw
    if throw is None:
        return None
    name = throw_name(throw.high, throw.low)
    dice = dice_of(throw, state.rules)
    left = list(draft.left if draft else dice if state.phase is Phase.TO_PLAY else ())
    if throw.is_double:
        times = len(left)
        shown = (DieView(throw.high, times - times // 2), DieView(throw.high, times // 2))
    else:
        shown = (DieView(throw.high, left.count(throw.high)), DieView(throw.low, left.count(throw.low)))
    return ThrowView(
        dice=shown,
        thrower=COLOURS[state.turn],
        name=Term(name.kanji, name.kana, name.romaji, name.hangul) if named else None,
        note=Said(name.note) if named else None,
        href=f"{throws_url}#t{name.key}" if throws_url else None,
    )


def last_moves(look: Look) -> tuple[dict[int, int], dict[int, int]]:
    """Count by place, in the viewer's numbering, the stones that left and that came in the last play."""
    left: dict[int, int] = {}
    came: dict[int, int] = {}
    if look.draft and look.draft.steps:
        return left, came
    seqs = range(look.table.seq - 1, max(look.table.seq - 5, -1), -1)
    for moment, before in ((look.table.moments[seq], look.table.state_at(seq)) for seq in seqs):
        if isinstance(moment.action, Played):
            for source, target in moment.action.moves:
                start, end = look.sight.place(source, before.turn), look.sight.place(target, before.turn)
                if came.get(start):
                    came[start] -= 1
                else:
                    left[start] = left.get(start, 0) + 1
                came[end] = came.get(end, 0) + 1
            break
    return left, came


def draw_cube(state: State, sight: Sight) -> CubeView | None:
    """Return the cube where it lies; nothing where this game has none."""
    if not state.rules.cube or state.crawford or state.setup.length == 1:
        return None
    if state.cube.owner is None:
        return CubeView(state.cube.value)
    return CubeView(state.cube.value, "mine" if state.cube.owner is sight.viewer else "theirs")
