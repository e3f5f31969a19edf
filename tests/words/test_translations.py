"""Every word of the pages is there in every language."""

import re
from functools import cache
from pathlib import Path

import pytest
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.frontend import parse_keywords, parse_mapping_cfg
from babel.messages.pofile import read_po

from sugoroku.words.catalog import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
OTHERS = [language for language in LANGUAGES if language != "en"]
PLACEHOLDER = re.compile(r"%\((\w+)\)[sd]")
# names and figures that are written alike everywhere
ALIKE = {"1", "2", "3", "4", "11", "27", "%(title)s.", "%(text)s: %(refusal)s"}


def forms(words: str | tuple[str, ...]) -> tuple[str, ...]:
    """Return the singular and plural, or the one form there is."""
    return (words,) if isinstance(words, str) else tuple(words)


@cache
def in_source() -> frozenset[tuple[str, ...]]:
    """Return every message that the Makefile's `messages` would collect."""
    marks = re.search(r"^REFUSALS := (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert marks
    keywords = DEFAULT_KEYWORDS | parse_keywords(["N_", *marks[1].replace("-k ", "").split()])
    with (ROOT / "babel.cfg").open(encoding="utf-8") as lines:
        methods, options = parse_mapping_cfg(lines)
    found = extract_from_dir(ROOT, methods, options, keywords, directory_filter=_ours)
    return frozenset(forms(words) for _, _, words, _, _ in found if words)


def _ours(folder: str) -> bool:
    return Path(folder) == ROOT or Path(folder).relative_to(ROOT).parts[0] in {"sugoroku", "templates"}


@cache
def translated(language: str):
    with (ROOT / "translations" / language / "LC_MESSAGES" / "messages.po").open("rb") as lines:
        return [message for message in read_po(lines, locale=language) if message.id]


@pytest.mark.parametrize("language", OTHERS)
def test_the_catalog_has_every_message_of_the_source(language):
    known = {form for message in translated(language) for form in forms(message.id)[:1]}
    assert len(in_source()) > 1000
    assert [words for words in in_source() if words[0] not in known] == [], "run `make messages`"


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language):
    lacking = [message.id for message in translated(language) if not all(forms(message.string))]
    doubtful = [message.id for message in translated(language) if message.fuzzy]
    assert (lacking, doubtful) == ([], [])


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language):
    same = {message.id for message in translated(language) if forms(message.string)[0] == forms(message.id)[0]}
    assert same - ALIKE == set()


@pytest.mark.parametrize("language", OTHERS)
def test_the_placeholders_agree(language):
    differing = [
        (message.id, form)
        for message in translated(language)
        for form in forms(message.string)
        if set(PLACEHOLDER.findall(form)) != set(PLACEHOLDER.findall(forms(message.id)[-1]))
    ]
    assert differing == []
