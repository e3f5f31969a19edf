"""The store: games as rows of text. It knows tables and transactions, and nothing of the game."""

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, or_, select, update
from sqlalchemy.engine.interfaces import DBAPIConnection

from sugoroku.game.record import Cover, Entry, Glance, Listed, NoSuchGame, Record, SeatTaken, Sitter, StaleRecord
from sugoroku.game.seat import Seat
from sugoroku.store import tables
from sugoroku.store.database import Database
from sugoroku.store.migrate import migrate
from sugoroku.store.people import People, ensure_person

Clock = Callable[[], int]


def now() -> int:
    """Tell the time in milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


class Store:
    """Keep games, people and their codes in one database."""

    def __init__(self, url: str, clock: Clock = now) -> None:
        """Open the database at this URL (`sqlite:////a/file`, `postgresql://…`), its tables brought up to date."""
        self.database = Database(url)
        migrate(self.database)
        self.clock = clock
        self.people = People(self.database, clock)
        self._hot = _Hot(self.database)

    def close(self) -> None:
        """Let all connections go."""
        self.database.close()

    # -- the hot path: what every request and every move asks

    def glance(self, game: str) -> Glance:
        """Tell who sits in a game and how long its record is, in one statement."""
        with self.database.hand() as hand:
            rows = self._hot.glance.run(hand, game=game).fetchall()
        if not rows:
            raise NoSuchGame(game)
        return Glance(tuple([_sitter(row) for row in rows]), rows[0][5])

    def entries(self, game: str, since: int = 0) -> tuple[Entry, ...]:
        """Read the actions of a game from seq `since` on."""
        with self.database.hand() as hand:
            rows = self._hot.actions.run(hand, game=game, since=since).fetchall()
        return tuple([Entry(*row) for row in rows])

    def append(self, game: str, seq: int, texts: Sequence[str], *, over: bool | None = None) -> int:
        """Write actions `seq`, `seq + 1`, … all or none, on disk at return; give the time on them.

        `over` marks the game as over or as going on again; None leaves that as it is.
        Raises StaleRecord when the record does not hold exactly `seq` actions, NoSuchGame when there is none.
        """
        at = self.clock()
        database = self.database
        with database.turn, database.hand() as hand:
            try:
                if database.embedded:
                    hand.cursor().execute("BEGIN IMMEDIATE")
                fits = self._write(hand, game, seq, texts, at)
                if fits and over is not None:
                    self._hot.mark.run(hand, game=game, over=over)
            except database.integrity_error:
                fits = False
            except BaseException:
                hand.rollback()
                raise
            if fits:
                hand.commit()
                return at
            hand.rollback()
        raise StaleRecord(game, seq, self.glance(game).length)

    def _write(self, hand: DBAPIConnection, game: str, seq: int, texts: Sequence[str], at: int) -> bool:
        """Insert the lines, and tell whether each found the one before it."""
        append = self._hot.append
        return all(
            append.run(hand, game=game, seq=number, before=number - 1, text=text, at=at).rowcount == 1
            for number, text in enumerate(texts, seq)
        )

    # -- a game's life

    def open_game(
        self,
        header: str,
        sitters: Sequence[Sitter],
        *,
        owner: str | None = None,
        entries: Sequence[Entry] = (),
        over: bool = False,
    ) -> str:
        """Write a new game, with the entries it already has when it comes from elsewhere, and give its id."""
        game = secrets.token_urlsafe(9)
        created = self.clock()
        with self.database.writing() as connection:
            for person in {owner, *(sitter.person for sitter in sitters)} - {None}:
                ensure_person(connection, str(person), created)
            connection.execute(
                insert(tables.game),
                {"id": game, "header": header, "created": created, "owner": owner, "over": over},
            )
            connection.execute(insert(tables.seat), [_seat_values(game, sitter) for sitter in sitters])
            if entries:
                lines = [{"game": game, "seq": seq, "text": e.text, "at": e.at} for seq, e in enumerate(entries)]
                connection.execute(insert(tables.action), lines)
        return game

    def load(self, game: str) -> Record:
        """Read all of a game."""
        with self.database.reading() as connection:
            row = connection.execute(_GAME, {"game": game}).one_or_none()
            if row is None:
                raise NoSuchGame(game)
            seats = connection.execute(_SEATS, {"games": [game]}).all()
        return Record(Cover(*row), tuple(_sitter(seat[1:]) for seat in seats), self.entries(game))

    def claim_seat(self, game: str, seat: str, person: str, name: str) -> None:
        """Seat a person where nobody sits yet; of two who try, one gets it."""
        with self.database.writing() as connection:
            ensure_person(connection, person, self.clock())
            claimed = connection.execute(
                update(tables.seat)
                .where(tables.seat.c.game == game, tables.seat.c.seat == seat)
                .where(tables.seat.c.kind == "person", tables.seat.c.person.is_(None))
                .values(person=person, name=name)
            )
            if claimed.rowcount == 1:
                return
        self.glance(game)
        raise SeatTaken(game, seat)

    def delete_game(self, game: str) -> None:
        """Remove a game and its record for everybody."""
        with self.database.writing() as connection:
            if connection.execute(delete(tables.game).where(tables.game.c.id == game)).rowcount == 0:
                raise NoSuchGame(game)

    def leave_game(self, game: str, person: str) -> None:
        """Take a game off a person's list; it is removed once it stands on nobody's."""
        with self.database.writing() as connection:
            connection.execute(
                update(tables.seat)
                .where(tables.seat.c.game == game, tables.seat.c.person == person)
                .values(listed=False)
            )
            connection.execute(
                update(tables.game).where(tables.game.c.id == game, tables.game.c.owner == person).values(owner=None)
            )
            listed = select(tables.seat.c.game).where(tables.seat.c.listed, tables.seat.c.person.is_not(None))
            connection.execute(
                delete(tables.game).where(
                    tables.game.c.id == game, tables.game.c.owner.is_(None), tables.game.c.id.not_in(listed)
                )
            )

    # -- many games

    def games_of(self, person: str, *, limit: int = 20, offset: int = 0) -> tuple[Listed, ...]:
        """List the games a person sits in or owns, the one last played first."""
        mine = select(tables.seat.c.game).where(tables.seat.c.person == person, tables.seat.c.listed)
        game = tables.game.c
        played = func.coalesce(_LAST_PLAYED, game.created)
        query = (
            select(game.id, game.header, game.created, game.owner, game.over, _LENGTH, played)
            .where(or_(game.owner == person, game.id.in_(mine)))
            .order_by(played.desc(), game.id)
            .limit(limit)
            .offset(offset)
        )
        with self.database.reading() as connection:
            rows = connection.execute(query).all()
            seats: dict[str, list[Sitter]] = {row[0]: [] for row in rows}
            for seat in connection.execute(_SEATS, {"games": list(seats)}):
                seats[seat[0]].append(_sitter(seat[1:]))
        return tuple(Listed(Cover(*row[:5]), tuple(seats[row[0]]), row[5], row[6]) for row in rows)

    def unfinished(self, since: int) -> tuple[str, ...]:
        """List the games that are not over and were opened or played after this time."""
        game = tables.game.c
        query = select(game.id).where(~game.over, func.coalesce(_LAST_PLAYED, game.created) > since)
        with self.database.reading() as connection:
            return tuple(connection.execute(query).scalars())

    def records_of(self, person: str) -> Iterator[Record]:
        """Read every game of a person, the one last played first."""
        offset = 0
        while page := self.games_of(person, limit=100, offset=offset):
            for listed in page:
                with suppress(NoSuchGame):  # deleted meanwhile
                    yield self.load(listed.cover.game)
            offset += len(page)


class _Hot:
    """Hold the statements of the hot path, each compiled once."""

    def __init__(self, database: Database) -> None:
        seat, action = tables.seat.c, tables.action.c
        length = (
            select(func.coalesce(func.max(action.seq), -1) + 1)
            .where(action.game == bindparam("game"))
            .scalar_subquery()
        )
        self.glance = database.prepare(
            select(seat.seat, seat.kind, seat.person, seat.level, seat.name, length)
            .where(seat.game == bindparam("game"))
            .order_by(seat.seat.desc())
        )
        self.actions = database.prepare(
            select(action.text, action.at)
            .where(action.game == bindparam("game"), action.seq >= bindparam("since"))
            .order_by(action.seq)
        )
        before = select(action.seq).where(action.game == bindparam("game"), action.seq == bindparam("before"))
        fresh = select(
            bindparam("game", type_=action.game.type),
            bindparam("seq", type_=action.seq.type),
            bindparam("text", type_=action.text.type),
            bindparam("at", type_=action.at.type),
        ).where(or_(bindparam("before", type_=action.seq.type) == -1, before.exists()))
        self.append = database.prepare(insert(tables.action).from_select(["game", "seq", "text", "at"], fresh))
        self.mark = database.prepare(
            update(tables.game).where(tables.game.c.id == bindparam("game")).values(over=bindparam("over"))
        )


def _sitter(row: Sequence[Any]) -> Sitter:
    seat, kind, person, level, name = row[:5]
    return Sitter(Seat(seat), kind, person, level, name)


def _seat_values(game: str, sitter: Sitter) -> dict[str, object]:
    return {
        "game": game,
        "seat": str(sitter.seat),
        "kind": sitter.kind,
        "person": sitter.person,
        "level": sitter.level,
        "name": sitter.name,
        "listed": True,
    }


_GAME = select(
    tables.game.c.id, tables.game.c.header, tables.game.c.created, tables.game.c.owner, tables.game.c.over
).where(tables.game.c.id == bindparam("game"))
_SEATS = (
    select(
        tables.seat.c.game,
        tables.seat.c.seat,
        tables.seat.c.kind,
        tables.seat.c.person,
        tables.seat.c.level,
        tables.seat.c.name,
    )
    .where(tables.seat.c.game.in_(bindparam("games", expanding=True)))
    .order_by(tables.seat.c.game, tables.seat.c.seat.desc())
)
_OF_THE_GAME = tables.action.c.game == tables.game.c.id
_LENGTH = (
    select(func.coalesce(func.max(tables.action.c.seq), -1) + 1)
    .where(_OF_THE_GAME)
    .correlate(tables.game)
    .scalar_subquery()
)
_LAST_PLAYED = (  # nothing where the last action's time is not known
    select(func.nullif(tables.action.c.at, 0))
    .where(_OF_THE_GAME)
    .order_by(tables.action.c.seq.desc())
    .limit(1)
    .correlate(tables.game)
    .scalar_subquery()
)
