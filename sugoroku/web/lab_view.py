"""What a page of the lab was asked for, and what it shows."""

from dataclasses import dataclass, replace

from sugoroku.game.dice import Throw
from sugoroku.game.position import Position
from sugoroku.game.presets import RuleSet
from sugoroku.web.lab_link import lab_query
from sugoroku.web.view import BoardView, Said, Term


@dataclass(frozen=True, slots=True)
class Asked:
    """Hold what the address of a lab page says."""

    position: Position
    throw: Throw
    rule_sets: tuple[RuleSet, RuleSet]
    show: str = ""
    edit: str = ""
    think: bool = False

    @property
    def texts(self) -> tuple[str, str]:
        """Return both rule-set texts."""
        return self.rule_sets[0].text, self.rule_sets[1].text

    def query(self, **changed: str) -> str:
        """Return the query of this page with some fields changed; an empty text leaves a field out."""
        more = {"show": self.show, "edit": self.edit, "think": "1" if self.think else "", **changed}
        return lab_query(self.position, self.throw, self.texts, **{name: text for name, text in more.items() if text})

    def at(self, position: Position) -> str:
        """Return the query of another position in the same editor."""
        return replace(self, position=position, show="").query()


@dataclass(frozen=True, slots=True)
class PlayLink:
    """Show one play of a list: its text, the way to see it on the board, the win it brings."""

    text: str
    href: str
    here: bool
    win: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Show the plays that are only here for one reason, the first of them listed."""

    why: Said
    plays: tuple[PlayLink, ...]
    unlisted: int


@dataclass(frozen=True, slots=True)
class Thought:
    """Show one play as the computer ranks it."""

    play: PlayLink
    equity: str
    wins: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SideView:
    """Show one rule set's answer."""

    name: str
    changed: bool
    rules: str
    rules_href: str
    board: BoardView
    count: int
    only: int
    groups: tuple[Group, ...]
    refused: str
    shown: str
    best: tuple[Thought, ...] = ()
    judge: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """Show a link of the editor or a throw: its words, where it leads, whether it is chosen."""

    text: Said
    href: str
    here: bool = False
    term: Term | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LabView:
    """Show the whole lab."""

    board: str
    throw: str
    sides: tuple[SideView, SideView]
    common: tuple[PlayLink, ...]
    common_count: int
    wins_differ: bool
    throws: tuple[Way, ...]
    editing: bool
    holds: tuple[Way, ...]
    steps: tuple[Way, ...]
    back: str
    edit: str
    think: str
    thinking: bool
    texts: tuple[str, str]
