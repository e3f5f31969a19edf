"""Race tables: small cases by hand, and agreement with playing out."""

from pathlib import Path

import numpy as np
import pytest

from sugoroku.brain.heuristic import Heuristic
from sugoroku.brain.judge import judge_of
from sugoroku.brain.race import KINDS, LAYOUTS, Racer, rank, table_of
from sugoroku.brain.rollout import roll_out
from sugoroku.game.position import Position
from sugoroku.game.presets import PRESETS


def layout(*counts: int) -> int:
    return int(rank(np.array([counts]))[0])


def win(text: str, preset: str) -> float:
    board = np.array([Position.from_xgid(text).points], np.int8)
    return float(judge_of(PRESETS[preset]).outputs(board, PRESETS[preset])[0, 0])


def test_layouts_are_numbered_once() -> None:
    draw = np.random.default_rng(1)
    layouts = np.unique(draw.multinomial(15, [1 / 7] * 7, 4000)[:, :6], axis=0)
    numbers = rank(layouts)
    assert len(set(numbers.tolist())) == len(layouts)
    assert numbers.min() >= 0
    assert numbers.max() < LAYOUTS


@pytest.mark.parametrize("kind", KINDS)
def test_chances_of_a_layout_make_one(kind: str) -> None:
    assert np.abs(table_of(kind).sum(1) - 1).max() < 1e-5


def test_gathering_one_stone() -> None:
    table = table_of("gather-2")
    assert table[layout(1, 0, 0, 0, 0, 0), 1] == pytest.approx(1)
    # a stone on 12 comes home at once with a six, or with two dice that make six or more
    home = sum(a == 6 or b == 6 or a + b >= 6 for a in range(1, 7) for b in range(1, 7))
    assert table[layout(0, 0, 0, 0, 0, 1), 1] == pytest.approx(home / 36, abs=1e-4)


@pytest.mark.parametrize(("kind", "throws"), [("bear-off-2", 2), ("bear-off-4", 4)])
def test_bearing_off_by_doubles(kind: str, throws: int) -> None:
    table = table_of(kind)
    assert table[layout(2, 0, 0, 0, 0, 0), 1] == pytest.approx(1)
    assert table[layout(4, 0, 0, 0, 0, 0), 1] == pytest.approx(6 / 36 if throws == 4 else 0, abs=1e-4)


def test_the_known_two_stones_on_six() -> None:
    # both off at once: 6-6, and with four moves 3-3, 4-4, 5-5 too
    assert table_of("bear-off-2")[layout(0, 0, 0, 0, 0, 2), 1] == pytest.approx(1 / 36, abs=1e-4)
    assert table_of("bear-off-4")[layout(0, 0, 0, 0, 0, 2), 1] == pytest.approx(4 / 36, abs=1e-4)


@pytest.mark.parametrize(
    ("preset", "text"),
    [
        ("late-edo", "-CBBBBBABA--ba-aabbbbcb---"[:26]),
        ("early-edo", "-CCC---------------acc----"),
        ("modern", "-BCC---------------bcc----"),
    ],
)
def test_agrees_with_playing_out(preset: str, text: str) -> None:
    rules = PRESETS[preset]
    position = Position.from_xgid(text)
    judge = judge_of(rules)
    assert isinstance(judge, Racer)
    rolled = roll_out(judge, position, rules, 120, seed=2)
    assert abs(rolled.equity - 2 * win(text, preset) + 1) < 5 * rolled.error + 0.01


def test_without_a_table_the_judge_beneath_is_asked(tmp_path: Path) -> None:
    del tmp_path
    rules = PRESETS["modern"]
    board = np.array([Position.from_xgid("-b----E-C---eE---c-e----B-").points], np.int8)
    found = Racer(Heuristic(), "bear-off-4").outputs(board, rules)
    assert (found == Heuristic().outputs(board, rules)).all()
