"""Everything that can be done at the table, each with its one canonical text."""

from dataclasses import dataclass

from sugoroku.game.dice import FACES, Throw
from sugoroku.game.errors import UnreadableText
from sugoroku.game.notation import NO_MOVE, moves_of, place_name


@dataclass(frozen=True, slots=True)
class Opening:
    """Chance throws one die for each player."""

    white: int
    black: int

    def __post_init__(self) -> None:
        if self.white not in FACES or self.black not in FACES:
            raise UnreadableText(
                "two dice show 1 to 6, not %(white)s and %(black)s", white=self.white, black=self.black
            )


@dataclass(frozen=True, slots=True)
class Thrown:
    """Chance throws both dice for the player on turn."""

    throw: Throw


@dataclass(frozen=True, slots=True)
class Played:
    """The player on turn moves stones, each (source, target) one die."""

    moves: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Plain:
    """Do something that needs no more words: see PLAIN."""

    name: str


@dataclass(frozen=True, slots=True)
class Resign:
    """The player on turn offers to lose a win of this level, 1 to 3."""

    level: int


Action = Opening | Thrown | Played | Plain | Resign

ROLL = Plain("roll")
PASS = Plain("pass")
DOUBLE = Plain("double")
TAKE = Plain("take")
DROP = Plain("drop")
BEAVER = Plain("beaver")
ACCEPT = Plain("accept")
DECLINE = Plain("decline")
NEXT = Plain("next")
PLAIN = {action.name: action for action in (ROLL, PASS, DOUBLE, TAKE, DROP, BEAVER, ACCEPT, DECLINE, NEXT)}
LEVELS = (1, 2, 3)


def action_text(action: Action) -> str:
    """Return the canonical text of an action."""
    match action:
        case Opening(white, black):
            return f"opening {white}{black}"
        case Thrown(throw):
            return f"throw {throw.text}"
        case Played(moves):
            return "play " + (" ".join(f"{place_name(source)}/{place_name(target)}" for source, target in moves))
        case Resign(level):
            return f"resign {level}"
        case Plain(name):
            return name


def parse_action(text: str) -> Action:
    """Read an action's text; raise UnreadableText where it is none."""
    verb, _, rest = text.strip().partition(" ")
    if verb in PLAIN and not rest:
        return PLAIN[verb]
    match verb:
        case "play":
            moves = tuple(moves_of(rest))
            if not moves:
                raise UnreadableText("a play names at least one move; %(dash)s is a pass", dash=NO_MOVE)
            return Played(moves)
        case "throw":
            return Thrown(Throw.from_text(rest))
        case "opening":
            return _opening(rest)
        case "resign" if rest in {str(level) for level in LEVELS}:
            return Resign(int(rest))
    raise UnreadableText("%(text)s is no action", text=repr(text[:40]))


def _opening(text: str) -> Opening:
    if len(text) != len("53") or any(digit not in "".join(map(str, FACES)) for digit in text):
        raise UnreadableText("an opening is two digits from 1 to 6, not %(text)s", text=repr(text[:40]))
    return Opening(int(text[0]), int(text[1]))
