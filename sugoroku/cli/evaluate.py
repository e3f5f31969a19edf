"""`sugoroku evaluate`: the chances of positions, as JSON lines."""

import argparse

from sugoroku.brain.families import is_exact
from sugoroku.brain.player import Computer
from sugoroku.cli.choose import add_strength
from sugoroku.cli.lines import Answer, Board, answer_boards


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "evaluate",
        help="judge positions (JSON lines)",
        description="Read the same lines as `choose` (without dice too: they are not looked at) and answer with the "
        "chances of the player about to throw. `exact` says whether the computer was trained for just these rules.",
    )
    add_strength(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Answer standard input line by line."""
    computer = Computer(arguments.level)
    plies = computer.level.plies if arguments.plies is None else arguments.plies

    def answer(board: Board) -> Answer:
        chances = computer.chances(board.position, board.rules, plies)
        parts = {
            side: {kind: round(part, 4) for kind, part in kinds.items()} for side, kinds in chances.by_kind().items()
        }
        return {"equity": round(chances.equity, 4), "chances": parts, "exact": is_exact(board.rules)}

    return answer_boards(answer)
