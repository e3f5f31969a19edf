"""`sugoroku convert`: a match or a position from one exchange format to another."""

import argparse
import sys

from sugoroku.game.errors import GameError
from sugoroku.game.formats.known import FORMATS, format_of, read_match
from sugoroku.game.formats.values import MAX_TEXT, FormatError
from sugoroku.game.presets import parse_rules

ANY = "any"


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "convert",
        help="turn a match or a position from one format into another",
        description="Read standard input in one format, check every action by the rules, and write it in another. "
        f"Formats: {', '.join(FORMATS)}.",
    )
    parser.add_argument("source", metavar="FROM", choices=(ANY, *FORMATS), help=f"a format, or '{ANY}' to recognise it")
    parser.add_argument("target", metavar="TO", choices=tuple(FORMATS), help="a format")
    parser.add_argument("--rules", help="the rule set that a position is to be played by, otherwise modern")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Convert standard input to standard output; say what is wrong, and where, on standard error."""
    try:
        text = sys.stdin.buffer.read(4 * MAX_TEXT).decode("utf-8-sig")
        rule_set = parse_rules(arguments.rules) if arguments.rules else None
        key = format_of(text).key if arguments.source == ANY else arguments.source
        written = FORMATS[arguments.target].write(read_match(text, key, rule_set))
    except UnicodeDecodeError as problem:
        return _refused(str(FormatError(problem.object.count(b"\n", 0, problem.start) + 1, "the text is not UTF-8")))
    except GameError as refusal:
        return _refused(str(refusal))
    sys.stdout.buffer.write(written.encode("utf-8"))
    sys.stdout.buffer.flush()
    return 0


def _refused(reason: str) -> int:
    print(f"sugoroku convert: {reason}", file=sys.stderr)
    return 1
