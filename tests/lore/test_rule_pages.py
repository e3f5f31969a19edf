"""Every diagram of the rule pages shows what the engine, and the independent brute force, say."""

import re

import pytest

from sugoroku.game.dice import Throw
from sugoroku.game.errors import IllegalPlay
from sugoroku.game.moves import legal_plays
from sugoroku.game.notation import parse_play
from sugoroku.game.position import Position
from sugoroku.game.presets import PRESETS, parse_rules
from sugoroku.game.reasons import why_not
from sugoroku.game.rules import check_position, looks_modern, option_text
from sugoroku.lore.rule_pages import SECTIONS, differences, sections_of
from sugoroku.lore.rules_text import OPTION_TEXTS
from tests.agree import plays_of_both

EVERY = (*SECTIONS, *(section for section in sections_of(PRESETS["modern"]) if section not in SECTIONS))
DIAGRAMS = [
    pytest.param(section, rules, id=f"{section.key}-{section.value}-{name}")
    for section in EVERY
    if section.diagram
    for name, rules in (("own", parse_rules(section.diagram.rules).rules), *PRESETS.items())
    if name == "own" or (section.option is None and section.applies(rules))
]
_PLACES = {"bar": 25, "off": 0}


@pytest.mark.parametrize(("section", "rules"), DIAGRAMS)
def test_a_diagram_shows_what_the_engine_says(section, rules):
    diagram = section.diagram
    position, throw = Position.from_xgid(diagram.board), Throw.from_text(diagram.throw)
    check_position(position, rules)
    for text in diagram.plays:
        assert parse_play(text, position, throw, rules)
    for barred in diagram.barred:
        if barred.why is None:
            with pytest.raises(IllegalPlay):
                parse_play(barred.text, position, throw, rules)
            continue
        source, target = (_PLACES.get(place) or int(place) if place != "off" else 0 for place in barred.text.split("/"))
        assert barred.why in {reason.why for reason in why_not(position, throw, (), source, rules, target)}
    if not diagram.plays and not diagram.barred:
        assert legal_plays(position, throw, rules) == ()


@pytest.mark.parametrize("section", [s for s in EVERY if s.option and s.diagram], ids=lambda s: f"{s.key}-{s.value}")
def test_a_diagram_is_drawn_under_the_rule_it_explains(section):
    assert option_text(parse_rules(section.diagram.rules).rules, section.option) == section.value


@pytest.mark.parametrize(
    ("key", "value", "play", "kind", "points"),
    [
        ("finish", "gather", "8/6", "irigachi", 1),
        ("mushigachi", "at-gather", "7/6", "mushigachi", 2),
        ("mushigachi", "instant", "7/1", "mushigachi", 2),
        ("mujogachi", "from-in-1", "8/6", "mujogachi", 3),
        ("mujogachi", "either-end", "8/6", "mujogachi", 3),
        ("gammons", "yes", "2/off 1/off", "backgammon", 3),
    ],
)
def test_a_winning_diagram_wins_as_its_caption_says(key, value, play, kind, points):
    diagram = next(s.diagram for s in SECTIONS if (s.key, s.value) == (key, value))
    rules = parse_rules(diagram.rules).rules
    win = parse_play(play, Position.from_xgid(diagram.board), Throw.from_text(diagram.throw), rules).win
    assert (win.kind, win.points) == (kind, points)


def test_without_the_mirror_the_mirrored_shape_counts_two():
    diagram = next(s.diagram for s in SECTIONS if (s.key, s.value) == ("mujogachi", "either-end"))
    win = parse_play("8/6", Position.from_xgid(diagram.board), Throw.from_text("62"), PRESETS["late-edo"]).win
    assert (win.kind, win.points) == ("mushigachi", 2)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_rule_page_has_each_option_that_means_something_once(preset):
    options = [s.option for s in sections_of(PRESETS[preset]) if s.option]
    assert len(options) == len(set(options))
    assert {"start", "opening", "doubles", "finish", "larger_die", "primes", "cube"} <= set(options)
    assert ("gammons" in options) == (PRESETS[preset].finish == "bear-off")
    assert ("crawford" in options) == PRESETS[preset].cube


def test_modern_backgammon_is_told_on_its_own_board_and_the_old_game_on_the_old_one():
    for preset, rules in PRESETS.items():
        sections = sections_of(rules)
        assert [s.key for s in sections if s.option is None][:3] == ["board", "way", "turn"]
        drawn = [parse_rules(s.diagram.rules).rules for s in sections if s.diagram]
        assert {looks_modern(law) for law in drawn} == {preset == "modern"}


def test_the_modern_page_has_no_word_of_the_old_board():
    for section in sections_of(PRESETS["modern"]):
        said = [section.title, *(claim.text for claim in section.claims)]
        said += [section.text.title, section.text.line] if section.text else []
        said += [section.diagram.caption] if section.diagram else []
        for words in said:
            assert not re.search(r"\b(stones?|inner table|captives?|in-\d|out-\d)\b", words), words


@pytest.mark.parametrize(
    "text",
    ["modern doubles=2", "modern gammons=no", "modern start=yamato", "early-edo gammons=yes", "late-edo doubles=4"],
)
def test_a_page_is_told_as_its_game_is_drawn(text):
    rules = parse_rules(text).rules
    basics = [s for s in sections_of(rules) if s.option is None]
    assert {s.modern for s in basics} == {looks_modern(rules)}


def test_every_value_has_its_section():
    assert {(s.option, s.value) for s in SECTIONS if s.option} == set(OPTION_TEXTS)


def test_the_comparison_has_a_column_for_each_preset():
    assert [preset for preset, _ in differences("doubles")] == list(PRESETS)
    assert dict(differences("doubles"))["modern"] == "4"


@pytest.mark.parametrize("section", [s for s in EVERY if s.diagram], ids=lambda s: f"{s.key}-{s.value}")
def test_engine_and_brute_force_agree_on_every_diagram(section):
    ours, theirs = plays_of_both(section.diagram.board, section.diagram.throw, section.diagram.rules)
    assert ours == theirs
