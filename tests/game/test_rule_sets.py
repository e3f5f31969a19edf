"""Rule-set texts: one canonical form, what falls away, what is refused."""

import pytest
from hypothesis import given

from sugoroku.game.errors import ContradictoryRules, GameError, UnreadableRules, UnreadableText
from sugoroku.game.header import header_of, setup_of
from sugoroku.game.presets import PRESETS, parse_rules, preset_alike
from sugoroku.game.rules import OPTION_NAMES, OPTIONS, option_text
from sugoroku.game.state import Setup
from tests.brute.laws import CHOICES, TABLE, values_of
from tests.strategies import bad_rule_texts, goes_together, namings, rule_texts, text_of


def test_the_presets_are_the_table_of_the_law():
    assert {key: {name: option_text(rules, name) for name in OPTION_NAMES} for key, rules in PRESETS.items()} == TABLE


def test_the_options_and_their_values_are_those_of_the_law():
    assert {name: set(values) for name, values in OPTIONS.items()} == {n: set(v) for n, v in CHOICES.items()}
    assert list(OPTIONS) == list(CHOICES)


@given(namings())
def test_named_options_are_refused_exactly_where_the_law_says(naming):
    text = text_of(naming)
    if goes_together(text):
        rules = parse_rules(text).rules
        assert {name: option_text(rules, name) for name in OPTION_NAMES} == values_of(text)
    else:
        with pytest.raises(ContradictoryRules):
            parse_rules(text)


@given(rule_texts)
def test_the_canonical_text_names_the_same_rules_and_is_its_own_canonical_text(text):
    read = parse_rules(text)
    again = parse_rules(read.text)
    assert again.rules == read.rules
    assert again.text == read.text
    order = [OPTION_NAMES.index(name) for name, _ in read.changes]
    assert order == sorted(order)


@given(rule_texts)
def test_no_shorter_text_names_the_same_rules(text):
    read = parse_rules(text)
    for left_out in read.changes:
        shorter = " ".join([read.preset, *("=".join(change) for change in read.changes if change != left_out)])
        assert not goes_together(shorter) or parse_rules(shorter).rules != read.rules


@given(bad_rule_texts)
def test_a_bad_text_is_refused_in_words(text):
    with pytest.raises(GameError) as refusal:
        parse_rules(text)
    assert str(refusal.value)
    assert len(str(refusal.value)) < 400


@given(rule_texts)
def test_a_record_keeps_every_value_beside_the_text(text):
    setup = Setup(parse_rules(text))
    header = header_of(setup)
    assert header["options"] == {name: option_text(setup.rules, name) for name in OPTION_NAMES}
    assert setup_of(header) == setup


CANONICAL = {
    "late-edo": "late-edo",
    "  modern \t jacoby=yes  doubles=2 ": "modern doubles=2 jacoby=yes",
    "late-edo mushigachi=instant doubles=2": "late-edo mushigachi=instant",
    "late-edo mushigachi=at-gather mujogachi=from-in-1 start=hon": "late-edo",
    "modern jacoby=yes jacoby=yes": "modern jacoby=yes",
    "late-edo finish=bear-off": "late-edo finish=bear-off",
    "late-edo finish=bear-off gammons=yes": "late-edo finish=bear-off gammons=yes",
    "late-edo mushigachi=off": "late-edo mushigachi=off",
    "late-edo mujogachi=off mushigachi=off": "late-edo mushigachi=off",
    "modern cube=off": "modern cube=off",
    "modern crawford=no cube=off": "modern cube=off",
    "modern finish=gather": "modern finish=gather",
    "modern opening=seat auto_doubles=no": "modern opening=seat",
    "meiji mujogachi=either-end": "meiji mujogachi=either-end",
    "convent mushigachi=instant mujogachi=from-in-1": "convent mushigachi=instant mujogachi=from-in-1",
    "yamato cube=on crawford=yes": "yamato cube=on crawford=yes",
    "yamato auto_doubles=yes cube=on opening=roll-off-keep": "yamato opening=roll-off-keep cube=on auto_doubles=yes",
}


@pytest.mark.parametrize(("text", "canonical"), CANONICAL.items())
def test_the_canonical_text(text, canonical):
    assert parse_rules(text).text == canonical


@pytest.mark.parametrize(
    ("text", "option", "needs"),
    [
        ("modern mushigachi=instant", "mushigachi=instant", "finish=gather"),
        ("early-edo mushigachi=at-gather", "mushigachi=at-gather", "finish=gather"),
        ("late-edo finish=bear-off mushigachi=at-gather", "mushigachi=at-gather", "finish=gather"),
        ("late-edo finish=bear-off mujogachi=from-in-1", "mujogachi=from-in-1", "finish=gather"),
        ("modern mujogachi=either-end", "mujogachi=either-end", "finish=gather"),
        ("late-edo gammons=yes", "gammons=yes", "finish=bear-off"),
        ("modern finish=gather gammons=yes", "gammons=yes", "finish=bear-off"),
        ("late-edo mushigachi=off mujogachi=either-end", "mujogachi=either-end", "mushigachi=at-gather"),
        ("late-edo mushigachi=off mujogachi=from-in-1", "mujogachi=from-in-1", "mushigachi=instant"),
        ("convent mujogachi=from-in-1", "mujogachi=from-in-1", "mushigachi=at-gather"),
        ("late-edo crawford=yes", "crawford=yes", "cube=on"),
        ("late-edo jacoby=yes", "jacoby=yes", "cube=on"),
        ("early-edo beaver=yes", "beaver=yes", "cube=on"),
        ("modern cube=off crawford=yes", "crawford=yes", "cube=on"),
        ("modern cube=off auto_doubles=yes", "auto_doubles=yes", "cube=on"),
        ("modern opening=seat auto_doubles=yes", "auto_doubles=yes", "opening=roll-off-keep"),
        ("modern opening=roll-off auto_doubles=yes", "auto_doubles=yes", "opening=roll-off-keep"),
    ],
)
def test_a_contradiction_names_the_option_and_what_it_needs(text, option, needs):
    with pytest.raises(ContradictoryRules) as refusal:
        parse_rules(text)
    assert option in str(refusal.value)
    assert needs in str(refusal.value)


@pytest.mark.parametrize(
    "text",
    ["", "  ", "edo", "Late-Edo", "late-edo doubles", "late-edo doubles=", "late-edo doubles=3", "late-edo =4",
     "late-edo Doubles=4", "late-edo doubles=2 doubles=4", "late-edo cube=yes", "modern jacoby=on", "late-edo x=1",
     "late-edo " + "doubles=4 " * 100, "late-edo modern", "late-edo doubles=２", "late-edo doubles = 4"],
)  # fmt: skip
def test_what_cannot_be_read_is_unreadable_not_contradictory(text):
    with pytest.raises(UnreadableRules):
        parse_rules(text)


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("late-edo finish=bear-off", {"mushigachi": "off", "mujogachi": "off"}),
        ("late-edo mushigachi=off", {"mujogachi": "off"}),
        ("modern finish=gather", {"gammons": "no"}),
        ("modern cube=off", {"crawford": "no"}),
    ],
)
def test_an_option_without_meaning_falls_away(text, gone):
    rules = parse_rules(text).rules
    assert {name: option_text(rules, name) for name in gone} == gone


def test_rules_with_the_same_values_play_alike_whatever_their_name():
    assert parse_rules("late-edo mushigachi=off").rules == parse_rules("yamato start=hon").rules
    assert preset_alike(parse_rules("late-edo mujogachi=off mushigachi=instant").rules) == "meiji"
    assert preset_alike(parse_rules("late-edo doubles=4").rules) is None


def test_a_record_whose_values_contradict_each_other_is_refused():
    header = header_of(Setup(parse_rules("late-edo")))
    with pytest.raises(ContradictoryRules):
        setup_of(header | {"options": header["options"] | {"gammons": "yes"}})


def test_a_record_of_another_version_of_the_law_is_refused():
    header = header_of(Setup(parse_rules("late-edo")))
    with pytest.raises(UnreadableText, match="version"):
        setup_of(header | {"law": 99})
