"""A still board for pages to read."""

from sugoroku.game.dice import Throw
from sugoroku.game.moves import dice_of
from sugoroku.game.position import Position
from sugoroku.game.rules import Rules
from sugoroku.game.seat import Seat
from sugoroku.web.board import Cells
from sugoroku.web.preferences import DEFAULTS, Preferences
from sugoroku.web.sight import sight_of
from sugoroku.web.view import Board, BoardView, DieView, Term, ThrowView
from sugoroku.words.throws import throw_name


def diagram_view(
    position: Position, rules: Rules, lang: str, throw: Throw | None = None, preferences: Preferences = DEFAULTS
) -> BoardView:
    """Return a board with nothing to do on it; white is the mover and sits near."""
    sight = sight_of(rules, lang, Seat.WHITE, preferences)
    cells = Cells(sight, Seat.WHITE, position.points, {}, {}, {})
    named = sight.board is Board.EDO
    return cells.whole(
        bears_off=rules.finish == "bear-off", throw=still_throw(throw, rules, named=named) if throw else None
    )


def still_throw(throw: Throw, rules: Rules, *, named: bool) -> ThrowView:
    """Return dice that nobody has played yet, with the throw's old name where it is used."""
    name = throw_name(throw.high, throw.low)
    dice = dice_of(throw, rules)
    times = len(dice) // 2 if throw.is_double else 1
    term = Term(name.kanji, name.kana, name.romaji, name.hangul) if named else None
    return ThrowView(dice=(DieView(throw.high, times), DieView(throw.low, times)), thrower="white", name=term)
