"""What was measured with the shipped nets, for the pages: each figure with date, net, count and standard error."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


@lru_cache(maxsize=16)
def first_throws(preset: str) -> dict[str, Any] | None:
    """Return the table of a preset's first throws, nothing where none was measured."""
    return _read(f"first-throws-{preset}.json")  # type: ignore[no-any-return]


@lru_cache(maxsize=1)
def figures() -> dict[str, dict[str, Any]]:
    """Return the figures of games by rule-set text."""
    return {line["rules"]: line for line in _read("figures.json") or ()}


@lru_cache(maxsize=1)
def level_strengths() -> dict[str, dict[str, Any]]:
    """Return each level's points a game against the strongest, by family and level key."""
    return _read("levels.json") or {}


def _read(name: str) -> Any:  # noqa: ANN401 - JSON
    path = FOLDER / name
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
