"""The stones on the board, as the player on turn sees them."""

from dataclasses import dataclass
from functools import cached_property

from sugoroku.game.errors import UnreadableText

STONES = 15
BAR = 25
OFF = 0
_LETTERS = "ABCDEFGHIJKLMNO"


@dataclass(frozen=True)
class Position:
    """Hold 26 signed counts seen by the mover, who travels from 24 down to 1.

    Index 1..24 are the points, 25 is the mover's bar (never negative), 0 the opponent's bar (never
    positive). Above zero are the mover's stones, below zero the opponent's. Stones missing from
    fifteen are off the board.
    """

    points: tuple[int, ...]

    @classmethod
    def from_xgid(cls, text: str) -> "Position":
        """Read a 26-character XGID board, capitals for the mover; raise UnreadableText otherwise."""
        if len(text) != len("-" * 26):
            raise UnreadableText("a board is 26 characters, this one is %(count)s", count=len(text))
        points = tuple(_count(character, index) for index, character in enumerate(text))
        if points[OFF] > 0:
            raise UnreadableText("the first character of a board is the opponent's bar: a-o or -")
        if points[BAR] < 0:
            raise UnreadableText("the last character of a board is the mover's bar: A-O or -")
        return cls(points)

    def xgid(self) -> str:
        """Return the 26-character XGID board, capitals for the mover."""
        return "".join(_character(count) for count in self.points)

    def flip(self) -> "Position":
        """Return the same stones as the other player sees them."""
        return Position(flipped(self.points))

    @cached_property
    def on_board(self) -> int:
        """Count the mover's stones on points and bar."""
        return sum(count for count in self.points if count > 0)

    @cached_property
    def on_board_opponent(self) -> int:
        """Count the opponent's stones on points and bar."""
        return -sum(count for count in self.points if count < 0)

    @property
    def off(self) -> int:
        """Count the mover's stones borne off."""
        return STONES - self.on_board

    @property
    def off_opponent(self) -> int:
        """Count the opponent's stones borne off."""
        return STONES - self.on_board_opponent

    @property
    def bar(self) -> int:
        """Count the mover's captured stones."""
        return self.points[BAR]

    @property
    def bar_opponent(self) -> int:
        """Count the opponent's captured stones."""
        return -self.points[OFF]

    @cached_property
    def pips(self) -> int:
        """Sum the mover's way to bear off, in pips."""
        return sum(index * count for index, count in enumerate(self.points) if count > 0)

    @cached_property
    def pips_opponent(self) -> int:
        """Sum the opponent's way to bear off, in pips."""
        return -sum((BAR - index) * count for index, count in enumerate(self.points) if count < 0)


def flipped(points: tuple[int, ...]) -> tuple[int, ...]:
    """Turn 26 signed counts to the other player's view."""
    return tuple([-count for count in reversed(points)])


def _count(character: str, index: int) -> int:
    if character == "-":
        return 0
    place = _LETTERS.find(character)
    if place >= 0:
        return place + 1
    place = _LETTERS.lower().find(character)
    if place >= 0:
        return -place - 1
    raise UnreadableText(
        "character %(index)s of the board is %(character)s: only -, A-O and a-o stand there",
        index=index + 1,
        character=repr(character),
    )


def _character(count: int) -> str:
    if count == 0:
        return "-"
    letter = _LETTERS[abs(count) - 1]
    return letter if count > 0 else letter.lower()


START = {
    "hon": Position.from_xgid("-b----E-C---eE---c-e----B-"),
    "yamato": Position.from_xgid("-e----E-----eE-----e----E-"),
}
