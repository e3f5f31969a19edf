"""The record text and its JSON as a match, and back: one game of what `record` reads."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sugoroku.game.actions import action_text, parse_action
from sugoroku.game.checked import Checked, check_through
from sugoroku.game.formats.record import count_records, read_records
from sugoroku.game.formats.record_json import JSON, records_json
from sugoroku.game.formats.record_text import FIRST_LINE, HEAD, LINE, record_text
from sugoroku.game.formats.values import NOWHERE, FormatError, Match, Place, check_size
from sugoroku.game.formats.written import LONGEST_NAME, BadRecord, Written
from sugoroku.game.header import header_of, setup_of
from sugoroku.game.record import Cover, Entry, Record, Sitter
from sugoroku.game.seat import PLAYERS

TAGS = "tags"


def looks_like_record(text: str) -> bool:
    """Tell whether a text is meant as a record text."""
    lines = (line.strip() for line in text[:20_000].lstrip("\ufeff").splitlines())
    return next((line for line in lines if line and not line.startswith("#")), "").startswith(FIRST_LINE[:-1].strip())


def looks_like_json(text: str) -> bool:
    """Tell whether a text is meant as a record in JSON."""
    return text.lstrip("\ufeff \t\r\n")[:1] in {"{", "["}


def record_of(match: Match) -> Record:
    """Return a match as a record that belongs to nobody."""
    header = header_of(match.setup)
    if match.tags:
        header[TAGS] = [list(tag) for tag in match.tags]
    timed = len(match.times) == len(match.actions)
    times = match.times if timed else (0,) * len(match.actions)
    entries = tuple(Entry(action_text(action), at) for action, at in zip(match.actions, times, strict=True))
    return Record(Cover("", json.dumps(header), 0), sitters_of(match), entries)


def sitters_of(match: Match) -> tuple[Sitter, ...]:
    """Return who sits in a match: persons by their names alone."""
    return tuple(Sitter(seat, "person", name=match.name_of(seat)[:LONGEST_NAME]) for seat in PLAYERS)


def checked_of(match: Match) -> Checked:
    """Return a match as a record that the rules have passed; raise IllegalAction where they do not."""
    record = record_of(match)
    if match.reached is None:
        return check_through(record.cover.header, record.entries)
    return Checked(record.cover.header, record.entries, match.reached)


def write(match: Match) -> str:
    """Return the record text."""
    return record_text(record_of(match))


def write_json(match: Match) -> str:
    """Return the record as JSON text."""
    return records_json([record_of(match)])


def read(text: str) -> Match:
    """Read one record from text; raise FormatError."""
    check_size(text)
    if not looks_like_record(text):
        raise FormatError(1, "a record begins with the line %(line)s", line=repr(FIRST_LINE))
    return _read(text)


def read_json(text: str) -> Match:
    """Read one record from JSON; raise FormatError."""
    check_size(text)
    if not looks_like_json(text):
        raise FormatError(1, "the text is not JSON")
    return _read(text)


def _read(text: str) -> Match:
    if (records := count_records(text)) > 1:
        raise FormatError(1, "the text holds %(written)s records; give one at a time", written=records)
    try:
        (written,) = read_records(text)
    except BadRecord as problem:
        where = problem.where
        line = where.number if where.text in {LINE, HEAD} else 1
        place = NOWHERE if where.text in {LINE, HEAD, JSON} else Place(where.number, where.action, "action")
        raise FormatError.passing(line, problem, place) from None
    return match_of_written(written)


def match_of_written(written: Written) -> Match:
    """Return a record that was read as a match."""
    return replace(_match(written.header, written.sitters, written.entries), reached=written.state)


def match_of_record(record: Record) -> Match:
    """Return a game as it is kept as a match."""
    return _match(json.loads(record.cover.header), record.sitters, record.entries)


def _match(header: Mapping[str, Any], sitters: Sequence[Sitter], entries: Sequence[Entry]) -> Match:
    names = {sitter.seat: sitter.name or (f"Computer ({sitter.level})" if sitter.level else "") for sitter in sitters}
    times = tuple(entry.at for entry in entries)
    white, black = (names.get(seat) or seat.value.capitalize() for seat in PLAYERS)
    return Match(
        setup=setup_of(header),
        actions=tuple(parse_action(entry.text) for entry in entries),
        white=white,
        black=black,
        tags=_tags(header.get(TAGS)),
        times=times if any(times) else (),
    )


def _tags(tags: object) -> tuple[tuple[str, str], ...]:
    if not isinstance(tags, list):
        return ()
    pairs = [tag for tag in tags if isinstance(tag, list) and len(tag) == len(("key", "text"))]
    return tuple((key, text) for key, text in pairs if isinstance(key, str) and isinstance(text, str))
