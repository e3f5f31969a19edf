"""The glossary has every word in four scripts, explained, and says where it is from."""

from sugoroku.lore.sources import SOURCES
from sugoroku.words.glossary import _ENTRIES, ERA_WORDS, GLOSSARY, Era
from sugoroku.words.terms import TERMS


def test_it_has_many_distinct_words():
    assert len(GLOSSARY) == len(_ENTRIES) >= 60
    assert sum(entry.era is Era.MODERN for entry in _ENTRIES) >= 15
    assert set(TERMS) <= set(GLOSSARY)


def test_every_word_stands_in_four_scripts_with_its_meaning():
    for entry in _ENTRIES:
        assert all((entry.term.kanji, entry.term.kana, entry.term.romaji, entry.term.hangul, entry.english))
        assert entry.term.gloss


def test_every_word_says_where_it_is_from():
    for entry in _ENTRIES:
        assert entry.sources
        assert set(entry.sources) <= set(SOURCES)
    assert set(ERA_WORDS) == set(Era)


def test_glosses_differ():
    assert len({entry.term.gloss for entry in _ENTRIES}) == len(_ENTRIES)
