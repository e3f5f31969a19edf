"""The rules, made from the rule data and a text for each rule."""

from dataclasses import dataclass

from flask import Blueprint, Response

from sugoroku.game.dice import Throw
from sugoroku.game.position import Position
from sugoroku.game.presets import PRESETS, RuleSet, parse_rules, preset_alike
from sugoroku.game.rules import OPTIONS, option_text
from sugoroku.lore.claim import GRADE_WORDS
from sugoroku.lore.grounds import means_something, text_for
from sugoroku.lore.preset_text import PRESET_TEXTS
from sugoroku.lore.rule_pages import sections_of
from sugoroku.lore.rule_section import Diagram, RuleSection
from sugoroku.lore.rules_text import OPTION_HEADS, OPTION_TEXTS, RuleText
from sugoroku.web.diagram import diagram_view
from sugoroku.web.first_mention import FirstMentions
from sugoroku.web.reply import language, render, url_for
from sugoroku.web.view import BoardView

blueprint = Blueprint("rules", __name__, url_prefix="/rules")
LONGEST_TEXT = 400


@dataclass(frozen=True, slots=True)
class SectionView:
    """Show one section: its words, its diagram and how the other presets have it."""

    section: RuleSection
    board: BoardView | None
    href: str
    others: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Row:
    """Show one option over all presets."""

    title: str
    cells: tuple[RuleText | None, ...]  # nothing where the option means nothing beside the others
    differs: bool


@blueprint.get("")
def index() -> Response:
    """Show all presets at a glance."""
    rows = [_row(name) for name in OPTIONS]
    names = {key: PRESET_TEXTS[key] for key in PRESETS}
    return render("pages/rules_index.html", names=names, rows=rows, grades=GRADE_WORDS, linked=FirstMentions())


def _row(name: str) -> Row:
    cells = [text_for(name, rules) if means_something(name, rules) else None for rules in PRESETS.values()]
    return Row(OPTION_HEADS[name].title, tuple(cells), len({cell.title for cell in cells if cell}) > 1)


@blueprint.get("/<text>")
def show(text: str) -> Response:
    """Show a rule set, section by section."""
    rule_set = parse_rules(text[:LONGEST_TEXT])
    changes = [(OPTION_HEADS[name].title, OPTION_TEXTS[name, value].title) for name, value in rule_set.changes]
    return render(
        "pages/rules.html",
        linked=FirstMentions(),
        rule_set=rule_set,
        words=PRESET_TEXTS[rule_set.preset],
        changes=changes,
        known=preset_alike(rule_set.rules) is not None,
        sections=[_section(section, rule_set) for section in sections_of(rule_set.rules)],
    )


def _section(section: RuleSection, rule_set: RuleSet) -> SectionView:
    diagram = section.diagram
    board = href = None
    if diagram is not None:
        law = parse_rules(diagram.rules).rules
        board = diagram_view(Position.from_xgid(diagram.board), law, language(), Throw.from_text(diagram.throw))
        href = diagram_href(diagram)
    return SectionView(section, board, href or "", _others(section, rule_set))


def diagram_href(diagram: Diagram) -> str:
    """Return where a diagram can be played."""
    return url_for("try.show", board=diagram.board, throw=diagram.throw, rules=diagram.rules)


def _others(section: RuleSection, rule_set: RuleSet) -> tuple[tuple[str, str], ...]:
    """List the presets that have another value, by name and value."""
    if section.option is None:
        return ()
    return tuple(
        (PRESET_TEXTS[key].name, OPTION_TEXTS[section.option, option_text(rules, section.option)].title)
        for key, rules in PRESETS.items()
        if option_text(rules, section.option) != section.value
        and key != rule_set.preset
        and means_something(section.option, rules)
    )
