"""Invent positions and matches by playing at random, cube and resignations included."""

from random import Random

from sugoroku.game.actions import (
    ACCEPT,
    BEAVER,
    DECLINE,
    DOUBLE,
    DROP,
    NEXT,
    PASS,
    ROLL,
    TAKE,
    Action,
    Opening,
    Played,
    Resign,
    Thrown,
)
from sugoroku.game.dice import Throw
from sugoroku.game.formats.values import Match
from sugoroku.game.match import cube_matters, may_beaver, no_double, resign_levels
from sugoroku.game.play import begin, play
from sugoroku.game.presets import parse_rules
from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, Score, Setup, State

HISTORICAL = (
    "late-edo",
    "early-edo",
    "meiji",
    "convent",
    "yamato",
    "late-edo cube=on",
    "early-edo doubles=4 gammons=yes",
    "meiji opening=roll-off",
)
MODERN = ("modern",)
MONEY = ("modern", "modern jacoby=yes", "modern beaver=yes", "modern jacoby=yes beaver=yes")
TIES = ("modern auto_doubles=yes", "modern opening=roll-off", "late-edo opening=roll-off-keep cube=on beaver=yes")


def next_action(  # noqa: PLR0911
    state: State, chance: Random, *, declines: bool = True, ties: bool = True
) -> Action | None:
    """Choose something that may be done, nothing where the series is over."""
    if state.phase is Phase.DONE:
        return None
    if state.phase is Phase.OVER:
        return NEXT
    if state.to_act is Seat.CHANCE:
        return _throw(state, chance, ties=ties)
    if state.phase in {Phase.DOUBLED, Phase.BEAVERED}:
        return chance.choice([TAKE, TAKE, DROP, *([BEAVER] if may_beaver(state) else [])])
    if state.phase is Phase.RESIGNING:
        return chance.choice([ACCEPT, DECLINE]) if declines else ACCEPT
    levels = resign_levels(state)
    if levels and chance.random() < 0.01:
        return Resign(chance.choice(levels))
    return _turn(state, chance)


def _throw(state: State, chance: Random, *, ties: bool) -> Action:
    one, two = chance.randint(1, 6), chance.randint(1, 6)
    if state.phase is not Phase.OPENING:
        return Thrown(Throw.of(one, two))
    while one == two and not ties:
        two = chance.randint(1, 6)
    return Opening(one, two)


def _turn(state: State, chance: Random) -> Action:
    if state.phase is Phase.TO_CHOOSE:
        return DOUBLE if no_double(state) is None and cube_matters(state) and chance.random() < 0.08 else ROLL
    if state.must_pass:
        return PASS
    whole = chance.choice(state.worked_out.plays)
    return Played(tuple((step.source, step.target) for step in whole.steps))


def invented_match(setup: Setup, chance: Random, longest: int = 250, **limits: bool) -> Match:
    """Play a match at random until it is over or long enough."""
    state, actions = begin(setup), []
    for _ in range(chance.randint(1, longest)):
        action = next_action(state, chance, **limits)
        if action is None:
            break
        actions.append(action)
        state = play(state, action)
    return Match(setup, tuple(actions), chance.choice(("Aki", "花子", "O'Brien")), chance.choice(("Bo", "보라", "X 2")))


def invented_setup(chance: Random, rules: tuple[str, ...], lengths: tuple[int | None, ...] = (None, 1, 3, 5)) -> Setup:
    """Agree on something at random."""
    return Setup(parse_rules(chance.choice(rules)), chance.choice(lengths), chance.choice((Seat.WHITE, Seat.BLACK)))


def modern_setup(chance: Random) -> Setup:
    """Agree on modern backgammon as a .mat file can tell it."""
    length = chance.choice((None, 1, 2, 3, 5, 7))
    if length is None:
        return Setup(parse_rules(chance.choice(MONEY)), None)
    score = Score(chance.randrange(length), chance.randrange(length)) if chance.random() < 0.3 else Score()
    late = length > 1 and max(score.white, score.black) == length - 1 and chance.random() < 0.5
    return Setup(
        parse_rules(chance.choice(("modern", "modern crawford=no"))), length, score=score, crawford_played=late
    )


def invented_states(count: int, chance: Random) -> list[State]:
    """Gather states from games at random, one here and there."""
    states: list[State] = []
    while len(states) < count:
        state: State | None = begin(modern_setup(chance))
        while state is not None and len(states) < count:
            if chance.random() < 0.3 and state.phase not in {Phase.OVER, Phase.DONE, Phase.OPENING, Phase.RESIGNING}:
                states.append(state)
            action = next_action(state, chance)
            state = play(state, action) if action else None
    return states
