"""The problem book of 1679: the board, the reader's try, the book's answer, and what it tells."""

from collections import Counter
from dataclasses import dataclass

from flask import Blueprint, Response, abort, request

from sugoroku.game.dice import Throw
from sugoroku.game.errors import GameError
from sugoroku.game.moves import Play
from sugoroku.game.notation import parse_play
from sugoroku.game.position import Position
from sugoroku.game.seat import Seat
from sugoroku.lore.claim import Claim
from sugoroku.lore.problems import (
    KNOWN_OF,
    READING_WORDS,
    RULES_TEXT,
    Answer,
    Problem,
    is_books_play,
    problem,
    problems,
    rules_of_1679,
)
from sugoroku.web.diagram import diagram_view
from sugoroku.web.errors import in_words
from sugoroku.web.exercise import Exercise, ExerciseView, draw_exercise, draw_played
from sugoroku.web.forms import field, one_of
from sugoroku.web.opinion import opinion
from sugoroku.web.parts import count_thought
from sugoroku.web.preferences import read_preferences
from sugoroku.web.recounting import moves_text
from sugoroku.web.reply import language, render, reply, see_other, url_for, wants_fragment
from sugoroku.web.sight import sight_of
from sugoroku.web.view import BoardView
from sugoroku.words.throws import ThrowName, throw_name

blueprint = Blueprint("problems", __name__, url_prefix="/problems")
Moves = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class AnswerView:
    """Show one answer of the book."""

    advice: Claim
    reading: str
    plays: tuple[tuple[ThrowName, str], ...]
    step: str


@dataclass(frozen=True, slots=True)
class OpinionView:
    """Show what the computer thinks of the book's play for the throw: both plays, and their wins in a hundred."""

    best: str
    best_wins: int
    book: str
    book_wins: int
    agrees: bool
    judge: str
    exact: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ProblemView:
    """Show a problem: the board to try on, and, once asked for, the book's answer."""

    problem: Problem
    throw: str
    throws: tuple[ThrowName, ...]
    exercise: ExerciseView | None
    board: BoardView | None
    tried: str
    refused: str
    agrees: bool
    answers: tuple[AnswerView, ...]
    opinion: OpinionView | None
    before: int | None
    after: int | None


@blueprint.get("")
def index() -> Response:
    """List the problems that are known to us."""
    boards = [(one, diagram_view(Position.from_xgid(one.board), rules_of_1679(), language())) for one in problems()]
    return render("pages/problems.html", boards=boards, known=len(boards), known_of=KNOWN_OF)


@blueprint.get("/<int:number>")
def show(number: int) -> Response:
    """Show a problem; with `answer` in the URL also what the book says."""
    return _page(_find(number), field(request.args, "tried", ""))


@blueprint.post("/<int:number>")
def attempt(number: int) -> Response:
    """Take the reader's play and hold it against the book's."""
    asked = _find(number)
    throw = one_of(request.args, "throw", asked.throws, next(iter(asked.throws), None))
    tried = field(request.form, "action").removeprefix("play ")
    if wants_fragment():
        return _page(asked, tried)
    return see_other(url_for("problems.show", number=number, throw=throw, tried=tried.replace(" ", ",")))


def _find(number: int) -> Problem:
    found = problem(number)
    if found is None:
        abort(404)
    return found


def _page(asked: Problem, tried: str) -> Response:
    throw = one_of(request.args, "throw", asked.throws, asked.throws[0]) if asked.throws else ""
    open_ = "answer" in request.args or bool(tried) or not asked.throws
    view = _view(asked, throw, tried, open_=open_)
    here = url_for("problems.attempt", number=asked.number, throw=throw)
    return reply(
        "pages/problem.html",
        "parts/problem.html",
        p=view,
        here=here,
        shown=open_,
        answer_href=url_for("problems.show", number=asked.number, throw=throw, answer=1),
        again=url_for("problems.show", number=asked.number, throw=throw),
    )


def _view(asked: Problem, throw: str, tried: str, *, open_: bool) -> ProblemView:
    preferences = read_preferences(request)
    board = asked.board_for(throw) if throw else asked.board
    exercise, still, refused, agrees = None, None, "", False
    if throw and tried:
        try:
            play = parse_play(tried, Position.from_xgid(board), Throw.from_text(throw), rules_of_1679())
        except GameError as refusal:
            refused = in_words(refusal)
        else:
            agrees = is_books_play(asked, throw, play)
            still = draw_played(Exercise(board, throw, RULES_TEXT), language(), preferences, play.after)
    elif throw:
        draft, source = field(request.args, "draft", ""), field(request.args, "from", "")
        exercise = draw_exercise(
            Exercise(board, throw, RULES_TEXT, f"throw={throw}"), language(), preferences, draft=draft, source=source
        )
    if exercise is None and still is None:
        still = diagram_view(Position.from_xgid(board), rules_of_1679(), language(), None, preferences)
    numbers = [one.number for one in problems()]
    place = numbers.index(asked.number)
    return ProblemView(
        problem=asked,
        throw=throw,
        throws=tuple(_name(text) for text in asked.throws),
        exercise=exercise,
        board=still,
        tried=tried,
        refused=refused,
        agrees=agrees,
        answers=tuple(_answer(answer, advice) for answer, advice in zip(asked.answers, asked.text.advice, strict=True)),
        opinion=_opinion(asked, throw) if open_ and throw else None,
        before=numbers[place - 1] if place else None,
        after=numbers[place + 1] if place + 1 < len(numbers) else None,
    )


def _opinion(asked: Problem, throw: str) -> OpinionView | None:
    count_thought()
    thought = opinion(asked.number, throw)
    if thought is None:
        return None
    sight = sight_of(rules_of_1679(), language(), Seat.WHITE, read_preferences(request))
    return OpinionView(
        moves_text(as_written(asked, throw, thought.best), sight),
        round(thought.best_wins),
        moves_text(as_written(asked, throw, thought.book), sight),
        round(thought.book_wins),
        thought.agrees,
        thought.judge,
        thought.exact,
    )


def as_written(asked: Problem, throw: str, moves: Moves) -> Moves:
    """Return the steps of a play as the book's answer writes them, where an answer leaves the same board."""
    for answer in asked.answers:
        if throw in answer.plays:
            written = tuple((step.source, step.target) for step in _play(answer, throw).steps)
            if _shift(written) == _shift(moves):
                return written
    return moves


def _shift(moves: Moves) -> dict[int, int]:
    """Count by how many stones each place is fuller or emptier after the moves."""
    shift = Counter(target for _, target in moves)
    shift.subtract(source for source, _ in moves)
    return {place: count for place, count in shift.items() if count}


def _play(answer: Answer, throw: str) -> Play:
    board = Position.from_xgid(answer.board)
    return parse_play(answer.plays[throw], board, Throw.from_text(throw), rules_of_1679())


def _answer(answer: Answer, advice: Claim) -> AnswerView:
    sight = sight_of(rules_of_1679(), language(), Seat.WHITE, read_preferences(request))
    plays = []
    for throw in answer.plays:
        play = _play(answer, throw)
        moves, hits = [(step.source, step.target) for step in play.steps], [step.hit for step in play.steps]
        plays.append((_name(throw), moves_text(moves, sight, hits)))
    step = ""
    if answer.step:
        source, target = (int(place) for place in answer.step.split("/"))
        step = moves_text([(source, target)], sight)
    return AnswerView(advice, READING_WORDS[answer.reading], tuple(plays), step)


def _name(text: str) -> ThrowName:
    throw = Throw.from_text(text)
    return throw_name(throw.high, throw.low)
