"""`sugoroku train`: teach a family's net by its own play."""

import argparse
import sys
from pathlib import Path

from sugoroku.cli.amounts import at_least

FAMILY_KEYS = ("late-edo", "modern", "meiji", "gather", "early-edo")


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "train",
        help="teach the computer by its own play (needs the train extra)",
        description="Teach a family's net by self-play. Saves as it goes; run again to resume.",
    )
    parser.add_argument("family", choices=FAMILY_KEYS)
    parser.add_argument("--to", type=Path, default=Path("var/training"), help="folder of the saved courses")
    parser.add_argument("--seed", type=at_least(0), default=1679)
    parser.add_argument("--hidden", type=at_least(1), default=128, help="hidden units of a net begun from nothing")
    parser.add_argument("--until", type=at_least(1), default=99, help="stop after this many stages")
    parser.add_argument("--write", type=Path, help="write the net so far to this file, as the program ships it")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Train, and say where the net is."""
    try:
        from sugoroku.brain.train import shipped, train  # noqa: PLC0415 - numba is an extra
    except ImportError:
        print("sugoroku train needs numba: install sugoroku[train]", file=sys.stderr)
        return 2
    course = train(
        arguments.family,
        arguments.to,
        seed=arguments.seed,
        hidden=arguments.hidden,
        until=arguments.until,
        say=lambda line: print(line, flush=True),
    )
    print(f"{course.family}: {course.games:,} games, saved in {arguments.to}")
    if arguments.write:
        print(f"{arguments.write}: net {shipped(course, arguments.write).hash[:12]}")
    return 0
