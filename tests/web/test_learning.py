"""Lessons, puzzles and problems answer on the page: right, not asked, not legal; and progress is kept."""

import re
from html import unescape

import pytest

from sugoroku.game.moves import legal_plays
from sugoroku.game.notation import play_text
from sugoroku.lessons.courses import COURSES
from sugoroku.lessons.goal import all_met
from sugoroku.lessons.lesson import Choice
from sugoroku.lessons.puzzles import puzzle, puzzles
from sugoroku.lore.problems import problems
from sugoroku.web import create_app
from sugoroku.web.opinion import opinion
from sugoroku.web.problems import as_written
from sugoroku.web.settings import Settings

PART = {"HX-Request": "true", "HX-Request-Type": "partial"}


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    database = f"sqlite:///{tmp_path_factory.mktemp('db')}/t.sqlite3"
    return create_app(Settings(database=database, secret="for the tests", posts_a_minute=100_000))


@pytest.fixture
def client(app):
    return app.test_client()


def solve(client, path, action):
    answer = client.post(path, data={"action": action})
    assert answer.status_code == 303
    return client.get(answer.headers["Location"]).text


def right_action(task):
    if isinstance(task, Choice):
        return next(option.key for option in task.options if option.right)
    play = next(p for p in legal_plays(task.position, task.dice, task.law) if all_met(task.goals, p))
    return f"play {play_text(play.steps)}"


@pytest.mark.parametrize("course", COURSES, ids=lambda c: c.key)
def test_a_course_is_walked_to_its_end_and_remembered(client, course):
    for lesson in course.lessons:
        for number, task in enumerate(lesson.tasks, 1):
            path = f"/learn/{course.key}/{lesson.key}?task={number}"
            assert "verdict right" in solve(client, path, right_action(task)), path
    assert client.get("/learn").text.count('class="done"') == len(course.lessons)


def test_choosing_a_stone_keeps_the_task(client):
    page = client.get("/learn/first-steps/one-or-two?task=2").text
    assert "Task 2 of 2" in page
    tap = unescape(re.search(r'href="(\?[^"]*from=24[^"]*)"', page)[1])
    assert "Task 2 of 2" in client.get(f"/learn/first-steps/one-or-two{tap}").text


def test_choosing_a_stone_keeps_the_rules_of_a_position(client):
    board = "-b----E-C---eE---c-e----B-"
    page = client.get(f"/try/{board}/44?rules=modern").text
    tap = unescape(re.search(r'href="(\?[^"]*from=24[^"]*)"', page)[1])
    assert "Modern backgammon" in client.get(f"/try/{board}/44{tap}").text


def test_choosing_a_stone_keeps_the_throw_of_a_problem(client):
    page = client.get("/problems/5?throw=52").text
    tap = unescape(re.search(r'href="(\?[^"]*from=6[^"]*)"', page)[1])
    assert re.search(r'href="\?throw=52"[^>]*aria-current', client.get(f"/problems/5{tap}").text)


def test_an_illegal_answer_is_met_with_its_reason(client):
    page = solve(client, "/learn/first-steps/blocked?task=1", "play 24/19 24/19")
    assert "verdict illegal" in page
    assert "two or more enemy stones hold" in page


def test_a_legal_answer_that_was_not_asked_is_told_so(client):
    page = solve(client, "/learn/first-steps/points?task=2", "play 24/21 24/23")
    assert "verdict not-asked" in page
    assert "Try again" in page


def test_htmx_gets_the_answer_alone(client):
    part = client.post("/puzzles/1", data={"action": f"play {puzzle(1).answer}"}, headers=PART).text
    assert part.lstrip().startswith('<section id="table"')
    assert "<html" not in part


@pytest.mark.parametrize("path", ["/learn/nowhere/x", "/learn/first-steps/points?task=9", "/puzzles/0", "/problems/11"])
def test_what_is_not_there_is_not_found(client, path):
    assert client.get(path).status_code == 404


def test_a_row_of_puzzles_grows_and_breaks(client):
    for number in (1, 2):
        assert "verdict right" in solve(client, f"/puzzles/{number}", f"play {puzzle(number).answer}")
    assert "Right in a row: 2; your best: 2." in client.get("/puzzles").text
    task = puzzle(11).task
    wrong = next(p for p in legal_plays(task.position, task.dice, task.law) if not all_met(task.goals, p))
    assert "verdict not-asked" in solve(client, "/puzzles/11", f"play {play_text(wrong.steps)}")
    assert "Right in a row: 0; your best: 2." in client.get("/puzzles").text


def test_a_puzzle_solved_again_changes_nothing(client):
    for _ in range(3):
        solve(client, "/puzzles/3", f"play {puzzle(3).answer}")
    assert "Right in a row: 1; your best: 1." in client.get("/puzzles").text


def test_every_puzzle_takes_its_answer(client):
    for asked in puzzles():
        assert "verdict right" in solve(client, f"/puzzles/{asked.number}", f"play {asked.answer}"), asked.number
    assert f"Solved: {len(puzzles())} of {len(puzzles())}" in client.get("/puzzles").text


def test_every_throw_of_a_problem_shows_the_answer_of_the_book(client):
    for asked in problems():
        for throw in asked.throws:
            page = client.get(f"/problems/{asked.number}?throw={throw}&answer=1")
            assert page.status_code == 200
            assert "雙六手引抄" in page.text


def test_the_play_of_the_book_is_known_as_such(client):
    assert "the book&#39;s play" in solve(client, "/problems/12?throw=43", "play 6/2 6/3").replace(
        "book's", "book&#39;s"
    )
    assert "the book plays otherwise" in solve(client, "/problems/12?throw=43", "play 7/3 7/4")


def test_the_computer_says_what_it_thinks_of_the_book(client):
    page = client.get("/problems/14?throw=42&answer=1").text
    assert "What the computer thinks" in page
    assert "no word of history" in page
    assert "What the computer thinks" not in client.get("/problems/14?throw=42").text
    assert "What the computer thinks" not in client.get("/problems/2").text


def test_a_play_that_agrees_is_written_as_the_book_writes_it():
    """The engine runs one stone out-1, in-6, in-3; the book hits with one and joins with the other: one board."""
    asked = next(one for one in problems() if one.number == 36)
    assert as_written(asked, "63", ((12, 6), (6, 3))) == ((6, 3), (12, 6))
    assert as_written(asked, "63", ((12, 9), (6, 0))) == ((12, 9), (6, 0))


def test_an_opinion_compares_like_with_like():
    for asked in problems():
        for throw in asked.throws:
            thought = opinion(asked.number, throw)
            assert 0 <= thought.book_wins <= thought.best_wins + 1e-6 <= 100.001
            assert thought.agrees == (thought.best == thought.book)
    assert opinion(11, "31") is opinion(2, "31") is None
