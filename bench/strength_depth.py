"""Let a family's net meet itself or another one at some depth, the luck of the dice taken out, at compiled speed.

python -m bench.strength_depth late-edo --plies 2 --against 0 --games 200
python -m bench.strength_depth late-edo --plies 1 --against 1 --other older/late-edo.npz --games 400
"""

import argparse
from pathlib import Path

import numpy as np

from sugoroku.brain.arena import mean_error
from sugoroku.brain.families import FAMILIES
from sugoroku.brain.kernel.deep import deep_contest
from sugoroku.brain.kernel.plays import workspace
from sugoroku.brain.net import load_net, net_of_family
from sugoroku.brain.train import law_of
from sugoroku.game.presets import parse_rules


def main() -> None:
    """Play, and print what came out."""
    parser = argparse.ArgumentParser()
    parser.add_argument("family", choices=list(FAMILIES))
    parser.add_argument("--plies", type=int, default=2)
    parser.add_argument("--against", type=int, default=0)
    parser.add_argument("--other", type=Path, help="the file of the net it meets, where that is not itself")
    parser.add_argument("--rules", help="the rule set, where it is not the family's first")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1679)
    asked = parser.parse_args()
    net = net_of_family(asked.family)
    other = load_net(asked.other, asked.family) if asked.other else net
    law = law_of(parse_rules(asked.rules or FAMILIES[asked.family].taught[0]).rules)
    rooms = [workspace() for _ in range(3)]
    seed = np.array([asked.seed], np.uint64)
    found = deep_contest(net.weights, other.weights, asked.plies, asked.against, 0.0, law, asked.games, seed, *rooms)
    mean, error = mean_error(found[:, 0] - found[:, 1])
    raw, rough = mean_error(found[:, 0])
    of_other = f" of {asked.other.name} {other.card.hash[:12]}" if asked.other else ""
    print(
        f"{asked.family}: {asked.plies}-ply against {asked.against}-ply{of_other}, net {net.card.hash[:12]}: "
        f"{mean:+.4f} ± {error:.4f} points a game luck-adjusted ({raw:+.3f} ± {rough:.3f} raw), {asked.games} games, "
        f"seed {asked.seed}"
    )


if __name__ == "__main__":
    main()
