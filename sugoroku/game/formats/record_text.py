"""Records as text, and back.

A record's text is a first line, a head of `name: value` lines, an empty line, and one action a line, each with its
time in milliseconds since 1970 behind an `@` where it is known. Several records stand one after the other.
Lines that begin with `#` are remarks.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from sugoroku.game.errors import GameError, UnreadableText
from sugoroku.game.formats.written import (
    HEAD_FLAGS,
    HEAD_NAMES,
    LATEST,
    BadRecord,
    Where,
    Written,
    plain_name,
    play_through,
    sitter_of,
)
from sugoroku.game.presets import parse_rules
from sugoroku.game.record import Record, Sitter
from sugoroku.game.rules import LAW_VERSION, OPTION_NAMES, option_text
from sugoroku.game.seat import PLAYERS, Seat

FIRST_LINE = "sugoroku record 1"
LINE, HEAD = "line %(number)s", "head of the record in line %(number)s"

_Lines = list[tuple[int, str]]


def record_text(record: Record) -> str:
    """Write one record as text."""
    head = [f"{name}: {value}" for name, value in _head_lines(json.loads(record.cover.header))]
    sitters = [f"{sitter.seat}: {_sitter_text(sitter)}" for sitter in record.sitters]
    actions = [f"{entry.text} @{entry.at}" if entry.at else entry.text for entry in record.entries]
    return "\n".join([FIRST_LINE, *head, *sitters, "", *actions, ""])


def records_text(records: Iterable[Record]) -> str:
    """Write several records as one text."""
    return "\n".join(record_text(record) for record in records)


def _head_lines(header: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    yield "rules", header["rules"]
    yield "law", str(header["law"])
    yield "options", " ".join(f"{name}={value}" for name, value in header["options"].items())
    yield "length", str(header["length"] or "-")
    yield "first", header["first"]
    yield "score", " ".join(map(str, header["score"]))
    if header.get("position"):
        value, owner = header["cube"]
        yield "position", header["position"]
        yield "turn", header["turn"]
        yield "throw", header["throw"] or "-"
        yield "cube", f"{value} {owner or '-'}"
    yield from ((flag, "yes") for flag in HEAD_FLAGS if header.get(flag))
    if also := {name: value for name, value in header.items() if name not in HEAD_NAMES}:
        yield "also", json.dumps(also, ensure_ascii=False, sort_keys=True)


def _sitter_text(sitter: Sitter) -> str:
    level = sitter.level if sitter.kind == "computer" else ""
    return " ".join(filter(None, [sitter.kind, level, plain_name(sitter.name)]))


def records_of_text(text: str) -> Iterator[Written]:
    """Read the records of a text and play them through; raise BadRecord."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if not line.startswith("#")]
    starts = [place for place, (_, line) in enumerate(lines) if line == FIRST_LINE]
    for number, line in lines[: starts[0] if starts else None]:
        if line:
            raise BadRecord(
                Where(LINE, number),
                "a record begins with the line %(first)s, not %(line)s",
                first=repr(FIRST_LINE),
                line=repr(line[:40]),
            )
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=False):
        yield _read_one(lines[start:end])


def _read_one(lines: _Lines) -> Written:
    (first, _), *rest = lines
    head: dict[str, str] = {}
    body: _Lines = []
    for place, (number, line) in enumerate(rest):
        if not line:
            body = [(number, line) for number, line in rest[place:] if line]
            break
        name, colon, value = line.partition(":")
        if not colon or name in head:
            raise BadRecord(
                Where(LINE, number), "%(line)s is not a new line of the head (name: value)", line=repr(line[:40])
            )
        head[name] = value.strip()
    try:
        header = _header(head)
        sitters = tuple(_sitter_of_text(seat, head.pop(seat.value, "person")) for seat in PLAYERS)
        if head:
            raise UnreadableText("%(name)s is no part of a record's head", name=repr(next(iter(head))[:40]))
        entries = [(Where(LINE, number), *_timed(number, line)) for number, line in body]
        return play_through(header, sitters, entries)
    except BadRecord:
        raise
    except GameError as refusal:
        raise BadRecord(Where(HEAD, first), refusal.text, **refusal.parts) from None


def _header(head: dict[str, str]) -> dict[str, Any]:
    """Take the setup's lines out of a head; options not named are those of the rules."""
    if "rules" not in head:
        raise UnreadableText("the head has no line 'rules: …'")
    rules = head.pop("rules")
    header: dict[str, Any] = {"rules": rules, "law": _number(head.pop("law", str(LAW_VERSION)))}
    options = head.pop("options", None)
    if options is None:
        named = parse_rules(rules)
        header["rules"] = named.text
        header["options"] = {name: option_text(named.rules, name) for name in OPTION_NAMES}
    else:
        header["options"] = {name: value for name, _, value in (word.partition("=") for word in options.split())}
    if missing := [name for name in OPTION_NAMES if name not in header["options"]]:
        raise UnreadableText("the options lack %(option)s", option=missing[0])
    length = head.pop("length", "-")
    header["length"] = None if length == "-" else _number(length)
    header["first"] = head.pop("first", Seat.WHITE.value)
    header["score"] = _pair(head.pop("score", "0 0"))
    if "position" in head:
        value, _, owner = head.pop("cube", "1 -").partition(" ")
        throw = head.pop("throw", "-")
        header["position"] = head.pop("position")
        header["turn"] = head.pop("turn", header["first"])
        header["throw"] = None if throw == "-" else throw
        header["cube"] = [_number(value), None if owner in {"", "-"} else owner]
    for flag in HEAD_FLAGS:
        if head.pop(flag, "no") == "yes":
            header[flag] = True
    return {**_also(head.pop("also", "{}")), **header}


def _also(text: str) -> dict[str, Any]:
    try:
        also = json.loads(text)
    except (ValueError, RecursionError):
        also = None
    if not isinstance(also, dict):
        raise UnreadableText("the line 'also' holds no JSON object")
    return also


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > len("1000000"):
        raise UnreadableText("%(text)s is no number", text=repr(text[:40]))
    return int(text)


def _pair(text: str) -> list[int]:
    numbers = [_number(word) for word in text.split()]
    if len(numbers) != len(PLAYERS):
        raise UnreadableText("a score is two numbers, not %(text)s", text=repr(text[:40]))
    return numbers


def _sitter_of_text(seat: Seat, text: str) -> Sitter:
    kind, _, rest = text.partition(" ")
    level, _, name = rest.partition(" ") if kind == "computer" else ("", "", rest)
    return sitter_of(seat, kind, level, name)


def _timed(number: int, line: str) -> tuple[str, int]:
    text, _, at = line.partition("@")
    at = at.strip() or "0"
    if not (at.isascii() and at.isdigit() and len(at) <= len(str(LATEST)) and int(at) < LATEST):
        raise BadRecord(Where(LINE, number), "the time %(at)s is not in milliseconds since 1970", at=repr(at[:40]))
    return text.strip(), int(at)
