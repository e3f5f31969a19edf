"""`sugoroku match`: let two computer players meet."""

import argparse
import sys
from pathlib import Path

from sugoroku.brain.arena import Entrant, mean_error, meet
from sugoroku.brain.families import family_of
from sugoroku.brain.heuristic import Heuristic
from sugoroku.brain.judge import judge_of
from sugoroku.brain.levels import LEVELS, THUMB
from sugoroku.brain.net import UnfitNet, load_net
from sugoroku.cli.amounts import at_least
from sugoroku.game.errors import GameError
from sugoroku.game.presets import DEFAULT_PRESET, parse_rules
from sugoroku.game.rules import Rules

PLIES = ("0-ply", "1-ply", "2-ply")
RANDOM = "random"


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "match",
        help="let two computer players meet",
        description="Play games of two computer players, seats changing each game, without the cube, and print the "
        "first player's points a game, as they fell and with the luck of the dice taken out. A player is a level "
        f"({', '.join((*LEVELS, THUMB.key))}), {', '.join(PLIES)}, {RANDOM}, or the file of a net (played 0-ply).",
    )
    parser.add_argument("one", metavar="A")
    parser.add_argument("two", metavar="B")
    parser.add_argument("--rules", default=DEFAULT_PRESET)
    parser.add_argument("--games", type=at_least(2), default=200)
    parser.add_argument("--seed", type=at_least(0), default=1679)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play and print one line."""
    try:
        rules = parse_rules(arguments.rules).rules
        one, two = (entrant(name, rules) for name in (arguments.one, arguments.two))
    except (GameError, UnfitNet) as refusal:
        print(f"sugoroku match: {refusal}", file=sys.stderr)
        return 2
    games = meet(one, two, rules, arguments.games, arguments.seed, luck_by=judge_of(rules))
    adjusted, error = mean_error(games.adjusted)
    raw, rough = mean_error(games.points)
    print(
        f"{arguments.one} against {arguments.two}, {arguments.rules}: {adjusted:+.4f} ± {error:.4f} points a game "
        f"luck-adjusted ({raw:+.3f} ± {rough:.3f} raw), {len(games.points)} games, seed {arguments.seed}"
    )
    return 0


def entrant(name: str, rules: Rules) -> Entrant:
    """Read a player's name; raise UnfitNet for what is none."""
    if name == THUMB.key:
        return Entrant(Heuristic())
    if name == RANDOM:
        return Entrant(Heuristic(), noise=1e6)  # all it knows is drowned
    if name in PLIES:
        return Entrant(judge_of(rules), PLIES.index(name))
    if name in LEVELS:
        return Entrant(judge_of(rules), LEVELS[name].plies, LEVELS[name].noise)
    if not Path(name).is_file():
        raise UnfitNet(f"there is no player and no file called {name[:80]!r}")
    return Entrant(load_net(Path(name), family_of(rules)))
