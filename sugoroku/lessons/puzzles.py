"""Read the puzzles: positions with one right answer, proved by exhaustive search."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType

from sugoroku.lessons.goal import Deed, Goal
from sugoroku.lessons.lesson import Task
from sugoroku.words.catalog import N_


@dataclass(frozen=True, slots=True)
class PuzzleKind:
    """Hold what a kind of puzzle asks and says."""

    title: str
    ask: str
    goals: tuple[Goal, ...]
    right: str
    other: str
    hint: str


_ALL_HOME = (1, 2, 3, 4, 5, 6)

KINDS: Mapping[str, PuzzleKind] = MappingProxyType(
    {
        "win": PuzzleKind(
            N_("Win at once"),
            N_("There is one play that wins this turn. Find it."),
            (Goal(Deed.WINS),),
            N_("That wins, and nothing else did."),
            N_("Allowed, but the game goes on."),
            N_("Every die has its task."),
        ),
        "win-two": PuzzleKind(
            N_("Win two points"),
            N_("Win by mushigachi: all home, the table closed, an enemy stone captive. One play does it."),
            (Goal(Deed.WINS, win="mushigachi"),),
            N_("Two points, and the only way to them."),
            N_("Allowed, but it is not a win of two points."),
            N_("No inner point may be left with a single stone."),
        ),
        "win-three": PuzzleKind(
            N_("Win three points"),
            N_("Reach a mujō shape as you come home: 2-2-2-3-3-3 or 2-3-2-3-2-3 from in-1. One play does it."),
            (Goal(Deed.WINS, win="mujogachi"),),
            N_("A mujō shape: three points."),
            N_("Allowed, but the shape is not right."),
            N_("Count what each inner point needs."),
        ),
        "win-at-once": PuzzleKind(
            N_("Close and win"),
            N_("By the rules of 1897, close your table over a captive and win at once. One play does it."),
            (Goal(Deed.WINS, win="mushigachi"),),
            N_("Cut and steamed: the game is over on the spot."),
            N_("Allowed, but your table is not closed over a captive."),
            N_("Which of your inner points lacks a stone, and which die brings it? You may have to cut first."),
        ),
        "hit-two": PuzzleKind(
            N_("Hit two"),
            N_("Take two captives in one turn. One play does it."),
            (Goal(Deed.HITS, count=2),),
            N_("Two at one stroke."),
            N_("Allowed, but it does not take two captives."),
            N_("The same stone may hit twice, or two stones once each."),
        ),
        "point-on": PuzzleKind(
            N_("A point on his head"),
            N_("Hit, and leave none of your stones alone. One play does it."),
            (Goal(Deed.HITS), Goal(Deed.SAFE)),
            N_("上をつくる, the old book calls it: a point on top of the enemy."),
            N_("Allowed, but either nothing was hit or a stone of yours stands alone."),
            N_("Two stones must land where the enemy stands, or cover what would be left."),
        ),
        "close": PuzzleKind(
            N_("Shut the door"),
            N_("An enemy stone is captive. Close all six of your inner points. One play does it."),
            (Goal(Deed.HOLDS, points=_ALL_HOME),),
            N_("Closed. The captive has to wait."),
            N_("Allowed, but a point is still open."),
            N_("Find the open point, and the stones that can reach it."),
        ),
        "only-play": PuzzleKind(
            N_("The only play"),
            N_("The rules allow exactly one play here: the one that uses every die that can be used. Find it."),
            (Goal(Deed.ANY),),
            N_("That was the only legal play."),
            N_("Allowed."),
            N_("Most beginnings leave a die unplayed. Think of the last die first."),
        ),
        "safe": PuzzleKind(
            N_("Safe home"),
            N_("Play so that none of your stones stands alone. One play does it."),
            (Goal(Deed.SAFE),),
            N_("Everything is covered."),
            N_("Allowed, but a stone of yours stands alone."),
            N_("Count the stones on each point after your play."),
        ),
        "save-gammon": PuzzleKind(
            N_("Save the gammon"),
            N_("Your opponent is about to finish. Take one checker off this turn. One play does it."),
            (Goal(Deed.BEARS_OFF),),
            N_("One off: the gammon is saved."),
            N_("Allowed, but no checker was taken off."),
            N_("First everything must be home."),
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Hold a puzzle; `difficulty` is 1 to 3, `plays` how many legal plays there are to choose from."""

    number: int
    kind: str
    rules: str
    board: str
    throw: str
    answer: str
    plays: int
    difficulty: int

    @property
    def is_modern(self) -> bool:
        """Tell whether it belongs to modern backgammon."""
        return self.task.law.gammons

    @property
    def task(self) -> Task:
        """Return the puzzle as a task to be judged."""
        kind = KINDS[self.kind]
        return Task(
            rules=self.rules,
            board=self.board,
            throw=self.throw,
            ask=kind.ask,
            goals=kind.goals,
            right=kind.right,
            other=kind.other,
            hints=(kind.hint,),
        )


@lru_cache(maxsize=1)
def puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles in order."""
    text = files("sugoroku.lessons").joinpath("puzzles.json").read_text(encoding="utf-8")
    return tuple(Puzzle(**entry) for entry in json.loads(text))


def puzzle(number: int) -> Puzzle | None:
    """Return the puzzle of this number, or nothing."""
    known = puzzles()
    return known[number - 1] if 1 <= number <= len(known) else None
