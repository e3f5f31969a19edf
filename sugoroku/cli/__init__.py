"""The command line: one file a command, each with `add` (its arguments) and a `run` of them."""

import argparse
import importlib
import sys
from collections.abc import Sequence

from sugoroku import __version__

COMMANDS = ("serve", "moves", "perft", "train", "choose", "evaluate", "rollout", "match", "measure", "convert")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status."""
    parser = argparse.ArgumentParser(prog="sugoroku", description="Play, learn and study ban-sugoroku.")
    parser.add_argument("--version", action="version", version=f"sugoroku {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        _add(name, commands)
    chosen = parser.parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


def _add(name: str, commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    importlib.import_module(f"sugoroku.cli.{name}").add(commands)
