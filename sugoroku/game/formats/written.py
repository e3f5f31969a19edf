"""A record as it was read and played through, and the places where a text of records can be wrong."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sugoroku.game.actions import action_text, parse_action
from sugoroku.game.checked import Checked
from sugoroku.game.errors import GameError, UnreadableText
from sugoroku.game.header import header_of, setup_of
from sugoroku.game.play import apply, begin, check
from sugoroku.game.record import Entry, Sitter
from sugoroku.game.seat import Seat
from sugoroku.game.state import State

MOST_ACTIONS = 50_000
LONGEST_NAME = 80
LONGEST_ALSO = 4000
LATEST = 253_402_300_800_000  # the year 10000, in milliseconds since 1970

HEAD_FLAGS = ("crawford_played", "own_dice")
HEAD_NAMES = {"rules", "law", "options", "length", "first", "score", "position", "turn", "throw", "cube", *HEAD_FLAGS}


@dataclass(frozen=True, slots=True)
class Written:
    """Hold a record as it was read and played through: a head, who sat where (nobody's id), the actions, the end."""

    header: Mapping[str, Any]
    sitters: tuple[Sitter, ...]
    entries: tuple[Entry, ...]
    state: State

    @property
    def over(self) -> bool:
        """Tell whether the last game is over."""
        return self.state.to_act is None

    @property
    def checked(self) -> Checked:
        """Return the record as the rules have passed it."""
        return Checked(self.header_text, self.entries, self.state)

    @property
    def header_text(self) -> str:
        """Return the head as a record keeps it."""
        return json.dumps(self.header)


@dataclass(frozen=True, slots=True)
class Where:
    """Name a place in a text of records: a text with a gap for the line, or for the game and the action."""

    text: str
    number: int = 0
    action: int = 0

    @property
    def parts(self) -> dict[str, int]:
        """Return what fills the gaps of the text."""
        return {"number": self.number, "action": self.action}

    def __str__(self) -> str:
        return self.text % self.parts


class BadRecord(UnreadableText):
    """Say which line of a text (or which game and action of a JSON) is wrong, and why."""

    def __init__(self, where: Where, text: str, /, **parts: object) -> None:
        super().__init__(text, **parts)
        self.where = where

    @property
    def place(self) -> str:
        """Return where it is."""
        return str(self.where)

    @property
    def reason(self) -> str:
        """Return what is wrong, without the place."""
        return str(self.args[0])

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}"


def plain_name(name: str) -> str:
    """Return a name on one line, what cannot be printed left out."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def sitter_of(seat: Seat, kind: str, level: str, name: str) -> Sitter:
    """Return who sat there; raise UnreadableText for what nobody is."""
    level, name = plain_name(level), plain_name(name)
    if kind not in {"person", "computer"} or max(len(level), len(name)) > LONGEST_NAME:
        raise UnreadableText(
            "the %(seat)s seat is 'person NAME' or 'computer LEVEL NAME', each at most %(most)s characters",
            seat=seat.value,
            most=LONGEST_NAME,
        )
    if kind == "computer":
        return Sitter(seat, "computer", level=level, name=name)
    return Sitter(seat, "person", name=name)


def play_through(header: dict[str, Any], sitters: tuple[Sitter, ...], lines: list[tuple[Where, str, int]]) -> Written:
    """Play a record through; raise BadRecord with the place of an action the rules refuse, or another GameError."""
    if len(lines) > MOST_ACTIONS:
        raise UnreadableText("a record has at most %(most)s actions", most=MOST_ACTIONS)
    _check_also(header)
    setup = setup_of(header)
    state = begin(setup)
    entries = []
    for place, text, at in lines:
        try:
            action = check(state, parse_action(text))
        except GameError as refusal:
            raise BadRecord(place, "%(text)s: %(refusal)s", text=text[:60], refusal=refusal) from None
        state = apply(state, action)
        entries.append(Entry(action_text(action), at))
    head = {name: header[name] for name in header if name not in HEAD_NAMES or name in HEAD_FLAGS} | header_of(setup)
    return Written(head, sitters, tuple(entries), state)


def _check_also(header: Mapping[str, Any]) -> None:
    """Refuse what a head holds beside the setup when it is too long or cannot be kept."""
    also = {name: value for name, value in header.items() if name not in HEAD_NAMES}
    try:
        size = len(json.dumps(also, ensure_ascii=False).encode())
    except ValueError:
        size = LONGEST_ALSO + 1
    if size > LONGEST_ALSO:
        raise UnreadableText("the head holds more than a record keeps")
