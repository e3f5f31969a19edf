"""The twenty-one throws of two dice."""

from dataclasses import dataclass

from sugoroku.game.errors import UnreadableText

FACES = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True, order=True)
class Throw:
    """Hold two dice, the larger first."""

    high: int
    low: int

    def __post_init__(self) -> None:
        if not 1 <= self.low <= self.high <= FACES[-1]:
            raise UnreadableText("two dice show 1 to 6, not %(high)s and %(low)s", high=self.high, low=self.low)

    @classmethod
    def of(cls, one: int, two: int) -> "Throw":
        """Make a throw of two dice in any order."""
        return cls(max(one, two), min(one, two))

    @classmethod
    def from_text(cls, text: str) -> "Throw":
        """Read two digits such as `31` or `13`; raise UnreadableText otherwise."""
        if len(text) != len("31") or any(digit not in "123456" for digit in text):
            raise UnreadableText("a throw is two digits from 1 to 6, not %(text)s", text=repr(text[:40]))
        return cls.of(int(text[0]), int(text[1]))

    @property
    def is_double(self) -> bool:
        """Tell whether both dice show the same."""
        return self.high == self.low

    @property
    def weight(self) -> int:
        """Count how many of the 36 falls of two dice give this throw."""
        return 1 if self.is_double else 2

    @property
    def text(self) -> str:
        """Return two digits, the larger first."""
        return f"{self.high}{self.low}"


THROWS = tuple(Throw(high, low) for high in reversed(FACES) for low in range(high, 0, -1))
