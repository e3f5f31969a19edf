"""A table: a game as it stands, with every moment that led there."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sugoroku.game.actions import Action
from sugoroku.game.news import News, news_of
from sugoroku.game.record import Sitter
from sugoroku.game.seat import Seat
from sugoroku.game.state import State


@dataclass(frozen=True, slots=True)
class Moment:
    """Hold one action of the record, its text, its time (milliseconds since 1970) and the state after it."""

    action: Action
    text: str
    at: int
    state: State


@dataclass(frozen=True, slots=True)
class Table:
    """Hold a game: its head, who sits there, the state before the first action and all moments since."""

    game: str
    header: Mapping[str, Any]
    sitters: tuple[Sitter, ...]
    start: State
    moments: tuple[Moment, ...]

    @property
    def seq(self) -> int:
        """Count the actions: what a form carries that answers this table."""
        return len(self.moments)

    @property
    def state(self) -> State:
        """Return where the game stands."""
        return self.moments[-1].state if self.moments else self.start

    @property
    def own_dice(self) -> bool:
        """Tell whether the players throw real dice and enter what they show."""
        return own_dice_of(self.header)

    @property
    def over(self) -> bool:
        """Tell whether the last game is over; the series may go on."""
        return self.state.to_act is None

    def state_at(self, seq: int) -> State:
        """Return the state before the action `seq`; raise IndexError beyond the record."""
        if not 0 <= seq <= self.seq:
            raise IndexError(seq)
        return self.moments[seq - 1].state if seq else self.start

    def news(self, since: int) -> tuple[News, ...]:
        """Tell what the actions from `since` on brought about."""
        numbers = range(max(since, 0), self.seq)
        return tuple(
            news
            for seq in numbers
            for news in news_of(self.state_at(seq), self.moments[seq].action, self.moments[seq].state)
        )

    def sitter(self, seat: Seat) -> Sitter:
        """Return who sits on a side; raise KeyError for chance."""
        for sitter in self.sitters:
            if sitter.seat == seat:
                return sitter
        raise KeyError(seat)

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        """List the sides a person sits on: none, one, or both on one screen."""
        return tuple(s.seat for s in self.sitters if person is not None and s.person == person)

    def may_act(self, person: str | None) -> bool:
        """Tell whether this person is asked now: for his seat, for the dice he throws, or for the next game."""
        seats = self.seats_of(person)
        asked = self.state.to_act
        if asked is Seat.CHANCE:
            return bool(seats) and self.own_dice
        return bool(seats) if asked is None else asked in seats

    @property
    def acts_by_itself(self) -> bool:
        """Tell whether chance or a computer is next, or nothing can move, so that nobody needs to be asked."""
        return goes_by_itself(self.state, self.sitters, own_dice=self.own_dice)


def own_dice_of(header: Mapping[str, Any]) -> bool:
    """Tell whether a head says that the players throw real dice."""
    return header.get("own_dice") is True


def goes_by_itself(state: State, sitters: Iterable[Sitter], *, own_dice: bool) -> bool:
    """Tell whether a game goes on from a state with nobody asked."""
    asked = state.to_act
    if state.must_pass:
        return True
    if asked is Seat.CHANCE:
        return not own_dice
    return any(sitter.seat == asked and sitter.kind == "computer" for sitter in sitters)
