"""`sugoroku moves`: the legal plays of positions, as JSON lines."""

import argparse

from sugoroku.cli.lines import Answer, Question, answer_lines
from sugoroku.game.moves import Play, legal_plays
from sugoroku.game.notation import play_text


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "moves",
        help="list the legal plays of positions (JSON lines)",
        description='Read lines like {"rules": "late-edo", "board": "-b----E-C---eE---c-e----B-", "dice": [3, 1]} '
        "and answer each with its legal plays, one per distinct resulting board.",
    )
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    """Answer standard input line by line."""
    return answer_lines(_moves)


def _moves(question: Question) -> Answer:
    return {"plays": [_play(play) for play in legal_plays(question.position, question.throw, question.rules)]}


def _play(play: Play) -> Answer:
    win = None if play.win is None else {"kind": play.win.kind.value, "points": play.win.points}
    return {"text": play_text(play.steps), "board": play.after.xgid(), "win": win}
