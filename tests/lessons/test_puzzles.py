"""Every puzzle has exactly one right answer, by the engine and by the brute force with a judgement of its own."""

from collections import Counter

import pytest

from sugoroku.game.moves import legal_plays
from sugoroku.game.notation import play_text
from sugoroku.game.rules import check_position
from sugoroku.lessons.judge import Kind, judge
from sugoroku.lessons.puzzles import KINDS, puzzle, puzzles
from tests.brute import engine as brute

ALL = puzzles()
PUZZLES = [pytest.param(p, id=f"{p.number}-{p.kind}-{p.rules}") for p in ALL]


def _met(kind: str, before: str, after: str, win: tuple[str, int] | None) -> bool:
    """Judge a board reached, on its text alone."""
    closed = all("B" <= cell <= "O" for cell in after[1:7])
    captives = _count(after[0]) - _count(before[0])
    return {
        "win": win is not None,
        "win-two": win == ("mushigachi", 2),
        "win-three": win == ("mujogachi", 3),
        "win-at-once": win == ("mushigachi", 2),
        "hit-two": captives >= 2,
        "point-on": captives >= 1 and "A" not in after[1:25],
        "close": closed,
        "only-play": True,
        "safe": "A" not in after[1:25],
        "save-gammon": brute.stones(after) < brute.stones(before),
    }[kind]


def _count(cell: str) -> int:
    return 0 if cell == "-" else ord(cell) - 96


def test_there_are_enough_of_each_kind():
    historical = [p for p in ALL if not p.is_modern]
    assert len(historical) >= 40
    assert len(ALL) - len(historical) >= 20
    assert {p.kind for p in ALL} == set(KINDS)
    assert min(Counter(p.kind for p in ALL).values()) >= 4
    assert {p.difficulty for p in ALL} == {1, 2, 3}


def test_numbers_run_and_boards_differ():
    assert [p.number for p in ALL] == list(range(1, len(ALL) + 1))
    assert all(puzzle(p.number) is p for p in ALL)
    assert puzzle(0) is puzzle(len(ALL) + 1) is None
    assert len({(p.board, p.throw) for p in ALL}) == len(ALL)


@pytest.mark.parametrize("asked", PUZZLES)
def test_the_engine_finds_one_right_play(asked):
    task = asked.task
    check_position(task.position, task.law)
    plays = legal_plays(task.position, task.dice, task.law)
    right = [play for play in plays if judge(task, play_text(play.steps)).kind is Kind.RIGHT]
    assert [play_text(play.steps) for play in right] == [asked.answer]
    assert asked.kind == "only-play" or len(plays) == asked.plays > 1


@pytest.mark.parametrize("asked", PUZZLES)
def test_the_brute_force_finds_the_same_one(asked):
    ends = brute.plays(asked.board, [int(digit) for digit in asked.throw], asked.rules)
    right = [after for after, win in ends if _met(asked.kind, asked.board, after, win)]
    answer = judge(asked.task, asked.answer).play
    assert right == [answer.after.xgid()]


@pytest.mark.parametrize("asked", PUZZLES)
def test_a_wrong_answer_is_told_so(asked):
    plays = legal_plays(asked.task.position, asked.task.dice, asked.task.law)
    wrong = [play for play in plays if play_text(play.steps) != asked.answer]
    for play in wrong[:5]:
        assert judge(asked.task, play_text(play.steps)).kind is Kind.NOT_ASKED
