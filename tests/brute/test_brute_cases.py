"""The brute force answers every case with a known answer, and keeps its own books in order."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tests.brute import engine
from tests.brute.laws import UnknownLawError, law_of, values_of
from tests.cases import cases

CASES_BY_RULES = defaultdict(list)
for case in cases():
    CASES_BY_RULES[case["rules"]].append(case)


def test_all_cases_are_here():
    assert sum(map(len, CASES_BY_RULES.values())) == 2136


@pytest.mark.parametrize("rules", CASES_BY_RULES)
def test_agrees_with_known_answers(rules):
    for case in CASES_BY_RULES[rules]:
        known = {
            (play["board"], play["win"] and (play["win"]["kind"], play["win"]["points"])) for play in case["plays"]
        }
        assert engine.plays(case["board"], case["dice"], rules) == known, case


@pytest.mark.parametrize("rules", CASES_BY_RULES)
def test_lines_end_on_the_boards_of_the_plays(rules):
    for case in CASES_BY_RULES[rules][::6]:
        ends = {walked(case["board"], line, rules) for line in engine.lines(case["board"], case["dice"], rules)}
        assert ends == {board for board, _ in engine.plays(case["board"], case["dice"], rules)}, case


def walked(board, line, rules):
    for source, die, target in line:
        steps = engine.single_steps(board, die, bear_off=law_of(rules).bear_off)
        board = next(after for start, end, after in steps if (start, end) == (source, target))
    return board


def test_a_win_with_one_die_is_as_legal_as_one_with_both():
    wins = engine.plays("-BBBBBDA------bbbbbb---c--", (2, 1), "late-edo")
    assert ("-BBBBBE-------bbbbbb---c--", ("irigachi", 1)) in wins
    assert ("-BBBBCD-------bbbbbb---c--", ("irigachi", 1)) in wins
    assert ("-BBBBDC-------bbbbbb---c--", ("irigachi", 1)) in wins


def test_a_win_counts_as_using_every_die():
    """The 5 cannot be played; of the two ways to play the 3 one wins, so the other leaves a die unused."""
    assert engine.plays("abcCEBDA-d--b----c--------", (5, 3), "late-edo") == {
        ("abcCFBD--d--b----c--------", ("irigachi", 1))
    }


def test_a_prime_is_allowed_where_every_legal_play_leaves_one_even_if_another_wins():
    boards = engine.plays("aBBBBBD-d--A--cca------c--", (5, 5), "convent")
    assert boards == {
        ("aBBBBBE-d-----cca------c--", ("irigachi", 1)),
        ("aCBBBBD-d-----cca------c--", ("irigachi", 1)),
        ("aDBBBBB-d--A--cca------c--", None),
    }


@pytest.mark.parametrize(
    "contradiction",
    [
        "modern mushigachi=instant",
        "late-edo gammons=yes",
        "late-edo mushigachi=off mujogachi=either-end",
        "late-edo jacoby=yes",
        "modern cube=off crawford=yes",
        "modern opening=seat auto_doubles=yes",
        "late-edo finish=bear-off mujogachi=either-end",
        "",
        "edo",
        "modern doubles=3",
        "modern stones=15",
        "modern doubles=2 doubles=2",
    ],
)
def test_refuses_contradictions_and_what_it_does_not_know(contradiction):
    with pytest.raises(UnknownLawError):
        values_of(contradiction)


def test_what_another_option_makes_idle_falls_away():
    assert values_of("late-edo finish=bear-off")["mujogachi"] == "off"
    assert values_of("modern finish=gather")["gammons"] == "no"
    assert values_of("modern cube=off")["crawford"] == "no"


def test_counts_the_first_turns():
    assert engine.perft("late-edo", 1) == engine.perft("convent", 1)
    assert engine.perft("modern doubles=2", 1) == engine.perft("early-edo", 1)
