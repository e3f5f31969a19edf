"""What was agreed before the first throw, and where a game stands."""

from dataclasses import dataclass, field
from enum import StrEnum

from sugoroku.game.dice import Throw
from sugoroku.game.moves import Turn, turn_of
from sugoroku.game.position import START, Position
from sugoroku.game.presets import RuleSet
from sugoroku.game.rules import Rules, WinKind
from sugoroku.game.seat import Seat

CUBE_CAP = 64
LONGEST_MATCH = 99


class Phase(StrEnum):
    """Name what the game waits for."""

    OPENING = "opening"  # chance throws one die for each player
    TO_CHOOSE = "to-choose"  # the player on turn doubles or rolls
    TO_THROW = "to-throw"  # chance throws
    TO_PLAY = "to-play"  # the player on turn plays the throw
    DOUBLED = "doubled"  # the opponent answers a double
    BEAVERED = "beavered"  # the doubler answers a beaver
    RESIGNING = "resigning"  # the opponent answers an offer to resign
    OVER = "over"  # the game is over; the series may go on
    DONE = "done"  # the series is over


_CHANCE_ACTS = frozenset({Phase.OPENING, Phase.TO_THROW})
_TURN_ACTS = frozenset({Phase.TO_CHOOSE, Phase.TO_PLAY, Phase.BEAVERED})
_OTHER_ANSWERS = frozenset({Phase.DOUBLED, Phase.RESIGNING})


@dataclass(frozen=True, slots=True)
class Cube:
    """Hold the doubling cube's value and its owner, nobody while it lies in the middle."""

    value: int = 1
    owner: Seat | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """Hold the points of each player, kept raw: they may pass the length."""

    white: int = 0
    black: int = 0

    def of(self, seat: Seat) -> int:
        """Return one player's points."""
        return self.white if seat is Seat.WHITE else self.black

    def plus(self, seat: Seat, points: int) -> "Score":
        """Return the score after a player won points."""
        if seat is Seat.WHITE:
            return Score(self.white + points, self.black)
        return Score(self.white, self.black + points)


@dataclass(frozen=True, slots=True)
class Setup:
    """Hold what was agreed before the first throw.

    `length` is the points the series is played to, nothing where it only adds up. `first` sits first in the
    first game. A series may begin from a position of its own: `position` is then as `turn` sees it, with the
    throw already made where `throw` is given.
    """

    rule_set: RuleSet
    length: int | None = None
    first: Seat = Seat.WHITE
    position: Position | None = None
    turn: Seat | None = None
    throw: Throw | None = None
    score: Score = Score()
    cube: Cube = Cube()
    crawford_played: bool = False

    @property
    def rules(self) -> Rules:
        """Return the rules in force."""
        return self.rule_set.rules


@dataclass(frozen=True, slots=True)
class Result:
    """Hold how a game ended: `points` before the cube, `value` what the winner's score gained."""

    winner: Seat
    kind: WinKind
    points: int
    cube: int
    value: int


@dataclass(frozen=True, slots=True)
class State:
    """Hold where a series stands: a fold of its actions.

    `position` is always the view of `turn`, the player whose turn it is (in the opening roll-off the first
    seat's). `game` counts from 1. `resigned` is the level offered while it is answered, `refused` the highest
    level declined to each player in this game.
    """

    setup: Setup
    game: int
    phase: Phase
    turn: Seat
    position: Position
    throw: Throw | None = None
    cube: Cube = Cube()
    score: Score = Score()
    result: Result | None = None
    crawford_played: bool = False
    crawford: bool = False
    double_taken: bool = False
    auto_doubled: bool = False
    resigned: int = 0
    refused: Score = Score()
    opening: tuple[int, int] | None = None
    back_to: Phase | None = field(default=None)

    @property
    def rules(self) -> Rules:
        """Return the rules in force."""
        return self.setup.rule_set.rules

    @property
    def to_act(self) -> Seat | None:
        """Return who is asked now: a player, chance, or nobody once the game is over."""
        if self.phase in _TURN_ACTS:
            return self.turn
        if self.phase in _CHANCE_ACTS:
            return Seat.CHANCE
        return self.turn.other if self.phase in _OTHER_ANSWERS else None

    @property
    def first(self) -> Seat:
        """Return who sits first in this game; every next game alternates."""
        return self.setup.first if self.game % 2 else self.setup.first.other

    @property
    def worked_out(self) -> Turn:
        """Return all that the throw allows; only while a throw is to be played."""
        if self.throw is None:
            raise ValueError("no throw lies on the table")
        return turn_of(self.position, self.throw, self.rules)

    @property
    def must_pass(self) -> bool:
        """Tell whether the throw allows no step at all."""
        return self.phase is Phase.TO_PLAY and not self.worked_out.plays

    def seen_by(self, seat: Seat) -> Position:
        """Return the stones as one player sees them."""
        return self.position if seat is self.turn else self.position.flip()


def start_position(rules: Rules) -> Position:
    """Return the opening array, the same from either side."""
    return START[rules.start]
