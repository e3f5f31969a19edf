"""Serve the pages from this machine."""

import argparse
import os
import socket
import sys

DATABASES = ("sqlite", "postgresql", "postgres")


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `sugoroku serve` to the command line."""
    parser = subparsers.add_parser(
        "serve",
        help="serve the game to a browser",
        description="Serve the game to a browser until stopped with Ctrl-C.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=_port, default=8000, help="port to listen on (default: %(default)s)")
    parser.add_argument("--workers", type=_count, default=1, help="processes that answer (default: %(default)s)")
    parser.add_argument("--threads", type=_count, default=8, help="threads in each process (default: %(default)s)")
    parser.add_argument(
        "--database",
        type=_database,
        metavar="URL",
        help="where games are kept, as an SQLAlchemy URL (default: DATABASE_URL, else a file here)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped; return 1 at once when the address cannot be had."""
    from sugoroku.cli.server import Server  # noqa: PLC0415 - the other commands start without a server

    reason = _why_not_listen(args.host, args.port)
    if reason:
        print(f"sugoroku serve: {reason}", file=sys.stderr)
        return 1
    if args.database:
        os.environ["DATABASE_URL"] = args.database
    elif (url := os.environ.get("DATABASE_URL")) and (reason := _why_no_database(url)):
        print(f"sugoroku serve: DATABASE_URL is {reason}", file=sys.stderr)
        return 1
    Server(f"{_in_url(args.host)}:{args.port}", args.workers, args.threads).run()
    return 0


def _port(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"a port is a number from 1 to 65535, not {text!r}")
    return int(text)


def _count(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= 256:
        raise argparse.ArgumentTypeError(f"a number from 1 to 256 is needed, not {text!r}")
    return int(text)


def _database(text: str) -> str:
    from sqlalchemy.engine import make_url  # noqa: PLC0415 - the other commands start without a store
    from sqlalchemy.exc import ArgumentError  # noqa: PLC0415

    try:
        kind = make_url(text).get_backend_name()
    except ArgumentError as error:
        raise argparse.ArgumentTypeError(
            f"not the URL of a database: {text!r} (such as sqlite:///games.sqlite3)"
        ) from error
    if kind not in DATABASES:
        raise argparse.ArgumentTypeError(f"games are kept in SQLite or PostgreSQL, not in {kind!r}")
    return text


def _why_no_database(url: str) -> str | None:
    try:
        _database(url)
    except argparse.ArgumentTypeError as refusal:
        return str(refusal)
    return None


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _why_not_listen(host: str, port: int) -> str | None:
    """Try the address before the server does, to say in one line what is wrong with it."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        return f"no such address: {host}"
    with socket.socket(family, kind, protocol) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(address)
        except PermissionError:
            return f"port {port} needs rights that this user does not have; try --port 8000"
        except OSError:
            return f"{host} port {port} is taken or not of this machine; try another with --port"
    return None
