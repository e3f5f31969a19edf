"""Every lesson can be finished, every kind of answer is reached, and the brute force agrees."""

import pytest

from sugoroku.game.moves import legal_plays
from sugoroku.game.notation import play_text
from sugoroku.game.presets import PRESETS, parse_rules
from sugoroku.game.rules import check_position
from sugoroku.lessons.courses import COURSES, course, lesson
from sugoroku.lessons.goal import all_met
from sugoroku.lessons.judge import Kind, judge, judge_choice
from sugoroku.lessons.lesson import Choice, Task
from sugoroku.words.glossary import GLOSSARY
from tests.agree import plays_of_both

EACH = [(c, one, n, task) for c in COURSES for one in c.lessons for n, task in enumerate(one.tasks)]
TASKS = [pytest.param(task, id=f"{c.key}-{one.key}-{n}") for c, one, n, task in EACH if isinstance(task, Task)]
CHOICES = [pytest.param(task, id=f"{c.key}-{one.key}-{n}") for c, one, n, task in EACH if isinstance(task, Choice)]


def test_the_courses_are_long_enough():
    assert len(COURSES[0].lessons) >= 10
    assert len(COURSES[1].lessons) >= 5
    assert len(COURSES[2].lessons) >= 5


def test_keys_are_distinct_and_found():
    for c in COURSES:
        assert course(c.key) is c
        assert len({one.key for one in c.lessons}) == len(c.lessons)
        assert all(lesson(c.key, one.key) is one for one in c.lessons)
        assert c.after(c.lessons[0].key) is c.lessons[1]
        assert c.after(c.lessons[-1].key) is None
    assert course("nowhere") is lesson("nowhere", "nothing") is None


@pytest.mark.parametrize("task", TASKS)
def test_a_task_is_a_game_on_which_engine_and_brute_force_agree(task):
    check_position(task.position, task.law)
    ours, theirs = plays_of_both(task.board, task.throw, task.rules)
    assert ours == theirs


@pytest.mark.parametrize("task", TASKS)
def test_a_task_can_be_solved_and_only_as_asked(task):
    plays = legal_plays(task.position, task.dice, task.law)
    verdicts = [judge(task, play_text(play.steps)) for play in plays]
    assert any(verdict.solved for verdict in verdicts)
    for play, verdict in zip(plays, verdicts, strict=True):
        assert verdict.kind is (Kind.RIGHT if all_met(task.goals, play) else Kind.NOT_ASKED)
        assert verdict.said == task.right if verdict.solved else verdict.said != task.right
    forced = all(verdict.solved for verdict in verdicts)
    assert not forced or len(plays) == 1


@pytest.mark.parametrize("task", TASKS)
def test_every_remark_is_reached(task):
    said = {judge(task, play_text(play.steps)).said for play in legal_plays(task.position, task.dice, task.law)}
    assert {remark.text for remark in task.remarks} <= said


@pytest.mark.parametrize("task", TASKS)
def test_a_play_against_the_rules_is_answered_with_a_reason(task):
    verdict = judge(task, "bar/off")
    assert verdict.kind in {Kind.ILLEGAL, Kind.HALF}
    assert verdict.kind is Kind.HALF or verdict.reasons
    assert judge(task, "to the moon").kind is Kind.UNREADABLE


@pytest.mark.parametrize("task", TASKS)
def test_a_half_made_play_is_asked_to_go_on(task):
    plays = [p for p in legal_plays(task.position, task.dice, task.law) if len(p.steps) > 1]
    for play in plays[:3]:
        verdict = judge(task, play_text(play.steps[:1]))
        assert verdict.kind is Kind.HALF or verdict.play is not None


@pytest.mark.parametrize("choice", CHOICES)
def test_a_choice_has_one_right_option_and_answers_each(choice):
    assert sum(option.right for option in choice.options) == 1
    assert len({option.key for option in choice.options}) == len(choice.options) >= 2
    for option in choice.options:
        verdict = judge_choice(choice, option.key)
        assert verdict.solved is option.right
        assert verdict.said == option.said
    assert judge_choice(choice, "none").kind is Kind.UNREADABLE
    parse_rules(choice.rules)


def test_every_lesson_has_words_tasks_and_hints():
    for c in COURSES:
        for one in c.lessons:
            assert one.title
            assert one.paragraphs
            assert one.tasks
            assert all(task.hints for task in one.tasks)
            assert set(one.terms) <= set(GLOSSARY)
            assert one.play is None or one.play in PRESETS
    assert all(c.lessons[-1].play for c in COURSES)


def test_the_first_course_ends_in_a_win():
    last = COURSES[0].lessons[-1].tasks[-1]
    assert any(play.win for play in legal_plays(last.position, last.dice, last.law))


def test_a_stone_that_is_blocked_says_so():
    blocked = lesson("first-steps", "blocked").tasks[0]
    verdict = judge(blocked, "24/19 24/19")
    assert verdict.kind is Kind.ILLEGAL
    assert verdict.reasons[0].why == "blocked"
