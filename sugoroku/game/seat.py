"""Who may be asked to act."""

from enum import StrEnum


class Seat(StrEnum):
    """A place at the table: two players, and chance who throws the dice."""

    WHITE = "white"
    BLACK = "black"
    CHANCE = "chance"

    @property
    def other(self) -> "Seat":
        """Return the player across the board; chance sits across from nobody and returns itself."""
        return _OTHER[self]


_OTHER = {Seat.WHITE: Seat.BLACK, Seat.BLACK: Seat.WHITE, Seat.CHANCE: Seat.CHANCE}
PLAYERS = (Seat.WHITE, Seat.BLACK)
