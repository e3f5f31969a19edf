"""People: an id in a cookie, their preferences and progress, and the codes that move all of it."""

import hashlib
import json
import secrets
from collections.abc import Callable, Mapping

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from sugoroku.store import tables
from sugoroku.store.database import Database
from sugoroku.store.errors import UnknownCode

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another
CODE_LENGTH = 10
CODE_LIFETIME = 15 * 60 * 1000


class People:
    """Keep what belongs to a person."""

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self._database = database
        self._clock = clock

    def preferences(self, person: str) -> dict[str, object]:
        """Read a person's preferences; somebody never seen has none."""
        with self._database.reading() as connection:
            text = connection.scalar(select(tables.person.c.preferences).where(tables.person.c.id == person))
        kept: dict[str, object] = json.loads(text or "{}")
        return kept

    def set_preferences(self, person: str, changes: Mapping[str, object]) -> dict[str, object]:
        """Change some preferences, keep the others, and give them all."""
        with self._database.writing() as connection:
            ensure_person(connection, person, self._clock())
            mine = tables.person.c.id == person
            kept = json.loads(connection.scalar(select(tables.person.c.preferences).where(mine)) or "{}")
            merged = {**kept, **changes}
            connection.execute(update(tables.person).where(mine).values(preferences=_json(merged)))
        return merged

    def progress(self, person: str) -> dict[str, str]:
        """Read how far a person has come, by the key of the lesson or puzzle."""
        table = tables.progress
        with self._database.reading() as connection:
            rows = connection.execute(select(table.c.key, table.c.value).where(table.c.person == person))
            return {row.key: row.value for row in rows}

    def set_progress(self, person: str, key: str, value: str) -> None:
        """Note how far a person has come with one lesson or puzzle."""
        table = tables.progress
        with self._database.writing() as connection:
            ensure_person(connection, person, self._clock())
            connection.execute(delete(table).where(table.c.person == person, table.c.key == key))
            connection.execute(insert(table), {"person": person, "key": key, "value": value, "at": self._clock()})

    def new_code(self, person: str, lifetime: int = CODE_LIFETIME) -> str:
        """Give a code that moves everything of this person, once, within `lifetime` milliseconds."""
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        moment = self._clock()
        with self._database.writing() as connection:
            ensure_person(connection, person, moment)
            old = (tables.code.c.person == person) | (tables.code.c.expires <= moment)
            connection.execute(delete(tables.code).where(old))
            connection.execute(
                insert(tables.code), {"hash": _hash(code), "person": person, "expires": moment + lifetime}
            )
        return f"{code[:5]}-{code[5:]}"

    def redeem_code(self, code: str, person: str) -> str:
        """Move everything of the code's person to this one, and give the id it came from.

        Raises UnknownCode when the code is unknown, used or expired; of two who redeem, one succeeds.
        """
        moment = self._clock()
        mine = tables.code.c.hash == _hash(code)
        with self._database.writing() as connection:
            giver = connection.scalar(
                select(tables.code.c.person).where(mine, tables.code.c.expires > moment).with_for_update()
            )
            if giver is None or connection.execute(delete(tables.code).where(mine)).rowcount != 1:
                raise UnknownCode
            ensure_person(connection, person, moment)
            if giver != person:
                _move(connection, str(giver), person)
        return str(giver)


def ensure_person(connection: Connection, person: str, created: int) -> None:
    """Write a row for a person who has none."""
    if connection.scalar(select(tables.person.c.id).where(tables.person.c.id == person)) is not None:
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(tables.person), {"id": person, "created": created, "preferences": "{}"})
    except IntegrityError:
        return  # another process was first


def _move(connection: Connection, giver: str, taker: str) -> None:
    """Move games, seats, progress and preferences; where both have something, the taker's stays."""
    connection.execute(update(tables.game).where(tables.game.c.owner == giver).values(owner=taker))
    connection.execute(update(tables.seat).where(tables.seat.c.person == giver).values(person=taker))
    known = select(tables.progress.c.key).where(tables.progress.c.person == taker)
    theirs = tables.progress.c.person == giver
    connection.execute(delete(tables.progress).where(theirs, tables.progress.c.key.in_(known)))
    connection.execute(update(tables.progress).where(theirs).values(person=taker))
    wishes = {
        person: json.loads(text)
        for person, text in connection.execute(
            select(tables.person.c.id, tables.person.c.preferences).where(tables.person.c.id.in_([giver, taker]))
        )
    }
    merged = _json({**wishes[giver], **wishes[taker]})
    connection.execute(update(tables.person).where(tables.person.c.id == taker).values(preferences=merged))
    connection.execute(delete(tables.person).where(tables.person.c.id == giver))


def _hash(code: str) -> str:
    """Hash a code as it was meant: case, spaces and hyphens do not count."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(plain.encode()).hexdigest()


def _json(values: Mapping[str, object]) -> str:
    return json.dumps(values, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
