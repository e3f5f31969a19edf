"""The numbers: what games of each rule set look like, as measured, and what a single rule does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from math import hypot
from typing import Any

from babel.dates import format_date
from flask import Blueprint, Response

from sugoroku.brain.measured import figures
from sugoroku.game.presets import RuleSet, parse_rules
from sugoroku.lore.option_words import option_line
from sugoroku.web.first_throws import first_throws_view, signed
from sugoroku.web.lab import rule_set_name
from sugoroku.web.reply import language, render
from sugoroku.words.catalog import N_, catalog
from sugoroku.words.terms import TERMS

blueprint = Blueprint("numbers", __name__, url_prefix="/compare/numbers")
WIDTH = 400
RIGHT = 100
ROW = 44
TOP = 4
KINDS = {"single": N_("single"), "gammon": N_("gammon"), "backgammon": N_("backgammon")}
Measured = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Bar:
    """Show one bar: its label and figure as text, and where everything stands in the drawing."""

    label: str
    figure: str
    y: int
    width: float
    left: float
    right: float


@dataclass(frozen=True, slots=True)
class Plot:
    """Show one figure over all rule sets as bars with their standard errors."""

    title: str
    line: str
    bars: tuple[Bar, ...]
    height: int


@dataclass(frozen=True, slots=True)
class Line:
    """Show one rule set's figures as text."""

    name: str
    games: str
    length: str
    first: str
    points: str
    hits: str
    passes: str
    kinds: str
    player: str
    date: str


@dataclass(frozen=True, slots=True)
class Effect:
    """Show what one changed rule does to a rule set: the difference of two measurements."""

    name: str
    rule: str
    length: str
    hits: str
    points: str


PLOTS: tuple[tuple[str, str, Callable[[Measured], Mapping[str, float]], float], ...] = (
    (N_("Length of a game"), N_("Plays of both sides together."), lambda one: one["length"], 1),
    (N_("The first player wins"), N_("In a hundred games."), lambda one: one["first_wins"], 100),
    (N_("Worth of a game"), N_("Points, without the cube."), lambda one: one["points"], 1),
    (N_("Stones cut"), N_("In a game, by both sides."), lambda one: one["hits"], 1),
    (N_("Turns that pass"), N_("In a game, by both sides."), lambda one: one["passes"], 1),
)


@blueprint.get("")
def index() -> Response:
    """Show all that was measured."""
    measured = {text: (parse_rules(text), line) for text, line in figures().items()}
    plain = {text: found for text, found in measured.items() if not found[0].changes}
    return render(
        "pages/numbers.html",
        plots=[_plot(title, line, pick, scale, plain) for title, line, pick, scale in PLOTS] if plain else [],
        lines=[_line(rule_set, one) for rule_set, one in measured.values()],
        effects=[
            _effect(rule_set, one, measured[rule_set.preset][1])
            for rule_set, one in measured.values()
            if len(rule_set.changes) == 1 and rule_set.preset in measured
        ],
        width=WIDTH,
        first=first_throws_view(),
    )


def _plot(
    title: str,
    line: str,
    pick: Callable[[Measured], Mapping[str, float]],
    scale: float,
    measured: Mapping[str, tuple[RuleSet, Measured]],
) -> Plot:
    most = max((pick(one)["mean"] + pick(one)["error"]) * scale for _, one in measured.values()) or 1
    room = WIDTH - RIGHT
    bars = []
    for place, (rule_set, one) in enumerate(measured.values()):
        mean, error = pick(one)["mean"] * scale, pick(one)["error"] * scale
        ends = ((mean - error) / most * room, (mean + error) / most * room)
        bars.append(
            Bar(
                label=rule_set_name(rule_set, language()),
                figure=_figure(mean, error),
                y=TOP + place * ROW,
                width=round(mean / most * room, 1),
                left=round(ends[0], 1),
                right=round(ends[1], 1),
            )
        )
    return Plot(title, line, tuple(bars), TOP * 2 + len(bars) * ROW)


def _figure(mean: float, error: float, *, sign: bool = False) -> str:
    digits = 1 if error >= 0.1 else 2 if error >= 0.01 else 3
    return signed(mean, error, digits) if sign else f"{mean:.{digits}f} ± {error:.{digits}f}"


def _line(rule_set: RuleSet, one: Measured) -> Line:
    def told(name: str, scale: float = 1) -> str:
        return _figure(one[name]["mean"] * scale, one[name]["error"] * scale)

    return Line(
        name=rule_set_name(rule_set, language()),
        games=f"{one['games']:,}".replace(",", " "),
        length=told("length"),
        first=told("first_wins", 100),
        points=told("points"),
        hits=told("hits"),
        passes=told("passes"),
        kinds=" · ".join(f"{_kind(kind)} {100 * share['mean']:.1f}" for kind, share in one["kinds"].items()),
        player=str(one.get("player", "")),
        date=format_date(date.fromisoformat(one["date"]), "medium", locale=language()) if one.get("date") else "",
    )


def _kind(kind: str) -> str:
    term = TERMS.get(kind)
    if term is None:
        return catalog(language()).gettext(KINDS.get(kind, kind))
    return (language() == "ko" and term.hangul) or term.kanji


def _effect(rule_set: RuleSet, changed: Measured, plain: Measured) -> Effect:
    words = catalog(language()).gettext
    name, value = rule_set.changes[0]

    def difference(figure: str) -> str:
        one, other = changed[figure], plain[figure]
        return _figure(one["mean"] - other["mean"], hypot(one["error"], other["error"]), sign=True)

    return Effect(
        name=rule_set_name(parse_rules(rule_set.preset), language()),
        rule=option_line(name, value, words),
        length=difference("length"),
        hits=difference("hits"),
        points=difference("points"),
    )
