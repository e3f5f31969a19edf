"""`sugoroku measure`: play a rule set many times and print its figures."""

import argparse
import json
import sys
from datetime import UTC, datetime

from sugoroku.brain.arena import Entrant, meet
from sugoroku.brain.judge import judge_of, name_of
from sugoroku.brain.measure import statistics
from sugoroku.cli.amounts import at_least
from sugoroku.game.errors import GameError
from sugoroku.game.presets import parse_rules


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "measure",
        help="play a rule set many times and print its figures",
        description="Let the computer play itself, without look-ahead and without the cube, and print one JSON object: "
        "length in plays, how the first seat fares, how games are won, hits and passes; each mean with its standard "
        "error.",
    )
    parser.add_argument("rules", metavar="RULES", help="a rule set, such as 'late-edo doubles=4'")
    parser.add_argument("--games", type=at_least(2), default=1000)
    parser.add_argument("--seed", type=at_least(0), default=1679)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play and print."""
    try:
        rule_set = parse_rules(arguments.rules)
    except GameError as refusal:
        print(f"sugoroku measure: {refusal}", file=sys.stderr)
        return 2
    rules = rule_set.rules
    player = Entrant(judge_of(rules))
    games = meet(player, player, rules, arguments.games, arguments.seed)
    print(
        json.dumps(
            {
                "rules": rule_set.text,
                "date": datetime.now(UTC).date().isoformat(),
                "player": f"0-ply {name_of(rules)}",
                "seed": arguments.seed,
                **statistics(games, rules),
            },
            ensure_ascii=False,
        )
    )
    return 0
