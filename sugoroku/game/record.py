"""A game as it is kept: a cover, who sits where, and the list of actions. All of it is text."""

from dataclasses import dataclass
from typing import Literal

from sugoroku.game.seat import Seat


@dataclass(frozen=True, slots=True)
class Sitter:
    """Tell who sits on one side: a person (None where nobody sits yet) or a computer of some level."""

    seat: Seat
    kind: Literal["person", "computer"]
    person: str | None = None
    level: str | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """Hold one action's canonical text and its time in milliseconds since 1970, UTC."""

    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Cover:
    """Hold what is written on the outside: id, header, time of opening, whose it is, whether it is over."""

    game: str
    header: str
    created: int
    owner: str | None = None
    over: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """Hold all of a game; the white sitter comes first, the entries are in order."""

    cover: Cover
    sitters: tuple[Sitter, ...]
    entries: tuple[Entry, ...]

    @property
    def length(self) -> int:
        """Count the actions: the seq that the next one carries."""
        return len(self.entries)


@dataclass(frozen=True, slots=True)
class Glance:
    """Tell who sits in a game and how long its record is: what every request asks first."""

    sitters: tuple[Sitter, ...]
    length: int


@dataclass(frozen=True, slots=True)
class Listed:
    """Be one line of a list of games; `played` is the time of the last action."""

    cover: Cover
    sitters: tuple[Sitter, ...]
    length: int
    played: int


class RecordError(Exception):
    """Be the root of what a kept record refuses."""


class NoSuchGame(RecordError):
    """Say that no game has this id."""

    def __init__(self, game: str) -> None:
        super().__init__(f"there is no game {game[:40]!r}")
        self.game = game


class StaleRecord(RecordError):
    """Say that the record has gone on; `length` is how many actions it holds now."""

    def __init__(self, game: str, seq: int, length: int) -> None:
        super().__init__(f"action {seq} was offered, but the record holds {length} already")
        self.game = game
        self.seq = seq
        self.length = length


class SeatTaken(RecordError):
    """Say that somebody already sits there."""

    def __init__(self, game: str, seat: str) -> None:
        super().__init__(f"the {seat} seat is taken")
        self.game = game
        self.seat = seat
