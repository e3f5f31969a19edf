"""The address of a position in the lab: it alone makes the same page again."""

from collections.abc import Sequence
from urllib.parse import quote, urlencode

from sugoroku.game.dice import Throw
from sugoroku.game.position import Position
from sugoroku.game.presets import DEFAULT_PRESET, parse_rules
from sugoroku.room.table import Table
from sugoroku.web.reply import url_for

MODERN = "modern"
DEFAULT_THROW = Throw(3, 1)


def pair_of(rules: Sequence[str]) -> tuple[str, str]:
    """Return two rule-set texts to compare; what is missing is the default, or modern rules beside it."""
    one = parse_rules(rules[0]).text if rules else DEFAULT_PRESET
    if len(rules) > 1:
        return one, parse_rules(rules[1]).text
    return (DEFAULT_PRESET, one) if one == MODERN else (one, MODERN)


def lab_query(position: Position, throw: Throw, rules: Sequence[str], **more: str | int) -> str:
    """Return the query of a lab page."""
    fields: list[tuple[str, str | int]] = [("board", position.xgid()), ("throw", throw.text)]
    fields += [("rules", text) for text in rules]
    fields += list(more.items())
    return "?" + urlencode(fields, quote_via=quote, safe="/,=")


def lab_url(position: Position, throw: Throw, rules: Sequence[str], **more: str | int) -> str:
    """Return the address of a lab page."""
    return url_for("compare.lab") + lab_query(position, throw, pair_of(rules), **more)


def moment_lab_url(table: Table, at: int) -> str:
    """Return where the lab shows the moment of a game after `at` actions."""
    state = table.state_at(at)
    throw = state.throw if state.to_act is not None else None
    return lab_url(state.position, throw or DEFAULT_THROW, (table.start.setup.rule_set.text,))
