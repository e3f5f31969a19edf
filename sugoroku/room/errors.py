"""What the room refuses, one exception a reason."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sugoroku.room.table import Table


class RoomError(Exception):
    """Be the root of what the room refuses."""


class NotYourSeat(RoomError):
    """Say that this person does not sit in the game."""


class NotYourTurn(RoomError):
    """Say that somebody else is asked now."""


class StaleTable(RoomError):
    """Say that the game has gone on; `table` is how it stands now."""

    def __init__(self, table: "Table") -> None:
        super().__init__("the game has gone on")
        self.table = table
