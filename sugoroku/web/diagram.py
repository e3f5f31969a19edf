"""A still board for pages to read."""

from sugoroku.game.dice import Throw
from sugoroku.game.moves import dice_of
from sugoroku.game.position import Position
from sugoroku.game.rules import Rules
from sugoroku.game.seat import Seat
from sugoroku.web.board import Cells
from sugoroku.web.preferences import DEFAULTS, Preferences
from sugoroku.web.sight import sight_of
from sugoroku.web.view import BoardView, DieView, Term, ThrowView
from sugoroku.words.throws import throw_name


def diagram_view(
    position: Position, rules: Rules, lang: str, throw: Throw | None = None, preferences: Preferences = DEFAULTS
) -> BoardView:
    """Return a board with nothing to do on it; white is the mover and sits near."""
    sight = sight_of(rules, lang, Seat.WHITE, preferences)
    cells = Cells(sight, Seat.WHITE, position.points, {}, {}, {})
    near, far = list(range(1, 13)), list(range(24, 12, -1))
    if sight.home == "right":
        near, far = near[::-1], far[::-1]
    bears_off = rules.finish == "bear-off"
    return BoardView(
        kind=sight.board,
        home=sight.home,
        viewer="white",
        far=tuple(cells.point(point) for point in far),
        near=tuple(cells.point(point) for point in near),
        bar=cells.band(Seat.WHITE),
        bar_other=cells.band(Seat.BLACK),
        off=cells.tray(Seat.WHITE) if bears_off else None,
        off_other=cells.tray(Seat.BLACK) if bears_off else None,
        throw=_throw(throw, rules) if throw else None,
    )


def _throw(throw: Throw, rules: Rules) -> ThrowView:
    name = throw_name(throw.high, throw.low)
    dice = dice_of(throw, rules)
    times = len(dice) // 2 if throw.is_double else 1
    term = Term(name.kanji, name.kana, name.romaji, name.hangul)
    return ThrowView(dice=(DieView(throw.high, times), DieView(throw.low, times)), thrower="white", name=term)
