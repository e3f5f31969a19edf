"""Whole plays and half-made ones: what is offered is all there is, and all that is offered can be finished."""

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from sugoroku.game.dice import THROWS
from sugoroku.game.errors import IllegalPlay
from sugoroku.game.moves import Step, after_step, dice_of, legal_plays, next_steps, play_of, steps_of, turn_of, without
from sugoroku.game.position import BAR, OFF
from sugoroku.game.reasons import Why, why_not
from sugoroku.game.rules import Rules, win_of_points
from tests.strategies import cases


def lines_tried(points: tuple[int, ...], dice: tuple[int, ...], rules: Rules) -> tuple[int, bool]:
    """Return the most dice that can be played without looking ahead, and whether some line wins."""
    longest, wins = 0, False
    seen, waiting = set(), [(points, dice)]
    while waiting:
        board, left = waiting.pop()
        if (board, left) in seen:
            continue
        seen.add((board, left))
        longest = max(longest, len(dice) - len(left))
        if len(left) < len(dice) and win_of_points(board, rules):
            wins = True
            continue
        waiting += [
            (after_step(board, step), without(left, die)) for die in set(left) for step in steps_of(board, die, rules)
        ]
    return longest, wins


def wander(case, rng) -> tuple[Step, ...]:
    """Follow offered steps at random until none is offered."""
    draft: tuple[Step, ...] = ()
    while offered := next_steps(case.position, case.throw, draft, case.rules):
        draft = (*draft, rng.choice(offered))
    return draft


@given(cases)
def test_no_line_is_longer_than_those_offered(case):
    plays = legal_plays(case.position, case.throw, case.rules)
    dice = dice_of(case.throw, case.rules)
    longest, wins = lines_tried(case.position.points, dice, case.rules)
    assert bool(plays) == bool(longest)
    for play in plays:
        assert play.win is not None or len(play.steps) == (len(dice) if wins else longest)


@given(cases)
def test_a_throw_is_passed_only_when_no_stone_can_move(case):
    movable = [step for die in {case.throw.high, case.throw.low} for step in _first_steps(case, die)]
    assert bool(legal_plays(case.position, case.throw, case.rules)) == bool(movable)


def _first_steps(case, die: int) -> list[Step]:
    return list(steps_of(case.position.points, die, case.rules))


@given(cases, st.randoms(use_true_random=False))
def test_every_offered_draft_can_be_finished(case, rng):
    plays = {play.after for play in legal_plays(case.position, case.throw, case.rules)}
    draft = wander(case, rng)
    if plays:
        assert play_of(case.position, case.throw, draft, case.rules).after in plays
    else:
        assert draft == ()


@given(cases)
def test_every_legal_play_can_be_reached_by_offered_steps(case):
    for play in legal_plays(case.position, case.throw, case.rules):
        for made, step in enumerate(play.steps):
            assert step in next_steps(case.position, case.throw, play.steps[:made], case.rules)
        assert next_steps(case.position, case.throw, play.steps, case.rules) == ()


@given(cases)
def test_plays_lead_to_distinct_boards_and_their_steps_lead_there(case):
    plays = legal_plays(case.position, case.throw, case.rules)
    assert len({play.after for play in plays}) == len(plays)
    for play in plays:
        points = case.position.points
        for step in play.steps:
            assert step in set(steps_of(points, step.die, case.rules))
            points = after_step(points, step)
        assert points == play.after.points
        assert win_of_points(points, case.rules) == play.win


@given(cases)
def test_half_a_play_is_no_play(case):
    for play in legal_plays(case.position, case.throw, case.rules)[:5]:
        with suppress(IllegalPlay):
            assert play_of(case.position, case.throw, play.steps[:-1], case.rules).win is not None


@settings(max_examples=50)
@given(cases, st.randoms(use_true_random=False), st.integers(0, 3))
def test_a_reason_is_given_exactly_where_a_step_is_not_offered(case, rng, made):
    draft = wander(case, rng)[:made]
    offered = {(step.source, step.target) for step in next_steps(case.position, case.throw, draft, case.rules)}
    for source in range(1, BAR + 1):
        anywhere = why_not(case.position, case.throw, draft, source, case.rules)
        assert (anywhere == ()) == any(begin == source for begin, _ in offered)
        for target in range(BAR):
            reasons = why_not(case.position, case.throw, draft, source, case.rules, target)
            assert (reasons == ()) == ((source, target) in offered)


@given(cases, st.randoms(use_true_random=False), st.integers(0, 3), st.integers(0, BAR + 5))
def test_a_reason_fits_the_rules_in_force(case, rng, made, source):
    rules = case.rules
    draft = wander(case, rng)[:made]
    for reason in why_not(case.position, case.throw, draft, source, rules):
        match reason.why:
            case Why.PRIME:
                assert rules.primes == "courteous"
            case Why.LARGER_DIE:
                assert rules.larger_die
                assert reason.die < reason.other
            case Why.NO_GOAL_BEYOND:
                assert rules.finish == "gather"
                assert source <= reason.die
            case Why.NOT_ALL_HOME | Why.HIGHER_FIRST:
                assert rules.finish == "bear-off"
            case Why.BLOCKED:
                assert reason.point == source - reason.die > OFF


def test_there_are_twenty_one_throws_in_thirty_six_falls():
    assert len({throw.text for throw in THROWS}) == 21
    assert sum(throw.weight for throw in THROWS) == 36


@given(cases)
def test_a_turn_knows_every_win_within_it(case):
    """What a turn takes to be out of reach is never a win on any board its dice lead to."""
    turn = turn_of(case.position, case.throw, case.rules)
    seen, waiting = set(), [(case.position.points, turn.dice)]
    while waiting:
        board, left = waiting.pop()
        if (board, left) in seen:
            continue
        seen.add((board, left))
        won = win_of_points(board, case.rules) is not None
        assert turn.is_won(board) == won
        for die in () if won else set(left):
            waiting += [(after_step(board, step), without(left, die)) for step in steps_of(board, die, case.rules)]
