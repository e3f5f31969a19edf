"""Where games are kept: SQLite by default, PostgreSQL by URL; it handles text alone."""

from sugoroku.store.errors import NoSuchGame, SeatTaken, StaleRecord, StoreError, UnknownCode
from sugoroku.store.rows import ActionRow, GameRow, Glance, ListedGame, Record, SeatRow
from sugoroku.store.store import Store

__all__ = [
    "ActionRow",
    "GameRow",
    "Glance",
    "ListedGame",
    "NoSuchGame",
    "Record",
    "SeatRow",
    "SeatTaken",
    "StaleRecord",
    "Store",
    "StoreError",
    "UnknownCode",
]
