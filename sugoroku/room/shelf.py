"""A shelf for the tables last looked at, so that a move costs no replay of its game."""

import threading
from collections import OrderedDict

from sugoroku.room.table import Table

MOST_MOMENTS = 100_000  # some seventy megabytes


class Shelf:
    """Hold the tables last used, up to a number of them and of their moments; what was longest unused goes first."""

    def __init__(self, room_for: int, most_moments: int = MOST_MOMENTS) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._room_for = room_for
        self._most_moments = most_moments
        self._moments = 0
        self._lock = threading.Lock()

    def take(self, game: str) -> Table | None:
        """Give the table kept for a game; it stays on the shelf."""
        with self._lock:
            table = self._tables.get(game)
            if table is not None:
                self._tables.move_to_end(game)
            return table

    def put(self, table: Table) -> None:
        """Keep a table, unless a longer record of the game is kept already."""
        with self._lock:
            kept = self._tables.get(table.game)
            if kept is None or kept.seq <= table.seq:
                self._tables[table.game] = table
                self._tables.move_to_end(table.game)
                self._moments += table.seq - (kept.seq if kept else 0)
            while len(self._tables) > 1 and self._is_full():
                self._moments -= self._tables.popitem(last=False)[1].seq

    def drop(self, game: str) -> None:
        """Forget a game."""
        with self._lock:
            dropped = self._tables.pop(game, None)
            self._moments -= dropped.seq if dropped else 0

    def _is_full(self) -> bool:
        return len(self._tables) > self._room_for or self._moments > self._most_moments
