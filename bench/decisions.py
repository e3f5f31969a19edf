"""What our decisions in modern backgammon lose by the judgement of two other engines, without the cube.

    PYTHONPATH=. OTHER/bin/python -m bench.decisions --decisions 1000 --plies 0

Decisions come from our own games, one in nine of those with a choice. Each judge weighs our play and the best
five by our look-ahead and by its own 0-ply; the loss is the best of them less ours, in thousandths of a point.
"""

import argparse
import sys

import numpy as np

from bench.rivals import Gnubg, Sage
from sugoroku.brain.evaluator import Evaluator, equities
from sugoroku.brain.expand import Results, expand_each
from sugoroku.brain.judge import judge_of, name_of
from sugoroku.brain.lookahead import after_outputs, look_at_plays
from sugoroku.game.position import START
from sugoroku.game.presets import PRESETS

RULES = PRESETS["modern"]
ONE_IN = 9
BEST = 5


def decisions(count: int, draw: np.random.Generator) -> list[Results]:
    """Return plays to choose between, from games of our 0-ply against itself."""
    judge = judge_of(RULES)
    found: list[Results] = []
    board = np.array([START["hon"].points], np.int8)
    while len(found) < count:
        dice = np.sort(draw.integers(1, 7, 2))
        plays = expand_each(board, dice[1:], dice[:1], RULES)
        if plays.points.any():
            board = np.array([START["hon"].points], np.int8)
            continue
        worth = equities(after_outputs(judge, plays, RULES), RULES)
        if len(worth) > 1 and draw.integers(ONE_IN) == 0:
            found.append(plays)
        board = -plays.boards[[int(worth.argmax())]][:, ::-1]
    return found


def lost(plays: Results, chosen: int, order: list[int], judge: Evaluator, scout: Evaluator) -> float:
    """Return the points a choice loses by a judge."""
    quick = equities(after_outputs(scout, plays, RULES), RULES)
    rows = list({chosen, *order[:BEST], *np.argsort(-quick)[:BEST].tolist()})
    few = Results(plays.boards[rows], plays.group[rows], plays.points[rows])
    worth = equities(after_outputs(judge, few, RULES), RULES)
    return float(worth.max() - worth[rows.index(chosen)])


def main() -> None:
    """Judge, and print what came out."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--plies", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1679)
    parser.add_argument("--rival", action="store_true", help="judge gnubg-nn 0-ply's choices instead of ours")
    asked = parser.parse_args()
    draw = np.random.default_rng(asked.seed)
    judges: dict[str, Evaluator] = {"gnubg-nn 2-ply": Gnubg(2), "bgsage 3ply": Sage("3ply")}
    ours = judge_of(RULES)
    losses: dict[str, list[float]] = {name: [] for name in judges}
    for number, plays in enumerate(decisions(asked.decisions, draw), 1):
        player = Gnubg(0) if asked.rival else ours
        _, order = look_at_plays(player, plays, RULES, 0 if asked.rival else asked.plies)
        for name, judge in judges.items():
            losses[name].append(1000 * lost(plays, order[0], order, judge, Gnubg(0)))
        if number % 100 == 0:
            print(number, {name: round(float(np.mean(one)), 2) for name, one in losses.items()}, file=sys.stderr)
    who = "gnubg-nn 0-ply" if asked.rival else f"{asked.plies}-ply, {name_of(RULES)}"
    for name, one in losses.items():
        error = np.std(one, ddof=1) / len(one) ** 0.5
        print(
            f"modern, {who}: loses {np.mean(one):.2f} ± {error:.2f} thousandths of a point a decision by {name}, "
            f"{len(one)} decisions, seed {asked.seed}"
        )


if __name__ == "__main__":
    main()
