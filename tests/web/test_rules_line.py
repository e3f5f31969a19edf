"""Beside the board stands what decides the game: the rules, the length of the match, the Crawford game."""

import pytest

from sugoroku.game.play import begin
from sugoroku.game.presets import parse_rules
from sugoroku.game.state import Score, Setup
from sugoroku.web.rules_line import match_lines


@pytest.mark.parametrize(
    ("length", "score", "said"),
    [
        (None, Score(), []),
        (5, Score(), ["Points to win: 5"]),
        (5, Score(4, 1), ["Points to win: 5", "Crawford game: no cube"]),
    ],
)
def test_the_length_of_a_match_and_its_crawford_game_are_told(length, score, said):
    """Who wonders where the double went finds the reason."""
    state = begin(Setup(parse_rules("modern"), length=length, score=score))
    assert [one.text % dict(one.parts) for one in match_lines(state)] == said
