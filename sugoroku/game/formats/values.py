"""What the exchange formats read and write: a picture of the table, and a match as it was played."""

from dataclasses import dataclass, field
from typing import Literal

from sugoroku.game.actions import BEAVER, DOUBLE, Action
from sugoroku.game.dice import Throw
from sugoroku.game.errors import GameError, UnreadableText
from sugoroku.game.position import Position
from sugoroku.game.presets import RuleSet, parse_rules
from sugoroku.game.seat import PLAYERS, Seat
from sugoroku.game.state import CUBE_CAP, LONGEST_MATCH, Cube, Phase, Score, Setup, State

MAX_TEXT = 2_000_000
_CENTRED = Cube()
_LEVEL = Score()
MODERN = parse_rules("modern")


@dataclass(frozen=True, slots=True)
class Place:
    """Name a place within a match: the game, and the row, node or action in it; 0 is not told."""

    game: int = 0
    number: int = 0
    unit: Literal["row", "node", "action"] = "row"

    def __str__(self) -> str:
        return f"game {self.game}, {self.unit} {self.number}" if self.number else f"game {self.game}"


NOWHERE = Place()


class FormatError(UnreadableText):
    """Refuse a text in an exchange format: the line (from 1), the place within the match, the reason."""

    def __init__(self, line: int, text: str, place: Place = NOWHERE, /, **parts: object) -> None:
        """Keep the line and the place beside the reason, a text whose %(gaps)s the parts fill."""
        super().__init__(text, **parts)
        self.line = line
        self.place = place

    @classmethod
    def passing(cls, line: int, problem: GameError, place: Place = NOWHERE) -> "FormatError":
        """Give a refusal of the rules its place in the text."""
        return cls(line, problem.text, place, **problem.parts)

    @property
    def reason(self) -> str:
        """Return what is wrong, without the place."""
        return str(self.args[0])

    def __str__(self) -> str:
        where = f"line {self.line}, {self.place}" if self.place.game else f"line {self.line}"
        return f"{where}: {self.reason}"


class Unwritable(GameError):
    """Refuse to write what a format has no words for."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Hold what a position code tells of a table.

    `position` is as `turn` sees it; `turn` is the player whose turn it is, also while a double is answered.
    `pending` is what waits for an answer: nothing, `doubled` or `beavered`. `cube` shows the value before it.
    `cube_limit` is the logarithm of the highest cube, kept for writing back.
    """

    position: Position
    turn: Seat = Seat.WHITE
    throw: Throw | None = None
    cube: Cube = _CENTRED
    score: Score = _LEVEL
    length: int | None = None
    crawford: bool = False
    jacoby: bool = False
    beaver: bool = False
    pending: str = ""
    cube_limit: int | None = None

    @property
    def white_view(self) -> Position:
        """Return the stones as White sees them."""
        return self.position if self.turn is Seat.WHITE else self.position.flip()


@dataclass(frozen=True, slots=True)
class Kept:
    """Hold a property that means nothing to us, to be written back where it stood.

    `after` is how many actions the record holds once the property's node is read; `root` marks the first node
    of a game.
    """

    after: int
    root: bool
    name: str
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """Hold a match as it was played: what was agreed, who sat where, every action.

    `tags` are facts of a file's head that mean nothing to the game, `times` the milliseconds since 1970 of each
    action where they are known, `kept` the properties of an SGF file that are not ours. `reached` is the state that
    the actions lead to, where whoever read them has checked each.
    """

    setup: Setup
    actions: tuple[Action, ...] = ()
    white: str = "White"
    black: str = "Black"
    tags: tuple[tuple[str, str], ...] = ()
    times: tuple[int, ...] = ()
    kept: tuple[Kept, ...] = ()
    reached: State | None = field(default=None, compare=False, repr=False)

    def name_of(self, seat: Seat) -> str:
        """Return a player's name."""
        return self.white if seat is Seat.WHITE else self.black


def check_size(text: str) -> None:
    """Refuse a text too long to be one match; raise FormatError."""
    if len(text) > MAX_TEXT:
        raise FormatError(1, "the text is longer than %(most)s characters", most=MAX_TEXT)


def picture_of(state: State) -> Picture:
    """Return what a position code can tell of a state."""
    pending = {Phase.DOUBLED: "doubled", Phase.BEAVERED: "beavered"}.get(state.phase, "")
    money = state.setup.length is None
    return Picture(
        position=state.position,
        turn=state.turn,
        throw=state.throw if state.phase in {Phase.TO_PLAY, Phase.RESIGNING} else None,
        cube=state.cube,
        score=state.score,
        length=state.setup.length,
        crawford=state.crawford,
        jacoby=money and state.rules.jacoby,
        beaver=money and state.rules.beaver,
        pending=pending,
    )


def match_of(picture: Picture, rule_set: RuleSet | None = None) -> Match:
    """Return the record that begins from a picture, under modern rules where no others are named."""
    rule_set = rule_set or _modern(picture)
    cube = picture.cube if rule_set.rules.cube else Cube()
    setup = Setup(
        rule_set=rule_set,
        length=picture.length,
        first=picture.turn,
        position=picture.position,
        turn=picture.turn,
        throw=picture.throw,
        score=picture.score,
        cube=cube,
        crawford_played=not picture.crawford and one_from_end(picture.length, picture.score),
    )
    actions: dict[str, tuple[Action, ...]] = {"": (), "doubled": (DOUBLE,), "beavered": (DOUBLE, BEAVER)}
    return Match(setup, actions[picture.pending] if rule_set.rules.cube else ())


def one_from_end(length: int | None, score: Score) -> bool:
    """Tell whether a player stands one point from the end of a match that has a Crawford game."""
    return length is not None and length > 1 and any(score.of(seat) == length - 1 for seat in PLAYERS)


def check_picture(picture: Picture, line: int = 1) -> None:
    """Refuse facts about the match that cannot be together; raise FormatError."""
    length, score = picture.length, picture.score
    if length is not None and length > LONGEST_MATCH:
        raise FormatError(
            line,
            "a match is played to at most %(most)s points, not %(length)s",
            most=LONGEST_MATCH,
            length=length,
        )
    if length is not None and max(score.white, score.black) >= length:
        raise FormatError(
            line,
            "the match to %(length)s is over at %(white)s-%(black)s",
            length=length,
            white=score.white,
            black=score.black,
        )
    if picture.crawford and not one_from_end(length, score):
        raise FormatError(line, "the Crawford game is played only when a player stands one point from the match")
    if picture.cube.value > CUBE_CAP:
        raise FormatError(line, "a cube shows at most %(most)s, not %(cube)s", most=CUBE_CAP, cube=picture.cube.value)


def _modern(picture: Picture) -> RuleSet:
    changes = [name for name in ("jacoby", "beaver") if getattr(picture, name) and picture.length is None]
    return parse_rules(" ".join([MODERN.text, *(f"{name}=yes" for name in changes)]))
