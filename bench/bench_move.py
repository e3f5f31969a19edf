"""Measure a move (check, record on disk, redraw) against a bare Flask hello under the same server in the same run.

The app's games have two people on one screen, so that no computer's thinking is counted. Both servers are asked in
turn, hello and move by move, over kept-alive connections by a client that does next to nothing.
"""

import gzip
import socket
import statistics
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlencode

from sugoroku.game.actions import PASS, Played, action_text
from sugoroku.game.presets import PRESETS
from sugoroku.game.state import Phase, State
from sugoroku.room.dice import FairDice
from sugoroku.room.room import Room
from sugoroku.store import Store
from tests.serving import Browser, Served

MOVES = 400
MOST_RAW, MOST_COMPRESSED, MOST_TIMES = 20_000, 3_000, 5.0


class Wire:
    """Send prepared requests over one connection and take the answers as they are."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def ask(self, request: bytes) -> tuple[float, bytes]:
        """Send a request; give the seconds until its answer was whole, and the answer."""
        start = time.perf_counter()
        self._socket.sendall(request)
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self._socket.recv(65536)
        head, _, body = answer.partition(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        while len(body) < length:
            body += self._socket.recv(65536)
        return time.perf_counter() - start, head + b"\r\n\r\n" + body


def first_action(state: State) -> str:
    """Give the text of some action the game waits for."""
    if state.to_act is None:
        return "next"
    match state.phase:
        case Phase.TO_CHOOSE:
            return "roll"
        case Phase.TO_PLAY:
            plays = state.worked_out.plays
            return action_text(Played(tuple((s.source, s.target) for s in plays[0].steps)) if plays else PASS)
    return "take"


def measure(rules: str, folder: Path, pages: Served, hello: Served) -> bool:
    """Play one preset, print its line, and tell whether it is within bounds."""
    store = Store(f"sqlite:///{folder}/games.sqlite3")
    room = Room(store, FairDice(), players=sys.exit)
    browser = Browser(pages.port)
    game = browser.open_game(rules=rules, opponent="here")
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    wire, hello_wire = Wire(pages.port), Wire(hello.port)
    moves, hellos, raw, compressed = [], [], 0, 0
    for count in range(MOVES + 50):
        table = room.look(game)
        if table.over:  # a record of usual length
            game = browser.open_game(rules=rules, opponent="here")
            table = room.look(game)
        body = urlencode({"seq": table.seq, "action": first_action(table.state)})
        request = (
            f"POST /game/{game}/act HTTP/1.1\r\nHost: 127.0.0.1:{pages.port}\r\nCookie: {cookie}\r\n"
            f"HX-Request: true\r\nHX-Request-Type: partial\r\nContent-Type: application/x-www-form-urlencoded\r\n"
            f"Accept-Language: en\r\nContent-Length: {len(body)}\r\n\r\n{body}"
        )
        seconds, answer = wire.ask(request.encode())
        hello_seconds, _ = hello_wire.ask(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{hello.port}\r\n\r\n".encode())
        head, _, fragment = answer.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 200"):
            raise SystemExit(f"{body}: {head.decode()}")
        raw, compressed = max(raw, len(fragment)), max(compressed, len(gzip.compress(fragment, 6)))
        if count >= 50:  # both are warm
            moves.append(seconds)
            hellos.append(hello_seconds)
    store.close()
    move, bare = statistics.median(moves) * 1000, statistics.median(hellos) * 1000
    times = move / bare
    print(
        f"{rules:10} move {move:6.2f} ms  hello {bare:5.2f} ms  {times:5.2f} times (at most {MOST_TIMES:g})  "
        f"fragment {raw / 1000:5.1f} kB raw (at most 20), {compressed / 1000:4.2f} kB compressed (at most 3)",
        flush=True,
    )
    return times <= MOST_TIMES and raw <= MOST_RAW and compressed <= MOST_COMPRESSED


def main() -> int:
    """Measure the presets that were named, all of them otherwise."""
    with tempfile.TemporaryDirectory() as named:
        folder = Path(named)
        with Served(folder, "--threads", "8") as pages, Served(folder, command=("-m", "bench.hello")) as hello:
            within = [measure(rules, folder, pages, hello) for rules in sys.argv[1:] or PRESETS]
    return 0 if all(within) else 1


if __name__ == "__main__":
    raise SystemExit(main())
