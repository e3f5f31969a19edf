"""Records as text and as JSON, and back: what a player saves of his games.

A record's text is a first line, a head of `name: value` lines, an empty line, and one action a line, each with its
time in milliseconds since 1970 behind an `@` where it is known. Several records stand one after the other.
Lines that begin with `#` are remarks. Reading plays every game through, so that what was read is a game.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sugoroku.game.actions import action_text, parse_action
from sugoroku.game.checked import Checked
from sugoroku.game.errors import GameError, UnreadableText
from sugoroku.game.header import header_of, setup_of
from sugoroku.game.play import apply, begin, check
from sugoroku.game.presets import parse_rules
from sugoroku.game.record import Entry, Record, Sitter
from sugoroku.game.rules import LAW_VERSION, OPTION_NAMES, option_text
from sugoroku.game.seat import PLAYERS, Seat
from sugoroku.game.state import State

FIRST_LINE = "sugoroku record 1"
MOST_ACTIONS = 50_000
LONGEST_NAME = 80
LONGEST_ALSO = 4000
LATEST = 253_402_300_800_000  # the year 10000, in milliseconds since 1970


@dataclass(frozen=True, slots=True)
class Written:
    """Hold a record as it was read and played through: a head, who sat where (nobody's id), the actions, the end."""

    header: Mapping[str, Any]
    sitters: tuple[Sitter, ...]
    entries: tuple[Entry, ...]
    state: State

    @property
    def over(self) -> bool:
        """Tell whether the last game is over."""
        return self.state.to_act is None

    @property
    def checked(self) -> Checked:
        """Return the record as the rules have passed it."""
        return Checked(self.header_text, self.entries, self.state)

    @property
    def header_text(self) -> str:
        """Return the head as a record keeps it."""
        return json.dumps(self.header)


_FLAGS = ("crawford_played", "own_dice")
_KNOWN = {"rules", "law", "options", "length", "first", "score", "position", "turn", "throw", "cube", *_FLAGS}


@dataclass(frozen=True, slots=True)
class Where:
    """Name a place in a text of records: a text with a gap for the line, or for the game and the action."""

    text: str
    number: int = 0
    action: int = 0

    @property
    def parts(self) -> dict[str, int]:
        """Return what fills the gaps of the text."""
        return {"number": self.number, "action": self.action}

    def __str__(self) -> str:
        return self.text % self.parts


LINE, HEAD = "line %(number)s", "head of the record in line %(number)s"
GAME, ACTION, JSON = "game %(number)s", "game %(number)s, action %(action)s", "JSON"


class BadRecord(UnreadableText):
    """Say which line of a text (or which game and action of a JSON) is wrong, and why."""

    def __init__(self, where: Where, text: str, /, **parts: object) -> None:
        super().__init__(text, **parts)
        self.where = where

    @property
    def place(self) -> str:
        """Return where it is."""
        return str(self.where)

    @property
    def reason(self) -> str:
        """Return what is wrong, without the place."""
        return str(self.args[0])

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}"


def record_text(record: Record) -> str:
    """Write one record as text."""
    head = [f"{name}: {value}" for name, value in _head_lines(json.loads(record.cover.header))]
    sitters = [f"{sitter.seat}: {_sitter_text(sitter)}" for sitter in record.sitters]
    actions = [f"{entry.text} @{entry.at}" if entry.at else entry.text for entry in record.entries]
    return "\n".join([FIRST_LINE, *head, *sitters, "", *actions, ""])


def records_text(records: Iterable[Record]) -> str:
    """Write several records as one text."""
    return "\n".join(record_text(record) for record in records)


def record_json(record: Record) -> dict[str, Any]:
    """Write one record as what JSON can say."""
    return {
        "sugoroku": 1,
        "header": json.loads(record.cover.header),
        "sitters": [{"seat": str(s.seat), "kind": s.kind, "level": s.level, "name": s.name} for s in record.sitters],
        "actions": [[entry.text, entry.at] for entry in record.entries],
    }


def records_json(records: Iterable[Record]) -> str:
    """Write several records as a JSON text, one game a line."""
    games = [json.dumps(record_json(record), ensure_ascii=False) for record in records]
    return "[\n" + ",\n".join(games) + "\n]\n"


def read_records(text: str) -> tuple[Written, ...]:
    """Read records from text or JSON, whichever it is, and play them through; raise BadRecord."""
    text = text.removeprefix("\ufeff")
    written = tuple(_from_json(text) if text.lstrip()[:1] in {"{", "["} else _from_text(text))
    if not written:
        raise BadRecord(Where(LINE, 1), "a record begins with the line %(first)s", first=repr(FIRST_LINE))
    return written


def count_records(text: str) -> int:
    """Count the records in a text or JSON before any is read; what is neither holds none."""
    if text.lstrip("\ufeff \t\r\n")[:1] not in {"{", "["}:
        return sum(line.strip() == FIRST_LINE for line in text.splitlines())
    try:
        games = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        return 0
    return len(games) if isinstance(games, list) else 1


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
    yield from ((flag, "yes") for flag in _FLAGS if header.get(flag))
    if also := {name: value for name, value in header.items() if name not in _KNOWN}:
        yield "also", json.dumps(also, ensure_ascii=False, sort_keys=True)


def _sitter_text(sitter: Sitter) -> str:
    level = sitter.level if sitter.kind == "computer" else ""
    return " ".join(filter(None, [sitter.kind, level, _plain(sitter.name)]))


def _plain(name: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


# -- reading text

_Lines = list[tuple[int, str]]


def _from_text(text: str) -> Iterator[Written]:
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
        yield _one_from_text(lines[start:end])


def _one_from_text(lines: _Lines) -> Written:
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
        return _played(header, sitters, entries)
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
    for flag in _FLAGS:
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
    return _sitter(seat, kind, level, name)


def _sitter(seat: Seat, kind: str, level: str, name: str) -> Sitter:
    level, name = _plain(level), _plain(name)
    if kind not in {"person", "computer"} or max(len(level), len(name)) > LONGEST_NAME:
        raise UnreadableText(
            "the %(seat)s seat is 'person NAME' or 'computer LEVEL NAME', each at most %(most)s characters",
            seat=seat.value,
            most=LONGEST_NAME,
        )
    if kind == "computer":
        return Sitter(seat, "computer", level=level, name=name)
    return Sitter(seat, "person", name=name)


def _timed(number: int, line: str) -> tuple[str, int]:
    text, _, at = line.partition("@")
    at = at.strip() or "0"
    if not (at.isascii() and at.isdigit() and len(at) <= len(str(LATEST)) and int(at) < LATEST):
        raise BadRecord(Where(LINE, number), "the time %(at)s is not in milliseconds since 1970", at=repr(at[:40]))
    return text.strip(), int(at)


# -- reading JSON


def _from_json(text: str) -> Iterator[Written]:
    try:
        games = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadRecord(Where(JSON), "the text is not JSON: %(problem)s", problem=str(problem)[:200]) from None
    for number, game in enumerate(games if isinstance(games, list) else [games], 1):
        try:
            yield _one_from_json(number, game)
        except BadRecord:
            raise
        except GameError as refusal:
            raise BadRecord(Where(GAME, number), refusal.text, **refusal.parts) from None
        except KeyError as missing:
            raise BadRecord(Where(GAME, number), "it has no %(name)s", name=repr(missing.args[0])[:40]) from None
        except (TypeError, ValueError, AttributeError) as problem:
            raise BadRecord(
                Where(GAME, number),
                "it is not a record as this program writes it: %(problem)s",
                problem=repr(problem)[:120],
            ) from None


def _one_from_json(number: int, game: Any) -> Written:  # noqa: ANN401  (whatever stood in the JSON)
    if game["sugoroku"] != 1:
        raise UnreadableText("this program reads records of kind 1")
    sat = {sitter["seat"]: sitter for sitter in game["sitters"]}
    sitters = tuple(
        _sitter(seat, sat[seat]["kind"], str(sat[seat].get("level") or ""), str(sat[seat].get("name") or ""))
        for seat in PLAYERS
    )
    lines = []
    for place, (text, at) in enumerate(game["actions"], 1):
        if isinstance(at, bool) or not isinstance(at, int) or not 0 <= at < LATEST:
            raise BadRecord(Where(ACTION, number, place), "the time is not in milliseconds since 1970")
        lines.append((Where(ACTION, number, place), str(text), at))
    return _played(dict(game["header"]), sitters, lines)


# -- playing it through


def _played(header: dict[str, Any], sitters: tuple[Sitter, ...], lines: list[tuple[Where, str, int]]) -> Written:
    if len(lines) > MOST_ACTIONS:
        raise UnreadableText("a record has at most %(most)s actions", most=MOST_ACTIONS)
    _check_also(header)
    setup = setup_of(header)
    state = begin(setup)
    entries = []
    for place, text, at in lines:
        try:
            action = check(state, parse_action(text))
        except GameError as refusal:
            raise BadRecord(place, "%(text)s: %(refusal)s", text=text[:60], refusal=refusal) from None
        state = apply(state, action)
        entries.append(Entry(action_text(action), at))
    head = {name: header[name] for name in header if name not in _KNOWN or name in _FLAGS} | header_of(setup)
    return Written(head, sitters, tuple(entries), state)


def _check_also(header: Mapping[str, Any]) -> None:
    """Refuse what a head holds beside the setup when it is too long or cannot be kept."""
    also = {name: value for name, value in header.items() if name not in _KNOWN}
    try:
        size = len(json.dumps(also, ensure_ascii=False).encode())
    except ValueError:
        size = LONGEST_ALSO + 1
    if size > LONGEST_ALSO:
        raise UnreadableText("the head holds more than a record keeps")
