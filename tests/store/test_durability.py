"""A line that was acknowledged is there after the process was killed."""

import os
import random
import signal
import subprocess
import sys

import pytest

from sugoroku.game.record import Sitter
from sugoroku.store import Store

WRITE = """
import sys
from sugoroku.game.record import Sitter
from sugoroku.store import Store
store = Store(sys.argv[1])
seq = store.glance(sys.argv[2]).length
while True:
    store.append(sys.argv[2], seq, [f"line {seq}", f"line {seq + 1}"])
    seq += 2
    print(seq, flush=True)
"""


def test_a_killed_writer_loses_nothing_it_acknowledged(url):
    """Killed at ten random moments; every acknowledged line is there, in order, no batch torn."""
    store = Store(url)
    game = store.open_game("{}", [Sitter("white", "person"), Sitter("black", "person")])
    for _ in range(10):
        writer = subprocess.Popen([sys.executable, "-c", WRITE, url, game], stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        acknowledged = [int(writer.stdout.readline()) for _ in range(random.randint(1, 40))][-1]
        writer.send_signal(signal.SIGKILL)
        rest = writer.stdout.read().split("\n")
        writer.wait()
        acknowledged = max([acknowledged, *(int(line) for line in rest[:-1])])
        lines = [action.text for action in store.entries(game)]
        assert len(lines) in {acknowledged, acknowledged + 2}
        assert lines == [f"line {seq}" for seq in range(len(lines))]
    store.close()


@pytest.mark.skipif("SUGOROKU_TEST_DATABASE" in os.environ, reason="SQLite's own settings")
@pytest.mark.parametrize(("pragma", "wanted"), [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)])
def test_every_connection_keeps_its_word(store, pragma, wanted):
    """Write-ahead log, a sync at each commit, and foreign keys are on."""
    with store.database.reading() as connection:
        assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == wanted
