"""Habits: what a person wants done by itself because nothing is to be decided."""

from dataclasses import dataclass

from sugoroku.game.actions import ROLL, Action, Played
from sugoroku.game.match import cube_matters
from sugoroku.game.moves import Play
from sugoroku.game.position import BAR
from sugoroku.game.state import Phase, State


@dataclass(frozen=True, slots=True)
class Habits:
    """Hold what a person has asked for.

    `forced`: plays with one outcome; `bear_off`: a finished race; `roll`: where a double could change nothing.
    """

    forced: bool = False
    bear_off: bool = False
    roll: bool = True


def by_habit(state: State, habits: Habits) -> Action | None:
    """Give the action that is done by itself, or nothing where the player is to be asked."""
    if state.phase is Phase.TO_CHOOSE:
        return ROLL if habits.roll and not cube_matters(state) else None
    if state.phase is not Phase.TO_PLAY:
        return None
    plays = state.worked_out.plays
    if habits.forced and len(plays) == 1:
        return _played(plays[0])
    if habits.bear_off and plays and _race_is_home(state):
        return _played(max(plays, key=_gain))
    return None


def _race_is_home(state: State) -> bool:
    """Tell whether all stones are home to be borne off and no enemy stone can be met any more."""
    points = state.position.points
    if state.rules.finish != "bear-off" or any(points[point] > 0 for point in range(7, BAR + 1)):
        return False
    last = max(point for point in range(BAR) if points[point] > 0)
    return all(points[point] >= 0 for point in range(last))


def _gain(play: Play) -> tuple[int, int, int]:
    """Rank a bear-off: more stones off, fewer gaps left, fewer stones on the highest points."""
    points = play.after.points[1:7]
    gaps = sum(count == 0 for count in points)
    return play.after.off, -gaps, -sum(point * point * count for point, count in enumerate(points, 1))


def _played(play: Play) -> Played:
    return Played(tuple([(step.source, step.target) for step in play.steps]))
