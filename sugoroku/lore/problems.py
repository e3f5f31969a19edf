"""Read the problems of the book of 1679 that are known to us: 23 of 36."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from sugoroku.game.dice import Throw
from sugoroku.game.moves import Play
from sugoroku.game.notation import parse_play
from sugoroku.game.position import Position
from sugoroku.game.presets import PRESETS
from sugoroku.game.rules import Rules
from sugoroku.lore.claim import Source
from sugoroku.lore.problem_texts import PROBLEM_TEXTS, ProblemText
from sugoroku.lore.sources import sources
from sugoroku.words.catalog import N_

RULES_TEXT = "early-edo"
KNOWN_OF = 36


class Reading(StrEnum):
    """Say how sure an answer is."""

    DIAGRAM = "diagram"
    TEXT = "text"
    STEP = "step"
    MAXIM = "maxim"


READING_WORDS = {
    Reading.DIAGRAM: N_("The page shows the board after this play."),
    Reading.TEXT: N_("The play is read from the words; no diagram of it was seen."),
    Reading.STEP: N_("The book fixes one die only; the other is free."),
    Reading.MAXIM: N_("The book names no throw here."),
}


@dataclass(frozen=True, slots=True)
class Answer:
    """Hold one answer of the book: the play for each throw, or the one step that any of the throws needs.

    `boards` are the diagrams after the play, where seen; `others` are plays that the words allow as well.
    """

    throws: tuple[str, ...]
    reading: Reading
    board: str
    plays: Mapping[str, str]
    boards: Mapping[str, str]
    step: str | None
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """Hold one problem: `board` as the book shows it, with the answers and the words on it."""

    number: int
    board: str
    answers: tuple[Answer, ...]
    text: ProblemText
    sister: str | None
    mark: str | None
    shown_after: bool
    read_from_sister: bool
    sources: tuple[Source, ...]

    @property
    def key(self) -> str:
        """Return the number as text, for URLs."""
        return str(self.number)

    def board_for(self, throw: str) -> str:
        """Return the board on which this throw is to be played."""
        return next((answer.board for answer in self.answers if throw in answer.throws), self.board)

    @property
    def throws(self) -> tuple[str, ...]:
        """List every throw that the book answers."""
        return tuple(dict.fromkeys(throw for answer in self.answers for throw in answer.throws))


def _answer(entry: Mapping[str, Any], board: str) -> Answer:
    return Answer(
        throws=tuple(entry["throws"]),
        reading=Reading(entry["reading"]),
        board=entry.get("board", board),
        plays=MappingProxyType(dict(entry.get("plays", {}))),
        boards=MappingProxyType(dict(entry.get("boards", {}))),
        step=entry.get("step"),
        others=tuple(entry.get("others", ())),
    )


def _problem(entry: Mapping[str, Any]) -> Problem:
    number = int(entry["number"])
    return Problem(
        number=number,
        board=entry["board"],
        answers=tuple(_answer(answer, entry["board"]) for answer in entry["answers"]),
        text=PROBLEM_TEXTS[number],
        sister=entry.get("sister"),
        mark=entry.get("mark"),
        shown_after=entry.get("shown") == "after",
        read_from_sister=entry.get("read_from_sister", False),
        sources=sources("tebiki-sho", "kusaba-problems", *(("tebiki-gaki",) if "sister" in entry else ())),
    )


@lru_cache(maxsize=1)
def problems() -> tuple[Problem, ...]:
    """Return the known problems in the order of the book."""
    text = files("sugoroku.lore").joinpath("problems_1679.json").read_text(encoding="utf-8")
    return tuple(_problem(entry) for entry in json.loads(text))


def problem(number: int) -> Problem | None:
    """Return the problem of this number, or nothing where it is not known to us."""
    return next((known for known in problems() if known.number == number), None)


def rules_of_1679() -> Rules:
    """Return the rules under which the problems are played here."""
    return PRESETS[RULES_TEXT]


def is_books_play(asked: Problem, throw: str, play: Play) -> bool:
    """Tell whether a play is one the book gives for this throw."""
    return any(_agrees(answer, throw, play) for answer in asked.answers if throw in answer.throws)


def _agrees(answer: Answer, throw: str, play: Play) -> bool:
    if answer.step is not None:
        source, target = (int(place) for place in answer.step.split("/"))
        return any((step.source, step.target) == (source, target) for step in play.steps)
    position = Position.from_xgid(answer.board)
    wanted = parse_play(answer.plays[throw], position, Throw.from_text(throw), rules_of_1679())
    return play.after == wanted.after
