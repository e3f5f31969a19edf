"""Judge an answer: right, legal but not asked, half-made, not legal, or not readable."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from sugoroku.game.dice import Throw
from sugoroku.game.errors import IllegalPlay, UnreadableText
from sugoroku.game.moves import Play, Step, next_steps
from sugoroku.game.notation import parse_play
from sugoroku.game.position import BAR, OFF, Position
from sugoroku.game.reasons import Reason, why_not
from sugoroku.game.rules import Rules
from sugoroku.lessons.goal import all_met
from sugoroku.lessons.lesson import Choice, Option, Task
from sugoroku.words.catalog import N_

_MOVE = re.compile(r"(?P<path>[a-z0-9*]+(?:/[a-z0-9*]+)+)(?:\((?P<times>[1-4])\))?")
_PLACES = {"bar": BAR, "off": OFF}


class Kind(StrEnum):
    """Name the kinds of answers."""

    RIGHT = "right"
    NOT_ASKED = "not-asked"
    HALF = "half"
    ILLEGAL = "illegal"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Hold the judgement: what is said, and the engine's reasons where the play is not legal."""

    kind: Kind
    said: str
    reasons: tuple[Reason, ...] = ()
    play: Play | None = None

    @property
    def solved(self) -> bool:
        """Tell whether the task is done."""
        return self.kind is Kind.RIGHT


_HALF = N_("That is a good beginning, but more dice can be played. Finish the play.")
_ILLEGAL = N_("The rules do not allow that play.")
_UNREADABLE = N_("That could not be read as a play. Write it as 8/5 6/5, or choose stones on the board.")


def judge(task: Task, text: str) -> Verdict:
    """Judge a play given as text."""
    try:
        play = parse_play(text, task.position, task.dice, task.law)
    except UnreadableText:
        return Verdict(Kind.UNREADABLE, _UNREADABLE)
    except IllegalPlay:
        return refusal(text, task.position, task.dice, task.law)
    if all_met(task.goals, play):
        return Verdict(Kind.RIGHT, task.right, play=play)
    said = next((remark.text for remark in task.remarks if all_met(remark.goals, play)), task.other)
    return Verdict(Kind.NOT_ASKED, said, play=play)


def refusal(text: str, position: Position, throw: Throw, rules: Rules) -> Verdict:
    """Say why a readable text is no legal play: half-made, or illegal with the engine's reasons."""
    draft: tuple[Step, ...] = ()
    for source, target in _moves(text):
        offered = next_steps(position, throw, draft, rules)
        step = next((step for step in offered if (step.source, step.target) == (source, target)), None)
        if step is None:
            return Verdict(Kind.ILLEGAL, _ILLEGAL, why_not(position, throw, draft, source, rules, target))
        draft = (*draft, step)
    if draft and next_steps(position, throw, draft, rules):
        return Verdict(Kind.HALF, _HALF)
    return Verdict(Kind.ILLEGAL, _ILLEGAL)


def _moves(text: str) -> Iterator[tuple[int, int]]:
    """Yield source and target of each leg of a text that has been read once before."""
    for match in _MOVE.finditer(text.lower()):
        stops = [_place(stop) for stop in match["path"].replace("*", "").split("/")]
        for _ in range(int(match["times"] or 1)):
            yield from pairwise(stops)


def _place(text: str) -> int:
    return _PLACES[text] if text in _PLACES else min(int(text), BAR)


def judge_choice(choice: Choice, key: str) -> Verdict:
    """Judge an option that was chosen."""
    option = _option(choice, key)
    if option is None:
        return Verdict(Kind.UNREADABLE, N_("There is no such choice."))
    return Verdict(Kind.RIGHT if option.right else Kind.NOT_ASKED, option.said)


def _option(choice: Choice, key: str) -> Option | None:
    return next((option for option in choice.options if option.key == key), None)
