"""Records as JSON, and back."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from sugoroku.game.errors import GameError, UnreadableText
from sugoroku.game.formats.written import LATEST, BadRecord, Where, Written, play_through, sitter_of
from sugoroku.game.record import Record
from sugoroku.game.seat import PLAYERS

GAME, ACTION, JSON = "game %(number)s", "game %(number)s, action %(action)s", "JSON"


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


def records_of_json(text: str) -> Iterator[Written]:
    """Read the records of a JSON and play them through; raise BadRecord."""
    try:
        games = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadRecord(Where(JSON), "the text is not JSON: %(problem)s", problem=str(problem)[:200]) from None
    for number, game in enumerate(games if isinstance(games, list) else [games], 1):
        try:
            yield _read_one(number, game)
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


def _read_one(number: int, game: Any) -> Written:  # noqa: ANN401  (whatever stood in the JSON)
    if game["sugoroku"] != 1:
        raise UnreadableText("this program reads records of kind 1")
    sat = {sitter["seat"]: sitter for sitter in game["sitters"]}
    sitters = tuple(
        sitter_of(seat, sat[seat]["kind"], str(sat[seat].get("level") or ""), str(sat[seat].get("name") or ""))
        for seat in PLAYERS
    )
    lines = []
    for place, (text, at) in enumerate(game["actions"], 1):
        if isinstance(at, bool) or not isinstance(at, int) or not 0 <= at < LATEST:
            raise BadRecord(Where(ACTION, number, place), "the time is not in milliseconds since 1970")
        lines.append((Where(ACTION, number, place), str(text), at))
    return play_through(dict(game["header"]), sitters, lines)
