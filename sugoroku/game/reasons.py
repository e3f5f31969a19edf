"""Why a stone cannot move: the engine's own answers, one value a reason."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from sugoroku.game.dice import Throw
from sugoroku.game.moves import Step, Turn, after_step, steps_of, turn_of, without
from sugoroku.game.position import BAR, OFF, Position
from sugoroku.game.rules import HOME, Rules


class Why(StrEnum):
    """Name the reasons a step is refused."""

    NO_STONE = "no-stone"  # no stone of the mover stands there
    TURN_COMPLETE = "turn-complete"  # no die is left to play
    ENTER_FIRST = "enter-first"  # a captured stone must enter before anything else moves
    BLOCKED = "blocked"  # two or more enemy stones hold the point
    NO_GOAL_BEYOND = "no-goal-beyond"  # stones are gathered, not borne off
    NOT_ALL_HOME = "not-all-home"  # bearing off begins when all are home
    HIGHER_FIRST = "higher-first"  # a larger die bears off from the highest point only
    OTHER_DIE_LOST = "other-die-lost"  # both dice can be played, but not after this step
    LARGER_DIE = "larger-die"  # only one die can be played, and it must be the larger
    PRIME = "prime"  # it would leave six points closed in a row
    NO_SUCH_DIE = "no-such-die"  # no die has that distance


@dataclass(frozen=True, slots=True)
class Reason:
    """Say why one die cannot move a stone: the die, the point it would reach, the other die concerned."""

    why: Why
    die: int = 0
    point: int = 0
    other: int = 0


def why_not(
    position: Position,
    throw: Throw,
    draft: Sequence[Step],
    source: int,
    rules: Rules,
    target: int | None = None,
) -> tuple[Reason, ...]:
    """List why the stone on `source` cannot move (to `target`, where given), one reason a die.

    The answer is empty when the step is legal. Points are the mover's, 25 the bar, 0 off.
    """
    turn = turn_of(position, throw, rules)
    points, left = turn.follow(draft)
    if source < 1 or source > BAR or points[source] < 1:
        return (Reason(Why.NO_STONE, point=source),)
    offered = turn.next_steps(points, left)
    if any(step.source == source and target in {None, step.target} for step in offered):
        return ()
    if not left or (draft and not offered):
        return (Reason(Why.TURN_COMPLETE),)
    if points[BAR] > 0 and source != BAR:
        return (Reason(Why.ENTER_FIRST, point=source),)
    dice = [die for die in dict.fromkeys(left) if target is None or max(source - die, OFF) == target]
    if not dice:
        return (Reason(Why.NO_SUCH_DIE, point=target or OFF),)
    return tuple(_why(turn, points, left, source, die) for die in dice)


def _why(turn: Turn, points: tuple[int, ...], left: tuple[int, ...], source: int, die: int) -> Reason:
    step = next((step for step in steps_of(points, die, turn.rules) if step.source == source), None)
    if step is None:
        return _why_no_step(turn, points, source, die)
    return _why_no_play(turn, after_step(points, step), left, step)


def _why_no_step(turn: Turn, points: tuple[int, ...], source: int, die: int) -> Reason:
    target = source - die
    if target > OFF:
        return Reason(Why.BLOCKED, die, target)
    if turn.rules.finish != "bear-off":
        return Reason(Why.NO_GOAL_BEYOND, die)
    if any(count > 0 for count in points[HOME.stop :]):
        return Reason(Why.NOT_ALL_HOME, die)
    return Reason(Why.HIGHER_FIRST, die, source)


def _why_no_play(turn: Turn, after: tuple[int, ...], left: tuple[int, ...], step: Step) -> Reason:
    rest = without(left, step.die)
    if turn.only_die is not None and step.die != turn.only_die:
        return Reason(Why.LARGER_DIE, step.die, step.target, turn.only_die)
    if len(turn.dice) - len(rest) < turn.most and not _can_go_on(turn, after, rest):
        return Reason(Why.OTHER_DIE_LOST, step.die, step.target, rest[0] if rest else 0)
    return Reason(Why.PRIME, step.die, step.target)


def _can_go_on(turn: Turn, points: tuple[int, ...], left: tuple[int, ...]) -> bool:
    """Tell whether the dice left can bring the play to its full number, primes aside."""
    if len(turn.dice) - len(left) >= turn.most:
        return True
    return any(
        _can_go_on(turn, after_step(points, step), without(left, die))
        for die in dict.fromkeys(left)
        for step in steps_of(points, die, turn.rules)
    )
