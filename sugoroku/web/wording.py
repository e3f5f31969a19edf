"""Say on a modern board what the old game says in words of its own: checkers, blots and the bar."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from sugoroku.web.view import Board, Said
from sugoroku.words.catalog import N_

MODERN_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "%(who)s cut the lone stone on %(point)s.": N_("%(who)s hit the blot on %(point)s."),
        "%(who)s closed the inner table.": N_("%(who)s closed the home board."),
        "%(who)s closed six points in a row.": N_("%(who)s made a prime of six points."),
        "%(who)s passed: the captured stone found no open point to enter on.": N_(
            "%(who)s passed: the checker on the bar found no open point."
        ),
        "%(who)s passed: no stone could move by these dice.": N_(
            "%(who)s passed: no checker could move by these dice."
        ),
        "%(who)s: play %(high)s and %(low)s. Choose a stone.": N_(
            "%(who)s: play %(high)s and %(low)s. Choose a checker."
        ),
        "No stone of yours stands on %(point)s.": N_("No checker of yours stands on %(point)s."),
        "A captured stone must enter first.": N_("The checker on the bar must enter first."),
        "The %(die)s leads to %(point)s, which two or more enemy stones hold.": N_(
            "The %(die)s leads to %(point)s, which two or more enemy checkers hold."
        ),
        "With the %(die)s it would leave the board, but not all your stones are home yet.": N_(
            "With the %(die)s it would be borne off, but not all your checkers are home yet."
        ),
        "The %(die)s takes a stone off a lower point only when none stands higher.": N_(
            "The %(die)s bears off from a lower point only when no checker stands higher."
        ),
        "All fifteen stones were borne off; the other side had borne off at least one.": N_(
            "All fifteen checkers were borne off; the other side had borne off at least one."
        ),
        "The other side had borne off no stone: two points.": N_(
            "The other side had borne off no checker: two points."
        ),
        "The other side had borne off no stone and still had one captured or in the winner's inner table: "
        "three points.": N_(
            "The other side had borne off no checker and still had one on the bar or in the winner's home board: "
            "three points."
        ),
    }
)


def worded(said: Said, board: Board) -> Said:
    """Return the sentence in the words of the game that this board shows."""
    return replace(said, text=MODERN_WORDS.get(said.text, said.text)) if board is Board.MODERN else said
