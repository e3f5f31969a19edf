"""Name the things of the game in four scripts; only their explanation is translated."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Literal

from sugoroku.words.catalog import N_

Script = Literal["kanji", "kana", "romaji", "hangul", "english", "number"]
SCRIPTS = ("kanji", "kana", "romaji", "hangul", "english", "number")


@dataclass(frozen=True, slots=True)
class Term:
    """Hold a word of the game; `hangul` is None where no Korean form is in use."""

    kanji: str
    kana: str
    romaji: str
    hangul: str | None
    gloss: str


TERMS: Mapping[str, Term] = MappingProxyType(
    {
        "ban-sugoroku": Term(
            "盤双六", "ばんすごろく", "ban-sugoroku", "반스고로쿠",
            N_("board sugoroku: the old Japanese game of the backgammon family"),
        ),
        "hon-sugoroku": Term(
            "本双六", "ほんすごろく", "hon-sugoroku", "혼스고로쿠",
            N_("the main game of sugoroku, and the array it starts from"),
        ),
        "board": Term("双六盤", "すごろくばん", "sugoroku-ban", "스고로쿠반", N_("the sugoroku board")),
        "stone": Term("石", "いし", "ishi", "이시 (돌)", N_("a stone, one of the fifteen of each side")),
        "lone-stone": Term(
            "端石", "はいし", "ha-ishi", "하시이시",
            N_("a stone alone on its point, which can be cut; also read hashiishi today"),
        ),
        "point": Term("地", "じ", "ji", "지 (지점)", N_("a point, one of the 24 places of the board")),
        "inner": Term(
            "内地", "うちじ", "uchi-ji", "안쪽", N_("the inner table: the six points in-1 to in-6")
        ),
        "outer": Term(
            "外地", "そとじ", "soto-ji", "바깥쪽", N_("the outer table: the six points out-1 to out-6")
        ),
        "near": Term("手前", "てまえ", "temae", "데마에 (이쪽)", N_("near: on your own side of the board")),
        "far": Term("向こう", "むこう", "mukō", "무코 (상대 쪽)", N_("far: on the opponent's side of the board")),
        "cut": Term("切る", "きる", "kiru", "잡기", N_("to cut: to hit a lone stone and take it captive")),
        "captive": Term(
            "手石", "ていし", "teishi", "잡힌 돌", N_("a captured stone, waiting on the middle band")
        ),
        "enter": Term("下ろす", "おろす", "orosu", "들여놓기", N_("to bring a captive back into play")),
        "stagnate": Term(
            "淀む", "よどむ", "yodomu", "요도무", N_("to stagnate: to find no point where a captive can enter")
        ),
        "cover": Term("合わす", "あわす", "awasu", "아와스", N_("to join two lone stones into a held point")),
        "steam": Term(
            "蒸す", "むす", "musu", "무스", N_("to steam: to shut the enemy in behind held points")
        ),
        "array": Term("石飾り", "いしかざり", "ishikazari", "이시카자리", N_("the array that begins a game")),
        "dice": Term("賽", "さい", "sai", "주사위", N_("the dice")),
        "cup": Term("筒", "どう", "dō", "도", N_("the cup from which the dice are thrown")),
        "irigachi": Term(
            "入勝", "いりがち", "irigachi", "이리가치", N_("the win by gathering all fifteen stones inside")
        ),
        "mushigachi": Term(
            "蒸勝", "むしがち", "mushigachi", "무시가치",
            N_("the win with the inner table closed and an enemy stone captive; also called mujigachi"),
        ),
        "mujigachi": Term(
            "無地勝", "むじがち", "mujigachi", "무지가치", N_("another name of mushigachi")
        ),
        "mujogachi": Term(
            "無上勝", "むじょうがち", "mujōgachi", "무조가치",
            N_("the win with the inner table closed in one of two beautiful shapes"),
        ),
        "agari": Term("上がり", "あがり", "agari", "아가리", N_("the win by bearing off all the stones")),
        "yamato": Term(
            "大和", "やまと", "yamato", "야마토", N_("the Yamato array: five stones on each of three points")
        ),
        "koime": Term("乞目", "こいめ", "koime", "고이메", N_("the throw you are praying for")),
    }
)  # fmt: skip

_DIGITS_KANJI = ("", "一", "二", "三", "四", "五", "六")
_DIGITS_KANA = ("", "いち", "に", "さん", "し", "ご", "ろく")
_DIGITS_ROMAJI = ("", "ichi", "ni", "san", "shi", "go", "roku")


def point_place(point: int) -> tuple[bool, bool, int]:
    """Return whether the point (1–24, mover's view) is far, whether it is inner, and its number 1–6.

    >>> point_place(24), point_place(8)
    ((True, True, 1), (False, False, 5))
    """
    if not 1 <= point <= 24:
        raise ValueError(point)
    far = point > 12
    row = 25 - point if far else point
    inner = row <= 6
    return far, inner, row if inner else 13 - row


@cache
def point_name(point: int, script: Script = "english", *, full: bool = False) -> str:
    """Return the name of a point in a script; `full` also says when it lies on the far side.

    >>> point_name(24, "kanji"), point_name(24, "english", full=True), point_name(8, "hangul")
    ('内一', 'far in-1', '밖5')
    """
    if script == "number":
        return str(point)
    far, inner, number = point_place(point)
    side, name = {
        "kanji": ("向こう", ("内" if inner else "外") + _DIGITS_KANJI[number]),
        "kana": ("むこう", ("うち" if inner else "そと") + _DIGITS_KANA[number]),
        "romaji": ("mukō ", ("uchi-" if inner else "soto-") + _DIGITS_ROMAJI[number]),
        "hangul": ("상대 ", f"{'안' if inner else '밖'}{number}"),
        "english": ("far ", f"{'in' if inner else 'out'}-{number}"),
    }[script]
    return side + name if full and far else name
