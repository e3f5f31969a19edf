"""The courses: short lessons on the real board, judged by the real engine, progress kept."""

from dataclasses import dataclass
from urllib.parse import quote

from flask import Blueprint, Response, abort, request

from sugoroku.brain.levels import LEVELS
from sugoroku.game.dice import Throw
from sugoroku.game.position import Position
from sugoroku.game.presets import parse_rules
from sugoroku.game.record import Sitter
from sugoroku.game.seat import Seat
from sugoroku.game.state import Setup
from sugoroku.lessons.courses import COURSES, course
from sugoroku.lessons.judge import Verdict, judge, judge_choice
from sugoroku.lessons.lesson import Choice, Course, Lesson, Task
from sugoroku.web import people, telling
from sugoroku.web.diagram import diagram_view
from sugoroku.web.exercise import Exercise, ExerciseView, draw_exercise, draw_played
from sugoroku.web.forms import field, whole_number
from sugoroku.web.parts import room, store
from sugoroku.web.preferences import read_preferences, send_preferences
from sugoroku.web.reply import language, render, reply, see_other, url_for, wants_fragment
from sugoroku.web.sight import sight_of
from sugoroku.web.view import BoardView, Said
from sugoroku.words.glossary import GLOSSARY

blueprint = Blueprint("learn", __name__, url_prefix="/learn")
MOST_TASKS = 50
GENTLEST = next(iter(LEVELS))
DONE = "done"


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskView:
    """Show one task of a lesson: what is asked, the board, and what was said to the answer."""

    number: int
    count: int
    ask: str
    choice: Choice | None
    exercise: ExerciseView | None
    board: BoardView | None
    verdict: Verdict | None
    reasons: tuple[Said, ...]
    hints: tuple[str, ...]
    more_hints: bool
    answer: str
    next_href: str


def progress_key(course_key: str, lesson_key: str) -> str:
    """Return under which key a lesson's progress is kept."""
    return f"lesson {course_key} {lesson_key}"


def _progress() -> dict[str, str]:
    person = people.asking()
    return store().people.progress(person) if person else {}


@blueprint.get("")
def index() -> Response:
    """List the courses and everything else there is to learn from."""
    done = _progress()
    seen = {
        one.key: [lesson.key for lesson in one.lessons if done.get(progress_key(one.key, lesson.key)) == DONE]
        for one in COURSES
    }
    return render("pages/learn.html", courses=COURSES, done=seen)


@blueprint.get("/<course_key>/<lesson_key>")
def show(course_key: str, lesson_key: str) -> Response:
    """Show a lesson with one of its tasks."""
    taught, lesson = _find(course_key, lesson_key)
    number = whole_number(request.args, "task", 1, MOST_TASKS, 1)
    if number > len(lesson.tasks):
        abort(404)
    return _page(taught, lesson, number, field(request.args, "answer", ""))


@blueprint.post("/<course_key>/<lesson_key>")
def answer(course_key: str, lesson_key: str) -> Response:
    """Judge an answer, and keep the progress where the last task is solved."""
    taught, lesson = _find(course_key, lesson_key)
    number = whole_number(request.args, "task", 1, len(lesson.tasks), 1)
    given = field(request.form, "action").removeprefix("play ")
    verdict = _judged(lesson.tasks[number - 1], given)
    if verdict.solved and number == len(lesson.tasks):
        store().people.set_progress(people.known(), progress_key(course_key, lesson_key), DONE)
    if wants_fragment():
        return _page(taught, lesson, number, given)
    return see_other(_href(course_key, lesson_key, number, given.replace(" ", ",")))


@blueprint.post("/<course_key>/<lesson_key>/game")
def helped_game(course_key: str, lesson_key: str) -> Response:
    """Open the game that a lesson leads to: a gentle computer, and the coach switched on."""
    _, lesson = _find(course_key, lesson_key)
    if lesson.play is None:
        abort(404)
    person = people.known()
    pair = (Sitter(Seat.WHITE, "person", person=person), Sitter(Seat.BLACK, "computer", level=GENTLEST))
    table = room().open(Setup(parse_rules(lesson.play)), pair, owner=person)
    answer = see_other(url_for("table.show", game=table.game))
    preferences = read_preferences(request).with_values({"coach": "yes"})
    send_preferences(answer, preferences, secure=request.is_secure)
    return answer


def _find(course_key: str, lesson_key: str) -> tuple[Course, Lesson]:
    taught = course(course_key)
    lesson = taught.lesson(lesson_key) if taught else None
    if taught is None or lesson is None:
        abort(404)
    return taught, lesson


def _href(course_key: str, lesson_key: str, number: int = 1, given: str = "") -> str:
    values = {"task": str(number)} | ({"answer": given} if given else {})
    return url_for("learn.show", course_key=course_key, lesson_key=lesson_key, **values)


def _judged(task: Task | Choice, given: str) -> Verdict:
    return judge_choice(task, given) if isinstance(task, Choice) else judge(task, given)


def _page(taught: Course, lesson: Lesson, number: int, given: str) -> Response:
    view = _task_view(taught, lesson, number, given)
    following = taught.after(lesson.key)
    return reply(
        "pages/lesson.html",
        "parts/lesson.html",
        course=taught,
        lesson=lesson,
        place=[one.key for one in taught.lessons].index(lesson.key) + 1,
        task=view,
        game=url_for("learn.helped_game", course_key=taught.key, lesson_key=lesson.key),
        here=url_for("learn.answer", course_key=taught.key, lesson_key=lesson.key, task=number),
        again=_href(taught.key, lesson.key, number),
        following=following,
        following_href=_href(taught.key, following.key) if following else "",
        terms=[GLOSSARY[key] for key in lesson.terms if key in GLOSSARY],
    )


def _task_view(taught: Course, lesson: Lesson, number: int, given: str) -> TaskView:
    task = lesson.tasks[number - 1]
    verdict = _judged(task, given) if given else None
    hints = whole_number(request.args, "hints", 0, MOST_TASKS, 0)
    exercise, board = drawn_task(task, verdict)
    more = number < len(lesson.tasks)
    return TaskView(
        number=number,
        count=len(lesson.tasks),
        ask=task.ask,
        choice=task if isinstance(task, Choice) else None,
        exercise=exercise,
        board=board,
        verdict=verdict,
        reasons=reasons_of(task, verdict),
        hints=task.hints[:hints],
        more_hints=hints < len(task.hints),
        answer=given,
        next_href=_href(taught.key, lesson.key, number + 1) if more else "",
    )


def reasons_of(task: Task | Choice, verdict: Verdict | None) -> tuple[Said, ...]:
    """Say the engine's reasons against an illegal play in the reader's point names."""
    if verdict is None:
        return ()
    sight = sight_of(parse_rules(task.rules).rules, language(), Seat.WHITE, read_preferences(request))
    return telling.explain(verdict.reasons, sight, sight.viewer)


def drawn_task(task: Task | Choice, verdict: Verdict | None) -> tuple[ExerciseView | None, BoardView | None]:
    """Draw the board to play on, or a still one: beside a question, and after a whole play."""
    preferences = read_preferences(request)
    if isinstance(task, Choice):
        if task.board is None:
            return None, None
        throw = Throw.from_text(task.throw) if task.throw else None
        rules = parse_rules(task.rules).rules
        return None, diagram_view(Position.from_xgid(task.board), rules, language(), throw, preferences)
    exercise = Exercise(task.board, task.throw, task.rules, _kept())
    if verdict is not None and verdict.play is not None:
        return None, draw_played(exercise, language(), preferences, verdict.play.after)
    draft, source = field(request.args, "draft", ""), field(request.args, "from", "")
    return draw_exercise(exercise, language(), preferences, draft=draft, source=source), None


def _kept() -> str:
    """Return the part of the URL that a tap on the board keeps: which task it is, and the hints taken."""
    return "&".join(f"{name}={quote(request.args[name])}" for name in ("task", "hints") if name in request.args)
