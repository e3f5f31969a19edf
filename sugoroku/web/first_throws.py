"""The first throws: the best plays of all 21, side by side for each rule set in which they were rolled out."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from babel.dates import format_date

from sugoroku.brain.measured import first_throws
from sugoroku.game.dice import THROWS, Throw
from sugoroku.game.notation import moves_of
from sugoroku.game.position import START
from sugoroku.game.presets import PRESETS, RuleSet, parse_rules
from sugoroku.game.seat import Seat
from sugoroku.lore.preset_text import PRESET_TEXTS
from sugoroku.web.lab_link import lab_url
from sugoroku.web.recounting import moves_text
from sugoroku.web.reply import language
from sugoroku.web.sight import sight_of
from sugoroku.words.throws import ThrowName, throw_name

SHOWN = 2


@dataclass(frozen=True, slots=True)
class FirstPlay:
    """Show one play of a throw and what it was found to be worth."""

    text: str
    worth: str


@dataclass(frozen=True, slots=True)
class FirstRow:
    """Show one throw: its name, the way to the lab, and its best plays under each rule set, nothing where none."""

    throw: str
    name: ThrowName
    lab: str
    cells: tuple[tuple[FirstPlay, ...], ...]


@dataclass(frozen=True, slots=True)
class FirstColumn:
    """Show under which rules the plays were rolled out, how often and by whom."""

    name: str
    trials: int
    plies: int
    net: str
    date: str


@dataclass(frozen=True, slots=True)
class FirstThrows:
    """Hold the whole table."""

    columns: tuple[FirstColumn, ...]
    rows: tuple[FirstRow, ...]


def first_throws_view() -> FirstThrows:
    """Return the best plays of every throw for all rule sets that were measured."""
    found = {preset: table for preset in PRESETS if (table := first_throws(preset)) is not None}
    plays = {preset: {one["throw"]: one["plays"] for one in table["throws"]} for preset, table in found.items()}
    laws = {preset: parse_rules(preset) for preset in found}
    rows = [
        FirstRow(
            throw=f"{throw.high}-{throw.low}",
            name=throw_name(throw.high, throw.low),
            lab=lab_url(START["hon"], throw, tuple(found)[:1]),
            cells=tuple(_cell(laws[preset], throw, plays[preset]) for preset in found),
        )
        for throw in THROWS
    ]
    return FirstThrows(tuple(_column(preset, table) for preset, table in found.items()), tuple(rows))


def _column(preset: str, table: Mapping[str, Any]) -> FirstColumn:
    net = table["net"]
    day = format_date(date.fromisoformat(table["date"]), "long", locale=language())
    judge = f"{net['family']} {net['hash'][:12]}"
    return FirstColumn(PRESET_TEXTS[preset].name, table["trials"], table["plies"], judge, day)


def _cell(law: RuleSet, throw: Throw, plays: Mapping[str, Any]) -> tuple[FirstPlay, ...]:
    sight = replace(sight_of(law.rules, language(), Seat.WHITE), script="number")
    return tuple(
        FirstPlay(moves_text(tuple(moves_of(one["text"])), sight), signed(one["equity"], one["error"], 3))
        for one in plays.get(throw.text, ())[:SHOWN]
    )


def signed(mean: float, error: float, digits: int) -> str:
    """Write a difference with its sign and standard error; what rounds to nothing has no sign."""
    text = f"{mean:+.{digits}f}".replace("-", "−")
    return f"{text if round(mean, digits) else text[1:]} ± {error:.{digits}f}"
