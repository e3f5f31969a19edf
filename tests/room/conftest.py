import itertools
from collections.abc import Callable, Iterator

import pytest

from sugoroku.game.actions import PASS, Played, action_text
from sugoroku.game.presets import parse_rules
from sugoroku.game.record import Sitter
from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, Setup, State
from sugoroku.room.dice import SeededDice
from sugoroku.room.room import Room
from sugoroku.room.table import Table
from sugoroku.store import Store


class FirstPlay:
    """Play the first legal play, never double, take everything."""

    def choose(self, state: State) -> str:
        match state.phase:
            case Phase.TO_CHOOSE:
                return "roll"
            case Phase.DOUBLED | Phase.BEAVERED:
                return "take"
            case Phase.RESIGNING:
                return "accept"
            case Phase.OVER:
                return "next"
            case _:
                plays = state.worked_out.plays
                steps = tuple((step.source, step.target) for step in plays[0].steps) if plays else ()
                return action_text(Played(steps) if plays else PASS)


FIRST = FirstPlay()


def person(seat: Seat, name: str | None = "ann") -> Sitter:
    return Sitter(seat, "person", name)


def computer(seat: Seat) -> Sitter:
    return Sitter(seat, "computer", level="first")


ONE_SCREEN = (person(Seat.WHITE), person(Seat.BLACK))
TWO_PEOPLE = (person(Seat.WHITE), person(Seat.BLACK, "bob"))
AGAINST_COMPUTER = (person(Seat.WHITE), computer(Seat.BLACK))


def setup(rules: str = "late-edo", length: int | None = None) -> Setup:
    return Setup(parse_rules(rules), length)


@pytest.fixture(scope="session")
def store(tmp_path_factory) -> Iterator[Store]:
    ticks = itertools.count(1)
    opened = Store(f"sqlite:///{tmp_path_factory.mktemp('room')}/games.sqlite3", clock=lambda: next(ticks))
    yield opened
    opened.close()


@pytest.fixture
def make_room(store) -> Callable[..., Room]:
    def make(seed: int = 1, **more) -> Room:
        more.setdefault("players", lambda _level: FIRST)
        return Room(store, SeededDice(seed), **more)

    return make


@pytest.fixture
def room(make_room) -> Room:
    return make_room()


def play_on(room: Room, table: Table, people: str = "ann", most: int = 400) -> Table:
    """Let a person (or several, told apart by the seat) act by the first play until the series is over."""
    for _ in range(most):
        state = table.state
        if state.phase is Phase.DONE or (state.phase is Phase.OVER and state.setup.length is None):
            return table
        actor = table.sitter(state.to_act).person if state.to_act else people
        table = room.act(table.game, table.seq, FIRST.choose(state), actor)
    return table
