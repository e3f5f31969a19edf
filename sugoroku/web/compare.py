"""The two games side by side: their rules, any position, and what was measured."""

from dataclasses import dataclass

from flask import Blueprint, Response, request

from sugoroku.game.compare import differing
from sugoroku.game.dice import Throw
from sugoroku.game.errors import UnreadableText
from sugoroku.game.formats import gnuid, xgid
from sugoroku.game.position import BAR, OFF, START, STONES, Position
from sugoroku.game.presets import DEFAULT_PRESET, PRESETS, RuleSet, parse_rules
from sugoroku.lore.claim import GRADE_WORDS
from sugoroku.lore.grounds import means_something, text_for
from sugoroku.lore.preset_text import PRESET_TEXTS
from sugoroku.lore.rules_text import OPTION_HEADS, RuleText
from sugoroku.web.errors import BadForm
from sugoroku.web.forms import LONGEST_FIELD, field, one_of, whole_number
from sugoroku.web.lab import draw_lab
from sugoroku.web.lab_editor import HOLDS
from sugoroku.web.lab_link import MODERN, lab_query, pair_of
from sugoroku.web.lab_view import Asked
from sugoroku.web.parts import count_thought
from sugoroku.web.preferences import read_preferences
from sugoroku.web.reply import language, render, reply, see_other, url_for

blueprint = Blueprint("compare", __name__, url_prefix="/compare")
MOST_RULE_SETS = 3
OWNERS = ("white", "black")


@dataclass(frozen=True, slots=True)
class Row:
    """Show one option in which the rule sets differ; a cell is empty where the option means nothing."""

    title: str
    line: str
    cells: tuple[RuleText | None, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """Show one rule set at the head of the table."""

    rule_set: RuleSet
    name: str
    line: str
    href: str


@blueprint.get("")
def index() -> Response:
    """Show the rules in which two or three rule sets differ."""
    texts = _rules()
    rule_sets = tuple(parse_rules(text) for text in (texts or (DEFAULT_PRESET, MODERN)))
    columns = [_column(rule_set) for rule_set in rule_sets]
    rows = [_row(name, rule_sets) for name, _ in differing(tuple(rule_set.rules for rule_set in rule_sets))]
    return render(
        "pages/compare.html",
        columns=columns,
        rows=rows,
        grades=GRADE_WORDS,
        presets={key: PRESET_TEXTS[key].name for key in PRESETS},
        lab=url_for("compare.lab")
        + lab_query(START[rule_sets[0].rules.start], Throw(3, 3), pair_of([one.text for one in rule_sets])),
        most=MOST_RULE_SETS,
    )


def _row(name: str, rule_sets: tuple[RuleSet, ...]) -> Row:
    laws = [rule_set.rules for rule_set in rule_sets]
    cells = tuple(text_for(name, rules) if means_something(name, rules) else None for rules in laws)
    return Row(OPTION_HEADS[name].title, OPTION_HEADS[name].line, cells)


def _rules() -> tuple[str, ...]:
    texts = [text.strip() for text in request.args.getlist("rules") if text.strip()]
    if len(texts) > MOST_RULE_SETS:
        raise BadForm("at most %(most)s rule sets can be compared", most=MOST_RULE_SETS)
    if any(len(text) > LONGEST_FIELD * 2 for text in texts):
        raise BadForm("the rules are longer than a rule-set text can be")
    return tuple(texts)


def _column(rule_set: RuleSet) -> Column:
    words = PRESET_TEXTS[rule_set.preset]
    return Column(rule_set, words.name, words.line, url_for("rules.show", text=rule_set.text))


@blueprint.get("/lab")
def lab() -> Response:
    """Show a position and throw under two rule sets; the address makes the same page again."""
    if (moved := _moved()) is not None:
        return moved
    asked = _asked()
    if asked.think:
        count_thought()
    view = draw_lab(asked, language(), read_preferences(request))
    return reply(
        "pages/lab.html",
        "parts/lab.html",
        lab=view,
        presets={key: PRESET_TEXTS[key].name for key in PRESETS},
        places=range(1, BAR),
    )


def _asked() -> Asked:
    one, other = pair_of(_rules()[:2])
    return Asked(
        position=Position.from_xgid(field(request.args, "board", START["hon"].xgid()).strip()),
        throw=Throw.from_text(field(request.args, "throw", "31").strip()),
        rule_sets=(parse_rules(one), parse_rules(other)),
        show=field(request.args, "show", ""),
        edit=one_of(request.args, "edit", ("", *HOLDS), ""),
        think="think" in request.args,
    )


def _moved() -> Response | None:
    """Go to the page of a pasted code, or of a point that the form fills; nothing where neither was sent."""
    if field(request.args, "id", "").strip():
        asked = _asked()
        position, throw = _pasted(field(request.args, "id").strip())
        return see_other(url_for("compare.lab") + lab_query(position, throw or asked.throw, asked.texts))
    if "put" in request.args:
        asked = _asked()
        put = _put(asked.position)
        return see_other(url_for("compare.lab") + lab_query(put, asked.throw, asked.texts, edit=asked.edit or "white"))
    return None


def _pasted(text: str) -> tuple[Position, Throw | None]:
    """Read an XGID, GNU Backgammon's IDs or a bare board; the player on turn becomes white, the mover."""
    if gnuid.looks_like_gnuid(text):
        picture = gnuid.read(text)
    elif xgid.looks_like_xgid(text):
        picture = xgid.read(text)
    elif len(text) == len("-" * 26):
        return Position.from_xgid(text), None
    else:
        raise UnreadableText("this is neither an XGID nor a GNU ID nor a board of 26 characters")
    return picture.position, picture.throw


def _put(position: Position) -> Position:
    """Put a number of stones on a point: the fields `put`, `owner` and `count`; 25 and 0 are the captives."""
    place = whole_number(request.args, "put", OFF, BAR)
    owner = one_of(request.args, "owner", OWNERS, "white")
    count = whole_number(request.args, "count", 0, STONES)
    points = list(position.points)
    if place in {OFF, BAR}:
        place = BAR if owner == "white" else OFF
    points[place] = count if owner == "white" else -count
    return Position(tuple(points))
