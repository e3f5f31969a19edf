"""Every value has one canonical text, and back."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sugoroku.game.actions import LEVELS, PLAIN, Opening, Played, Resign, Thrown, action_text, parse_action
from sugoroku.game.dice import FACES, Throw
from sugoroku.game.errors import IllegalAction, IllegalPlay, UnreadableText
from sugoroku.game.header import header_of, setup_of
from sugoroku.game.moves import legal_plays
from sugoroku.game.notation import parse_play, parse_steps, play_text
from sugoroku.game.play import begin, play
from sugoroku.game.position import START
from sugoroku.game.presets import PRESETS, RuleSet
from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, Setup
from tests.drawing import drawn
from tests.strategies import cases, matches, throws

LATE_EDO, MODERN = PRESETS["late-edo"], PRESETS["modern"]
HON = START["hon"]
faces = st.sampled_from(FACES)
actions = st.one_of(
    st.sampled_from(list(PLAIN.values())),
    st.builds(Resign, st.sampled_from(LEVELS)),
    st.builds(Thrown, throws),
    st.builds(Opening, faces, faces),
    st.lists(
        st.integers(1, 25).flatmap(lambda source: st.tuples(st.just(source), st.integers(0, source - 1))),
        min_size=1,
        max_size=4,
    ).map(lambda moves: Played(tuple(moves))),
)


@given(actions)
def test_an_action_is_its_text_and_back(action):
    assert parse_action(action_text(action)) == action


@given(throws)
def test_a_throw_is_its_text_and_back_in_either_order(throw):
    assert Throw.from_text(throw.text) == Throw.from_text(throw.text[::-1]) == throw


@given(cases)
def test_a_play_is_its_text_and_back(case):
    for one in legal_plays(case.position, case.throw, case.rules):
        text = play_text(one.steps)
        assert parse_play(text, case.position, case.throw, case.rules) == one
        assert parse_steps(text, case.position, case.throw, case.rules) == one.steps


@given(cases, st.randoms(use_true_random=False))
def test_a_play_is_found_whatever_the_order_of_its_steps(case, rng):
    for one in legal_plays(case.position, case.throw, case.rules)[:4]:
        words = play_text(one.steps).replace("*", "").split()
        rng.shuffle(words)
        read = parse_play(", ".join(words).upper(), case.position, case.throw, case.rules)
        assert sorted((step.source, step.target) for step in read.steps) == sorted(
            (step.source, step.target) for step in one.steps
        )


@settings(max_examples=10)
@given(matches())
def test_what_was_agreed_is_its_header_and_back(match):
    assert setup_of(header_of(match.setup)) == match.setup


TOLERANT = {
    "24/20/18": "24/20 20/18",
    "24/18": "24/20 20/18",
    "13/11 13/9": "13/11 13/9",
    "13/9, 13/11": "13/9 13/11",
    " 8/4   6/4 ": "8/4 6/4",
}


@pytest.mark.parametrize(("text", "steps"), TOLERANT.items())
def test_a_play_is_read_tolerantly(text, steps):
    assert play_text(parse_play(text, HON, Throw(4, 2), LATE_EDO).steps) == steps


@pytest.mark.parametrize("text", ["6/off(2)", "6/0 6/0", "6/OFF 6/off*"])
def test_bearing_off_is_read_in_many_ways(text):
    ends = drawn("""
        o5 o5 o5 .  .  .  .  .  .  .  .  .
        .  .  .  .  .  X2 .  .  .  .  .  .
    """)
    assert play_text(parse_play(text, ends, Throw(6, 6), MODERN).steps) == "6/off 6/off"


def test_entering_is_read_as_bar_or_25():
    captured = drawn("""
        o2 .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  X2 .  .  .  .  .  .
        bar X
    """)
    for text in ("bar/22 6/5", "25/22 6/5", "6/5 bar/22"):
        assert play_text(parse_play(text, captured, Throw(3, 1), MODERN).steps) == "bar/22 6/5"


HIT_ON_THE_WAY = drawn("""
    X  .  .  .  o  .  .  .  .  .  .  .
    o2 .  .  .  .  .  .  .  .  .  .  .
""")


def test_a_stone_played_with_both_dice_hits_on_its_way():
    played = parse_play("24/18", HIT_ON_THE_WAY, Throw(4, 2), MODERN)
    assert play_text(played.steps) == "24/20* 20/18"
    assert played.after.bar_opponent == 1


def test_the_state_after_a_loosely_written_play_is_the_one_of_its_steps():
    setup = Setup(RuleSet("modern", MODERN), position=HIT_ON_THE_WAY, turn=Seat.WHITE, throw=Throw(4, 2))
    loose = play(begin(setup), parse_action("play 24/18"))
    strict = play(begin(setup), parse_action("play 24/20 20/18"))
    assert loose == strict
    assert loose.position.bar == 1
    entering = drawn("""
        .  .  .  .  .  .  .  .  .  .  .  .
        o2 .  .  .  .  X  .  .  .  .  .  .
        bar X
    """)
    setup = replace(setup, position=entering, throw=Throw(3, 2))
    assert play(begin(setup), parse_action("play 22/20 bar/22")).position.flip() == drawn("""
        .  .  .  .  X  .  .  .  .  .  .  .
        o2 .  .  .  .  X  .  .  .  .  .  .
    """)


ILLEGAL = ["24/23", "13/9", "6/off", "24/20 20/18 18/16", "24/19 6/5", "bar/22", "-", "13/9/7/5"]


@pytest.mark.parametrize("text", ILLEGAL)
def test_a_play_the_rules_do_not_allow_is_illegal(text):
    with pytest.raises(IllegalPlay):
        parse_play(text, HON, Throw(4, 2), LATE_EDO)


UNREADABLE = ["24", "24/", "/20", "24-20", "24/26", "20/24", "24/24", "x/y", "24/20(5)", "24/20(0)", "off/6", "24//20"]
UNREADABLE += ["0/0", "24/20;13/11", "24/20 (2)", "8/6/", "１３/９", "bar", "6/5" * 100, "−6/5", "6/5⁎"]


@pytest.mark.parametrize("text", UNREADABLE)
def test_a_text_that_is_no_play_is_unreadable(text):
    with pytest.raises(UnreadableText):
        parse_play(text, HON, Throw(4, 2), LATE_EDO)


def test_a_long_text_of_many_moves_is_refused_at_once():
    with pytest.raises(IllegalPlay):
        parse_play(" ".join(["6/5(4)"] * 25), HON, Throw(1, 1), MODERN)


def test_nothing_is_played_where_nothing_can_move():
    shut = drawn("""
        o2 o2 o2 o2 o2 o2 .  .  .  .  .  .
        .  .  .  .  .  X2 .  .  .  .  .  .
        bar X
    """)
    assert legal_plays(shut, Throw(6, 5), MODERN) == ()
    with pytest.raises(IllegalPlay, match="nothing can move"):
        parse_play("-", shut, Throw(6, 5), MODERN)


@settings(max_examples=10)
@given(matches())
def test_a_finished_game_accepts_nothing_but_the_next(match):
    for state in match.states:
        if state.phase in {Phase.OVER, Phase.DONE}:
            assert state.to_act is None
            assert state.result is not None
            for text in ENTRIES:
                if text == "next" and state.phase is Phase.OVER:
                    assert play(state, parse_action(text)).game == state.game + 1
                    continue
                with pytest.raises(IllegalAction):
                    play(state, parse_action(text))


ENTRIES = [*PLAIN, "throw 31", "opening 31", "resign 1", "play 6/5", "play 24/23 13/10"]
