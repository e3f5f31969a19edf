"""Run the pages under gunicorn."""

from collections.abc import Callable, Iterable, MutableMapping
from importlib import import_module
from typing import Any

from gunicorn.app.base import BaseApplication

FACTORY = "sugoroku.web:create_app"
KEEP_ALIVE = 75  # seconds: longer than a page waits between two questions
StartResponse = Callable[[str, Iterable[tuple[str, str]]], None]
WSGIApplication = Callable[[MutableMapping[str, Any], StartResponse], Iterable[bytes]]


class Server(BaseApplication):
    """Run the pages under gunicorn's threads, as the command line asked."""

    def __init__(self, address: str, workers: int, threads: int) -> None:
        self.wanted = {
            "bind": address,
            "workers": workers,
            "worker_class": "gthread",
            "threads": threads,
            "keepalive": KEEP_ALIVE,
            "graceful_timeout": 5,
            "loglevel": "warning",
            "proc_name": "sugoroku",
            "control_socket_disable": True,
            "when_ready": lambda _server: print(f"Sugoroku is at http://{address}/ (Ctrl-C stops it)", flush=True),
        }
        super().__init__()

    def load_config(self) -> None:
        """Hand gunicorn what the command line asked for."""
        for name, value in self.wanted.items():
            if name in self.cfg.settings:
                self.cfg.set(name, value)

    def load(self) -> WSGIApplication:
        """Make the app inside the worker, so that its threads and connections are the worker's own."""
        module, factory = FACTORY.split(":")
        app: WSGIApplication = getattr(import_module(module), factory)()
        return app
