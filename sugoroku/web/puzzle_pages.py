"""The puzzles: one right answer each, with what is solved and the row of answers kept."""

from flask import Blueprint, Response, abort, request

from sugoroku.lessons.judge import Verdict, judge
from sugoroku.lessons.puzzles import KINDS, Puzzle, puzzle, puzzles
from sugoroku.lore.preset_text import PRESET_TEXTS
from sugoroku.web import people
from sugoroku.web.forms import field
from sugoroku.web.learn import drawn_task, reasons_of
from sugoroku.web.parts import store
from sugoroku.web.reply import render, reply, see_other, url_for, wants_fragment

blueprint = Blueprint("puzzles", __name__, url_prefix="/puzzles")
SOLVED = "solved"
ROW, BEST = "puzzles row", "puzzles best"
LEVELS = (1, 2, 3)


def progress_key(number: int) -> str:
    """Return under which key a puzzle's progress is kept."""
    return f"puzzle {number}"


def _progress() -> dict[str, str]:
    person = people.asking()
    return store().people.progress(person) if person else {}


def _solved(progress: dict[str, str]) -> set[int]:
    return {one.number for one in puzzles() if progress.get(progress_key(one.number)) == SOLVED}


@blueprint.get("")
def index() -> Response:
    """List the puzzles with what is solved."""
    progress = _progress()
    return render(
        "pages/puzzles.html",
        groups=[[one for one in puzzles() if one.is_modern is modern] for modern in (False, True)],
        kinds=KINDS,
        levels=LEVELS,
        solved=_solved(progress),
        total=len(puzzles()),
        row=progress.get(ROW, "0"),
        best=progress.get(BEST, "0"),
    )


@blueprint.get("/<int:number>")
def show(number: int) -> Response:
    """Show a puzzle, open or answered."""
    return _page(_find(number), field(request.args, "answer", ""))


@blueprint.post("/<int:number>")
def answer(number: int) -> Response:
    """Judge an answer; keep what is solved and how many were right in a row."""
    asked = _find(number)
    given = field(request.form, "action").removeprefix("play ")
    _keep(number, judge(asked.task, given))
    if wants_fragment():
        return _page(asked, given)
    return see_other(url_for("puzzles.show", number=number, answer=given.replace(" ", ",")))


def _find(number: int) -> Puzzle:
    return puzzle(number) or abort(404)


def _keep(number: int, verdict: Verdict) -> None:
    """Note the answer; a puzzle solved before neither lengthens the row nor breaks it."""
    kept, person = _progress(), people.known()
    if kept.get(progress_key(number)) == SOLVED:
        return
    row = int(kept.get(ROW, "0")) + 1 if verdict.solved else 0
    if verdict.solved:
        store().people.set_progress(person, progress_key(number), SOLVED)
    store().people.set_progress(person, ROW, str(row))
    if row > int(kept.get(BEST, "0")):
        store().people.set_progress(person, BEST, str(row))


def _page(asked: Puzzle, given: str) -> Response:
    verdict = judge(asked.task, given) if given else None
    exercise, board = drawn_task(asked.task, verdict)
    progress = _progress()
    return reply(
        "pages/puzzle.html",
        "parts/puzzle.html",
        puzzle=asked,
        kind=KINDS[asked.kind],
        exercise_view=exercise,
        board_view=board,
        verdict=verdict,
        reasons=reasons_of(asked.task, verdict),
        name=PRESET_TEXTS[asked.rules].name,
        next_href=_next(asked.number, _solved(progress)),
        here=url_for("puzzles.show", number=asked.number),
        row=progress.get(ROW, "0"),
        best=progress.get(BEST, "0"),
    )


def _next(number: int, solved: set[int]) -> str:
    """Return the next puzzle not solved yet, round to the first; the list when none is left."""
    order = [*range(number + 1, len(puzzles()) + 1), *range(1, number)]
    following = next((one for one in order if one not in solved), None)
    return url_for("puzzles.show", number=following) if following else url_for("puzzles.index")
