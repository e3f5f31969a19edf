"""The real server in a process group of its own, and a browser's bare minimum to talk to it."""

import http.client
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Self
from urllib.parse import urlencode

ROOT = Path(__file__).resolve().parent.parent


def free_port() -> int:
    """Ask the system for a port that nobody uses."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


class Served:
    """Run `sugoroku serve` (or another command line) until killed."""

    def __init__(self, folder: Path, *words: str, command: tuple[str, ...] = ("-m", "sugoroku", "serve")) -> None:
        self.port = free_port()
        environ = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "DATABASE_URL": f"sqlite:///{folder}/games.sqlite3",
            "SUGOROKU_SECRET": "a secret of the tests",
            "SUGOROKU_POSTS_A_MINUTE": "1000000",
            "SUGOROKU_NEW_GAMES_A_MINUTE": "1000000",
        }
        self._process = subprocess.Popen(
            [sys.executable, *command, "--port", str(self.port), *words],
            cwd=folder,
            env=environ,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert "http" in said, said

    def kill(self) -> None:
        """Kill the whole group at once, as a power cut would."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_what: object) -> None:
        self.kill()


class Browser:
    """Keep one connection and one cookie, follow nothing by itself."""

    def __init__(self, port: int, cookies: dict[str, str] | None = None) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.cookies = {} if cookies is None else cookies

    def get(self, path: str, **headers: str) -> tuple[int, str, http.client.HTTPMessage]:
        """Ask for a page."""
        return self._ask("GET", path, None, headers)

    def post(self, path: str, form: dict[str, str], **headers: str) -> tuple[int, str, http.client.HTTPMessage]:
        """Send a form."""
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        return self._ask("POST", path, urlencode(form), headers)

    def open_game(self, **form: str) -> str:
        """Start a game by the form of a new one and give its id."""
        status, page, headers = self.post("/new", form)
        assert status == 303, page
        found = re.search(r"/game/([\w-]+)", headers["Location"])
        assert found is not None
        return found[1]

    def _ask(
        self, method: str, path: str, body: str | None, headers: dict[str, str]
    ) -> tuple[int, str, http.client.HTTPMessage]:
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self._connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = self._connection.getresponse()
        text = answer.read().decode()
        for line in answer.headers.get_all("Set-Cookie") or ():
            name, _, value = line.partition(";")[0].partition("=")
            self.cookies[name] = value
        return answer.status, text, answer.headers
