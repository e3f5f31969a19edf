"""What many games of a rule set look like: length, first seat, kinds of win, hits and passes."""

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from sugoroku.brain.arena import mean_error
from sugoroku.brain.evaluator import wins_of
from sugoroku.brain.expand import Ints
from sugoroku.game.rules import Rules

Numbers = npt.NDArray[np.float64]


class Played(Protocol):
    """Be games that were played by one player against itself; `points` are those of entrant 0."""

    points: Numbers
    first: Ints
    plies: Ints
    hits: Ints
    passes: Ints


def statistics(games: Played, rules: Rules) -> dict[str, Any]:
    """Return the figures of games; each with its standard error where it is a mean."""
    seat = np.where(games.first == 0, games.points, -games.points)
    worth = np.abs(games.points)
    kinds = {str(kind.kind): _mean((worth == kind.points).astype(float)) for kind in wins_of(rules)}
    return {
        "games": len(seat),
        "length": {
            **_mean(games.plies.astype(float)),
            "median": int(np.median(games.plies)),
            "most_of_100": int(np.quantile(games.plies, 0.99)),
            "longest": int(games.plies.max()),
        },
        "first_wins": _mean((seat > 0).astype(float)),
        "first_points": _mean(seat),
        "kinds": kinds,
        "points": _mean(worth),
        "hits": _mean(games.hits.astype(float)),
        "passes": _mean(games.passes.astype(float)),
    }


def _mean(values: Numbers) -> dict[str, float]:
    mean, error = mean_error(values)
    return {"mean": round(mean, 4), "error": round(error, 4)}
