"""Describe what a page shows as typed facts; templates only loop, choose and print.

Points are numbered 1–24 as the viewer sees them, 25 is the viewer's own captured stones, 0 the other side's,
OFF and OFF_OTHER are where stones are borne off to. Text is a `Said`: marked here, translated where shown.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from types import MappingProxyType
from typing import Literal

Colour = Literal["white", "black"]
Lang = Literal["en", "ja", "ko"]


class Place(IntEnum):
    """Number the places of the board that are no points."""

    BAR_OTHER = 0
    BAR = 25
    OFF = 26
    OFF_OTHER = 27


class Board(StrEnum):
    """Tell the two kinds of board apart."""

    EDO = "edo"
    MODERN = "modern"


class Mark(StrEnum):
    """Say what a tap on a place does."""

    STILL = ""
    MOVABLE = "movable"  # chooses the stone (href)
    CHOSEN = "chosen"  # lets the stone go again (href)
    TARGET = "target"  # moves the chosen stone here (href, or action when it completes the play)
    WHY = "why"  # explains why the stone stays (href)


@dataclass(frozen=True, slots=True)
class Said:
    """Hold a sentence to be translated where it is shown: a marked text and what fills its %(gaps)s.

    With `plural`, the gap `num` chooses the form.
    """

    text: str
    parts: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    plural: str | None = None

    def __hash__(self) -> int:
        return hash((self.text, self.plural, tuple(self.parts.items())))


@dataclass(frozen=True, slots=True)
class Term:
    """Hold a Japanese word with its readings; kanji alone is enough."""

    kanji: str
    kana: str = ""
    romaji: str = ""
    hangul: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CellView:
    """Show one place of the board: a point, captured stones, or a tray.

    `name` stands on the edge of the board in `lang`, `kanji` before it where there is room; `called` is how
    it is read aloud.
    A place with neither `href` nor `action` is no target. `left` and `came` count stones of the last move.
    """

    point: int
    name: str = ""
    called: str = ""
    kanji: str = ""
    lang: str | None = None
    owner: Colour | None = None
    count: int = 0
    mark: Mark = Mark.STILL
    href: str | None = None
    action: str | None = None
    hits: bool = False
    left: int = 0
    came: int = 0


@dataclass(frozen=True, slots=True)
class DieView:
    """Show one die; `times` is how often it still moves a stone (0: used up)."""

    face: int
    times: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class ThrowView:
    """Show a throw, whose it is, and its old name with what is known of it."""

    dice: tuple[DieView, ...]
    thrower: Colour
    name: Term | None = None
    note: Said | None = None
    href: str | None = None


@dataclass(frozen=True, slots=True)
class CubeView:
    """Show the doubling cube and where it lies, seen by the viewer."""

    value: int
    where: Literal["middle", "mine", "theirs"] = "middle"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardView:
    """Show a board: both rows in the order seen from left to right, captured stones, trays, dice and cube.

    Near and far rows hold twelve cells each. `off` is None where stones are not borne off.
    """

    kind: Board
    home: Literal["left", "right"]
    viewer: Colour
    far: tuple[CellView, ...]
    near: tuple[CellView, ...]
    bar: CellView
    bar_other: CellView
    off: CellView | None = None
    off_other: CellView | None = None
    throw: ThrowView | None = None
    cube: CubeView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """Show who sits at one side."""

    colour: Colour
    name: Said
    on_turn: bool = False
    pips: int | None = None
    captured: int = 0
    barred: bool = False  # what is captured waits on a bar
    off: int | None = None
    score: int | None = None
    clock: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """Show something to do: a link (`href`), a posted action (`action`), or a post elsewhere (`post`)."""

    text: Said
    href: str | None = None
    action: str | None = None
    post: str | None = None
    main: bool = False
    careful: bool = False
    key: str | None = None  # the one key that does the same


@dataclass(frozen=True, slots=True)
class News:
    """Tell the page one action to play out: how many came before it, its seat, throw and steps.

    Steps are written "8/5*": from/to in the viewer's numbering (25 and 0 as in `Place`, "off" as "off").
    """

    seq: int
    seat: Colour
    throw: str = ""
    steps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordLine:
    """Show one line of the record: a turn with its number, what was said of the cube, or that a game begins."""

    number: int | None
    seat: Colour | None
    throw: Term | None
    dice: str
    text: str
    href: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesView:
    """Show the rules in force."""

    name: Said
    lines: tuple[Said, ...]
    href: str
    changed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """Show a short text beside the board under a heading."""

    title: Said
    lines: tuple[Said, ...]
    href: str | None = None
    link: Said | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultView:
    """Show how a game ended: its winner, kind, value and the stones that show it."""

    winner: Colour
    title: Said
    points: int
    kind: Term | None = None
    reasons: tuple[Said, ...] = ()
    buttons: tuple[Button, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """Show a whole table: the one fragment that a page holds and a turn redraws.

    `url` is the page of the game, `act` where actions are posted, `seq` the number of actions seen.
    `told` is what has just happened, `ask` what is wanted now, `warn` why something could not be done.
    `drafted` counts the steps of the half-made play, `again` is the link that takes them back.
    """

    game: str
    url: str
    act: str
    seq: int
    board: BoardView
    other: SeatView
    mine: SeatView
    rules: RulesView
    ask: Said
    told: tuple[Said, ...] = ()
    warn: Said | None = None
    buttons: tuple[Button, ...] = ()
    drafted: int = 0
    again: str | None = None
    record: tuple[RecordLine, ...] = ()
    record_href: str | None = None
    notes: tuple[Note, ...] = ()
    result: ResultView | None = None
    score: Said | None = None
    news: tuple[News, ...] = ()
    speed: int = 600  # milliseconds a step of the computer takes; 0: at once
    enter_throw: tuple[Button, ...] = ()  # the 21 throws of real dice, where players throw their own


@dataclass(frozen=True, slots=True)
class NavLink:
    """Show one way out of the page."""

    text: Said
    href: str
    here: bool = False


@dataclass(frozen=True, slots=True)
class Way:
    """Show a way into a part of the site: a kanji as its sign, a title, a line."""

    sign: str
    title: Said
    line: Said
    href: str


@dataclass(frozen=True, slots=True)
class LangLink:
    """Show the same page in another language."""

    lang: Lang
    name: str
    href: str
    here: bool = False


@dataclass(frozen=True, slots=True)
class Address:
    """Name a page for who reads it from elsewhere: a whole URL, and the language it speaks (or `x-default`)."""

    lang: str
    href: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PageView:
    """Show what stands around every page (the template variable `page`).

    `canonical` is the one whole URL of the page, `addresses` those of the same page in each language.
    """

    lang: Lang
    home: str
    nav: tuple[NavLink, ...]
    languages: tuple[LangLink, ...]
    canonical: str = ""
    addresses: tuple[Address, ...] = ()
    theme: Literal["auto", "light", "dark"] = "auto"
