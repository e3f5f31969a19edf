"""`sugoroku perft`: count the distinct boards at every depth, to compare engines by."""

import argparse
import sys

from sugoroku.game.dice import THROWS
from sugoroku.game.errors import GameError
from sugoroku.game.moves import legal_plays
from sugoroku.game.position import START, Position, flipped
from sugoroku.game.presets import parse_rules
from sugoroku.game.rules import Rules

DEEPEST = 5


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "perft",
        help="count the distinct boards at every depth",
        description="From the starting array, play all 21 throws and count the distinct boards that arise, depth by "
        "depth. A board is seen by the player who moves next; a pass gives the same stones turned; a won game "
        "counts at its depth and is not played on.",
    )
    parser.add_argument("rules", metavar="RULES", help="a rule set, such as 'late-edo doubles=4'")
    parser.add_argument("depth", metavar="DEPTH", type=int, help=f"how many plays deep, 1 to {DEEPEST}")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print one line a depth: the depth and the count."""
    try:
        rules = parse_rules(arguments.rules).rules
    except GameError as refusal:
        print(f"sugoroku perft: {refusal}", file=sys.stderr)
        return 2
    if not 1 <= arguments.depth <= DEEPEST:
        print(f"sugoroku perft: the depth is 1 to {DEEPEST}, not {arguments.depth}", file=sys.stderr)
        return 2
    for depth, count in enumerate(perft(rules, arguments.depth), 1):
        print(depth, count, flush=True)
    return 0


def perft(rules: Rules, depth: int) -> list[int]:
    """Count the distinct boards at depths 1 to `depth`."""
    counts = []
    living = {START[rules.start].points}
    for _ in range(depth):
        onward, over = _deeper(living, rules)
        counts.append(len(onward | over))
        living = onward
    return counts


def _deeper(boards: set[tuple[int, ...]], rules: Rules) -> tuple[set[tuple[int, ...]], set[tuple[int, ...]]]:
    onward: set[tuple[int, ...]] = set()
    over: set[tuple[int, ...]] = set()
    for board in boards:
        for throw in THROWS:
            plays = legal_plays(Position(board), throw, rules)
            for play in plays:
                (over if play.win else onward).add(flipped(play.after.points))
            if not plays:
                onward.add(flipped(board))
    return onward, over
