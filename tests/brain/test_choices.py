"""Choices hold the best plays after a throw, each judged by look-ahead; fitting them mends what is wrong between."""

import numpy as np
import pytest

pytest.importorskip("numba")

from sugoroku.brain.evaluator import POINTS_OF
from sugoroku.brain.families import FAMILIES
from sugoroku.brain.features import see
from sugoroku.brain.kernel.batch import (
    Fit,
    Judged,
    fit_choices,
    see_all,
    slopes_of_differences,
)
from sugoroku.brain.kernel.choices import RIVALS, collect_choices
from sugoroku.brain.kernel.lookahead import backup
from sugoroku.brain.kernel.net import BLOCK, desk_for, new_net
from sugoroku.brain.kernel.plays import DOUBLES, legal_plays, workspace
from sugoroku.brain.kernel.selfplay import array, judge_plays
from sugoroku.brain.layout import INPUTS, OUTPUTS
from sugoroku.brain.net import Net, net_of_family, outputs_by, unit_values
from sugoroku.brain.train import family_laws
from sugoroku.game.dice import THROWS
from tests.brain.slopes import assert_slopes, small_net

MARGIN = 0.1


def choices(family: str, count: int) -> Judged:
    law, net = family_laws(FAMILIES[family])[0], net_of_family(family).weights
    boards = np.zeros((count, RIVALS, 26), np.int8)
    targets = np.zeros((count, RIVALS, OUTPUTS), np.float32)
    seed = np.array([23], np.uint64)
    collect_choices(net, law, 3, 4, 0.1, MARGIN, seed, workspace(), workspace(), boards, targets)
    return Judged(boards, targets)


@pytest.mark.parametrize("family", list(FAMILIES))
def test_rivals_are_within_the_margin_of_the_first_and_judged_by_look_ahead(family: str) -> None:
    law, net = family_laws(FAMILIES[family])[0], net_of_family(family)
    found, room = choices(family, 20), workspace()
    ahead = np.zeros(OUTPUTS, np.float32)
    for boards, targets in zip(found.boards, found.targets, strict=True):
        worths = 1 - net.raw(see(boards, int(law[DOUBLES]))) @ POINTS_OF
        assert (worths <= worths[0] + 1e-4).all()
        assert (worths > worths[0] - MARGIN - 1e-4).all()
        fresh = [k for k in range(1, RIVALS) if (boards[k] != boards[0]).any()]
        assert fresh == list(range(1, len(fresh) + 1))
        assert fresh
        assert len({board.tobytes() for board in boards}) == len(fresh) + 1
        for board, target in zip(boards, targets, strict=True):
            backup(board, law, net.weights, room, ahead)
            assert target == pytest.approx(ahead, abs=1e-5)


ENDINGS = (
    (0, 5, 5, 3, 0, 0, 1, 1) + (0,) * 11 + (-15,) + (0,) * 6,
    (-1, 2, 2, 2, 2, 2, 2, 3) + (0,) * 11 + (-2, -2, -2, -2, -3, -3, 0),
    (0, 1) + (0,) * 17 + (-15,) + (0,) * 6,
    (0, 0, 5, 5, 4) + (0,) * 14 + (-2, -2, -2, -2, -2, -5, 1),
)


@pytest.mark.parametrize("second", [0, 3])
@pytest.mark.parametrize("family", list(FAMILIES))
def test_the_worth_of_each_play_is_the_nets_word_on_its_board_or_the_win(family: str, second: int) -> None:
    """Go through all throws of openings, middle games and endings; no play, one, and numbers that fill no block."""
    law, net = family_laws(FAMILIES[family])[0], net_of_family(family)
    if second:
        net = Net(net.card, *new_net(20, 3, second))
    weights = net.weights
    room, desk, start = workspace(), desk_for(weights), np.zeros(26, np.int8)
    array(law, start)
    met = np.concatenate([start[None], choices(family, 6).boards[:, 0], np.array(ENDINGS, np.int8)])
    counts, wins = set(), 0
    for board in met:
        for throw in THROWS:
            n = legal_plays(board, throw.high, throw.low, law, room)
            best = judge_plays(n, law, weights, room, desk)
            counts.add(n)
            if n == 0:
                continue
            won = room.points[:n] > 0
            wins += int(won.sum())
            assert (room.worths[:n][won] == room.points[:n][won]).all()
            chances = net.raw(see(np.ascontiguousarray(-room.boards[:n][~won, ::-1]), int(law[DOUBLES])))
            assert room.worths[:n][~won] == pytest.approx(1 - chances @ POINTS_OF, abs=1e-4)
            assert room.chances[:n][~won] == pytest.approx(chances, abs=1e-4)
            assert room.worths[best] == room.worths[:n].max()
    assert counts > {0, 1}
    assert {count % BLOCK for count in counts} == set(range(BLOCK))
    assert wins


@pytest.mark.parametrize("second", [0, 6])
def test_the_slopes_of_differences_are_those_of_their_mean_square(second: int) -> None:
    found = choices("late-edo", 40)
    net = small_net(12, second)
    seen = np.zeros((40 * RIVALS, INPUTS), np.float32)
    see_all(found.boards.reshape(-1, 26), 2, seen)

    def loss() -> float:
        return float((between(outputs_by(net, unit_values(net, seen)), found.targets) ** 2).mean())

    assert_slopes(net, slopes_of_differences(net, seen, found.targets), loss, 1e-8)


def test_what_rivals_are_wrong_by_alike_has_no_slope() -> None:
    """Targets that are the net's own chances but for one gap shared by all rivals ask for nothing."""
    boards = choices("late-edo", 10).boards
    net = net_of_family("late-edo").weights
    seen = np.zeros((10 * RIVALS, INPUTS), np.float32)
    see_all(boards.reshape(-1, 26), 2, seen)
    own = outputs_by(net, unit_values(net, seen)).reshape(10, RIVALS, OUTPUTS)
    assert max(np.abs(part).max(initial=0) for part in slopes_of_differences(net, seen, own + np.float32(0.03))) < 1e-6
    uneven = own + np.float32(0.03) * np.arange(RIVALS, dtype=np.float32)[:, None]
    assert max(np.abs(part).max(initial=0) for part in slopes_of_differences(net, seen, uneven)) > 1e-4


def test_fitted_choices_are_told_apart_as_look_ahead_tells_them() -> None:
    found = choices("late-edo", 60)
    net = new_net(24, 3)
    seen = np.zeros((60 * RIVALS, INPUTS), np.float32)
    see_all(found.boards.reshape(-1, 26), 2, seen)

    def wrong() -> float:
        return float((between(outputs_by(net, unit_values(net, seen)), found.targets) ** 2).mean() ** 0.5)

    before = wrong()
    level = Judged(found.boards[:, 0], found.targets[:, 0])
    fit_choices(net, 2, level, found, Fit(0.01, 1e-4, 300, 40, 5))
    assert wrong() < before / 3


def between(chances: np.ndarray, targets: np.ndarray) -> np.ndarray:
    """Return what each rival is wrong by in points a game, less what its choice is wrong by."""
    wrong = (chances.reshape(targets.shape) - targets) @ POINTS_OF.astype(float)
    return wrong - wrong.mean(1, keepdims=True)
