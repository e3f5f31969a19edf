"""How one reader sees a board: language, side, the kind of board, the names of its points."""

from dataclasses import dataclass
from typing import Literal, cast

from sugoroku.game.position import BAR, OFF
from sugoroku.game.rules import Rules, looks_modern
from sugoroku.game.seat import Seat
from sugoroku.web.preferences import DEFAULTS, Preferences
from sugoroku.web.view import Board, Place, Said
from sugoroku.words.catalog import N_, catalog
from sugoroku.words.terms import SCRIPTS, Script, point_name

_SCRIPT_OF_LANGUAGE: dict[str, Script] = {"en": "english", "ja": "kanji", "ko": "hangul"}
_LANG_OF_SCRIPT = {"kanji": "ja", "kana": "ja", "romaji": "ja-Latn", "hangul": "ko", "english": "en", "number": None}


@dataclass(frozen=True, slots=True)
class Sight:
    """Hold how a board is drawn for one reader."""

    lang: str
    viewer: Seat
    board: Board
    home: Literal["left", "right"]
    script: Script
    preferences: Preferences = DEFAULTS

    def text(self, message: str) -> str:
        """Translate a marked message."""
        return catalog(self.lang).gettext(message)

    @property
    def name_lang(self) -> str | None:
        """Return the language of the points' names where it is not the page's."""
        lang = _LANG_OF_SCRIPT[self.script]
        return None if lang == self.lang else lang

    def place(self, number: int, mover: Seat) -> int:
        """Return the viewer's number of a place in the mover's numbering (25 bar, 0 off)."""
        mine = mover is self.viewer
        if number == OFF:
            return Place.OFF if mine else Place.OFF_OTHER
        return number if mine else BAR - number

    def edge_name(self, point: int) -> str:
        """Return the short name of a point, in the viewer's numbering, as it stands on the board's edge."""
        return point_name(point, self.script)

    def old_name(self, point: int) -> str:
        """Return the point's name in kanji where the old board is named in another script by itself."""
        named = self.board is not Board.EDO or self.script == "kanji" or self.preferences.names != "auto"
        return "" if named else point_name(point, "kanji")

    def called(self, number: int) -> str:
        """Return how a place in the mover's numbering is called in a sentence: `far in-1`, `the band`, `off`."""
        if number == BAR:
            return self.text(N_("the bar")) if self.board is Board.MODERN else self.text(N_("the band"))
        if number == OFF:
            return self.text(N_("off the board"))
        if self.script == "number":
            return self.text(N_("point %(number)s")) % {"number": number}
        return point_name(number, self.script, full=True)

    def short(self, number: int) -> str:
        """Return how a place in the mover's numbering is called in a record: a number is enough there."""
        on_board = OFF < number < BAR
        return str(number) if on_board and self.script == "number" else self.called(number)


def sight_of(rules: Rules, lang: str, viewer: Seat, preferences: Preferences = DEFAULTS) -> Sight:
    """Return how this reader sees a board under these rules."""
    board = Board.MODERN if looks_modern(rules) else Board.EDO
    home: Literal["left", "right"] = "right" if board is Board.MODERN else "left"
    if preferences.home != "auto":
        home = "left" if preferences.home == "left" else "right"
    script: Script = "number" if board is Board.MODERN else _SCRIPT_OF_LANGUAGE[lang]
    if preferences.names in SCRIPTS:
        script = cast("Script", preferences.names)
    return Sight(lang, viewer, board, home, script, preferences)


def seat_name(seat: Seat) -> Said:
    """Return the name of a colour."""
    return Said(N_("White")) if seat is Seat.WHITE else Said(N_("Black"))
