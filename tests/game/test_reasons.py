"""Each reason why a stone cannot move, with a position of its own."""

import pytest

from sugoroku.game.dice import Throw
from sugoroku.game.moves import next_steps
from sugoroku.game.position import BAR, OFF
from sugoroku.game.presets import parse_rules
from sugoroku.game.reasons import Reason, Why, why_not
from tests.drawing import drawn

ARRAY = """
    X2 .  .  .  .  o5 .  o3 .  .  .  X5
    o2 .  .  .  .  X5 .  X3 .  .  .  o5
"""
CAPTURED = """
    .  .  .  .  .  o5 .  o3 .  .  .  X5
    o2 .  .  .  .  X6 .  X3 .  .  .  o5
    bar X
"""
GATHERING = """
    o5 o5 o5 .  .  .  .  .  .  .  .  .
    X2 X3 X3 X2 X2 X2 X  .  .  .  .  .
"""
ALL_HOME = """
    o5 o5 o5 .  .  .  .  .  .  .  .  .
    .  X2 .  X4 X3 .  .  .  .  .  .  .
"""
ONLY_ONE_PLAYS_THE_SIX = """
    X  .  .  .  .  .  .  .  .  .  .  o2
    .  .  .  .  .  .  o2 .  .  .  .  X
"""
SIX_OR_FIVE = """
    X  .  .  .  .  .  .  .  .  .  .  o2
    .  .  .  .  .  .  .  .  .  .  .  .
"""
PRIME = """
    .  .  .  .  .  o5 o5 o3 .  .  .  X3
    o2 X2 X2 X2 X2 X2 X  X  .  .  .  .
"""


def reasons(picture: str, rules: str, throw: str, source: int, target: int | None = None, draft: str = ""):
    """Ask why a stone cannot move, after the steps of a draft such as `24/18`."""
    position, dice, law = drawn(picture), Throw.from_text(throw), parse_rules(rules).rules
    steps = ()
    for word in draft.split():
        begin, end = (int(place) for place in word.split("/"))
        offered = next_steps(position, dice, steps, law)
        steps = (*steps, next(step for step in offered if (step.source, step.target) == (begin, end)))
    return why_not(position, dice, steps, source, law, target)


CASES = {
    "an empty point": (ARRAY, "late-edo", "31", 20, None, "", Reason(Why.NO_STONE, point=20)),
    "an enemy point": (ARRAY, "late-edo", "31", 19, None, "", Reason(Why.NO_STONE, point=19)),
    "no captured stone": (ARRAY, "late-edo", "31", BAR, None, "", Reason(Why.NO_STONE, point=BAR)),
    "the turn is played": (ARRAY, "late-edo", "31", 13, None, "8/5 6/5", Reason(Why.TURN_COMPLETE)),
    "a captured stone waits": (CAPTURED, "late-edo", "31", 13, None, "", Reason(Why.ENTER_FIRST, point=13)),
    "the bar is blocked": (CAPTURED, "late-edo", "66", BAR, None, "", Reason(Why.BLOCKED, 6, 19)),
    "two enemy stones": (ARRAY, "late-edo", "54", 24, 19, "", Reason(Why.BLOCKED, 5, 19)),
    "no die so long": (ARRAY, "late-edo", "31", 13, 9, "", Reason(Why.NO_SUCH_DIE, point=9)),
    "backwards": (ARRAY, "late-edo", "31", 8, 11, "", Reason(Why.NO_SUCH_DIE, point=11)),
    "gathering knows no way off": (GATHERING, "late-edo", "65", 3, None, "", Reason(Why.NO_GOAL_BEYOND, 6)),
    "not all home": (GATHERING, "modern", "65", 6, OFF, "", Reason(Why.NOT_ALL_HOME, 6)),
    "a higher point first": (ALL_HOME, "modern", "61", 4, OFF, "", Reason(Why.HIGHER_FIRST, 6, 4)),
    "it must be moved inside": (ALL_HOME, "early-edo", "33", 2, OFF, "", Reason(Why.HIGHER_FIRST, 3, 2)),
    "the five would be lost": (
        ONLY_ONE_PLAYS_THE_SIX,
        "modern",
        "65",
        24,
        18,
        "",
        Reason(Why.OTHER_DIE_LOST, 6, 18, 5),
    ),
    "the larger die": (SIX_OR_FIVE, "early-edo", "65", 24, 19, "", Reason(Why.LARGER_DIE, 5, 19, 6)),
    "a prime is rude": (PRIME, "convent", "61", 8, 7, "", Reason(Why.PRIME, 1, 7)),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_reason_is_the_right_one(case):
    picture, rules, throw, source, target, draft, expected = case
    assert reasons(picture, rules, throw, source, target, draft)[0] == expected


@pytest.mark.parametrize(
    ("picture", "rules", "throw", "source", "target"),
    [
        (ONLY_ONE_PLAYS_THE_SIX, "modern", "65", 24, 19),
        (ONLY_ONE_PLAYS_THE_SIX, "modern", "65", 12, 6),
        (SIX_OR_FIVE, "early-edo", "65", 24, 18),
        (SIX_OR_FIVE, "early-edo larger_die=no", "65", 24, 19),
        (PRIME, "yamato", "61", 8, 7),
        (CAPTURED, "late-edo", "31", BAR, 22),
        (ALL_HOME, "modern", "61", 5, OFF),
    ],
)
def test_no_reason_is_given_for_a_legal_step(picture, rules, throw, source, target):
    assert reasons(picture, rules, throw, source, target) == ()


def test_a_blocked_stone_hears_of_both_dice():
    blocked = """
        X  .  .  .  .  o5 o5 .  .  .  .  X14
        .  .  .  .  .  .  .  .  .  .  o3 o2
    """
    found = reasons(blocked, "late-edo", "65", 24)
    assert found == (Reason(Why.BLOCKED, 6, 18), Reason(Why.BLOCKED, 5, 19))


def test_every_reason_has_a_case():
    assert {case[-1].why for case in CASES.values()} == set(Why)
