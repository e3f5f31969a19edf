"""What a win is worth, who may double, when the Crawford game is, how one may resign."""

from enum import StrEnum

from sugoroku.game.errors import Asked, ContradictoryRules, IllegalPosition
from sugoroku.game.presets import RuleSet
from sugoroku.game.rules import Rules, WinKind
from sugoroku.game.seat import PLAYERS, Seat
from sugoroku.game.state import CUBE_CAP, LONGEST_MATCH, Cube, Phase, Result, Score, Setup, State


class NoDouble(StrEnum):
    """Name the reasons a player may not double."""

    NO_CUBE = "no-cube"
    ONE_POINT_MATCH = "one-point-match"
    CRAWFORD = "crawford"
    NOT_NOW = "not-now"
    NOT_OWNER = "not-owner"
    CAP = "cap"

    @property
    def words(self) -> str:
        """Say the reason in words."""
        return _WORDS[self]


_WORDS = {
    NoDouble.NO_CUBE: "these rules have no cube",
    NoDouble.ONE_POINT_MATCH: "a one-point match has no cube",
    NoDouble.CRAWFORD: "the Crawford game has no cube",
    NoDouble.NOT_NOW: "a double is offered at the start of a turn, before the throw",
    NoDouble.NOT_OWNER: "the cube is the opponent's",
    NoDouble.CAP: f"the cube never goes above {CUBE_CAP}",
}


def check_length(rule_set: RuleSet, length: int | None) -> None:
    """Refuse options that were asked for outright and mean nothing at this length; raise ContradictoryRules."""
    if length is not None and not 1 <= length <= LONGEST_MATCH:
        raise ContradictoryRules(
            "a match is played to 1 to %(most)s points, not %(length)s", most=LONGEST_MATCH, length=length
        )
    named = dict(rule_set.changes)
    if length is None and named.get("crawford") == "yes":
        raise ContradictoryRules("%(option)s means nothing without a match length", option=Asked("crawford", "yes"))
    for name in ("jacoby", "beaver", "auto_doubles"):
        if length is not None and named.get(name) == "yes":
            raise ContradictoryRules("%(option)s means nothing within a match", option=Asked(name, "yes"))


def check_setup(setup: Setup) -> None:
    """Refuse a score at which nothing is left to play for; raise IllegalPosition."""
    if series_over(setup, setup.score):
        raise IllegalPosition(
            "at %(white)s to %(black)s a match to %(length)s points is already over",
            white=setup.score.white,
            black=setup.score.black,
            length=setup.length,
        )


def cube_of(setup: Setup) -> Cube:
    """Return the cube that a series begins with; where none is in play, a turned one falls away."""
    absent = not setup.rules.cube or setup.length == 1
    if absent or is_crawford(setup, setup.score, played=setup.crawford_played):
        return Cube()
    return setup.cube


def no_double(state: State) -> NoDouble | None:
    """Return why the player on turn may not double now, nothing where he may."""
    if not state.rules.cube:
        return NoDouble.NO_CUBE
    if state.setup.length == 1:
        return NoDouble.ONE_POINT_MATCH
    if state.crawford:
        return NoDouble.CRAWFORD
    if (reason := _cube_out_of_reach(state, state.turn)) is not None:
        return reason
    return None if state.phase is Phase.TO_CHOOSE else NoDouble.NOT_NOW


def _cube_out_of_reach(state: State, seat: Seat) -> NoDouble | None:
    if state.cube.owner not in {None, seat}:
        return NoDouble.NOT_OWNER
    return NoDouble.CAP if state.cube.value >= CUBE_CAP else None


def has_choice(state: State, seat: Seat) -> bool:
    """Tell whether a player at the start of his turn is asked to double or roll."""
    if not state.rules.cube or state.setup.length == 1 or state.crawford:
        return False
    return _cube_out_of_reach(state, seat) is None


def cube_matters(state: State) -> bool:
    """Tell whether a double by the player on turn could change anything (a dead cube is not offered)."""
    length = state.setup.length
    if length is None:
        return True
    return state.cube.value < length - state.score.of(state.turn)


def may_beaver(state: State) -> bool:
    """Tell whether the doubled player may redouble at once and keep the cube (money play only)."""
    playing_money = state.setup.length is None
    return state.phase is Phase.DOUBLED and state.rules.beaver and playing_money and state.cube.value * 4 <= CUBE_CAP


def is_crawford(setup: Setup, score: Score, *, played: bool) -> bool:
    """Tell whether a game that begins at this score is the Crawford game."""
    if not (setup.rules.cube and setup.rules.crawford) or played or setup.length is None or setup.length == 1:
        return False
    return any(score.of(seat) == setup.length - 1 for seat in PLAYERS)


def gammons_count(state: State) -> bool:
    """Tell whether wins of 2 and 3 count in full: Jacoby holds them at 1 until a double was taken."""
    return not state.rules.jacoby or state.setup.length is not None or state.double_taken or not state.rules.cube


def result_of(state: State, winner: Seat, kind: WinKind, points: int) -> Result:
    """Return the result of a game won with this kind and these points before the cube."""
    counted = points if gammons_count(state) else 1
    return Result(winner, kind, counted, state.cube.value, counted * state.cube.value)


def levels_known(rules: Rules) -> int:
    """Return the highest win, 1 to 3, that the rules in force know."""
    if rules.finish == "bear-off":
        return 3 if rules.gammons else 1
    if rules.mujogachi != "off":
        return 3
    return 2 if rules.mushigachi != "off" else 1


def resign_levels(state: State) -> tuple[int, ...]:
    """List the levels that the player on turn may offer to resign at now."""
    if state.phase not in {Phase.TO_CHOOSE, Phase.TO_PLAY}:
        return ()
    return tuple(range(state.refused.of(state.turn) + 1, highest_level(state) + 1))


def highest_level(state: State) -> int:
    """Return the highest win, 1 to 3, that the player on turn can still lose."""
    if state.position.off or not gammons_count(state):
        return 1
    return levels_known(state.rules)


def series_over(setup: Setup, score: Score) -> bool:
    """Tell whether somebody has reached the length."""
    return setup.length is not None and max(score.white, score.black) >= setup.length
