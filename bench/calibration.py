"""Hold the win chances that pages show against rollouts, over positions of contact from the net's own games.

    python -m bench.calibration late-edo modern

A rollout is 2,592 trials of the net without look-ahead, stopped and judged after 16 plays, the first two throws
gone through evenly.
"""

import argparse

import numpy as np

from sugoroku.brain.arena import mean_error
from sugoroku.brain.evaluator import equities
from sugoroku.brain.expand import expand_each
from sugoroku.brain.features import see
from sugoroku.brain.judge import judge_of, name_of
from sugoroku.brain.kernel.plays import workspace
from sugoroku.brain.kernel.trials import play_out
from sugoroku.brain.lookahead import after_outputs, look_ahead
from sugoroku.brain.net import net_for
from sugoroku.brain.train import law_of
from sugoroku.game.position import START
from sugoroku.game.presets import PRESETS
from sugoroku.game.rules import Rules

TRIALS = 2592
PLIES = 16
ONE_IN = 11


def positions(rules: Rules, count: int, seed: int) -> np.ndarray:
    """Return boards about to throw, some contact left, from games of the net against itself."""
    draw = np.random.default_rng(seed)
    judge = judge_of(rules)
    start = np.array([START[rules.start].points], np.int8)
    board = start
    found = []
    while len(found) < count:
        dice = np.sort(draw.integers(1, 7, 2))
        plays = expand_each(board, dice[1:], dice[:1], rules)
        if plays.points.any():
            board = start
            continue
        best = int(equities(after_outputs(judge, plays, rules), rules).argmax())
        board = -plays.boards[[best]][:, ::-1]
        if draw.integers(ONE_IN) == 0 and not see(board, rules.doubles)[0, -1]:
            found.append(board[0])
    return np.array(found, np.int8)


def main() -> None:
    """Roll out, and print what came out."""
    parser = argparse.ArgumentParser()
    parser.add_argument("presets", nargs="+", choices=list(PRESETS))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1679)
    asked = parser.parse_args()
    room = workspace()
    for preset in asked.presets:
        rules = PRESETS[preset]
        net = net_for(rules)
        weights = net.weights
        boards = positions(rules, asked.positions, asked.seed)
        worths, wins = np.zeros(TRIALS), np.zeros(TRIALS)
        rolled = np.zeros(len(boards))
        for row, board in enumerate(boards):
            chance = np.array([asked.seed + row], np.uint64)
            play_out(board, law_of(rules), weights, PLIES, chance, room, worths, wins)
            rolled[row] = wins.mean()
        for plies in (0, 1):
            shown = look_ahead(judge_of(rules), boards, rules, plies)[:, 0]
            off, error = mean_error(np.abs(shown - rolled))
            print(
                f"{preset}: {plies}-ply win chance off the rollout by {off:.4f} ± {error:.4f} on average, "
                f"{len(boards)} contact positions, seed {asked.seed}, {name_of(rules)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
