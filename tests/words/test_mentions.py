"""Running text names the words of the glossary, whole words only."""

import pytest

from sugoroku.words.catalog import LANGUAGES
from sugoroku.words.glossary import GLOSSARY
from sugoroku.words.mentions import MENTIONS, mentions_in


def named(text: str, language: str) -> list[tuple[str, str]]:
    return [(mention.key, text[mention.start : mention.end]) for mention in mentions_in(text, language)]


def test_every_word_that_can_be_named_stands_in_the_glossary():
    assert set(MENTIONS) <= set(GLOSSARY)


def test_no_form_belongs_to_two_words():
    for language in LANGUAGES:
        forms = [form.lower() for words in MENTIONS.values() for form in words[language]]
        assert len(forms) == len(set(forms))


def test_every_form_is_found_where_it_stands_alone():
    for key, words in MENTIONS.items():
        for language in LANGUAGES:
            for form in words[language]:
                assert named(form, language) == [(key, form)]


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "Gammon and backgammon", [("gammon", "Gammon"), ("backgammon", "backgammon")]),
        ("en", "Cutting a lone stone", [("cut", "Cutting"), ("lone-stone", "lone stone")]),
        ("en", "A rematch on the keyboard counts two points.", []),
        ("ja", "端石を切る", [("lone-stone", "端石"), ("cut", "切る")]),
        ("ja", "ビーバーとバックギャモン", [("beaver", "ビーバー"), ("backgammon", "バックギャモン")]),
        ("ja", "六地を続けて押さえる基盤", []),
        ("ko", "판과 돌", [("board", "판"), ("stone", "돌")]),
        ("ko", "판돈을 바로 돌려 개먼처럼", []),
        ("ko", "반스고로쿠에도, 백개먼도", [("ban-sugoroku", "반스고로쿠"), ("backgammon", "백개먼")]),
    ],
)  # fmt: skip
def test_a_word_is_found_whole_and_not_within_another(language, text, found):
    assert named(text, language) == found
