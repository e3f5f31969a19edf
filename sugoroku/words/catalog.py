"""Mark and look up the words of the page."""

import gettext
from functools import cache
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from sugoroku.places import translations

LANGUAGES = ("en", "ja", "ko")
DOMAIN = "messages"


def N_(message: str) -> str:  # noqa: N802 - gettext's own name for marking a message
    """Mark a message for translation and return it unchanged."""
    return message


@cache
def catalog(language: str) -> gettext.NullTranslations:
    """Return the messages of a language, read once a process.

    The source is English, so English is the catalog that changes nothing. Raise LookupError for a
    language that is not one of LANGUAGES.
    """
    if language not in LANGUAGES:
        raise LookupError(language)
    return read_catalog(translations() / language / "LC_MESSAGES")


def read_catalog(folder: Path) -> gettext.NullTranslations:
    """Read the compiled catalog of a folder, or its source where that is newer or stands alone."""
    source, compiled = folder / f"{DOMAIN}.po", folder / f"{DOMAIN}.mo"
    if compiled.exists() and not _is_newer(source, compiled):
        with compiled.open("rb") as lines:
            return gettext.GNUTranslations(lines)
    if source.exists():
        return _read_source(source)
    return gettext.NullTranslations()


def _is_newer(source: Path, compiled: Path) -> bool:
    return source.exists() and source.stat().st_mtime > compiled.stat().st_mtime


def _read_source(source: Path) -> gettext.GNUTranslations:
    """Compile a catalog in memory, so that a checkout needs no build step."""
    compiled = BytesIO()
    with source.open("rb") as lines:
        write_mo(compiled, read_po(lines))
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)
