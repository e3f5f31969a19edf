"""Traced targets are look-aheads that know what the look-aheads after them found, without the luck of the throws."""

import numpy as np
import pytest

pytest.importorskip("numba")

from sugoroku.brain.evaluator import POINTS_OF, flipped
from sugoroku.brain.families import FAMILIES
from sugoroku.brain.features import see
from sugoroku.brain.kernel.lookahead import backup
from sugoroku.brain.kernel.plays import DOUBLES, legal_plays, workspace
from sugoroku.brain.kernel.traces import collect_games, trace_back
from sugoroku.brain.layout import OUTPUTS
from sugoroku.brain.net import net_of_family
from sugoroku.brain.train import family_laws

NEVER = 1 << 40
Games = tuple[np.ndarray, np.ndarray]


def games(family: str, share: float, stray: int, count: int = 150) -> Games:
    boards, targets = np.zeros((count, 26), np.int8), np.zeros((count, OUTPUTS), np.float32)
    law, net = family_laws(FAMILIES[family])[0], net_of_family(family).weights
    seed = np.array([17], np.uint64)
    collect_games(net, law, share, stray, 0.0, 0.1, seed, workspace(), workspace(), boards, targets)
    return boards, targets


def look(family: str, boards: np.ndarray) -> np.ndarray:
    law, net = family_laws(FAMILIES[family])[0], net_of_family(family).weights
    found, room = np.zeros((len(boards), OUTPUTS), np.float32), workspace()
    for board, target in zip(boards, found, strict=True):
        backup(board, law, net, room, target)
    return found


def follows(before: np.ndarray, after: np.ndarray, law: np.ndarray) -> bool:
    """Tell whether some throw leads from one position to the other side's next."""
    room = workspace()
    left = -after[::-1]
    for high in range(1, 7):
        for low in range(1, high + 1):
            found = legal_plays(before, high, low, law, room)
            if (room.boards[:found] == left).all(1).any() or (found == 0 and (before == left).all()):
                return True
    return False


@pytest.mark.parametrize("family", ["late-edo", "modern", "early-edo"])
def test_without_a_trace_targets_are_the_look_ahead(family: str) -> None:
    boards, targets = games(family, 0.0, 3, 40)
    assert targets == pytest.approx(look(family, boards), abs=1e-5)


@pytest.mark.parametrize("family", ["late-edo", "modern", "early-edo"])
def test_a_trace_hands_the_errors_after_it_back(family: str) -> None:
    boards, targets = games(family, 0.7, NEVER)
    law = family_laws(FAMILIES[family])[0]
    ahead = look(family, boards)
    values = net_of_family(family).raw(see(boards, int(law[DOUBLES])))
    linked = 0
    for place in range(len(boards) - 1):
        if not follows(boards[place], boards[place + 1], law):  # a game ended here
            assert targets[place] == pytest.approx(ahead[place], abs=1e-4)
            continue
        linked += 1
        late = targets[place + 1] - values[place + 1]
        assert targets[place] == pytest.approx(ahead[place] + 0.7 * turned_error(late), abs=1e-4)
    assert linked > 80


def test_a_play_that_strays_from_the_best_cuts_the_trace() -> None:
    values = np.zeros((3, OUTPUTS), np.float32)
    targets = np.tile(np.array([0.4, 0.3, 0.2, 0.1, 0.05], np.float32), (3, 1))
    whole, cut = targets.copy(), targets.copy()
    trace_back(values, whole, np.array([True, True, True]), 1.0, 3)
    trace_back(values, cut, np.array([False, True, True]), 1.0, 3)
    assert (cut[0] == targets[0]).all()
    assert (cut[1:] == whole[1:]).all()
    assert whole[1] == pytest.approx([0.0, 0.4, 0.25, 0.4, 0.25])


def test_a_whole_trace_is_the_result_less_the_luck() -> None:
    """Return to first principles: each step's look-ahead less the value it leads to is the luck of its throw."""
    draw = np.random.default_rng(3)
    values = draw.random((6, OUTPUTS), np.float32)
    ahead = draw.random((6, OUTPUTS), np.float32)
    targets = ahead.copy()
    trace_back(values, targets, np.ones(6, np.bool_), 1.0, 6)
    worth = POINTS_OF.astype(float)
    result = float(ahead[5] @ worth - 1)
    for place in range(4, -1, -1):
        luck = -float(values[place + 1] @ worth - 1) - float(ahead[place] @ worth - 1)
        result = -result - luck
        assert float(targets[place] @ worth - 1) == pytest.approx(result, abs=1e-4)


def turned_error(error: np.ndarray) -> np.ndarray:
    """Return an error of chances as the other side has it."""
    return (flipped(error[None]) - flipped(np.zeros((1, OUTPUTS), np.float32)))[0]
