"""A new game: which rules, against whom, how long."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace

from babel.numbers import format_decimal
from flask import Blueprint, Response, request

from sugoroku.brain.levels import LEVELS, Level
from sugoroku.brain.measured import level_strengths
from sugoroku.game.errors import ContradictoryRules, GameError
from sugoroku.game.presets import PRESETS, RuleSet, parse_rules, preset_alike
from sugoroku.game.record import Sitter
from sugoroku.game.rules import OPTIONS, option_text
from sugoroku.game.seat import Seat
from sugoroku.game.state import Setup
from sugoroku.lore.claim import Grade
from sugoroku.lore.preset_text import PRESET_TEXTS, PresetText
from sugoroku.lore.rules_text import OPTION_HEADS, OPTION_TEXTS, RuleText
from sugoroku.web import people
from sugoroku.web.errors import in_words
from sugoroku.web.parts import room
from sugoroku.web.reply import language, render, see_other, url_for
from sugoroku.web.wish import Wish, keep_wish, last_wish, read_wish

blueprint = Blueprint("new", __name__, url_prefix="/new")

MODERN_OPTIONS = ("gammons", "cube", "crawford", "jacoby", "beaver", "auto_doubles")


@dataclass(frozen=True, slots=True)
class PresetCard:
    """Offer one preset."""

    key: str
    words: PresetText
    href: str
    rules_href: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """Offer one value of an option."""

    value: str
    words: RuleText
    chosen: bool


@dataclass(frozen=True, slots=True)
class OptionView:
    """Offer one option: its question, its values, whether it differs from the preset."""

    name: str
    title: str
    line: str
    choices: tuple[Choice, ...]
    changed: bool
    usual: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NewView:
    """Hold what the page of a new game shows."""

    wish: Wish
    preset: str
    cards: tuple[PresetCard, ...]
    options: tuple[OptionView, ...]
    modern_options: tuple[OptionView, ...]
    changes: tuple[OptionView, ...]
    link: str
    unknown_to_history: bool
    levels: Mapping[str, Level]
    strengths: Mapping[str, str]
    rival: str
    refusal: str


@blueprint.get("")
def show() -> Response:
    """Ask what to play, beginning from the link or the last choice."""
    return _page(read_wish(request.args, last_wish(request)))


@blueprint.post("")
def start() -> Response:
    """Open a game as the form says and go to its table."""
    wish = read_wish(request.form, Wish(level=last_wish(request).level))
    try:
        setup = Setup(wish.rule_set, length=wish.length or None, first=_first(wish))
    except ContradictoryRules:
        page = _page(wish)
        page.status_code = 422
        return page
    person = people.known()
    remarks = {"own_dice": True} if wish.own_dice == "yes" else None
    table = room().open(setup, sitters(wish, person), owner=person, remarks=remarks)
    answer = see_other(url_for("table.show", game=table.game))
    keep_wish(answer, replace(wish, rules=setup.rule_set.text), secure=request.is_secure)
    return answer


def _first(wish: Wish) -> Seat:
    mine = Seat(wish.colour)
    if wish.begins == "chance":
        return secrets.choice((Seat.WHITE, Seat.BLACK))
    return mine if wish.begins == "me" else mine.other


def sitters(wish: Wish, person: str) -> tuple[Sitter, Sitter]:
    """Return who sits where, white first."""
    mine = Sitter(Seat(wish.colour), "person", person=person, name=wish.my_name)
    seat = mine.seat.other
    if wish.opponent == "computer":
        other = Sitter(seat, "computer", level=wish.level, name=wish.other_name)
    else:
        other = Sitter(seat, "person", person=person, name=wish.other_name)
    return (mine, other) if mine.seat is Seat.WHITE else (other, mine)


def _page(wish: Wish) -> Response:
    refusal = ""
    try:
        rule_set = wish.rule_set
    except ContradictoryRules as contradiction:
        refusal = in_words(contradiction)
        rule_set = _readable(wish)
    chosen = _chosen(wish, rule_set)
    options = tuple(_option(name, chosen, rule_set) for name in OPTIONS)
    view = NewView(
        wish=wish,
        preset=rule_set.preset,
        cards=tuple(_cards(rule_set)),
        options=tuple(option for option in options if option.name not in MODERN_OPTIONS),
        modern_options=tuple(option for option in options if option.name in MODERN_OPTIONS),
        changes=tuple(option for option in options if option.changed),
        link=url_for("new.show", rules=rule_set.text),
        unknown_to_history=preset_alike(rule_set.rules) is None,
        levels=LEVELS,
        strengths=_strengths(rule_set.preset),
        rival=_rival(rule_set.preset),
        refusal=refusal,
    )
    return render("pages/new.html", new=view, Grade=Grade)


def _strengths(preset: str) -> dict[str, str]:
    """Return the points a game of each level that was measured, with their standard error."""
    measured = level_strengths().get(preset, {})
    return {
        key: f"{_decimal(one['points'], '+0.00;−0.00')} ± {_decimal(one['error'], '0.00')}"
        for key, one in measured.items()
    }


def _decimal(number: float, form: str) -> str:
    return format_decimal(round(number, 2), format=form, locale=language())


def _rival(preset: str) -> str:
    """Return the name of the level that the others were measured against."""
    return next((LEVELS[one["against"]].name for one in level_strengths().get(preset, {}).values()), "")


def _readable(wish: Wish) -> RuleSet:
    """Return the rules as far as they make sense, to show a contradiction in its place."""
    try:
        return parse_rules(wish.rules)
    except GameError:
        return parse_rules(wish.rules.split(" ")[0])


def _chosen(wish: Wish, rule_set: RuleSet) -> dict[str, str]:
    """Return the value to mark for each option: as wished, even where the wish contradicts itself."""
    named = dict(word.partition("=")[::2] for word in wish.rules.split(" ")[1:])
    return {name: named.get(name) or option_text(rule_set.rules, name) for name in OPTIONS}


def _cards(rule_set: RuleSet) -> list[PresetCard]:
    return [
        PresetCard(
            key=key,
            words=PRESET_TEXTS[key],
            href=url_for("new.show", rules=key),
            rules_href=url_for("rules.show", text=key),
            chosen=key == rule_set.preset,
        )
        for key in PRESETS
    ]


def _option(name: str, chosen: Mapping[str, str], rule_set: RuleSet) -> OptionView:
    usual = option_text(PRESETS[rule_set.preset], name)
    choices = tuple(Choice(value, OPTION_TEXTS[name, value], value == chosen[name]) for value in OPTIONS[name])
    head = OPTION_HEADS[name]
    return OptionView(name, head.title, head.line, choices, chosen[name] != usual, OPTION_TEXTS[name, usual].title)
