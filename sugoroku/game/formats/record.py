"""Read what a player saved of his games, as text or as JSON.

Reading plays every game through, so that what was read is a game.
"""

import json

from sugoroku.game.formats.record_json import records_of_json
from sugoroku.game.formats.record_text import FIRST_LINE, LINE, records_of_text
from sugoroku.game.formats.written import BadRecord, Where, Written


def read_records(text: str) -> tuple[Written, ...]:
    """Read records from text or JSON, whichever it is, and play them through; raise BadRecord."""
    text = text.removeprefix("\ufeff")
    written = tuple(records_of_json(text) if text.lstrip()[:1] in {"{", "["} else records_of_text(text))
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
