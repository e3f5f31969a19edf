"""Where games are kept: SQLite by default, PostgreSQL by URL; it handles text alone."""

from sugoroku.store.errors import UnknownCode
from sugoroku.store.store import Store

__all__ = ["Store", "UnknownCode"]
