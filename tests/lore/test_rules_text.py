"""Every rule has words, a grade and a source."""

import pytest

from sugoroku.game.presets import PRESETS
from sugoroku.game.rules import OPTIONS
from sugoroku.lore.claim import Grade
from sugoroku.lore.preset_text import PRESET_TEXTS
from sugoroku.lore.rules_text import OPTION_HEADS, OPTION_TEXTS


def test_every_option_has_a_heading_and_at_least_two_values():
    for option in OPTION_HEADS:
        assert len([value for name, value in OPTION_TEXTS if name == option]) >= 2
    assert {name for name, _ in OPTION_TEXTS} == set(OPTION_HEADS)


def test_every_value_of_the_rules_has_its_text():
    assert list(OPTION_HEADS) == list(OPTIONS)
    assert set(OPTION_TEXTS) == {(option, value) for option, values in OPTIONS.items() for value in values}
    assert set(PRESET_TEXTS) == set(PRESETS)


@pytest.mark.parametrize("key", OPTION_TEXTS)
def test_a_rule_is_explained_in_one_line_and_graded(key):
    text = OPTION_TEXTS[key]
    assert text.title
    assert len(text.line) <= 130
    assert text.body
    assert text.grade in Grade
    assert text.sources


@pytest.mark.parametrize(
    ("option", "value", "grade"),
    [
        ("doubles", "2", Grade.ATTESTED),
        ("finish", "gather", Grade.ATTESTED),
        ("finish", "bear-off", Grade.INFERRED),
        ("mushigachi", "at-gather", Grade.HOUSE),
        ("mushigachi", "instant", Grade.ATTESTED),
        ("mujogachi", "from-in-1", Grade.HOUSE),
        ("larger_die", "yes", Grade.HOUSE),
        ("primes", "courteous", Grade.HOUSE),
    ],
)
def test_the_grades_are_those_the_evidence_allows(option, value, grade):
    assert OPTION_TEXTS[option, value].grade is grade


@pytest.mark.parametrize("key", PRESET_TEXTS)
def test_a_rule_set_has_a_story_and_says_how_well_it_is_known(key):
    text = PRESET_TEXTS[key]
    assert text.name
    assert text.line
    assert text.story
    assert text.evidence.sources
