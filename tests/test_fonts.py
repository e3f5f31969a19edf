import re
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "static" / "fonts"
JAPANESE = ("shippori-mincho-600.woff2", "shippori-mincho-700.woff2")
KOREAN = ("gowun-batang-700.woff2",)
WORDS = sorted((ROOT / "sugoroku" / "words").glob("*.py"))
NOT_IN_SOURCE = set("幷")


@cache
def held(name):
    return {chr(code) for code in TTFont(FONTS / name).getBestCmap()}


@pytest.mark.parametrize("name", JAPANESE + KOREAN)
def test_romanised_japanese_can_be_set(name):
    assert set("Chōroku, āēīōū ĀĒĪŌŪ — “1679”") <= held(name)


@pytest.mark.parametrize("name", JAPANESE)
def test_kana_and_every_kanji_of_the_game_s_words_can_be_set(name):
    kanji = set(re.findall(r"[々\u3400-\u9fff]", "".join(path.read_text(encoding="utf-8") for path in WORDS)))
    lacking = (kanji | set("あんアンー、。「」")) - held(name) - NOT_IN_SOURCE
    assert not lacking, "run `make fonts`"


@pytest.mark.parametrize("name", KOREAN)
def test_hangul_can_be_set(name):
    assert set("반스고로쿠하시이시이리가치무시가치무조가치") <= held(name)


@pytest.mark.parametrize("name", JAPANESE + KOREAN)
def test_a_font_is_light_enough_for_a_phone(name):
    assert (FONTS / name).stat().st_size < 200_000


def test_the_style_sheet_names_fonts_that_exist():
    named = re.findall(r'url\("([^"]+)"\)', (ROOT / "static/css/fonts.css").read_text(encoding="utf-8"))
    assert {Path(name).name for name in named} == set(JAPANESE + KOREAN)
    assert all((ROOT / "static/css" / name).is_file() for name in named)
