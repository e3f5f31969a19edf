"""The positions made for the tests are games, the same for a seed, and of every kind wanted."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.brute import engine
from tests.brute.laws import TABLE, values_of
from tests.brute.positions import positions, varied_rules


@pytest.mark.parametrize("preset", TABLE)
def test_positions_are_games_and_the_same_for_a_seed(preset):
    made = list(positions(preset, 60, Random(11)))
    assert made == list(positions(preset, 60, Random(11)))
    assert all(engine.is_refused(board, rules) is None for rules, board, _ in made)


def test_positions_end_in_every_kind_of_win():
    kinds = Counter()
    for preset in TABLE:
        for rules, board, throw in positions(preset, 300, Random(5)):
            kinds.update(win[0] for _, win in engine.plays(board, throw, rules) if win)
    wanted = {"irigachi", "mushigachi", "mujogachi", "agari", "single", "gammon", "backgammon"}
    assert set(kinds) == wanted
    assert min(kinds.values()) >= 5, kinds


def test_varied_rules_reach_every_value_of_every_option():
    rng = Random(3)
    seen = {pair for preset in TABLE for _ in range(300) for pair in values_of(varied_rules(preset, rng)).items()}
    assert ("primes", "courteous") in seen
    assert ("mujogachi", "either-end") in seen
    assert ("auto_doubles", "yes") in seen
