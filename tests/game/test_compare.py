"""Two rule sets side by side: the lists are the set differences that trying everything gives, and every why is true."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sugoroku.game.compare import Only, compare, differing
from sugoroku.game.dice import Throw
from sugoroku.game.moves import has_prime, turn_of
from sugoroku.game.notation import play_text
from sugoroku.game.position import START, Position
from sugoroku.game.presets import PRESETS, parse_rules
from tests.brute import engine
from tests.brute.laws import TABLE
from tests.brute.positions import positions, varied_rules

START_BOARD = START["hon"].xgid()


def boards(plays):
    return {play.after.xgid() for play in plays}


def asked(number, seed):
    """Yield so many boards that are games under two rule sets, with a throw."""
    chance = Random(seed)
    for preset in TABLE:
        left = number // len(TABLE) + 1
        for rules, board, dice in positions(preset, number, chance):
            other = varied_rules(chance.choice(list(TABLE)), chance)
            if engine.is_refused(board, rules) or engine.is_refused(board, other):
                continue
            yield board, dice, rules, other
            left -= 1
            if not left:
                break


def is_true(found, here, there, throw, answer):  # noqa: PLR0911
    """Check the reason of a play that is only here by what the other rule set's own answer shows."""
    steps, after = found.play.steps, found.play.after
    turn = turn_of(answer.position, throw, there)
    match found.why:
        case Only.BEAR_OFF:
            return after.on_board < answer.position.on_board and there.finish == "gather"
        case Only.DOUBLE_GOES_ON:
            return throw.is_double and here.doubles > there.doubles and len(steps) > there.doubles
        case Only.DOUBLE_STOPS:
            return throw.is_double and here.doubles < there.doubles and turn.most > len(steps)
        case Only.WON_BEFORE:
            return any(len(play.steps) < len(steps) for play in turn.plays if play.win)
        case Only.DIE_LEFT:
            return found.play.win is not None and len(steps) < turn.most
        case Only.WIN_FIRST:
            return len(steps) < turn.most and any(play.win for play in turn.plays)
        case Only.LARGER_DIE:
            return there.larger_die and len(steps) == 1 and steps[0].die == throw.low
        case Only.PRIME:
            return there.primes == "courteous" and has_prime(after.points)
    return False


def test_only_here_is_the_difference_of_what_trying_everything_finds():
    told = Counter()
    for board, dice, one, other in asked(5000, seed=17):
        throw = Throw.of(*dice)
        here, there = parse_rules(one).rules, parse_rules(other).rules
        answer = compare(Position.from_xgid(board), throw, here, there)
        ours, theirs = ({after for after, _ in engine.plays(board, dice, rules)} for rules in (one, other))
        place = (board, throw.text, one, other)
        assert boards(found.play for found in answer.sides[0].only) == ours - theirs, place
        assert boards(found.play for found in answer.sides[1].only) == theirs - ours, place
        assert boards(play for play, _ in answer.common) == ours & theirs, place
        for side, mine, others in ((answer.sides[0], here, there), (answer.sides[1], there, here)):
            for found in side.only:
                assert is_true(found, mine, others, throw, answer), (place, found)
                told[found.why] += 1
    assert set(told) >= {Only.BEAR_OFF, Only.DOUBLE_GOES_ON, Only.DOUBLE_STOPS, Only.DIE_LEFT, Only.PRIME}


def only(board, throw, one, other):
    answer = compare(
        Position.from_xgid(board), Throw.from_text(throw), parse_rules(one).rules, parse_rules(other).rules
    )
    return answer, [{(play_text(found.play.steps), found.why) for found in side.only} for side in answer.sides]


def test_a_common_throw_has_the_same_plays_in_both_games():
    answer, (edo, modern) = only(START_BOARD, "31", "late-edo", "modern")
    assert not edo
    assert not modern
    assert len(answer.common) == len(answer.sides[0].plays) > 0


def test_a_double_parts_the_two_games():
    """Two moves or four: no board is common, and each says why."""
    answer, (edo, modern) = only(START_BOARD, "33", "late-edo", "modern")
    assert {why for _, why in edo} == {Only.DOUBLE_STOPS}
    assert {why for _, why in modern} == {Only.DOUBLE_GOES_ON}
    assert len(answer.common) + len(edo) == len(answer.sides[0].plays)


def test_coming_home_ends_one_game_and_begins_to_bear_off_in_the_other():
    """The last stone comes home with one die: gathered, the game is over; bearing off, the other die is played."""
    _, (edo, early) = only("-CCCBBAA----------dddc----", "61", "late-edo", "early-edo")
    assert ("7/6", Only.DIE_LEFT) in edo
    assert {why for _, why in early} == {Only.BEAR_OFF}


def test_where_one_of_two_dice_fits_the_larger_may_be_asked_for():
    _, (free, strict) = only("-N-------b----------A---m-", "65", "late-edo larger_die=no", "late-edo")
    assert free == {("20/15", Only.LARGER_DIE)}
    assert not strict


def test_a_win_leaves_no_play_of_fewer_dice():
    _, (edo, meiji) = only("aABBBBC-----jb----b-----C-", "65", "late-edo", "meiji")
    assert edo == {("24/19", Only.WIN_FIRST)}
    assert not meiji


def test_a_position_that_is_no_game_is_said_to_be_none():
    """All home: gathering is over, bearing off has just begun."""
    answer, (edo, modern) = only("-CCCBBB-----------ddd-c---", "61", "late-edo", "early-edo")
    assert "already over" in str(answer.sides[0].refused)
    assert not edo
    assert {why for _, why in modern} == {Only.NO_GAME}


def test_only_what_differs_is_listed():
    table = dict(differing((PRESETS["late-edo"], PRESETS["meiji"])))
    assert table == {"mushigachi": ("at-gather", "instant"), "mujogachi": ("from-in-1", "off")}


@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_rule_set_differs_in_nothing_from_itself(preset):
    answer = compare(START["hon"], Throw(4, 4), PRESETS[preset], PRESETS[preset])
    assert not answer.sides[0].only
    assert not answer.sides[1].only
    assert not differing((PRESETS[preset], PRESETS[preset]))
