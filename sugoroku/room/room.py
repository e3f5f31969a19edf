"""The room: a person's action goes into the record, then chance and computers act until a person is asked.

Nothing here thinks inside a transaction: what is to be written is worked out first, and the record's own key
decides who was first. A game in which chance or a computer is still to act (the process was killed between two
writes) is mended by the next post or at start, never by a look.
"""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from sugoroku.game.actions import PASS, Action, Opening, Thrown, action_text, parse_action
from sugoroku.game.checked import Checked
from sugoroku.game.dice import Throw
from sugoroku.game.errors import GameError
from sugoroku.game.header import header_of, setup_of
from sugoroku.game.play import apply, begin, check
from sugoroku.game.record import Entry, Record, RecordError, Sitter, StaleRecord
from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, Setup, State
from sugoroku.room.errors import NotYourSeat, NotYourTurn, StaleTable
from sugoroku.room.ports import Dice, Habit, Players, Records
from sugoroku.room.shelf import Shelf
from sugoroku.room.table import Moment, Table, goes_by_itself, own_dice_of

GO_ON = "go-on"


def no_habit(_sitter: Sitter, _state: State) -> None:
    """Ask the person always."""
    return


class Room:
    """Let people, chance and computers act at the tables of one store."""

    def __init__(
        self, records: Records, dice: Dice, players: Players, habit: Habit = no_habit, room_for: int = 256
    ) -> None:
        self._records = records
        self._dice = dice
        self._players = players
        self._habit = habit
        self._shelf = Shelf(room_for)

    def open(
        self,
        setup: Setup,
        sitters: Sequence[Sitter],
        *,
        owner: str | None = None,
        remarks: Mapping[str, Any] | None = None,
    ) -> Table:
        """Open a game and let chance and computers begin; `remarks` join the header (`own_dice` and the like).

        Raise IllegalPosition where the setup's own position is no game.
        """
        begin(setup)
        header = json.dumps({**(remarks or {}), **header_of(setup)})
        return self._go_on(self.look(self._records.open_game(header, sitters, owner=owner)))

    def look(self, game: str) -> Table:
        """Return the game as it stands and write nothing; raise NoSuchGame where there is none."""
        glance = self._records.glance(game)
        kept = self._shelf.take(game)
        if kept is None or kept.seq > glance.length:
            self._shelf.drop(game)
            table = table_of(self._records.load(game))
        elif kept.seq == glance.length and kept.sitters == glance.sitters:
            return kept
        else:
            since = () if kept.seq == glance.length else self._records.entries(game, kept.seq)
            table = replace(kept, sitters=glance.sitters, moments=kept.moments + moments_of(kept.state, since))
        self._shelf.put(table)
        return table

    def act(self, game: str, seq: int, text: str, person: str | None) -> Table:
        """Write a person's action, let the others act until a person is asked, and return the table then.

        `go-on` writes nothing of the person's own: it asks a game to go on that waits for nobody.
        Raise NotYourSeat, StaleTable (it holds the table), NotYourTurn, UnreadableText, IllegalAction, NoSuchGame.
        """
        table = self.look(game)
        if not table.seats_of(person):
            raise NotYourSeat(f"{game} is a game of others")
        if seq != table.seq:
            raise StaleTable(table)
        if table.acts_by_itself:
            if text == GO_ON:
                return self._go_on(table)
            raise StaleTable(self._go_on(table))
        if not table.may_act(person):
            raise NotYourTurn(f"{table.state.to_act} is asked")
        action = check(table.state, parse_action(text))
        return self._go_on(self._write(table, action))

    def mend(self, game: str) -> Table:
        """Let chance and computers act where a game waits for them, and return the table then."""
        return self._go_on(self.look(game))

    def mend_all(self, since: int) -> int:
        """Mend every game played after this time (milliseconds since 1970) that waits for nobody; count them."""
        mended = 0
        for game in self._records.unfinished(since):
            with suppress(RecordError, GameError):  # deleted meanwhile, or kept by a later version of the law
                table = self.look(game)
                if table.acts_by_itself:
                    self._go_on(table)
                    mended += 1
        return mended

    def adopt(self, game: Checked, sitters: Sequence[Sitter], owner: str | None) -> str:
        """Take in a game from elsewhere that was checked, go on where nobody is asked, and return its id.

        It is not played through again: it is unfolded when somebody looks.
        """
        over = game.state.to_act is None
        taken = self._records.open_game(game.header, sitters, owner=owner, entries=game.entries, over=over)
        if goes_by_itself(game.state, sitters, own_dice=own_dice_of(json.loads(game.header))):
            self._go_on(self.look(taken))
        return taken

    def _go_on(self, table: Table) -> Table:
        """Let computers act, one write each, until a person is asked; a game of computers alone moves once."""
        people = any(sitter.kind == "person" for sitter in table.sitters)
        try:
            while table.acts_by_itself:
                table = self._write(table, self._next(table))
                if not people:
                    break
        except StaleTable as gone_on:  # somebody else was first, and lets them act
            return gone_on.table
        return table

    def _next(self, table: Table) -> Action:
        """Work out what chance or the computer that is next does; a throw that moves nothing is passed."""
        state = table.state
        if state.must_pass:
            return PASS
        if state.to_act is Seat.CHANCE:
            return self._chance(state)
        if state.to_act is None:
            raise ValueError("nobody is to act")
        level = table.sitter(state.to_act).level or ""
        return check(state, parse_action(self._players(level).choose(state)))

    def _write(self, table: Table, action: Action) -> Table:
        """Write an action with the throws and forced passes that follow it, all or none."""
        lines = [(action, apply(table.state, action))]
        while (following := self._by_itself(table, lines[-1][1])) is not None:
            lines.append((following, apply(lines[-1][1], following)))
        texts = [action_text(action) for action, _ in lines]
        over = lines[-1][1].to_act is None
        try:
            at = self._records.append(table.game, table.seq, texts, over=over if over != table.over else None)
        except StaleRecord:
            raise StaleTable(self.look(table.game)) from None
        moments = [Moment(action, text, at, state) for (action, state), text in zip(lines, texts, strict=True)]
        written = replace(table, moments=table.moments + tuple(moments))
        self._shelf.put(written)
        return written

    def _by_itself(self, table: Table, state: State) -> Action | None:
        """Give what follows without thought: a throw, a forced pass, a person's habit."""
        asked = state.to_act
        if asked is None:
            return None
        if asked is Seat.CHANCE:
            return None if table.own_dice else self._chance(state)
        if state.must_pass:
            return PASS
        sitter = table.sitter(asked)
        return self._habit(sitter, state) if sitter.kind == "person" else None

    def _chance(self, state: State) -> Action:
        one, two = self._dice.throw()
        return Opening(one, two) if state.phase is Phase.OPENING else Thrown(Throw.of(one, two))


def table_of(record: Record) -> Table:
    """Fold a record into a table."""
    header = json.loads(record.cover.header)
    start = begin(setup_of(header))
    return Table(record.cover.game, header, record.sitters, start, moments_of(start, record.entries))


def moments_of(state: State, entries: Sequence[Entry]) -> tuple[Moment, ...]:
    """Fold entries, trusting them, and keep every state on the way."""
    moments = []
    for entry in entries:
        action = parse_action(entry.text)
        state = apply(state, action)
        moments.append(Moment(action, entry.text, entry.at, state))
    return tuple(moments)
