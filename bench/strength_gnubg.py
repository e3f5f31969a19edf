"""Play modern backgammon without the cube against GNU Backgammon's nets, the luck of the dice taken out.

    OTHER/bin/pip install numpy numba gnubg-nn bgsage
    PYTHONPATH=. OTHER/bin/python -m bench.strength_gnubg --games 2000 --plies 0

Our player is the one that is served: exact tables once both sides bear off, the net before, at compiled speed where
it looks ahead. The luck of a throw is the worth of our net's best play after it, less the mean over all throws. It is
subtracted from the result, which changes no mean whatever the net is worth.
"""

import argparse
import sys
import time

import numpy as np

from bench.rivals import Gnubg
from sugoroku.brain.evaluator import equities
from sugoroku.brain.expand import Results
from sugoroku.brain.judge import judge_of
from sugoroku.brain.kernel.deep import choose
from sugoroku.brain.kernel.lookahead import throw_worths
from sugoroku.brain.kernel.plays import Workspace, legal_plays, workspace
from sugoroku.brain.lookahead import after_outputs
from sugoroku.brain.net import net_for
from sugoroku.brain.race import Racer
from sugoroku.brain.train import law_of
from sugoroku.game.position import START
from sugoroku.game.presets import PRESETS

RULES = PRESETS["modern"]
LAW = law_of(RULES)
WEIGHTS = np.zeros((7, 7))
OPENING = np.zeros((7, 7))
NONE = np.zeros(1, np.uint64)  # chance is drawn only by players who err
for high in range(1, 7):
    for low in range(1, high + 1):
        WEIGHTS[high, low] = (1 if high == low else 2) / 36
        OPENING[high, low] = 0 if high == low else 1 / 15


def one_game(
    ours: bool,  # noqa: FBT001 - it changes each turn
    plies: int,
    draw: np.random.Generator,
    rooms: list[Workspace],
) -> tuple[float, float]:
    """Play a game; return our points and our luck."""
    room = rooms[0]
    net = net_for(RULES)
    weights = net.weights
    rival, race = Gnubg(), judge_of(RULES)
    assert isinstance(race, Racer)  # noqa: S101 - modern backgammon has its tables
    board = np.array(START["hon"].points, np.int8)
    worths = np.zeros((7, 7))
    luck = 0.0
    first = True
    while True:
        dice = draw.integers(1, 7, 2)
        while first and dice[0] == dice[1]:
            dice = draw.integers(1, 7, 2)
        die, low = int(dice.max()), int(dice.min())
        throw_worths(board, LAW, weights, room, worths)
        mean = float((worths * (OPENING if first else WEIGHTS)).sum())
        luck += (1 if ours else -1) * (worths[die, low] - mean)
        first = False
        count = legal_plays(board, die, low, LAW, room)
        if count:
            found = Results(room.boards[:count].copy(), np.zeros(count, np.int64), room.points[:count].astype(np.int64))
            if found.points.any():
                return float(found.points.max()) * (1 if ours else -1), luck
            if count == 1:
                best = 0
            elif ours and (plies == 0 or race.rows(board[None]).size):
                best = int(np.argmax(equities(after_outputs(race, found, RULES), RULES)))
            elif ours:
                best = choose(board, die, low, LAW, weights, plies, 0.0, NONE, *rooms)
            else:
                best = int(np.argmax(equities(after_outputs(rival, found, RULES), RULES)))
            board = found.boards[best]
        board = np.ascontiguousarray(-board[::-1])
        ours = not ours


def main() -> None:
    """Play, and print what came out."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--plies", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1679)
    asked = parser.parse_args()
    draw = np.random.default_rng(asked.seed)
    rooms = [workspace() for _ in range(3)]
    began = time.process_time()
    raw, adjusted = [], []
    for game in range(asked.games):
        points, luck = one_game(game % 2 == 0, asked.plies, draw, rooms)
        raw.append(points)
        adjusted.append(points - luck)
        if game % 50 == 49:
            error = np.std(adjusted, ddof=1) / len(adjusted) ** 0.5
            spent = time.process_time() - began
            print(f"  {game + 1} {np.mean(adjusted):+.4f} ± {error:.4f}, {spent:.0f} s", file=sys.stderr, flush=True)
    error, rough = (float(np.std(values, ddof=1)) / len(raw) ** 0.5 for values in (adjusted, raw))
    print(
        f"modern, no cube, {asked.plies}-ply against gnubg-nn 0-ply: {np.mean(adjusted):+.4f} ± {error:.4f} points a "
        f"game luck-adjusted ({np.mean(raw):+.3f} ± {rough:.3f} raw), {len(raw)} games, seed {asked.seed}, "
        f"net {net_for(RULES).card.hash[:12]}"
    )


if __name__ == "__main__":
    main()
