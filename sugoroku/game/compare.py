"""Lay two rule sets side by side at one position and throw: what both allow, and what only one does and why."""

from dataclasses import dataclass
from enum import StrEnum

from sugoroku.game.dice import Throw
from sugoroku.game.errors import IllegalPosition
from sugoroku.game.moves import Play, Turn, after_step, has_prime, turn_of
from sugoroku.game.position import OFF, Position
from sugoroku.game.rules import OPTION_NAMES, Rules, check_position, option_text, win_of_points


class Only(StrEnum):
    """Name the reasons that a play exists under one rule set and not under the other."""

    NO_GAME = "no-game"  # the position is no game there
    BEAR_OFF = "bear-off"  # no stone leaves the board there
    DOUBLE_GOES_ON = "double-goes-on"  # a double has fewer moves there: this is its third or fourth
    DOUBLE_STOPS = "double-stops"  # a double has more moves there, and they can be played
    WON_BEFORE = "won-before"  # there the game would have been over before the last step
    DIE_LEFT = "die-left"  # this wins here with a die left over; there it does not, and the die must be played
    WIN_FIRST = "win-first"  # there another play wins, which counts as playing every die; this one plays fewer
    LARGER_DIE = "larger-die"  # there only one die can be played, and it must be the larger
    PRIME = "prime"  # there no play may leave six points closed in a row while another does not


@dataclass(frozen=True, slots=True)
class OnlyHere:
    """Hold a play that one rule set alone allows, and why the other does not."""

    play: Play
    why: Only


@dataclass(frozen=True, slots=True)
class Side:
    """Hold one rule set's answer: its plays, those that it alone allows, and why the position is no game, if so."""

    rules: Rules
    plays: tuple[Play, ...]
    only: tuple[OnlyHere, ...]
    refused: IllegalPosition | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """Hold both answers; `common` pairs the plays that lead to the same board, their wins may differ."""

    position: Position
    throw: Throw
    sides: tuple[Side, Side]
    common: tuple[tuple[Play, Play], ...]


def compare(position: Position, throw: Throw, one: Rules, other: Rules) -> Comparison:
    """Answer a position and a throw under two rule sets."""
    refused = (_refusal(position, one), _refusal(position, other))
    first, second = (
        () if reason else turn_of(position, throw, rules).plays
        for reason, rules in zip(refused, (one, other), strict=True)
    )
    theirs = {play.after: play for play in second}
    common = tuple((play, theirs[play.after]) for play in first if play.after in theirs)
    shared = {play.after for play, _ in common}
    sides = (
        Side(one, first, _only(first, shared, position, throw, one, other, refused[1]), refused[0]),
        Side(other, second, _only(second, shared, position, throw, other, one, refused[0]), refused[1]),
    )
    return Comparison(position, throw, sides, common)


def _refusal(position: Position, rules: Rules) -> IllegalPosition | None:
    try:
        check_position(position, rules)
    except IllegalPosition as problem:
        return problem
    return None


def _only(
    plays: tuple[Play, ...],
    shared: set[Position],
    position: Position,
    throw: Throw,
    here: Rules,
    there: Rules,
    refused: IllegalPosition | None,
) -> tuple[OnlyHere, ...]:
    lone = [play for play in plays if play.after not in shared]
    if refused:
        return tuple(OnlyHere(play, Only.NO_GAME) for play in lone)
    turn = turn_of(position, throw, there)
    return tuple(OnlyHere(play, why_only(play, here, turn)) for play in lone)


def why_only(play: Play, here: Rules, there: Turn) -> Only:
    """Say why a play of `here` is none in the other rule set's turn."""
    steps = play.steps
    if there.rules.finish != "bear-off" and any(step.target == OFF for step in steps):
        return Only.BEAR_OFF
    if len(steps) > len(there.dice):
        return Only.DOUBLE_GOES_ON
    points = there.points
    for step in steps[:-1]:
        points = after_step(points, step)
        if win_of_points(points, there.rules):
            return Only.WON_BEFORE
    return _why_no_end(play, here, there)


def _why_no_end(play: Play, here: Rules, there: Turn) -> Only:
    steps = play.steps
    if len(steps) < there.most:
        if play.win is not None:
            return Only.DIE_LEFT
        if steps[0].die == there.dice[-1] == there.dice[0] and len(steps) == here.doubles < there.rules.doubles:
            return Only.DOUBLE_STOPS
        return Only.WIN_FIRST
    if there.only_die is not None and steps[0].die != there.only_die:
        return Only.LARGER_DIE
    if there.rules.primes == "courteous" and has_prime(play.after.points):
        return Only.PRIME
    return Only.WIN_FIRST


def differing(rule_sets: tuple[Rules, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """List each option whose value is not the same in all the rule sets, with the value of each."""
    table = [(name, tuple(option_text(rules, name) for rules in rule_sets)) for name in OPTION_NAMES]
    return tuple((name, values) for name, values in table if len(set(values)) > 1)
