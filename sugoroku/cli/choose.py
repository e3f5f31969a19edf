"""`sugoroku choose`: the computer's play for positions, as JSON lines."""

import argparse
from collections.abc import Callable

from sugoroku.brain.levels import DEFAULT_LEVEL, LEVELS, THUMB
from sugoroku.brain.player import Computer, Ranked
from sugoroku.cli.lines import Answer, Question, answer_lines
from sugoroku.game.notation import play_text

DEEPEST = 2


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "choose",
        help="let the computer choose plays (JSON lines)",
        description='Read lines like {"rules": "late-edo", "board": "-b----E-C---eE---c-e----B-", "dice": [3, 1]} and '
        "answer each with the play the computer chooses. Equity is in points a game, without the cube, for the player "
        "to move.",
    )
    add_strength(parser)
    parser.set_defaults(run=run)


def add_strength(parser: argparse.ArgumentParser) -> None:
    """Add the two ways to say how strong the computer is to be."""
    strength = parser.add_mutually_exclusive_group()
    strength.add_argument("--level", choices=(*LEVELS, THUMB.key), default=DEFAULT_LEVEL)
    strength.add_argument("--plies", type=int, choices=range(DEEPEST + 1), help="look ahead so far, without error")


def run(arguments: argparse.Namespace) -> int:
    """Answer standard input line by line."""
    return answer_lines(chooser(arguments))


def chooser(arguments: argparse.Namespace) -> Callable[[Question], Answer]:
    """Return the function that answers one question at the strength asked for."""
    computer = Computer(DEFAULT_LEVEL if arguments.plies is not None else arguments.level)
    plies = computer.level.plies if arguments.plies is None else arguments.plies

    def answer(question: Question) -> Answer:
        ranked = computer.rank(question.position, question.throw, question.rules, plies)
        if not ranked:
            chances = computer.chances(question.position.flip(), question.rules, plies).flip()
            return _line("-", question.position.xgid(), chances.equity, chances.by_kind())
        return _play(computer.pick(ranked, question.position, question.throw))

    return answer


def _play(chosen: Ranked) -> Answer:
    play = chosen.play
    return _line(play_text(play.steps), play.after.xgid(), chosen.equity, chosen.chances.by_kind())


def _line(text: str, board: str, equity: float, chances: object) -> Answer:
    return {"text": text, "board": board, "equity": round(equity, 4), "chances": _rounded(chances)}


def _rounded(chances: object) -> object:
    if isinstance(chances, dict):
        return {name: _rounded(part) for name, part in chances.items()}
    return round(chances, 4) if isinstance(chances, float) else chances
