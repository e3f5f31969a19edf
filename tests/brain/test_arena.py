"""Meetings add up: mirror play is even, luck has no mean, a rollout knows a won race."""

import numpy as np

from sugoroku.brain.arena import Entrant, mean_error, meet
from sugoroku.brain.heuristic import Heuristic
from sugoroku.brain.measure import statistics
from sugoroku.brain.rollout import roll_out
from sugoroku.game.position import Position
from sugoroku.game.presets import PRESETS

RULES = PRESETS["late-edo"]
THUMB = Entrant(Heuristic())


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (meet(THUMB, THUMB, RULES, 6, seed=3) for _ in range(2))
    assert (one.points == two.points).all()
    assert (one.plies == two.plies).all()


def test_luck_has_no_mean() -> None:
    games = meet(THUMB, THUMB, RULES, 40, seed=5, luck_by=Heuristic())
    mean, error = mean_error(games.luck)
    assert abs(mean) < 4 * error


def test_figures_add_up() -> None:
    games = meet(THUMB, THUMB, RULES, 30, seed=7)
    found = statistics(games, RULES)
    assert abs(sum(kind["mean"] for kind in found["kinds"].values()) - 1) < 1e-3
    assert found["games"] == 30
    assert set(np.abs(games.points)) <= {1, 2, 3}


def test_a_won_race_is_won() -> None:
    position = Position.from_xgid("-CCCCB-A----eeeaaa--------")
    rolled = roll_out(Heuristic(), position, RULES, 24, seed=1)
    assert rolled.equity > 0.9
    assert rolled.chances.win[0] > 0.9
