"""A rule is as well founded as it is in the rule set where it stands."""

import pytest

from sugoroku.game.presets import PRESETS, parse_rules
from sugoroku.game.rules import OPTIONS
from sugoroku.lore.claim import Grade
from sugoroku.lore.grounds import means_something, text_for


@pytest.mark.parametrize(
    ("rules", "option", "grade"),
    [
        ("early-edo", "finish", Grade.INFERRED),
        ("modern", "finish", Grade.ATTESTED),
        ("late-edo", "larger_die", Grade.HOUSE),
        ("modern", "larger_die", Grade.ATTESTED),
        ("convent", "finish", Grade.ATTESTED),
        ("yamato", "start", Grade.ATTESTED),
        ("yamato", "finish", Grade.HOUSE),
        ("yamato", "doubles", Grade.HOUSE),
        ("yamato", "opening", Grade.HOUSE),
        ("modern start=yamato", "doubles", Grade.ATTESTED),
    ],
)
def test_the_grade_of_a_rule_where_it_stands(rules, option, grade):
    """Only the array of Yamato is attested; what 1679 leaves to inference modern backgammon writes down."""
    assert text_for(option, parse_rules(rules).rules).grade is grade


@pytest.mark.parametrize("preset", PRESETS)
def test_a_modern_rule_set_cites_nobody_who_wrote_of_1679(preset):
    """And no historical rule set leans on the rules of today alone, but where it says that it does."""
    rules = PRESETS[preset]
    for option in OPTIONS:
        if not means_something(option, rules) or option in {"start", "cube"}:
            continue
        claim = text_for(option, rules).claim
        old = {source.key for source in claim.sources} & {"kusaba-summary", "kusaba-problems", "kusaba-rules", "ueda"}
        assert not (rules.gammons and old), option
        assert rules.gammons or claim.grade is not Grade.ATTESTED or old or option == "larger_die", option
