"""Positions that are no game are refused with the reason."""

import pytest
from hypothesis import given

from sugoroku.game.errors import GameError, IllegalPosition, UnreadableText
from sugoroku.game.position import START, Position
from sugoroku.game.presets import PRESETS, parse_rules
from sugoroku.game.rules import check_position
from tests.brute import engine
from tests.drawing import drawn
from tests.strategies import boards, cases, rule_texts


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_opening_arrays_are_games(rules):
    for position in START.values():
        check_position(position, rules)


FOURTEEN = """
    X2 .  .  .  .  o5 .  o3 .  .  .  X5
    o2 .  .  .  .  X5 .  X2 .  .  .  o5
"""
FOURTEEN_OPPOSITE = """
    X2 .  .  .  .  o5 .  o3 .  .  .  X5
    o1 .  .  .  .  X5 .  X3 .  .  .  o5
"""
SIXTEEN = """
    X3 .  .  .  .  o5 .  o3 .  .  .  X5
    o2 .  .  .  .  X5 .  X3 .  .  .  o5
"""
SIXTEEN_OPPOSITE = """
    X2 .  .  .  .  o5 .  o3 .  .  .  X5
    o3 .  .  .  .  X5 .  X3 .  .  .  o5
"""
NO_STONES = """
    .  .  .  .  .  o5 .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .
"""
NO_ENEMY = """
    .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  X5 .  .  .  .  .  .
"""
GATHERED = """
    .  .  .  .  .  o5 .  .  .  .  .  o5
    X5 X5 X5 .  .  .  .  .  .  .  .  o5
"""
GATHERED_OPPOSITE = """
    o5 o5 o5 .  .  .  .  .  .  .  .  X5
    .  .  .  .  .  .  .  .  .  .  X5 X5
"""
CLOSED_WITH_A_CAPTIVE = """
    .  .  .  .  .  o5 .  .  .  .  .  o5
    X2 X2 X2 X2 X2 X2 .  X3 .  .  .  o4
    bar o
"""
BOTH_SHUT_OUT = """
    o2 o2 o2 o2 o2 o2 o2 .  .  .  .  .
    X2 X2 X2 X2 X2 X2 X2 .  .  .  .  .
    bar X o
"""
REFUSED = [
    (FOURTEEN, "late-edo", "the mover has 14 stones"),
    (FOURTEEN_OPPOSITE, "meiji", "the opponent has 14 stones"),
    (SIXTEEN, "late-edo", "the mover has 16 stones"),
    (SIXTEEN, "modern", "the mover has 16 stones"),
    (SIXTEEN_OPPOSITE, "modern", "the opponent has 16 stones"),
    (NO_STONES, "modern", "the mover has no stone"),
    (NO_ENEMY, "early-edo", "the opponent has no stone"),
    (NO_ENEMY, "late-edo", "the mover has 5 stones"),
    (GATHERED, "late-edo", "already over"),
    (GATHERED, "convent", "already over"),
    (GATHERED_OPPOSITE, "yamato", "already over"),
    (CLOSED_WITH_A_CAPTIVE, "meiji", "already over"),
    (BOTH_SHUT_OUT, "modern", "nobody can move"),
    (BOTH_SHUT_OUT, "late-edo", "nobody can move"),
]
GAMES = [
    (FOURTEEN, "modern"),
    (FOURTEEN_OPPOSITE, "early-edo"),
    (GATHERED, "modern"),
    (GATHERED, "early-edo"),
    (CLOSED_WITH_A_CAPTIVE, "late-edo"),
    (CLOSED_WITH_A_CAPTIVE, "convent"),
]


@pytest.mark.parametrize(("picture", "rules", "reason"), REFUSED)
def test_a_position_that_is_no_game_is_refused_with_the_reason(picture, rules, reason):
    with pytest.raises(IllegalPosition, match=reason):
        check_position(drawn(picture), parse_rules(rules).rules)


@pytest.mark.parametrize(("picture", "rules"), GAMES)
def test_a_position_may_be_a_game_by_other_rules(picture, rules):
    check_position(drawn(picture), parse_rules(rules).rules)


@given(boards(), rule_texts)
def test_a_position_is_refused_exactly_where_the_second_reading_of_the_law_refuses_it(position, text):
    rules = parse_rules(text).rules
    if engine.is_refused(position.xgid(), text) is None:
        check_position(position, rules)
    else:
        with pytest.raises(IllegalPosition, match=r"."):
            check_position(position, rules)


@given(cases)
def test_a_game_for_one_player_is_a_game_for_the_other(case):
    check_position(case.position.flip(), case.rules)


START_TEXT = START["hon"].xgid()
BAD_BOARDS = ["", "-", START_TEXT[:-1], START_TEXT + "-", START_TEXT[:5] + "P" + START_TEXT[6:]]
BAD_BOARDS += ["A" + START_TEXT[1:], START_TEXT[:-1] + "a", START_TEXT.replace("-", " "), START_TEXT.replace("-", "ー")]
BAD_BOARDS += [START_TEXT.replace("E", "5"), START_TEXT.replace("E", "Ｅ"), START_TEXT.replace("-", "\x00")]


@pytest.mark.parametrize("text", BAD_BOARDS)
def test_a_text_that_is_no_board_is_unreadable(text):
    with pytest.raises(UnreadableText) as refusal:
        Position.from_xgid(text)
    assert isinstance(refusal.value, GameError)
    assert str(refusal.value)
