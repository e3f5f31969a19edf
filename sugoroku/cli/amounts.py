"""Whole numbers of the command line."""

import argparse
from collections.abc import Callable

LONGEST = 12


def at_least(least: int) -> Callable[[str], int]:
    """Return a reader of whole numbers that are no less; argparse says what it refuses."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= LONGEST and int(text) >= least):
            raise argparse.ArgumentTypeError(f"a whole number from {least} is needed, not {text[:40]!r}")
        return int(text)

    return read
