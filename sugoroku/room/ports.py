"""What the room needs from outside, as protocols: a record to write in, dice, players, habits."""

from collections.abc import Sequence
from typing import Protocol

from sugoroku.game.actions import Action
from sugoroku.game.record import Entry, Glance, Record, Sitter
from sugoroku.game.state import State


class Records(Protocol):
    """Keep records; NoSuchGame and StaleRecord are raised as in sugoroku.game.record."""

    def glance(self, game: str) -> Glance:
        """Tell who sits in a game and how long its record is."""

    def entries(self, game: str, since: int = 0) -> tuple[Entry, ...]:
        """Read the actions from a seq on."""

    def load(self, game: str) -> Record:
        """Read all of a game."""

    def open_game(
        self,
        header: str,
        sitters: Sequence[Sitter],
        *,
        owner: str | None = None,
        entries: Sequence[Entry] = (),
        over: bool = False,
    ) -> str:
        """Write a new game and give its id."""

    def append(self, game: str, seq: int, texts: Sequence[str], *, over: bool | None = None) -> int:
        """Write actions at the end of the record, all or none, and give their time."""

    def unfinished(self, since: int) -> tuple[str, ...]:
        """List the games that go on and were played after this time (milliseconds since 1970)."""


class Dice(Protocol):
    """Throw two dice."""

    def throw(self) -> tuple[int, int]:
        """Give two numbers from 1 to 6, each as likely as any other."""


class Actor(Protocol):
    """Play as a computer."""

    def choose(self, state: State) -> str:
        """Give the text of an action for the player who is asked."""


class Players(Protocol):
    """Find the computer of a level."""

    def __call__(self, level: str, /) -> Actor:
        """Give the player; any level that a record names has one."""


class Habit(Protocol):
    """Do for a person what he has asked to be done by itself."""

    def __call__(self, sitter: Sitter, state: State, /) -> Action | None:
        """Give the action, or nothing where the person is to be asked."""
