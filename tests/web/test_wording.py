"""A modern board speaks of checkers; what it says has the same gaps and is translated like the rest."""

import re

import pytest

from sugoroku.web.view import Board, Said
from sugoroku.web.wording import MODERN_WORDS, worded
from sugoroku.words.catalog import catalog


@pytest.mark.parametrize(("old", "modern"), MODERN_WORDS.items())
def test_a_sentence_and_its_modern_words_have_the_same_gaps(old, modern):
    """Both are sentences of the catalog, so that neither key nor value can go stale unseen."""
    assert re.findall(r"%\(\w+\)s", old) == re.findall(r"%\(\w+\)s", modern)
    for lang in ("ja", "ko"):
        assert catalog(lang).gettext(old) != old
        assert catalog(lang).gettext(modern) not in {modern, catalog(lang).gettext(old)}


def test_the_old_board_keeps_the_old_words():
    """What has no modern words stays as it is on either board."""
    said = Said(next(iter(MODERN_WORDS)), {"who": "You", "point": "in-5"})
    assert worded(said, Board.EDO) == said
    assert worded(said, Board.MODERN).text == MODERN_WORDS[said.text]
    assert worded(Said("%(who)s doubled."), Board.MODERN).text == "%(who)s doubled."
