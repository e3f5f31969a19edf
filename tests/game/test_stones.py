"""Stones are neither made nor lost, and both players see the same board."""

from hypothesis import Phase as Stage
from hypothesis import given, settings

from sugoroku.game.actions import Opening, Played, Thrown
from sugoroku.game.moves import legal_plays
from sugoroku.game.play import replay
from sugoroku.game.position import START, Position
from sugoroku.game.seat import PLAYERS
from sugoroku.game.state import Phase
from tests.drawing import drawn, stones_of
from tests.strategies import boards, cases, matches

NO_SHRINKING = tuple(stage for stage in Stage if stage is not Stage.shrink)  # a record is one seed
HON = drawn("""
    X2 .  .  .  .  o5 .  o3 .  .  .  X5
    o2 .  .  .  .  X5 .  X3 .  .  .  o5
""")
YAMATO = drawn("""
    X5 .  .  .  .  o5 .  .  .  .  .  X5
    o5 .  .  .  .  X5 .  .  .  .  .  o5
""")


def test_the_arrays_are_those_of_the_law():
    assert START == {"hon": HON, "yamato": YAMATO}
    assert (HON.pips, HON.pips_opponent) == (167, 167)
    assert (YAMATO.pips, YAMATO.pips_opponent) == (215, 215)


@given(boards())
def test_flipping_twice_changes_nothing(position):
    seen = position.flip()
    assert seen.flip() == position
    assert (seen.pips, seen.off, seen.bar) == (position.pips_opponent, position.off_opponent, position.bar_opponent)


@given(boards())
def test_a_board_is_its_text_and_back(position):
    assert Position.from_xgid(position.xgid()) == position
    assert position.flip().xgid() == position.xgid()[::-1].swapcase()


@given(cases)
def test_a_play_moves_as_many_pips_as_its_dice_unless_it_bears_off(case):
    for play in legal_plays(case.position, case.throw, case.rules):
        dice = sum(step.die for step in play.steps)
        moved = case.position.pips - play.after.pips
        assert moved == dice or (moved < dice and play.after.off > case.position.off)
        assert play.after.off_opponent == case.position.off_opponent


@settings(max_examples=10, phases=NO_SHRINKING)
@given(matches())
def test_fifteen_stones_a_side_over_whole_matches(match):
    for state in match.states:
        mine, theirs = stones_of(state.position.points)
        assert mine + state.position.off == theirs + state.position.off_opponent == 15
        assert 0 <= state.position.off <= 15
        if state.rules.finish == "gather":
            assert (mine, theirs) == (15, 15)


@settings(max_examples=10, phases=NO_SHRINKING)
@given(matches())
def test_replaying_a_record_gives_the_very_same_state(match):
    assert replay(match.setup, match.actions) == match.states[-1]
    half = len(match.actions) // 2
    assert replay(match.setup, match.actions[:half]) == match.states[half]


@settings(max_examples=10, phases=NO_SHRINKING)
@given(matches())
def test_a_throw_stays_until_it_is_played_or_passed(match):
    for before, action, after in zip(match.states, match.actions, match.states[1:], strict=False):
        if before.phase in {Phase.TO_PLAY, Phase.RESIGNING} and after.phase in {Phase.TO_PLAY, Phase.RESIGNING}:
            assert after.throw == before.throw
        if before.throw != after.throw and after.throw is not None:
            assert isinstance(action, Thrown | Opening)


@settings(max_examples=10, phases=NO_SHRINKING)
@given(matches())
def test_the_score_is_the_sum_of_what_the_results_gave(match):
    won = dict.fromkeys(PLAYERS, 0)
    for before, after in zip(match.states, match.states[1:], strict=False):
        if after.result is not None and before.result is None:
            won[after.result.winner] += after.result.value
        assert (after.score.white, after.score.black) == tuple(won.values())


@settings(max_examples=10, phases=NO_SHRINKING)
@given(matches())
def test_each_play_of_a_record_names_one_die_a_move(match):
    for before, action in zip(match.states, match.actions, strict=False):
        if isinstance(action, Played):
            assert 1 <= len(action.moves) <= (before.rules.doubles if before.throw.is_double else 2)
