"""The problems of 1679 are whole boards with legal answers, by the engine and by the brute force."""

import pytest

from sugoroku.game.dice import Throw
from sugoroku.game.moves import legal_plays
from sugoroku.game.notation import parse_play
from sugoroku.game.position import Position
from sugoroku.game.rules import check_position
from sugoroku.lore.claim import Claim
from sugoroku.lore.problem_texts import PROBLEM_TEXTS
from sugoroku.lore.problems import (
    READING_WORDS,
    RULES_TEXT,
    Reading,
    is_books_play,
    problem,
    problems,
    rules_of_1679,
)
from tests.agree import plays_of_both
from tests.brute import engine as brute

ALL = problems()
ASKED = [
    pytest.param(p, a, t, id=f"{p.number}-{t}-{n}") for p in ALL for n, a in enumerate(p.answers) for t in a.throws
]
KNOWN = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 20, 21, 22, 23, 31, 32, 36}


def test_all_known_problems_are_here():
    assert {p.number for p in ALL} == KNOWN == set(PROBLEM_TEXTS)
    assert problem(11) is None


@pytest.mark.parametrize("asked", ALL, ids=lambda p: p.key)
def test_a_board_has_all_stones_and_is_a_game(asked):
    position = Position.from_xgid(asked.board)
    assert (position.on_board, position.on_board_opponent) == (15, 15)
    check_position(position, rules_of_1679())


@pytest.mark.parametrize(("asked", "answer", "throw"), ASKED)
def test_an_answer_is_legal_and_reaches_its_diagram(asked, answer, throw):
    position, dice = Position.from_xgid(answer.board), Throw.from_text(throw)
    ours, theirs = plays_of_both(answer.board, throw, RULES_TEXT)
    assert ours == theirs
    if answer.step:
        source, target = map(int, answer.step.split("/"))
        ways = brute.lines(answer.board, [dice.high, dice.low], RULES_TEXT)
        assert any((start, end) == (source, target) for line in ways for start, _, end in line)
        return
    play = parse_play(answer.plays[throw], position, dice, rules_of_1679())
    assert play.after.xgid() in {board for board, _ in theirs}
    assert is_books_play(asked, throw, play)
    if throw in answer.boards:
        assert play.after.xgid() == answer.boards[throw]
    for other in answer.others:
        assert parse_play(other, position, dice, rules_of_1679())


@pytest.mark.parametrize(("asked", "answer", "throw"), ASKED)
def test_another_play_is_not_the_books(asked, answer, throw):
    plays = legal_plays(Position.from_xgid(answer.board), Throw.from_text(throw), rules_of_1679())
    right = [play for play in plays if is_books_play(asked, throw, play)]
    assert right
    assert len(right) < len(plays)


@pytest.mark.parametrize("asked", ALL, ids=lambda p: p.key)
def test_every_answer_has_its_words_and_every_reading_is_explained(asked):
    assert len(asked.text.advice) == len(asked.answers)
    assert asked.text.title
    assert all(isinstance(claim, Claim) for claim in (*asked.text.comment, *asked.text.doubts, *asked.text.tells))
    assert all(answer.reading in READING_WORDS for answer in asked.answers)


def test_where_the_reading_is_not_sure_the_page_says_so():
    for asked in ALL:
        if asked.read_from_sister or any(a.reading in {Reading.TEXT, Reading.MAXIM} for a in asked.answers):
            assert asked.text.doubts, asked.number


@pytest.mark.parametrize(
    ("number", "throw", "book", "other"),
    [
        (5, "55", "6/1(2)", "8/3(2)"),
        (10, "54", "7/2 7/3", None),
        (12, "43", "6/2 6/3", "7/3 7/4"),
        (17, "51", "6/5* 6/1", None),
    ],
)
def test_the_whole_throw_rule_saves_the_lone_stone(number, throw, book, other):
    """Nine falls of the dice in 36 hit after the book's play, as the page says."""
    assert _hits(_after(number, throw, book)) == 9
    if other:
        assert _hits(_after(number, throw, other)) == 11


def test_passing_on_leaves_fewer_hits_than_the_point_in_problem_9():
    assert _hits(_after(9, "53", "9/4*/1")) == 2
    assert _hits(_after(9, "53", "9/4* 7/4")) == 4


def _after(number: int, throw: str, play: str) -> str:
    position = Position.from_xgid(problem(number).board)
    return parse_play(play, position, Throw.from_text(throw), rules_of_1679()).after.xgid()


def _hits(board: str) -> int:
    """Count the falls of two dice with which the other side may cut a stone."""
    turned = brute.turned(board)
    return sum(
        1 if high == low else 2
        for high, low in brute.THROWS
        if any(then[0] != "-" for then, _ in brute.plays(turned, (high, low), RULES_TEXT))
    )
