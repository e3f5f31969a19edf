"""Find where running text names a word of the glossary, in the forms that each language's pages use."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple


class Mention(NamedTuple):
    """Hold where a text names a word: the key of its glossary entry, and the part of the text from start to end."""

    key: str
    start: int
    end: int


def _forms(en: str, ja: str, ko: str) -> Mapping[str, tuple[str, ...]]:
    return {lang: tuple(filter(None, text.split(" / "))) for lang, text in (("en", en), ("ja", ja), ("ko", ko))}


MENTIONS: Mapping[str, Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "ban-sugoroku": _forms("ban-sugoroku", "盤双六", "반스고로쿠"),
        "hon-sugoroku": _forms("hon-sugoroku / hon", "本双六", "혼스고로쿠 / 혼 배치 / 혼"),
        "board": _forms("board", "双六盤 / 盤", "판"),
        "stone": _forms("stone / stones", "石", "돌"),
        "lone-stone": _forms("lone stone", "端石", "하시이시 / 홀로 있는 돌"),
        "point": _forms("twelve points / inner points / held points / of three points", "地", "지점"),
        "inner": _forms("inner table", "内地", "안쪽"),
        "near": _forms("near row", "手前の列", "가까운 줄"),
        "far": _forms("far row", "向こうの列", "먼 줄"),
        "cut": _forms("cut / cuts / cutting", "切る / 切られた / 切られ / 切れば / 切り / 切って", "잡기 / 잡습니다 / 잡으면서 / 잡으면 / 잡고"),
        "captive": _forms("captive", "手石", "잡힌 돌"),
        "enter": _forms("entering / enters / enter", "下ろす / 下ります", "들여놓기"),
        "stagnate": _forms("stagnate", "淀む", "요도무"),
        "steam": _forms("steam / steamed / steaming", "蒸す / 蒸せば", "찌기 / 찌는 / 찌면"),
        "array": _forms("array", "石飾り", "배치"),
        "dice": _forms("dice", "賽", "주사위"),
        "irigachi": _forms("irigachi", "入勝", "이리가치"),
        "mushigachi": _forms("mushigachi", "蒸勝", "무시가치"),
        "mujogachi": _forms("mujōgachi", "無上勝", "무조가치"),
        "agari": _forms("agari", "上がり", "아가리"),
        "yamato": _forms("Yamato array / Yamato", "大和の石飾り / 大和", "야마토 배치 / 야마토"),
        "backgammon": _forms("backgammon", "バックギャモン", "백개먼"),
        "bar": _forms("bar", "", "바에"),
        "bearing-off": _forms("bearing off / bear off / bear them off / bear all off / borne off", "ベアリングオフ / ベアオフ", "베어링 오프"),
        "prime": _forms("prime / primes", "六地の壁", "여섯 지점의 벽"),
        "gammon": _forms("gammon / gammons", "ギャモン", "개먼"),
        "doubling-cube": _forms("doubling cube", "ダブリングキューブ", "더블링 큐브"),
        "match": _forms("match / matches", "マッチ", "매치"),
        "crawford": _forms("Crawford rule", "クロフォードルール", "크로퍼드 룰"),
        "jacoby": _forms("Jacoby rule", "ジャコビールール", "자코비 룰"),
        "beaver": _forms("beaver / beavers", "ビーバー", "비버"),
        "automatic-double": _forms("automatic double / automatic doubles", "オートマチックダブル", "자동 더블"),
    }
)  # fmt: skip
_PARTICLES = "은|는|이|가|을|를|과|와|의|에|에서|에게|으로|로|도|만|까지|부터|마다|보다|이나|나|입니다|이며"
_KANJI, _KATAKANA, _HANGUL = r"々\u3400-\u9fff", r"\u30a1-\u30f6ー", r"\uac00-\ud7a3"


def mentions_in(text: str, language: str) -> Iterator[Mention]:
    """Yield every place where a text names a word, from left to right; of two that overlap, the longer.

    >>> [mention.key for mention in mentions_in("You cut a lone stone.", "en")]
    ['cut', 'lone-stone']
    """
    finder, keys = _finder(language)
    for found in finder.finditer(text):
        yield Mention(keys[found[0].lower()], *found.span())


@cache
def _finder(language: str) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """Return what finds all forms of a language, and whose form each is."""
    keys = {form.lower(): key for key, forms in MENTIONS.items() for form in forms[language]}
    longest_first = sorted(keys, key=lambda form: (-len(form), form))
    return re.compile("|".join(map(_whole_word, longest_first)), re.IGNORECASE), keys


def _whole_word(form: str) -> str:
    """Return a pattern that finds a form, but not within a longer word of the same script."""
    pattern = re.escape(form)
    for script in (_KANJI, _KATAKANA, _HANGUL, r"\w"):
        if re.match(f"[{script}]", form):
            pattern = f"(?<![{script}]){pattern}"
            break
    if re.search(f"[{_HANGUL}]$", form):
        return f"{pattern}(?=(?:{_PARTICLES}){{0,2}}(?![{_HANGUL}]))"
    for script in (_KANJI, _KATAKANA):
        if re.search(f"[{script}]$", form):
            return f"{pattern}(?![{script}])"
    return pattern if re.search(r"[\u3041-\u3093]$", form) else rf"{pattern}(?!\w)"
