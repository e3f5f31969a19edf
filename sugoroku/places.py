"""Find the templates, static files and translations that go with the package."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _place(name: str) -> Path:
    """Prefer the folder inside an installed package to the one of a checkout."""
    inner = _PACKAGE / name
    return inner if inner.is_dir() else _PACKAGE.parent / name


def templates() -> Path:
    """Return the folder of the page templates."""
    return _place("templates")


def static() -> Path:
    """Return the folder of style sheets, scripts, fonts and pictures."""
    return _place("static")


def translations() -> Path:
    """Return the folder of the message catalogs, one folder a language."""
    return _place("translations")
