import argparse
import socket

import pytest

from sugoroku.cli import serve
from sugoroku.cli.server import Server


def read(*arguments):
    parser = argparse.ArgumentParser()
    serve.add(parser.add_subparsers())
    return parser.parse_args(["serve", *arguments])


def test_it_serves_this_machine_alone_unless_told_otherwise():
    args = read()
    assert (args.host, args.port, args.workers, args.threads) == ("127.0.0.1", 8000, 1, 8)
    assert args.database is None


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--port", "x"], "a port is a number"),
        (["--port", "0"], "a port is a number"),
        (["--port", "65536"], "a port is a number"),
        (["--port", "-1"], "a port is a number"),
        (["--port", "٣"], "a port is a number"),
        (["--workers", "0"], "from 1 to 256"),
        (["--threads", "many"], "from 1 to 256"),
        (["--threads", "1.5"], "from 1 to 256"),
        (["--database", "games"], "not the URL of a database"),
        (["--database", ""], "not the URL of a database"),
        (["--database", "mysql://here/games"], "SQLite or PostgreSQL"),
        (["--database", "foo://games"], "SQLite or PostgreSQL"),
        (["--sideways"], "unrecognized"),
        (["now"], "unrecognized"),
    ],
)
def test_what_cannot_be_meant_is_refused_in_plain_words(arguments, reason, capsys):
    with pytest.raises(SystemExit) as stop:
        read(*arguments)
    assert stop.value.code == 2
    assert reason in capsys.readouterr().err


def test_a_taken_port_is_said_at_once(capsys):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        args = read("--port", str(taken.getsockname()[1]))
        assert args.run(args) == 1
    assert "is taken" in capsys.readouterr().err


@pytest.mark.parametrize("url", ["games", "mysql://here/games"])
def test_an_environment_that_names_no_database_is_said_at_once(url, capsys, monkeypatch):
    monkeypatch.setenv("DATABASE_URL", url)
    args = read("--port", "1")
    assert args.run(args) == 1
    assert "DATABASE_URL" in capsys.readouterr().err


def test_an_address_that_is_none_is_said_at_once(capsys):
    args = read("--host", "no such host")
    assert args.run(args) == 1
    assert "no such address" in capsys.readouterr().err


def test_gunicorn_gets_what_was_asked():
    cfg = Server("[::1]:8123", workers=2, threads=5).cfg
    assert cfg.bind == ["[::1]:8123"]
    assert (cfg.workers, cfg.threads, cfg.worker_class_str) == (2, 5, "gthread")
    assert cfg.keepalive == 75
