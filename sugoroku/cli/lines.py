"""Questions that come as JSON lines: one object in, one object out, and a bad line never stops the stream."""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sugoroku.game.dice import Throw
from sugoroku.game.errors import GameError, UnreadableText
from sugoroku.game.position import Position
from sugoroku.game.presets import parse_rules
from sugoroku.game.rules import Rules, check_position

MAX_LINE = 10_000
Answer = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Board:
    """Hold a line that was read: the rules and the board, its player about to throw."""

    rules: Rules
    position: Position


@dataclass(frozen=True, slots=True)
class Question(Board):
    """Hold a line that was read with a throw."""

    throw: Throw


def answer_lines(answer: Callable[[Question], Answer]) -> int:
    """Answer every line of standard input on standard output, `{"error": ...}` for a bad one."""
    return _answer_all(lambda raw: answer(read_question(raw)))


def answer_boards(answer: Callable[[Board], Answer]) -> int:
    """Answer every line as `answer_lines` does; their dice may be left out and are not looked at."""
    return _answer_all(lambda raw: answer(read_board(_object(raw))))


def _answer_all(answer: Callable[[bytes], Answer]) -> int:
    for raw in sys.stdin.buffer:
        try:
            said = answer(raw)
        except GameError as refusal:
            said = {"error": str(refusal)}
        sys.stdout.write(json.dumps(said, separators=(",", ":")) + "\n")
        sys.stdout.flush()
    return 0


def read_question(raw: bytes) -> Question:
    """Read `{"rules": ..., "board": ..., "dice": [a, b]}`; raise a GameError that names what is wrong."""
    line = _object(raw)
    board = read_board(line)
    _need(line, "dice")
    return Question(board.rules, board.position, _throw(line["dice"]))


def read_board(line: Answer) -> Board:
    """Read the rules and the board of a line; raise a GameError that names what is wrong."""
    _need(line, "rules", "board")
    for key in ("rules", "board"):
        if not isinstance(line[key], str):
            raise UnreadableText(f"{key!r} is a text, not {_kind(line[key])}")
    rules = parse_rules(line["rules"]).rules
    position = Position.from_xgid(line["board"])
    check_position(position, rules)
    return Board(rules, position)


def _need(line: Answer, *keys: str) -> None:
    for key in keys:
        if key not in line:
            raise UnreadableText(f"the line has no {key!r}")


def _object(raw: bytes) -> Answer:
    if len(raw) > MAX_LINE:
        raise UnreadableText(f"the line is longer than {MAX_LINE} bytes")
    try:
        line = json.loads(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise UnreadableText("the line is not UTF-8") from None
    except json.JSONDecodeError as problem:
        raise UnreadableText(f"the line is not JSON: {problem.msg} at column {problem.colno}") from None
    except (RecursionError, ValueError):
        raise UnreadableText("the line is not JSON that can be read: too deep or too large") from None
    if not isinstance(line, dict):
        raise UnreadableText(f"a line is a JSON object, not {_kind(line)}")
    return line


def _throw(dice: object) -> Throw:
    if not isinstance(dice, list) or len(dice) != len((1, 2)):
        raise UnreadableText("'dice' is a list of two numbers from 1 to 6")
    for die in dice:
        if isinstance(die, bool) or not isinstance(die, int) or not 1 <= die <= len("123456"):
            raise UnreadableText(f"'dice' are whole numbers from 1 to 6, not {json.dumps(die)[:40]}")
    return Throw.of(*dice)


def _kind(value: object) -> str:
    names = {
        dict: "an object",
        list: "a list",
        str: "a text",
        bool: "true or false",
        int: "a number",
        float: "a number",
    }
    return names.get(type(value), "null")
