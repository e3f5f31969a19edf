"""List the words of the game, old and modern, in four scripts with where they are from."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from sugoroku.words.catalog import N_
from sugoroku.words.terms import TERMS, Term


class Era(StrEnum):
    """Say whose word it is."""

    OLD = "old"
    TODAY = "today"
    MODERN = "modern"


ERA_WORDS = {
    Era.OLD: N_("a word of the old books"),
    Era.TODAY: N_("a word of those who play ban-sugoroku today"),
    Era.MODERN: N_("a word of modern backgammon"),
}


@dataclass(frozen=True, slots=True)
class Entry:
    """Hold a word of the glossary; `english` is what the English page calls it.

    `sources` are keys of sugoroku.lore.sources.SOURCES.
    """

    key: str
    term: Term
    english: str
    era: Era
    sources: tuple[str, ...]


def _of_terms(key: str, english: str, era: Era, sources: str) -> Entry:
    return Entry(key, TERMS[key], english, era, tuple(sources.split()))


def _word(key: str, scripts: str, english: str, gloss: str, era: Era, sources: str) -> Entry:
    kanji, kana, romaji, hangul = scripts.split(" / ")
    return Entry(key, Term(kanji, kana, romaji, hangul, gloss), english, era, tuple(sources.split()))


def _old(key: str, scripts: str, english: str, gloss: str, sources: str = "kusaba-terms kusaba-problems") -> Entry:
    return _word(key, scripts, english, gloss, Era.OLD, sources)


def _modern(key: str, scripts: str, english: str, gloss: str, sources: str = "wiki-ko app-rules") -> Entry:
    return _word(key, scripts, english, gloss, Era.MODERN, sources)


_ENTRIES = (
    _of_terms("ban-sugoroku", "ban-sugoroku", Era.OLD, "kusaba-rules nikkoku"),
    _of_terms("hon-sugoroku", "hon-sugoroku", Era.OLD, "kusaba-summary"),
    _of_terms("board", "board", Era.OLD, "nikkoku"),
    _of_terms("stone", "stone", Era.OLD, "kusaba-terms"),
    _of_terms("lone-stone", "lone stone", Era.OLD, "kusaba-terms qdan"),
    _of_terms("point", "point", Era.OLD, "kusaba-terms"),
    _of_terms("inner", "inner table", Era.OLD, "kusaba-terms wiki-ja"),
    _of_terms("outer", "outer table", Era.OLD, "kusaba-terms"),
    _of_terms("near", "near", Era.OLD, "kusaba-terms"),
    _of_terms("far", "far", Era.OLD, "kusaba-terms"),
    _of_terms("cut", "to cut", Era.OLD, "kusaba-terms wiki-ja"),
    _of_terms("captive", "captive", Era.OLD, "kusaba-problems den10"),
    _of_terms("enter", "to enter", Era.OLD, "kusaba-problems"),
    _of_terms("stagnate", "to stagnate", Era.OLD, "kusaba-terms"),
    _of_terms("cover", "to cover", Era.OLD, "kusaba-problems"),
    _of_terms("steam", "to steam", Era.OLD, "ueda wiki-ja"),
    _of_terms("array", "array", Era.OLD, "kusaba-terms senko"),
    _of_terms("dice", "dice", Era.OLD, "nikkoku"),
    _of_terms("cup", "cup", Era.OLD, "nikkoku kusaba-preface"),
    _of_terms("irigachi", "irigachi", Era.OLD, "ueda wiki-ja kusaba-rules"),
    _of_terms("mushigachi", "mushigachi", Era.TODAY, "kusaba-summary qdan"),
    _of_terms("mujigachi", "mujigachi", Era.OLD, "ueda wiki-ja den10 qdan"),
    _of_terms("mujogachi", "mujōgachi", Era.TODAY, "qdan"),
    _of_terms("agari", "agari", Era.TODAY, "kusaba-problems"),
    _of_terms("yamato", "Yamato array", Era.OLD, "kusaba-problems senko"),
    _of_terms("koime", "koime", Era.OLD, "genji nikkoku"),
    _old("hiku", "引く / ひく / hiku / 히쿠", "to pull", N_("to bring stones on, mostly from far out-1")),
    _old("kakeru", "かける / かける / kakeru / 가케루", "to attack", N_("to put a lone stone on an enemy's lone stone")),
    _old("utsu", "打つ / うつ / utsu / 우쓰", "to play", N_("to throw the dice, and so to play sugoroku")),
    _old("toru", "取る / とる / toru / 도루", "to take", N_("to take an enemy stone captive")),
    _old("ataru", "当たる / あたる / ataru / 아타루", "to be hit", N_("to be hit by an enemy stone")),
    _old("iru", "入る / いる / iru / 이루", "to come in", N_("to come into the inner table")),
    _old("oriru", "下りる / おりる / oriru / 오리루", "to come down", N_("to enter from the hand")),
    _old("sasu", "さす / さす / sasu / 사스", "to escape", N_("to escape from the enemy's inner table")),
    _old("waru", "割る / わる / waru / 와루", "to split", N_("to take one of two stones away from a point")),
    _old("hashiru", "走る / はしる / hashiru / 하시루", "to run", N_("to go far with one stone at once")),
    _old(
        "hikitsumeru", "引き詰める / ひきつめる / hikitsumeru / 히키쓰메루", "to pull up close",
        N_("to bring the last stone up close to home"),
    ),
    _old("suru", "する / する / suru / 스루", "to hit and pass", N_("to hit and move on with the same stone")),
    _old("tsukuru", "作る / つくる / tsukuru / 쓰쿠루", "to make a point", N_("to bring a second stone to a point")),
    _old(
        "ue-wo-tsukuru", "上を作る / うえをつくる / ue o tsukuru / 우에오 쓰쿠루", "to point on a stone",
        N_("to make a point on top of an enemy stone, hitting it"),
    ),
    _old("sagaru", "下がる / さがる / sagaru / 사가루", "to go down", N_("to give up a point and move its stones on")),
    _old("yoru", "寄る / よる / yoru / 요루", "to come nearer", N_("to bring a stone nearer home")),
    _old("okure", "遅れ / おくれ / okure / 오쿠레", "lagging", N_("to be far behind in the race, perhaps a back game")),
    _old("mune", "棟 / むね / mune / 무네", "the ridge", N_("the stack of stones on in-6; which kanji is meant is not sure")),
    _old("ikka", "一荷 / いっか / ikka / 잇카", "a load", N_("two stones together; the reading is not sure")),
    _old("takame", "高目 / たかめ / takame / 다카메", "high throw", N_("a throw of high numbers")),
    _old("kata-ichi", "片一 / かたいち / kata-ichi / 가타이치", "a one", N_("any throw with a one in it")),
    _old("kata-roku", "片六 / かたろく / kata-roku / 가타로쿠", "a six", N_("any throw with a six in it")),
    _old("nani-roku", "何六 / なにろく / nani-roku / 나니로쿠", "any six", N_("any throw with a six, whatever the other die")),
    _old("futaha", "ふたは / ふたは / futaha / 후타하", "two lone stones", N_("two lone stones, or perhaps a pair; it is not sure")),
    _old("shote", "初手 / しょて / shote / 쇼테", "first turn", N_("the first turn of the game")),
    _old("kioi", "きおひ / きおい / kioi / 기오이", "impetus", N_("spirit or impetus; what it means in play is not sure")),
    _old("me", "目 / め / me / 메", "eye", N_("a pip of a die, a number thrown, and in encyclopedias a point"), "kusaba-problems nikkoku"),
    _old("roku-ji", "六地 / ろくじ / roku-ji / 로쿠지", "six-point", N_("the sixth point, inner or outer as the problem demands")),
    _old("uma", "馬 / うま / uma / 우마", "horse", N_("a stone; the usual word in China and Korea"), "kusaba-terms culin"),
    _old("chobami", "調食み / ちょうばみ / chōbami / 조바미", "chōbami", N_("a contest of throwing doubles"), "makura"),
    _old("kyoku", "双六局 / すごろくきょく / sugoroku-kyoku / 스고로쿠쿄쿠", "old board", N_("a board, in the lists of the treasure house"), "kokka-chinpo shosoin"),
    _old("sanmen", "三面 / さんめん / sanmen / 산멘", "the three boards", N_("the boards of go, shōgi and sugoroku in a trousseau"), "hikone tokugawa"),
    _old("tsumikae", "積み替え / つみかえ / tsumikae / 쓰미카에", "tsumikae", N_("another game on the same board, also called yanagi"), "kariginu"),
    _old("oriha", "折羽 / おりは / oriha / 오리하", "oriha", N_("another game on the same board; how it went is not known"), "tebiki-gaki"),
    _old("oimawashi", "追い回し / おいまわし / oimawashi / 오이마와시", "oimawashi", N_("a chasing game on the same board"), "kariginu"),
    _old("e-sugoroku", "絵双六 / えすごろく / e-sugoroku / 에스고로쿠", "e-sugoroku", N_("the picture race, a different game of the same name"), "wiki-ja tsukiji"),
    _modern("backgammon", "バックギャモン / バックギャモン / bakkugyamon / 백개먼", "backgammon", N_("the modern game; also a win worth three points")),
    _modern("checker", "チェッカー / チェッカー / chekkā / 말", "checker", N_("one of the fifteen pieces of each side")),
    _modern("blot", "ブロット / ブロット / burotto / 홀로 있는 말", "blot", N_("a single checker on a point, which can be hit")),
    _modern("hit", "ヒット / ヒット / hitto / 히트", "hit", N_("to land on a blot and send it to the bar")),
    _modern("bar", "バー / バー / bā / 바", "bar", N_("the strip in the middle where hit checkers wait")),
    _modern("entering", "エンター / エンター / entā / 엔터링", "entering", N_("to bring a checker from the bar into play")),
    _modern("home-board", "ホームボード / ホームボード / hōmu bōdo / 홈 보드", "home board", N_("your points 1 to 6")),
    _modern("outer-board", "アウターボード / アウターボード / autā bōdo / 아우터 보드", "outer board", N_("your points 7 to 12")),
    _modern("bearing-off", "ベアリングオフ / ベアリングオフ / bearingu ofu / 베어링 오프", "bearing off", N_("to take checkers off when all are home")),
    _modern("pip", "ピップ / ピップ / pippu / 피프", "pip", N_("one point of way; the pip count is the whole way left")),
    _modern("prime", "プライム / プライム / puraimu / 프라임", "prime", N_("a wall of points held in a row"), "app-rules"),
    _modern("closeout", "クローズアウト / クローズアウト / kurōzu auto / 클로즈아웃", "closeout", N_("a closed home board with an enemy checker on the bar"), "app-rules"),
    _modern("single", "シングル / シングル / shinguru / 싱글", "single game", N_("a win worth one point: the loser has borne off")),
    _modern("gammon", "ギャモン / ギャモン / gyamon / 개먼", "gammon", N_("a win worth two points: the loser has borne none off")),
    _modern("doubling-cube", "ダブリングキューブ / ダブリングキューブ / daburingu kyūbu / 더블링 큐브", "doubling cube", N_("the die that shows what the game is worth")),
    _modern("take", "テイク / テイク / teiku / 받기", "take", N_("to accept a double")),
    _modern("drop", "ドロップ / ドロップ / doroppu / 거절", "drop", N_("to refuse a double and lose the game")),
    _modern("match", "マッチ / マッチ / matchi / 매치", "match", N_("games played to a number of points")),
    _modern("crawford", "クロフォードルール / クロフォードルール / kurofōdo rūru / 크로퍼드 룰", "Crawford rule", N_("one game without the cube when a player is a point from the match"), "wiki-ko"),
    _modern("jacoby", "ジャコビールール / ジャコビールール / jakobī rūru / 자코비 룰", "Jacoby rule", N_("without a double, a win counts one"), "app-rules"),
    _modern("beaver", "ビーバー / ビーバー / bībā / 비버", "beaver", N_("to redouble at once and keep the cube"), "app-rules"),
    _modern("automatic-double", "オートマチックダブル / オートマチックダブル / ōtomachikku daburu / 자동 더블", "automatic double", N_("a tie in the opening doubles the cube"), "app-rules"),
)  # fmt: skip

GLOSSARY: Mapping[str, Entry] = MappingProxyType({entry.key: entry for entry in _ENTRIES})
