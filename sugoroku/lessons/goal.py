"""Say what a play must bring about to be the one that was asked for."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from types import MappingProxyType

from sugoroku.game.moves import Play
from sugoroku.game.position import BAR, OFF


class Deed(StrEnum):
    """Name what a play can bring about."""

    ANY = "any"  # any legal play
    HITS = "hits"  # cuts at least `count` stones
    ENTERS = "enters"  # brings in at least `count` captives
    HOLDS = "holds"  # holds all `points` afterwards
    ONE_STONE = "one-stone"  # moves one stone with both dice
    SAFE = "safe"  # leaves no lone stone
    BEARS_OFF = "bears-off"  # takes off at least `count` stones
    WINS = "wins"  # wins, by the `win` named or by any
    MAKES = "makes"  # reaches one of `boards`


@dataclass(frozen=True, slots=True)
class Goal:
    """Hold one thing that is asked of a play."""

    deed: Deed
    count: int = 1
    points: tuple[int, ...] = ()
    win: str | None = None
    boards: tuple[str, ...] = ()

    def met_by(self, play: Play) -> bool:
        """Tell whether the play brings it about."""
        return _TESTS[self.deed](self, play)


def _is_one_stone(play: Play) -> bool:
    """Tell whether all dice move the same stone, one step after the other."""
    return len(play.steps) > 1 and all(before.target == after.source for before, after in pairwise(play.steps))


_TESTS: Mapping[Deed, Callable[[Goal, Play], bool]] = MappingProxyType(
    {
        Deed.ANY: lambda _goal, _play: True,
        Deed.HITS: lambda goal, play: sum(step.hit for step in play.steps) >= goal.count,
        Deed.ENTERS: lambda goal, play: sum(step.source == BAR for step in play.steps) >= goal.count,
        Deed.HOLDS: lambda goal, play: all(play.after.points[point] > 1 for point in goal.points),
        Deed.ONE_STONE: lambda _goal, play: _is_one_stone(play),
        Deed.SAFE: lambda _goal, play: 1 not in play.after.points[1:BAR],
        Deed.BEARS_OFF: lambda goal, play: sum(step.target == OFF for step in play.steps) >= goal.count,
        Deed.WINS: lambda goal, play: play.win is not None and goal.win in {None, play.win.kind.value},
        Deed.MAKES: lambda goal, play: play.after.xgid() in goal.boards,
    }
)


def all_met(goals: Iterable[Goal], play: Play) -> bool:
    """Tell whether a play meets every goal."""
    return all(goal.met_by(play) for goal in goals)
