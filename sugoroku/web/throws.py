"""The 21 throws with their old names, and a quiz of them."""

import hashlib

from flask import Blueprint, Response, request

from sugoroku.lore.sources import SOURCES
from sugoroku.web.forms import one_of, whole_number
from sugoroku.web.reply import render
from sugoroku.words.throws import ATTESTED_WORDS, THROW_NAMES, ThrowName

blueprint = Blueprint("throws", __name__, url_prefix="/throws")
CHOICES = 4
KINDS = ("name", "find")
BY_KEY = {name.key: name for name in THROW_NAMES}


@blueprint.get("")
def index() -> Response:
    """List the throws."""
    return render("pages/throws.html", throws=THROW_NAMES, grades=ATTESTED_WORDS, sources=SOURCES)


@blueprint.get("/quiz")
def quiz() -> Response:
    """Ask one question: name a throw, or find the throw of a name; `n` is its number in an endless row."""
    number = whole_number(request.args, "n", 1, 9999, 1)
    kind = one_of(request.args, "kind", KINDS, "name")
    right = whole_number(request.args, "right", 0, 9999, 0)
    asked = _asked(number)
    choices = _choices(number)
    answer = one_of(request.args, "answer", ("", *BY_KEY), "")
    return render(
        "pages/quiz.html",
        number=number,
        kind=kind,
        right=right,
        asked=asked,
        choices=choices,
        answer=BY_KEY.get(answer),
    )


def _shuffled(seed: str) -> list[ThrowName]:
    return sorted(THROW_NAMES, key=lambda name: hashlib.sha256(f"{seed} {name.key}".encode()).digest())


def _asked(number: int) -> ThrowName:
    lap, place = divmod(number - 1, len(THROW_NAMES))
    return _shuffled(f"lap {lap}")[place]


def _choices(number: int) -> list[ThrowName]:
    asked = _asked(number)
    others = [name for name in _shuffled(f"others {number}") if name is not asked][: CHOICES - 1]
    return sorted([asked, *others], key=lambda name: hashlib.sha256(f"{number} {name.key}".encode()).digest())
