"""Play a position out many times and take the mean."""

from dataclasses import dataclass

import numpy as np

from sugoroku.brain.arena import Entrant, meet
from sugoroku.brain.evaluator import Chances, Evaluator, chances_of, equities, flipped, won
from sugoroku.game.position import Position
from sugoroku.game.rules import Rules


@dataclass(frozen=True, slots=True)
class Rollout:
    """Hold the mean of many games from one position, for the player about to throw."""

    equity: float
    error: float  # standard error of the equity
    chances: Chances
    games: int


def roll_out(
    judge: Evaluator, position: Position, rules: Rules, games: int, seed: int, *, plies: int | None = None
) -> Rollout:
    """Play 0-ply games from a position, luck taken out of the equity; stop each after so many plies and judge it."""
    boards = np.tile(np.array(position.points, np.int8), (games, 1))
    player = Entrant(judge)
    end = meet(player, player, rules, games, seed, luck_by=judge, start=boards, plies=plies or 3000)
    outputs = np.stack([won(int(points)) for points in np.abs(end.points)])
    outputs[end.points < 0] = flipped(outputs[end.points < 0])
    open_rows = end.points == 0
    if open_rows.any():
        judged = judge.outputs(end.position[open_rows], rules)
        outputs[open_rows] = flipped(judged) if (plies or 0) % 2 else judged
    values = equities(outputs, rules) - end.luck
    error = float(values.std(ddof=1) / games**0.5)
    return Rollout(float(values.mean()), error, chances_of(outputs.mean(0), rules), games)
