"""One look at a table: whose it is, with which half-made play and which news."""

from dataclasses import dataclass

from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, State
from sugoroku.room.table import Table
from sugoroku.web import telling
from sugoroku.web.drafting import Draft, read_draft
from sugoroku.web.sight import Sight
from sugoroku.words.catalog import N_

SPEED = {"slow": 1200, "normal": 600, "fast": 250, "none": 0}
RECORD_LINES = 8


@dataclass(frozen=True, slots=True)
class Look:
    """Hold one look at a table: whose, in which state, with which half-made play and which news."""

    table: Table
    sight: Sight
    mine: tuple[Seat, ...]
    may_act: bool
    draft: Draft | None
    since: int
    stale: bool = False

    @property
    def state(self) -> State:
        """Return where the game stands."""
        return self.table.state

    @property
    def names(self) -> dict[Seat, str]:
        """Return what each player is called."""
        return {seat: seat_title(self, seat) for seat in (Seat.WHITE, Seat.BLACK)}


def look_at(
    table: Table,
    sight: Sight,
    person: str | None,
    *,
    draft: str = "",
    source: str = "",
    since: int | None = None,
    stale: bool = False,
) -> Look:
    """Read the half-made play, where the reader is asked to play, and gather what a drawing needs."""
    state = table.state
    may_act = table.may_act(person)
    playing = may_act and state.phase is Phase.TO_PLAY and not state.must_pass
    return Look(
        table=table,
        sight=sight,
        mine=table.seats_of(person),
        may_act=may_act,
        draft=read_draft(state, draft, source) if playing else None,
        since=table.seq if since is None else since,
        stale=stale,
    )


def viewer_of(table: Table, person: str | None, *, turning: bool) -> Seat:
    """Return whose side is drawn near: one's own; with both on one screen white's, or who is on turn."""
    seats = table.seats_of(person)
    if len(seats) == 1:
        return seats[0]
    return table.state.turn if turning and seats else Seat.WHITE


def seat_title(look: Look, seat: Seat) -> str:
    """Return what a player is called: a name, `You`, `Computer`, or the colour."""
    sitter = look.table.sitter(seat)
    if sitter.name:
        return sitter.name
    if sitter.kind == "computer":
        return look.sight.text(N_("Computer"))
    if look.mine == (seat,):
        return look.sight.text(telling.OWN)
    return look.sight.text(N_("White") if seat is Seat.WHITE else N_("Black"))
