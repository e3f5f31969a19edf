"""The compiled kernel finds the engine's plays, and sees and judges as the numpy player does."""

import random

import numpy as np
import pytest

pytest.importorskip("numba")

from sugoroku.brain import features
from sugoroku.brain.evaluator import equities
from sugoroku.brain.kernel import net as fast_net
from sugoroku.brain.kernel import plays as fast_plays
from sugoroku.brain.kernel.deep import mean_worth
from sugoroku.brain.layout import VERSION
from sugoroku.brain.lookahead import look_ahead
from sugoroku.brain.net import CHUNK, Card, Net, net_for
from sugoroku.brain.train import law_of
from sugoroku.game.dice import THROWS
from sugoroku.game.moves import legal_plays
from sugoroku.game.position import START, Position
from sugoroku.game.presets import PRESETS, parse_rules
from sugoroku.game.rules import Rules

VARIED = (*PRESETS, "late-edo doubles=4 mushigachi=instant", "modern doubles=2 larger_die=no")


def wander(rules: Rules, count: int, draw: random.Random) -> list[Position]:
    found: list[Position] = []
    position = START[rules.start]
    while len(found) < count:
        found.append(position)
        plays = legal_plays(position, draw.choice(THROWS), rules)
        play = draw.choice(plays) if plays else None
        position = START[rules.start] if play is not None and play.win else (play.after if play else position).flip()
    return found


def same_plays(text: str, count: int) -> None:
    rules = parse_rules(text).rules
    law = law_of(rules)
    room = fast_plays.workspace()
    draw = random.Random(text)
    for position in wander(rules, count, draw):
        throw = draw.choice(THROWS)
        found = fast_plays.legal_plays(np.array(position.points, np.int8), throw.high, throw.low, law, room)
        got = {tuple(room.boards[row].tolist()): int(room.points[row]) for row in range(found)}
        plays = legal_plays(position, throw, rules)
        assert got == {play.after.points: play.win.points if play.win else 0 for play in plays}
        assert len(got) == found


@pytest.mark.parametrize("text", VARIED)
def test_plays_are_the_engines(text: str) -> None:
    same_plays(text, 250)


@pytest.mark.long
@pytest.mark.parametrize("text", VARIED)
def test_plays_are_the_engines_at_length(text: str) -> None:
    same_plays(text, 2500)


@pytest.mark.parametrize(("text", "second"), [("late-edo", 0), ("modern", 0), ("late-edo", 23)])
def test_sees_and_judges_as_numpy_does(text: str, second: int) -> None:
    rules = parse_rules(text).rules
    boards = np.array([position.points for position in wander(rules, 600, random.Random(text))], np.int8)
    weights = fast_net.new_net(64, 1679, second)
    weights[0][:] *= 3
    seen = features.see(boards, rules.doubles)
    net = Net(Card("late-edo", VERSION, 0, 0, 0, ""), *weights)
    outputs = net.raw(seen)
    assert len(boards) > CHUNK
    assert net.outputs(boards, rules) == pytest.approx(net.judge(seen, rules), abs=1e-6)
    desk = fast_net.desk_for(weights)
    for row, board in enumerate(boards):
        chances = fast_net.judge(board, rules.doubles, weights, desk)
        assert np.abs(desk.x - seen[row]).max() < 1e-6
        assert np.abs(chances - outputs[row]).max() < 1e-4


def test_looks_ahead_as_numpy_does() -> None:
    rules = parse_rules("late-edo").rules
    net = net_for(rules)
    weights = net.weights
    boards = np.array([position.points for position in wander(rules, 12, random.Random(5))], np.int8)
    room = fast_plays.workspace()
    served = equities(look_ahead(net, boards, rules, 1), rules)
    for row, board in enumerate(boards):
        assert mean_worth(board, law_of(rules), weights, room) == pytest.approx(float(served[row]), abs=2e-3)
