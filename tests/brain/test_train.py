"""A training resumes where it stopped and repeats itself by its seed; rollouts agree with the backups they extend."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("numba")

from sugoroku.brain import train as training
from sugoroku.brain.families import FAMILIES
from sugoroku.brain.kernel import batch
from sugoroku.brain.kernel.batch import Fit, Judged, fit_batches, pruned, see_all
from sugoroku.brain.kernel.lookahead import backup, collect, near_best, rolled_chances
from sugoroku.brain.kernel.net import desk_for, grown, joined, judge, mend, new_net
from sugoroku.brain.kernel.plays import legal_plays, workspace
from sugoroku.brain.kernel.selfplay import judge_plays
from sugoroku.brain.layout import INPUTS, OUTPUTS
from sugoroku.brain.net import load_net, net_of_family, outputs_by, unit_values
from sugoroku.brain.plan import Stage, Work
from sugoroku.brain.train import family_laws, train
from sugoroku.game.position import START
from tests.brain.slopes import assert_slopes, small_net

PLAN = (
    Stage(6, 0.05, 0.4, 0.002, hidden=24),
    Stage(4, 0.01, 0.2, 0.001, work="look"),
    Stage(4, 0.01, 0.2, 0.001, work="roll"),
    Stage(15, 0.01, 0.2, 0.001, work="rounds", kept=20, hidden=30, batch=2),
    Stage(15, 0.01, 0.2, 0.001, work="traced", batch=2),
    Stage(20, 0.01, 0.2, 0.001, work="choices", batch=4),
    Stage(10, 0.01, 0.2, 0.001, work="choices", hidden=32, batch=4, passes=4, window=20),
    Stage(4, 0.01, 0.0, 0.001, work="again", hidden=36, second=10, batch=4),
)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plan a few games, and save after each."""
    monkeypatch.setattr(training, "PLANS", {"late-edo": PLAN, "meiji": PLAN[:1]})
    monkeypatch.setattr(
        training, "CHUNK", {"play": 2, "look": 2, "roll": 2, "rounds": 5, "traced": 5, "choices": 10, "again": 2}
    )
    monkeypatch.setattr(training, "FROM_STAGE", 3)
    monkeypatch.setattr(training, "PART", 5)
    monkeypatch.setattr(training, "KEPT", {"rounds": 10, "traced": 10})
    monkeypatch.setattr(training, "PER_CHOICE", 5)
    monkeypatch.setattr(training, "SAVE_EVERY", -1.0)


class Stopped(Exception):
    """Stand for a kill."""


@pytest.mark.usefixtures("small")
def test_a_killed_training_ends_as_one_that_was_not(tmp_path: Path) -> None:
    whole = train("late-edo", tmp_path / "whole", seed=7, hidden=16, until=9, say=[].append)
    kills = 0

    def kill(line: str) -> None:
        raise Stopped(line)

    while True:
        try:
            parts = train("late-edo", tmp_path / "parts", seed=7, hidden=16, until=9, say=kill)
            break
        except Stopped:
            kills += 1
    assert kills == 18
    assert (parts.games, parts.positions) == (whole.games, whole.positions) == (6, 68)
    assert [parts.net[1].shape, parts.net[5].shape] == [(36,), (10,)]
    assert (len(parts.boards), len(parts.rivals)) == (15, 3)  # what the last stages keep, and not what is usual
    for one, other in zip(whole.net, parts.net, strict=True):
        assert (one == other).all()


@pytest.mark.usefixtures("small")
def test_a_stage_keeps_the_positions_of_the_one_before_only_where_they_were_judged_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    works: tuple[Work, ...] = ("rounds", "traced", "traced", "choices", "rounds")
    stages = [Stage(10 if work == "choices" else 5, 0.01, 1.0, 0.01, work=work, batch=4) for work in works]
    monkeypatch.setattr(training, "PLANS", {"late-edo": tuple(stages)})
    kept, choices = [], []
    for until in (1, 2, 3, 4, 5):
        course = train("late-edo", tmp_path, seed=7, hidden=16, until=until, say=[].append)
        kept.append(course.boards.copy())
        choices.append(len(course.rivals))
    assert [len(boards) for boards in kept] == [5, 5, 10, 10, 5]
    assert choices == [0, 0, 0, 1, 0]
    assert (kept[2][:5] == kept[1]).all()
    assert (kept[3][:5] == kept[2][5:]).all()


@pytest.mark.usefixtures("small")
def test_a_stage_may_judge_without_fitting_and_forget_the_positions_of_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Stage(10, 0.01, 1.0, 0.01, work="choices", batch=4)
    judging = Stage(10, 0.01, 1.0, 0.01, work="choices", batch=4, window=20, passes=0, anew=True)
    monkeypatch.setattr(training, "PLANS", {"late-edo": (begun, judging)})
    before = train("late-edo", tmp_path, seed=7, hidden=16, until=1, say=[].append)
    after = train("late-edo", tmp_path, seed=7, hidden=16, until=2, say=[].append)
    for part, same in zip(after.net, before.net, strict=True):
        assert (part == same).all()
    assert len(after.boards) == len(before.boards) == 5
    assert (after.boards != before.boards).any()
    assert len(after.rivals) == 2
    assert (after.rivals[:1] == before.rivals).all()


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("trace", [0.0, 0.97])
def test_a_stage_says_how_far_what_comes_later_is_handed_back(
    trace: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage(5, 0.0, 1.0, 0.0, work="traced", passes=0, trace=trace, stray=1_000_000)
    monkeypatch.setattr(training, "PLANS", {"late-edo": (stage,)})
    course = train("late-edo", tmp_path, seed=7, hidden=16, until=1, say=[].append)
    law, ahead = family_laws(FAMILIES["late-edo"])[0], np.zeros(OUTPUTS, np.float32)
    gaps = []
    for board, target in zip(course.boards, course.targets, strict=True):
        backup(board, law, course.net, workspace(), ahead)
        gaps.append(np.abs(target - ahead).max())
    assert (max(gaps) < 1e-6) == (trace == 0)


@pytest.mark.usefixtures("small")
def test_a_stage_says_how_often_a_game_strays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "STRANGE", 0.0)
    straight = []
    for stray in (1, 1_000_000):
        stage = Stage(5, 0.0, 1.0, 0.0, work="traced", passes=0, stray=stray)
        monkeypatch.setattr(training, "PLANS", {"late-edo": (stage,)})
        course = train("late-edo", tmp_path / str(stray), seed=7, hidden=16, until=1, say=[].append)
        after = np.ascontiguousarray(-course.boards[1:, ::-1])
        straight.append(all(is_best(course.net, *pair) for pair in zip(course.boards[:-1], after, strict=True)))
    assert straight == [False, True]


def is_best(net: tuple[np.ndarray, ...], board: np.ndarray, after: np.ndarray) -> bool:
    """Tell whether some throw has this result as its best play."""
    room, law = workspace(), family_laws(FAMILIES["late-edo"])[0]
    for die1 in range(1, 7):
        for die2 in range(1, die1 + 1):
            count = legal_plays(board, die1, die2, law, room)
            best = judge_plays(count, law, net, room, desk_for(net))
            if (room.boards[best] == after).all():
                return True
    return False


def test_the_slopes_of_a_batch_can_be_worked_out_in_pieces(
    judged: tuple[np.ndarray, np.ndarray], monkeypatch: pytest.MonkeyPatch
) -> None:
    level = Judged(*judged)
    choices = Judged(*(part.reshape(120, 5, -1) for part in judged))
    net, seen = single_net(12, 5), np.zeros((len(level.boards), INPUTS), np.float32)
    see_all(level.boards, 2, seen)
    wholes = (batch.slopes, 1, level, np.arange(50)), (batch.slopes_of_differences, 20, choices, np.arange(11))
    expected = [
        one + 20 * two
        for one, two in zip(
            batch.slopes(net, seen[:50], level.targets[:50]),
            batch.slopes_of_differences(net, seen[:55], choices.targets[:11]),
            strict=True,
        )
    ]
    for piece in (512, 7, 1):
        monkeypatch.setattr(batch, "PIECE", piece)
        with ThreadPoolExecutor(3) as threads:
            found = batch.in_pieces(threads, net, 2, Fit(0.001, 1e-5, 1, 50, 5), wholes)
        for part, whole in zip(found, expected, strict=True):
            assert part == pytest.approx(whole, abs=1e-5)
            assert np.abs(whole).max() > 1e-3


@pytest.mark.usefixtures("small")
def test_what_a_training_comes_to_does_not_depend_on_how_many_cores_judge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = (Stage(15, 0.01, 1.0, 0.01, work="traced", batch=4), Stage(40, 0.01, 1.0, 0.01, work="choices", batch=4))
    monkeypatch.setattr(training, "PLANS", {"late-edo": plan})
    monkeypatch.setattr(training, "CHUNK", {"traced": 15, "choices": 40})
    monkeypatch.setattr(training, "KEPT", {"traced": 40})
    monkeypatch.setattr(batch, "PIECE", 3)
    courses = []
    for cores in (1, 3):
        monkeypatch.setattr(training.os, "cpu_count", lambda cores=cores: cores)
        courses.append(train("late-edo", tmp_path / str(cores), seed=7, hidden=16, until=9, say=[].append))
    one, other = courses
    assert (len(one.boards), len(one.rivals)) == (35, 4)
    assert len({boards.tobytes() for boards in one.boards}) > 30
    for name in ("boards", "targets", "rivals", "rival_targets"):
        assert (getattr(one, name) == getattr(other, name)).all()
    for part, same in zip(one.net, other.net, strict=True):
        assert (part == same).all()


@pytest.mark.usefixtures("small")
def test_another_seed_is_another_net_and_a_family_begins_with_its_parent(tmp_path: Path) -> None:
    one = train("late-edo", tmp_path / "a", seed=7, hidden=16, until=1, say=[].append)
    two = train("late-edo", tmp_path / "b", seed=8, hidden=16, until=1, say=[].append)
    assert (one.net[0] != two.net[0]).any()
    whole = train("late-edo", tmp_path / "a", seed=7, hidden=16, until=training.FROM_STAGE, say=[].append)
    child = training.begin(FAMILIES["meiji"], 7, 16, tmp_path / "a")
    assert (child.net[0] == whole.net[0]).all()
    assert child.games == 0


@pytest.mark.usefixtures("small")
def test_a_net_is_written_as_the_program_reads_it(tmp_path: Path) -> None:
    course = train("late-edo", tmp_path, seed=7, hidden=16, until=1, say=[].append)
    card = training.shipped(course, tmp_path / "ship.npz")
    net = load_net(tmp_path / "ship.npz", "late-edo")
    assert net.card == card
    assert (net.w1 == course.net[0]).all()


@pytest.mark.usefixtures("small")
def test_a_joined_net_judges_as_the_mean_of_the_logits_and_learns_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = train("late-edo", tmp_path, seed=7, hidden=16, until=1, say=[].append)
    before = tuple(part.copy() for part in one.net)
    training.shipped(training.begin(FAMILIES["late-edo"], 9, 8, tmp_path), tmp_path / "other.npz")
    other = load_net(tmp_path / "other.npz", "late-edo").weights
    both = joined([before, other])
    assert both[1].shape == (32,)
    for number in range(1, 20):
        board = np.roll(np.array([2, 0, -3, 5, 0, -1, 4] + [0] * 19, np.int8), number)
        logits = [logit(net, board) for net in (before, other, both)]
        assert logits[2] == pytest.approx((logits[0] + logits[1]) / 2, abs=1e-5)
    plan = (PLAN[0], Stage(2, 0.01, 0.0, 0.001, joins=("other",)))
    monkeypatch.setattr(training, "PLANS", {"late-edo": plan})
    more = train("late-edo", tmp_path, seed=7, hidden=16, until=9, say=[].append)
    assert more.net[1].shape == (32,)
    assert 0 < np.abs(more.net[0] - both[0]).max() < 0.1


@pytest.fixture(scope="module")
def judged() -> tuple[np.ndarray, np.ndarray]:
    """Collect positions of the late-Edo net with their backups."""
    boards, targets = np.zeros((600, 26), np.int8), np.zeros((600, OUTPUTS), np.float32)
    law, seed = family_laws(FAMILIES["late-edo"])[0], np.array([11], np.uint64)
    net = net_of_family("late-edo").weights
    collect(net, law, 1, 0.1, 0.1, 0, 0, seed, workspace(), workspace(), boards, targets)
    return boards, targets


def single_net(hidden: int, second: int) -> tuple[np.ndarray, ...]:
    """Draw a small net of 32 bits."""
    return tuple(part.astype(np.float32) for part in small_net(hidden, second))


def said(net: tuple[np.ndarray, ...], boards: np.ndarray) -> np.ndarray:
    return np.array([chances(net, board) for board in boards])


def test_rounds_bring_a_net_nearer_to_its_targets(judged: tuple[np.ndarray, np.ndarray]) -> None:
    boards, targets = judged
    net = new_net(24, 3)
    before = np.abs(said(net, boards) - targets).mean()
    fit_batches(net, 2, Judged(boards, targets), Fit(0.01, 1e-4, 40, 20, 5))
    assert np.abs(said(net, boards) - targets).mean() < before / 4


@pytest.mark.parametrize("second", [0, 6])
def test_the_slopes_of_a_batch_are_those_of_the_cross_entropy(
    judged: tuple[np.ndarray, np.ndarray], second: int
) -> None:
    boards, targets = judged[0][:64], judged[1][:64]
    net = small_net(12, second)
    seen = np.zeros((64, INPUTS), np.float32)
    see_all(boards, 2, seen)

    def loss() -> float:
        y = outputs_by(net, unit_values(net, seen))
        return float(-(targets * np.log(y) + (1 - targets) * np.log(1 - y)).sum(1).mean())

    assert_slopes(net, batch.slopes(net, seen, targets), loss, 1e-6)


def test_a_pruned_net_keeps_the_units_that_tell(judged: tuple[np.ndarray, np.ndarray]) -> None:
    boards, _ = judged
    telling = single_net(12, 0)
    idle = new_net(40, 9)
    idle[2][:] = 0
    idle[3][:] = telling[3]
    both = joined([telling, idle])
    slim = pruned(both, 12, boards, 2)
    assert (slim[0] == telling[0]).all()
    assert said(slim, boards) == pytest.approx(said(both, boards), abs=1e-5)


def test_only_nets_of_one_layer_are_joined_pruned_or_grown(judged: tuple[np.ndarray, np.ndarray]) -> None:
    net = single_net(12, 6)
    with pytest.raises(ValueError, match="joined"):
        joined([new_net(4, 1), net])
    with pytest.raises(ValueError, match="pruned"):
        pruned(net, 6, judged[0], 2)
    with pytest.raises(ValueError, match="grow"):
        grown(net, 20, 1)


def test_a_grown_net_judges_as_before_and_can_learn_with_its_new_units(
    judged: tuple[np.ndarray, np.ndarray],
) -> None:
    boards, targets = judged
    net = single_net(12, 0)
    wide = grown(net, 20, 1)
    assert [len(part) for part in wide[1::2]] == [20, OUTPUTS, 0]
    assert said(wide, boards) == pytest.approx(said(net, boards), abs=1e-5)
    before = wide[2].copy()
    fit_batches(wide, 2, Judged(boards, targets), Fit(0.001, 1e-5, 1, 256, 5))
    assert (wide[2] != before)[:, 12:].any(axis=0).all()


@pytest.mark.parametrize("second", [0, 6])
def test_a_step_goes_down_the_slopes(judged: tuple[np.ndarray, np.ndarray], second: int) -> None:
    """Mending by one position is a step against the slopes of a batch of that one."""
    board, target = judged[0][0], judged[1][0]
    net = single_net(12, second)
    seen = np.zeros((1, INPUTS), np.float32)
    see_all(board[None], 2, seen)
    slopes = batch.slopes(net, seen, target[None])
    before = tuple(part.copy() for part in net)
    desk = desk_for(net)
    judge(board, 2, net, desk)
    mend(desk, target, 1e-2, net)
    for old, new, slope in zip(before, net, slopes, strict=True):
        assert (old - new) * 1e2 == pytest.approx(slope, abs=1e-4, rel=2e-2)


@pytest.mark.parametrize("family", list(FAMILIES))
def test_rollouts_of_one_play_are_the_backup(family: str) -> None:
    law = family_laws(FAMILIES[family])[0]
    seed, room = np.array([3], np.uint64), workspace()
    boards, targets = np.zeros((12, 26), np.int8), np.zeros((12, OUTPUTS), np.float32)
    collect(net_of_family(family).weights, law, 5, 0.1, 0.1, 0, 0, seed, room, workspace(), boards, targets)
    rolled, again = np.zeros(OUTPUTS, np.float32), np.zeros(OUTPUTS, np.float32)
    for board, target in zip(boards, targets, strict=True):
        backup(board, law, net_of_family(family).weights, room, again)
        rolled_chances(board, law, net_of_family(family).weights, 36, 1, seed, room, rolled)
        assert again == pytest.approx(target)
        assert rolled == pytest.approx(target, abs=1e-5)


def test_a_play_near_the_best_is_near_and_not_always_the_best() -> None:
    law = family_laws(FAMILIES["late-edo"])[0]
    net = new_net(16, 1)
    net[2][:] *= 20  # so that plays differ by much
    room = workspace()
    found = legal_plays(np.array(START["hon"].points, np.int8), 6, 4, law, room)
    seed = np.array([5], np.uint64)
    best = judge_plays(found, law, net, room, desk_for(net))
    worth = room.worths[:found].copy()
    margin = float(np.sort(worth)[-1] - np.sort(worth)[-4]) + 1e-6
    drawn = {near_best(found, best, room, margin, seed) for _ in range(300)}
    assert drawn == set(np.flatnonzero(worth > worth[best] - margin).tolist())


def chances(net: tuple[np.ndarray, ...], board: np.ndarray) -> np.ndarray:
    return judge(board, 2, net, desk_for(net))


def logit(net: tuple[np.ndarray, ...], board: np.ndarray) -> np.ndarray:
    y = chances(net, board).astype(float)
    return np.log(y / (1 - y))
