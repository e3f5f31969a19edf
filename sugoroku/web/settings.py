"""What the place where the app runs decides: database, secret, limits. Read from the environment once."""

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

DEFAULT_FOLDER = Path("var")
LARGEST_REQUEST = 2 * 1024 * 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Hold what a running app is told from outside.

    `posts_a_minute`, `new_games_a_minute` and `thoughts_a_minute` (pages that make the computer think) limit one
    person or address.
    """

    database: str
    secret: str
    largest_request: int = LARGEST_REQUEST
    posts_a_minute: int = 240
    new_games_a_minute: int = 30
    thoughts_a_minute: int = 120
    behind_proxies: int = 0


def read_settings(environ: Mapping[str, str] = os.environ) -> Settings:
    """Read the settings; raise ValueError with the name of the variable that is wrong.

    Without DATABASE_URL games are kept in ./var/sugoroku.sqlite3, without SUGOROKU_SECRET a secret is
    made once and kept beside them.
    """
    return Settings(
        database=environ.get("DATABASE_URL") or f"sqlite:///{_folder() / 'sugoroku.sqlite3'}",
        secret=environ.get("SUGOROKU_SECRET") or _kept_secret(),
        posts_a_minute=_number(environ, "SUGOROKU_POSTS_A_MINUTE", 240),
        new_games_a_minute=_number(environ, "SUGOROKU_NEW_GAMES_A_MINUTE", 30),
        thoughts_a_minute=_number(environ, "SUGOROKU_THOUGHTS_A_MINUTE", 120),
        behind_proxies=_number(environ, "SUGOROKU_BEHIND_PROXIES", 0),
    )


def _number(environ: Mapping[str, str], name: str, otherwise: int) -> int:
    text = environ.get(name, str(otherwise))
    if not (text.isascii() and text.isdigit()):
        raise ValueError(f"{name} is a whole number, not {text!r}")
    return int(text)


def _folder() -> Path:
    folder = DEFAULT_FOLDER.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _kept_secret() -> str:
    """Read the secret kept in ./var/secret, or make it; of two processes that make one, both use the first."""
    kept = _folder() / "secret"
    try:
        with os.fdopen(os.open(kept, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as fresh:
            fresh.write(secrets.token_urlsafe(32))
    except FileExistsError:
        pass
    return kept.read_text()
