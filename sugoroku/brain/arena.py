"""Let two players meet many times at once, with the luck of the dice taken out of the result."""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from sugoroku.brain.evaluator import Evaluator, equities
from sugoroku.brain.expand import Ints, Results, expand, expand_each
from sugoroku.brain.features import Boards
from sugoroku.brain.lookahead import WEIGHTS, after_outputs, best_rows, look_at_plays, turned
from sugoroku.game.dice import THROWS
from sugoroku.game.position import START
from sugoroku.game.rules import Rules

LONGEST = 3000  # plies; only a guard
_NUMBER = np.zeros((7, 7), np.int64)
for _place, _throw in enumerate(THROWS):
    _NUMBER[_throw.high, _throw.low] = _place
_OPENING = np.where([throw.is_double for throw in THROWS], 0, 1 / 15).astype(np.float32)


@dataclass(frozen=True, slots=True)
class Entrant:
    """Hold who plays: a judge, how far it looks ahead and how much it errs."""

    judge: Evaluator
    plies: int = 0
    noise: float = 0.0


@dataclass(slots=True)
class Games:
    """Hold what came of many games, by game: points of the first entrant, who sat first, and counts."""

    points: npt.NDArray[np.float64]
    luck: npt.NDArray[np.float64]
    first: Ints  # 0 where the first entrant sat first
    plies: Ints
    hits: Ints
    passes: Ints
    position: Boards = field(repr=False)

    @property
    def adjusted(self) -> npt.NDArray[np.float64]:
        """Return the first entrant's points less his luck."""
        return self.points - self.luck


def mean_error(values: npt.NDArray[np.float64]) -> tuple[float, float]:
    """Return a mean and its standard error."""
    return float(values.mean()), float(values.std(ddof=1) / len(values) ** 0.5)


def meet(
    one: Entrant,
    two: Entrant,
    rules: Rules,
    games: int,
    seed: int,
    *,
    luck_by: Evaluator | None = None,
    start: Boards | None = None,
    plies: int = LONGEST,
) -> Games:
    """Play games side by side, the seats changing each game; `luck_by` judges the luck of each throw.

    `start` gives each game its own position, the first entrant about to throw in all of them; `plies` stops
    every game so early (its points are then 0 and `position` says where it stands).
    """
    draw = np.random.default_rng(seed)
    boards = np.tile(np.array(START[rules.start].points, np.int8), (games, 1)) if start is None else start.copy()
    turn = np.arange(games) % 2 if start is None else np.zeros(games, np.int64)
    none = np.zeros(games, np.int64)
    result = Games(np.zeros(games), np.zeros(games), turn.copy(), none, none.copy(), none.copy(), boards)
    alive = np.arange(games)
    for ply in range(plies):
        opening = ply == 0 and start is None and rules.opening == "roll-off-keep"
        high, low = _throws(draw, len(alive), keep=opening)
        sign = np.where(turn[alive] == 0, 1, -1)
        if luck_by is not None:
            result.luck[alive] += sign * _luck(luck_by, boards[alive], high, low, rules, opening=opening)
        after, points, stuck = _play((one, two), turn[alive], boards[alive], high, low, rules, draw)
        result.plies[alive] += 1
        result.hits[alive] += boards[alive, 0].astype(np.int64) - after[:, 0]
        result.passes[alive] += stuck
        result.points[alive] += sign * points
        boards[alive] = turned(after)
        turn[alive] = 1 - turn[alive]
        alive = alive[points == 0]
        if not len(alive):
            break
    return result


def _throws(draw: np.random.Generator, count: int, *, keep: bool) -> tuple[Ints, Ints]:
    dice = draw.integers(1, 7, (count, 2))
    while keep and (same := dice[:, 0] == dice[:, 1]).any():
        dice[same] = draw.integers(1, 7, (int(same.sum()), 2))
    return dice.max(1), dice.min(1)


def _luck(
    judge: Evaluator, boards: Boards, high: Ints, low: Ints, rules: Rules, *, opening: bool
) -> npt.NDArray[np.float64]:
    found = expand(boards, THROWS, rules)
    worth = equities(after_outputs(judge, found, rules), rules)
    best = worth[best_rows(worth, found)].reshape(len(boards), len(THROWS))
    mean = best @ (_OPENING if opening else WEIGHTS)
    lucky: npt.NDArray[np.float64] = best[np.arange(len(boards)), _NUMBER[high, low]] - mean
    return lucky


def _play(
    entrants: tuple[Entrant, Entrant],
    turn: Ints,
    boards: Boards,
    high: Ints,
    low: Ints,
    rules: Rules,
    draw: np.random.Generator,
) -> tuple[Boards, Ints, Ints]:
    """Return the boards after each game's play, the points it won and where nothing could move."""
    after = boards.copy()
    points = np.zeros(len(boards), np.int64)
    for side, entrant in enumerate(entrants):
        rows = np.flatnonzero(turn == side)
        if not len(rows):
            continue
        found = expand_each(boards[rows], high[rows], low[rows], rules)
        best = _choose(entrant, found, len(rows), rules, draw)
        after[rows] = found.boards[best]
        points[rows] = found.points[best]
    return after, points, (after == boards).all(1).astype(np.int64)


def _choose(entrant: Entrant, found: Results, groups: int, rules: Rules, draw: np.random.Generator) -> Ints:
    if entrant.plies == 0:
        worth = equities(after_outputs(entrant.judge, found, rules), rules)
        if entrant.noise:
            error = draw.standard_normal(len(worth)).astype(np.float32) * entrant.noise
            worth = worth + np.where(found.points > 0, 0, error)
        return best_rows(worth, found)
    chosen = np.zeros(groups, np.int64)
    edges = np.searchsorted(found.group, np.arange(groups + 1))
    for group in range(groups):
        rows = slice(edges[group], edges[group + 1])
        own = Results(found.boards[rows], found.group[rows], found.points[rows])
        single = len(own.group) == 1
        order = [0] if single else look_at_plays(entrant.judge, own, rules, entrant.plies)[1]
        chosen[group] = edges[group] + order[0]
    return chosen
