"""Hypothesis strategies: rule-set texts, positions, throws and whole matches."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from hypothesis import strategies as st

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
from sugoroku.game.dice import FACES, THROWS, Throw
from sugoroku.game.match import may_beaver, no_double, resign_levels
from sugoroku.game.moves import legal_plays
from sugoroku.game.play import begin, play
from sugoroku.game.position import Position
from sugoroku.game.presets import PRESETS, parse_rules
from sugoroku.game.rules import Rules
from sugoroku.game.seat import PLAYERS
from sugoroku.game.state import Phase, Setup, State
from tests.brute.laws import CHOICES, UnknownLawError, values_of
from tests.brute.positions import positions as made_positions

throws = st.sampled_from(THROWS)
presets = st.sampled_from(tuple(PRESETS))
seats = st.sampled_from(PLAYERS)
_changes = st.dictionaries(st.sampled_from(tuple(CHOICES)), st.none(), max_size=5).flatmap(
    lambda names: st.fixed_dictionaries({name: st.sampled_from(CHOICES[name]) for name in names})
)


@st.composite
def namings(draw: st.DrawFn) -> tuple[str, dict[str, str]]:
    """Name a preset and some options, in any order, whether or not they go together."""
    changes = draw(_changes)
    names = draw(st.permutations(list(changes)))
    return draw(presets), {name: changes[name] for name in names}


def text_of(naming: tuple[str, dict[str, str]]) -> str:
    """Write a naming as a rule-set text."""
    preset, changes = naming
    return " ".join([preset, *(f"{name}={value}" for name, value in changes.items())])


def goes_together(text: str) -> bool:
    """Tell by the second, independent reading of the law whether a rule-set text is allowed."""
    try:
        values_of(text)
    except UnknownLawError:
        return False
    return True


rule_texts = namings().map(text_of).filter(goes_together)
rules = rule_texts.map(lambda text: parse_rules(text).rules)
bad_rule_texts = st.one_of(
    namings().map(text_of).filter(lambda text: not goes_together(text)),
    st.text(max_size=40).filter(lambda text: not text.split() or text.split()[0] not in PRESETS),
    st.builds(
        "{} {}".format, presets, st.text(min_size=1, max_size=20).filter(lambda text: "=" not in text.strip() != "")
    ),
    st.builds(
        "{} {}={}".format, presets, st.from_regex(r"[a-z_]{1,9}x", fullmatch=True), st.sampled_from(("yes", "2"))
    ),
    st.builds(
        "{} {}={}".format, presets, st.sampled_from(tuple(CHOICES)), st.from_regex(r"[A-Z0356789]{0,4}", fullmatch=True)
    ),
)


@dataclass(frozen=True, slots=True)
class Case:
    """Hold a position that is a game under some rules, with a throw."""

    text: str
    position: Position
    throw: Throw

    @property
    def rules(self) -> Rules:
        """Return the rules in force."""
        return parse_rules(self.text).rules


def _case(preset: str, seed: int) -> Case:
    text, board, (one, two) = next(islice(made_positions(preset, 1, Random(seed)), 1))
    return Case(text, Position.from_xgid(board), Throw.of(one, two))


cases = st.builds(_case, presets, st.integers(0, 10**9))


@st.composite
def boards(draw: st.DrawFn) -> Position:
    """Place up to fifteen stones a side anywhere: not always a position that is a game."""
    points = [0] * 26
    for sign, bar in ((1, 25), (-1, 0)):
        for place in draw(st.lists(st.sampled_from([*range(1, 25), bar]), max_size=15)):
            if points[place] * sign >= 0:
                points[place] += sign
    return Position(tuple(points))


@dataclass(frozen=True, slots=True)
class Match:
    """Hold a played record: what was agreed, what was done, and every state on the way."""

    setup: Setup
    actions: tuple[Action, ...]
    states: tuple[State, ...]


def played(setup: Setup, rng: Random, most: int = 150) -> Match:
    """Let a random player act for everybody until the series is over or the record is long enough."""
    states = [begin(setup)]
    actions: list[Action] = []
    while states[-1].phase is not Phase.DONE and len(actions) < most:
        action = _chosen(states[-1], rng)
        actions.append(action)
        states.append(play(states[-1], action))
    return Match(setup, tuple(actions), tuple(states))


def _chosen(state: State, rng: Random) -> Action:
    levels = resign_levels(state)
    if levels and rng.random() < 0.02:
        return Resign(rng.choice(levels))
    return _CHOICES[state.phase](state, rng)


def _choose(state: State, rng: Random) -> Action:
    return DOUBLE if no_double(state) is None and rng.random() < 0.15 else ROLL


def _move(state: State, rng: Random) -> Action:
    if state.must_pass:
        return PASS
    assert state.throw is not None
    chosen = rng.choice(legal_plays(state.position, state.throw, state.rules))
    return Played(tuple((step.source, step.target) for step in chosen.steps))


def _answer(state: State, rng: Random) -> Action:
    return rng.choice((TAKE, TAKE, DROP, BEAVER) if may_beaver(state) else (TAKE, TAKE, DROP))


_CHOICES: dict[Phase, Callable[[State, Random], Action]] = {
    Phase.OPENING: lambda _, rng: Opening(rng.choice(FACES), rng.choice(FACES)),
    Phase.TO_THROW: lambda _, rng: Thrown(Throw.of(rng.choice(FACES), rng.choice(FACES))),
    Phase.TO_CHOOSE: _choose,
    Phase.TO_PLAY: _move,
    Phase.DOUBLED: _answer,
    Phase.BEAVERED: lambda _, rng: rng.choice((TAKE, DROP)),
    Phase.RESIGNING: lambda _, rng: rng.choice((ACCEPT, DECLINE)),
    Phase.OVER: lambda _, __: NEXT,
}


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Play some games of a series by any rules, from the array or from a position near the end."""
    seed = draw(st.integers(0, 10**9))
    case = _case(draw(presets), seed)
    length = draw(st.sampled_from((None, 1, 2, 3, 5, 7)))
    setup = Setup(parse_rules(case.text), length, first=draw(seats))
    if draw(st.booleans()):
        setup = replace(
            setup, position=case.position, turn=draw(seats), throw=draw(st.sampled_from((None, case.throw)))
        )
    return played(setup, Random(seed))
