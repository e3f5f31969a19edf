"""The rule-of-thumb player beats random play, under every preset."""

import random

import pytest

from sugoroku.brain.player import Computer
from sugoroku.game.dice import Throw
from sugoroku.game.moves import legal_plays
from sugoroku.game.position import START
from sugoroku.game.presets import PRESETS
from sugoroku.game.rules import Rules

GAMES = 12


def won(rules: Rules, draw: random.Random, *, ours: bool) -> bool:
    thumb = Computer("thumb")
    position = START[rules.start]
    while True:
        throw = Throw.of(draw.randint(1, 6), draw.randint(1, 6))
        plays = legal_plays(position, throw, rules)
        if plays:
            play = thumb.choose_play(position, throw, rules) if ours else draw.choice(plays)
            if play.win:
                return ours
            position = play.after
        position = position.flip()
        ours = not ours


@pytest.mark.parametrize("preset", PRESETS)
def test_beats_random_play(preset: str) -> None:
    draw = random.Random(1679)
    wins = sum(won(PRESETS[preset], draw, ours=game % 2 == 0) for game in range(GAMES))
    assert wins >= GAMES - 2


@pytest.mark.parametrize("preset", PRESETS)
def test_chooses_the_same_play_again(preset: str) -> None:
    rules = PRESETS[preset]
    position = START[rules.start]
    chosen = {Computer("beginner").choose_play(position, Throw(6, 4), rules) for _ in range(3)}
    assert len(chosen) == 1


def test_never_misses_a_win_however_weak() -> None:
    rules = PRESETS["late-edo"]
    position = START["hon"].from_xgid("-BCBCCA-A----beeaaa-------")
    for throw in (Throw(4, 2), Throw(6, 2), Throw(3, 2)):
        assert Computer("beginner").choose_play(position, throw, rules).win is not None
