"""Let the shipped nets meet older ones at compiled speed, without look-ahead: many games, no luck taken out.

python -m bench.strength_own late-edo bench/yardsticks/late-edo-360k.npz --games 40000
"""

import argparse
from pathlib import Path

import numpy as np

from sugoroku.brain.arena import mean_error
from sugoroku.brain.families import FAMILIES
from sugoroku.brain.kernel.plays import workspace
from sugoroku.brain.kernel.selfplay import contest
from sugoroku.brain.net import load_net, net_of_family
from sugoroku.brain.train import law_of
from sugoroku.game.presets import parse_rules


def main() -> None:
    """Play, and print what came out."""
    parser = argparse.ArgumentParser()
    parser.add_argument("family", choices=list(FAMILIES))
    parser.add_argument("rival", type=Path)
    parser.add_argument("--net", type=Path)
    parser.add_argument("--of", help="the rival's family, where it is another")
    parser.add_argument("--rules", help="the rule set, where it is not the family's first")
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1679)
    asked = parser.parse_args()
    ours = load_net(asked.net, asked.family) if asked.net else net_of_family(asked.family)
    rival = load_net(asked.rival, asked.of or asked.family)
    law = law_of(parse_rules(asked.rules or FAMILIES[asked.family].taught[0]).rules)
    seed = np.array([asked.seed], np.uint64)
    points = contest(ours.weights, rival.weights, law, asked.games, seed, workspace())
    mean, error = mean_error(points)
    print(
        f"{asked.family}, 0-ply: net {ours.card.hash[:12]} ({ours.card.games:,} games, {ours.card.positions:,} "
        f"positions) against {asked.rival.name} ({rival.card.games:,} games, {rival.card.positions:,} positions): "
        f"{mean:+.4f} ± {error:.4f} points a game, {asked.games:,} games, seed {asked.seed}"
    )


if __name__ == "__main__":
    main()
