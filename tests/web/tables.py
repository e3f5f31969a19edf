"""Build tables from actions, without a store."""

from dataclasses import replace

from sugoroku.game.actions import parse_action
from sugoroku.game.play import begin, play
from sugoroku.game.record import Sitter
from sugoroku.game.seat import Seat
from sugoroku.game.state import Setup
from sugoroku.room.table import Moment, Table


def played(setup: Setup, *texts: str) -> Table:
    """Return the table of a game in which these actions were taken; white sits here, black is a computer."""
    state, moments = begin(setup), []
    sitters = (Sitter(Seat.WHITE, "person", person="p"), Sitter(Seat.BLACK, "computer"))
    table = Table("g", {}, sitters, state, ())
    for text in texts:
        action = parse_action(text)
        state = play(state, action)
        moments.append(Moment(action, text, 0, state))
    return replace(table, moments=tuple(moments))
