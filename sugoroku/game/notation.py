"""Plays as text and back: modern numbering from the mover's view."""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from sugoroku.game.dice import Throw
from sugoroku.game.errors import IllegalPlay, UnreadableText
from sugoroku.game.moves import Play, Step, Turn, after_step, play_of, steps_of, turn_of, without
from sugoroku.game.position import BAR, OFF, Position
from sugoroku.game.rules import Rules

_NAMES = {BAR: "bar", OFF: "off"}
_PLACES = {"bar": BAR, "off": OFF}
_MOVE = re.compile(r"(?P<path>[a-z0-9*]+(?:/[a-z0-9*]+)+)(?:\((?P<times>[1-4])\))?")
_MAX_TEXT = 200
_MAX_SHOWN = 40
NO_MOVE = "-"


def step_text(step: Step) -> str:
    """Return one step such as `bar/22` or `13/10*`."""
    return f"{place_name(step.source)}/{place_name(step.target)}{'*' if step.hit else ''}"


def play_text(steps: Iterable[Step]) -> str:
    """Return the steps in the order they are made, `-` where there is none."""
    return " ".join(step_text(step) for step in steps) or NO_MOVE


def parse_steps(text: str, position: Position, throw: Throw, rules: Rules) -> tuple[Step, ...]:
    """Read the beginning of a play, each step strictly one die: what a draft in a URL looks like.

    Raise UnreadableText for what is no text of steps, IllegalPlay for a step that may not be made.
    """
    turn = turn_of(position, throw, rules)
    points, left = turn.points, turn.dice
    steps: list[Step] = []
    for source, target in moves_of(text):
        offered = turn.next_steps(points, left)
        step = next((step for step in offered if (step.source, step.target) == (source, target)), None)
        if step is None:
            raise IllegalPlay(
                "%(source)s/%(target)s may not be played here", source=place_name(source), target=place_name(target)
            )
        points, left = after_step(points, step), without(left, step.die)
        steps.append(step)
    return tuple(steps)


def parse_play(text: str, position: Position, throw: Throw, rules: Rules) -> Play:
    """Read a whole play, tolerantly: `24/20/18`, `13/11(2)`, `25/22`, `6/0`, hits marked or not, any order.

    Steps stay in the written order where that is a legal line. Raise UnreadableText for what is no play,
    IllegalPlay where the rules do not allow it.
    """
    return play_of_moves(list(moves_of(text)), position, throw, rules)


def play_of_moves(moves: Sequence[tuple[int, int]], position: Position, throw: Throw, rules: Rules) -> Play:
    """Find the legal play that makes these moves; raise IllegalPlay where there is none."""
    turn = turn_of(position, throw, rules)
    problem: IllegalPlay | None = None
    for line in _lines(turn, turn.points, turn.dice, moves) if len(moves) <= len(turn.dice) else ():
        try:
            return play_of(position, throw, line, rules)
        except IllegalPlay as refusal:
            problem = refusal
    if problem is None:
        text = " ".join(f"{place_name(source)}/{place_name(target)}" for source, target in moves) or NO_MOVE
        problem = IllegalPlay("%(play)s is not a play of %(throw)s here", play=text[:_MAX_SHOWN], throw=throw.text)
    raise problem


def _lines(
    turn: Turn, points: tuple[int, ...], left: tuple[int, ...], moves: Sequence[tuple[int, int]]
) -> Iterable[tuple[Step, ...]]:
    """Yield the ways to make all moves with the dice left, the written order first."""
    if not moves:
        yield ()
        return
    if not left or turn.is_won(points):
        return
    for place, (source, target) in enumerate(moves):
        rest = [*moves[:place], *moves[place + 1 :]]
        for die in dict.fromkeys(left):
            for step in steps_of(points, die, turn.rules):
                if step.source != source or step.target < target:
                    continue
                onward = rest if step.target == target else [(step.target, target), *rest]
                for line in _lines(turn, after_step(points, step), without(left, die), onward):
                    yield (step, *line)


def moves_of(text: str) -> Iterable[tuple[int, int]]:
    """Yield the moves (source, target) that a text names; raise UnreadableText where it names none.

    A move may span several dice, as in `24/18`.
    """
    if len(text) > _MAX_TEXT:
        raise UnreadableText("a play is at most %(most)s characters long", most=_MAX_TEXT)
    words = text.lower().replace(",", " ").split()
    if words == [NO_MOVE]:
        return
    for word in words:
        match = _MOVE.fullmatch(word)
        if match is None:
            raise UnreadableText("%(word)s is not a move like 13/10, bar/22 or 6/off", word=repr(word[:40]))
        places = [_number(name) for name in match["path"].split("/")]
        for _ in range(int(match["times"] or 1)):
            for source, target in pairwise(places):
                if source <= target:
                    raise UnreadableText("%(word)s goes backwards", word=repr(word[:40]))
                yield source, target


def _number(name: str) -> int:
    name = name.rstrip("*")
    if name in _PLACES:
        return _PLACES[name]
    if name.isascii() and name.isdigit() and len(name) <= len("25") and int(name) <= BAR:
        return int(name)
    raise UnreadableText("%(name)s is not a point from 1 to 24, bar or off", name=repr(name[:40]))


def place_name(number: int) -> str:
    """Return the name of a place in a play: a number, `bar` or `off`."""
    return _NAMES.get(number, str(number))
