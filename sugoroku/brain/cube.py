"""Whether to double, to take, to beaver: from the chances of the game without the cube.

Without a length Janowski's model of a cube that is live for two thirds; within a match the chances to win it
after each outcome, by a formula for the score. Both are simple, and do not know how a position may swing.
"""

from dataclasses import dataclass

from sugoroku.brain.evaluator import Chances
from sugoroku.game.match import cube_matters
from sugoroku.game.seat import Seat
from sugoroku.game.state import State

LIVE = 0.68  # how far a cube is used to the full (Janowski)
LEAST = 0.6  # no double below this chance to win, whatever the model says
RECUBE = 0.03  # what owning the cube adds to the taker's chance in a match
# One point from the match against 1, 2, 3 … points away, the Crawford game to come.
_ONE_AWAY = (0.5, 0.70, 0.75, 0.83, 0.85, 0.90, 0.91, 0.94, 0.95, 0.97)


@dataclass(frozen=True, slots=True)
class Worth:
    """Hold the doubler's chance to win and the mean points of his wins and of his losses."""

    chance: float
    wins: float
    losses: float


def worth_of(chances: Chances, *, single: bool) -> Worth:
    """Return what a game is worth; all ends count one where `single` says so."""
    lost = sum(chances.lose)
    if single or not chances.wins or not lost:
        return Worth(chances.wins, 1.0, 1.0)
    points = [kind.points for kind in chances.kinds]
    gained = sum(point * part for point, part in zip(points, chances.win, strict=True))
    given = sum(point * part for point, part in zip(points, chances.lose, strict=True))
    return Worth(chances.wins, gained / chances.wins, given / lost)


def doubled(worth: Worth) -> float:
    """Return the doubler's points, a unit of the new cube, once it is taken."""
    return worth.chance * (worth.wins + worth.losses + 0.5 * LIVE) - worth.losses - 0.5 * LIVE


def _held(worth: Worth, *, owned: bool) -> float:
    live = worth.chance * (worth.wins + worth.losses + 0.5 * LIVE) - worth.losses
    return live if owned else 4 / (4 - LIVE) * (live - 0.25 * LIVE)


def wants_double(state: State, chances: Chances) -> bool:
    """Tell whether the player on turn, who has these chances, should double."""
    if not cube_matters(state) or chances.wins < LEAST:
        return False
    if state.setup.length is not None:
        return _doubles_in_match(state, chances)
    taken = worth_of(chances, single=False)
    now = worth_of(chances, single=state.rules.jacoby and not state.double_taken)
    return min(2 * doubled(taken), 1.0) > _held(now, owned=state.cube.owner is not None)


def takes(state: State, chances: Chances) -> bool:
    """Tell whether the doubled player should take; the chances are the doubler's."""
    if state.setup.length is None:
        return 2 * doubled(worth_of(chances, single=False)) <= 1
    mine = 1 - _match_chance(state, state.turn, chances, 2 * state.cube.value)
    return mine + RECUBE >= 1 - _after(state, state.turn, state.cube.value)


def wants_beaver(chances: Chances) -> bool:
    """Tell whether the doubled player should turn the cube once more; the chances are the doubler's."""
    return doubled(worth_of(chances, single=False)) < 0


def _doubles_in_match(state: State, chances: Chances) -> bool:
    cube = state.cube.value
    cash = _after(state, state.turn, cube)
    taken = _match_chance(state, state.turn, chances, 2 * cube) - RECUBE
    return min(taken, cash) > _match_chance(state, state.turn, chances, cube)


def _match_chance(state: State, seat: Seat, chances: Chances, cube: int) -> float:
    """Return a player's chance to win the match when this game is played out at a cube."""
    parts = zip(chances.kinds, chances.win, chances.lose, strict=True)
    return sum(
        won * _after(state, seat, kind.points * cube) + lost * (1 - _after(state, seat.other, kind.points * cube))
        for kind, won, lost in parts
    )


def _after(state: State, seat: Seat, points: int) -> float:
    """Return a player's chance to win the match once he has won these points."""
    length = state.setup.length or 0
    return match_chance(length - state.score.of(seat) - points, length - state.score.of(seat.other))


def match_chance(away: int, away_other: int) -> float:
    """Return the chance to win a match by how many points either side lacks (Janowski's formula)."""
    if away <= 0 or away_other <= 0:
        return 1.0 if away <= 0 else 0.0
    if away == away_other:
        return 0.5
    if away > away_other:
        return 1 - match_chance(away_other, away)
    if away == 1:
        return _ONE_AWAY[min(away_other, len(_ONE_AWAY)) - 1]
    return min(0.5 + 0.85 * (away_other - away) / (away_other + 6), 0.99)
