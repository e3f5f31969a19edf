"""One look at a table: whose it is, with which half-made play and which news."""

from dataclasses import dataclass

from sugoroku.game.actions import PASS
from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, State
from sugoroku.room.table import Table
from sugoroku.web import telling
from sugoroku.web.drafting import Draft, read_draft
from sugoroku.web.sight import Sight
from sugoroku.words.catalog import N_

RECENT = 16
FEW = 4
ROLLED = "?rolled=1"


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
    covered: bool = False  # the throw waits under the cup for a press of the roll button

    @property
    def state(self) -> State:
        """Return where the game stands."""
        return self.table.state

    @property
    def bare(self) -> str:
        """Return the query that draws the turn with nothing moved or chosen; dice once rolled stay in sight."""
        return ROLLED if self.sight.preferences.roll == "yes" else "?"

    @property
    def names(self) -> dict[Seat, str]:
        """Return what each player is called."""
        return {seat: seat_title(self, seat) for seat in (Seat.WHITE, Seat.BLACK)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """Hold what a request says of how to draw: the draft and chosen stone of its URL, the seq it has seen."""

    draft: str = ""
    source: str = ""
    since: int | None = None
    stale: bool = False


def look_at(table: Table, sight: Sight, person: str | None, asked: Asked) -> Look:
    """Read the half-made play, where the reader is asked to play, and gather what a drawing needs."""
    state = table.state
    may_act = table.may_act(person)
    playing = may_act and state.phase is Phase.TO_PLAY and not state.must_pass
    return Look(
        table=table,
        sight=sight,
        mine=table.seats_of(person),
        may_act=may_act,
        draft=read_draft(state, asked.draft, asked.source) if playing else None,
        since=table.seq if asked.since is None else asked.since,
        stale=asked.stale,
    )


def viewer_of(table: Table, person: str | None, *, turning: bool) -> Seat:
    """Return whose side is drawn near: one's own; with both on one screen white's, or who is on turn."""
    seats = table.seats_of(person)
    if len(seats) == 1:
        return seats[0]
    return table.state.turn if turning and seats else Seat.WHITE


def last_own(look: Look) -> int:
    """Return the seq of the last action the reader chose, or of a few actions ago where that is long past."""
    table = look.table
    recent = range(table.seq - 1, max(table.seq - 1 - RECENT, -1), -1)
    own = next((seq for seq in recent if _chose(look, seq)), None)
    return max(table.seq - FEW, 0) if own is None else own


def _chose(look: Look, seq: int) -> bool:
    """Tell whether the reader chose this action; a turn that passed by itself was not chosen."""
    return look.table.state_at(seq).to_act in look.mine and look.table.moments[seq].action != PASS


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
