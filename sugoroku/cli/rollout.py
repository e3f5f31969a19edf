"""`sugoroku rollout`: play the best plays of positions out many times, as JSON lines."""

import argparse

from sugoroku.brain.judge import judge_of
from sugoroku.brain.player import Computer, Ranked
from sugoroku.brain.rollout import roll_out
from sugoroku.cli.amounts import at_least
from sugoroku.cli.lines import Answer, Question, answer_lines
from sugoroku.game.notation import play_text


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "rollout",
        help="play the best plays of positions out many times (JSON lines)",
        description="Read the same lines as `choose` and answer with the best plays, each played out many times, the "
        "luck of the dice taken out; equity and its standard error are for the player to move.",
    )
    parser.add_argument("--games", type=at_least(2), default=144)
    parser.add_argument("--plays", type=at_least(1), default=3, help="how many of the best plays")
    parser.add_argument("--until", type=at_least(1), help="stop each game after so many plies and judge it")
    parser.add_argument("--seed", type=at_least(0), default=1679)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Answer standard input line by line."""
    computer = Computer("strong")

    def answer(question: Question) -> Answer:
        ranked = computer.rank(question.position, question.throw, question.rules, 1)
        plays = [_rolled(one, question, arguments) for one in ranked[: arguments.plays]]
        return {"plays": sorted(plays, key=lambda play: -float(play["equity"]))}

    return answer_lines(answer)


def _rolled(ranked: Ranked, question: Question, arguments: argparse.Namespace) -> Answer:
    play = ranked.play
    line = {"text": play_text(play.steps), "board": play.after.xgid()}
    if play.win is not None:
        return {**line, "equity": play.win.points, "error": 0.0, "games": 0}
    judge = judge_of(question.rules)
    rolled = roll_out(judge, play.after.flip(), question.rules, arguments.games, arguments.seed, plies=arguments.until)
    parts = rolled.chances.flip().by_kind()
    chances = {side: {kind: round(part, 4) for kind, part in kinds.items()} for side, kinds in parts.items()}
    return {
        **line,
        "equity": round(-rolled.equity, 4),
        "error": round(rolled.error, 4),
        "games": arguments.games,
        "chances": chances,
    }
