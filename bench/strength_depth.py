"""Let a family's net meet itself at another depth, the luck of the dice taken out, at compiled speed.

python -m bench.strength_depth late-edo --plies 2 --against 0 --games 200
"""

import argparse

import numpy as np

from sugoroku.brain.arena import mean_error
from sugoroku.brain.families import FAMILIES
from sugoroku.brain.kernel.deep import deep_contest
from sugoroku.brain.kernel.plays import workspace
from sugoroku.brain.net import net_of_family
from sugoroku.brain.train import law_of
from sugoroku.game.presets import parse_rules


def main() -> None:
    """Play, and print what came out."""
    parser = argparse.ArgumentParser()
    parser.add_argument("family", choices=list(FAMILIES))
    parser.add_argument("--plies", type=int, default=2)
    parser.add_argument("--against", type=int, default=0)
    parser.add_argument("--rules", help="the rule set, where it is not the family's first")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1679)
    asked = parser.parse_args()
    net = net_of_family(asked.family)
    weights = net.weights
    law = law_of(parse_rules(asked.rules or FAMILIES[asked.family].taught[0]).rules)
    rooms = [workspace() for _ in range(3)]
    seed = np.array([asked.seed], np.uint64)
    found = deep_contest(weights, weights, asked.plies, asked.against, 0.0, law, asked.games, seed, *rooms)
    mean, error = mean_error(found[:, 0] - found[:, 1])
    raw, rough = mean_error(found[:, 0])
    print(
        f"{asked.family}: {asked.plies}-ply against {asked.against}-ply, net {net.card.hash[:12]}: {mean:+.4f} ± "
        f"{error:.4f} points a game luck-adjusted ({raw:+.3f} ± {rough:.3f} raw), {asked.games} games, "
        f"seed {asked.seed}"
    )


if __name__ == "__main__":
    main()
