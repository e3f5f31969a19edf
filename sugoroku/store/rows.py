"""What the store gives back: rows as frozen values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Kind = Literal["person", "computer"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Tell who sits on one side; a person of None is a seat nobody has taken yet."""

    seat: str
    kind: Kind
    person: str | None = None
    level: str | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class ActionRow:
    """Hold one action's canonical text and its time in milliseconds since 1970, UTC."""

    text: str
    at: int


@dataclass(frozen=True, slots=True)
class GameRow:
    """Hold a game's header (JSON text), its owner and whether it is over."""

    game: str
    header: str
    created: int
    owner: str | None
    over: bool


@dataclass(frozen=True, slots=True)
class Record:
    """Hold all of a game: header, seats, actions in order."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    actions: Sequence[ActionRow]

    @property
    def length(self) -> int:
        """Count the actions: the seq that the next one carries."""
        return len(self.actions)


@dataclass(frozen=True, slots=True)
class Glance:
    """Tell who sits in a game and how long its record is: what every request asks first."""

    seats: tuple[SeatRow, ...]
    length: int


@dataclass(frozen=True, slots=True)
class ListedGame:
    """Be one line of a person's list of games; `played` is the time of its last action."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    length: int
    played: int
