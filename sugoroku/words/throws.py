"""Know the 21 throws by their old names, and how sure each name is."""

from dataclasses import dataclass
from enum import StrEnum

from sugoroku.words.catalog import N_


class Attested(StrEnum):
    """Say how far the name of a throw is known from sources."""

    YES = "yes"
    PROVERB = "reading from a proverb"
    GAMBLING = "reading from Edo dice gambling"
    KANJI = "kanji only"


@dataclass(frozen=True, slots=True)
class Variant:
    """Hold another writing or reading of a throw's name."""

    kanji: str
    kana: str
    romaji: str


@dataclass(frozen=True, slots=True)
class ThrowName:
    """Hold the name of one throw in four scripts and what is known about it.

    `sources` are keys of sugoroku.lore.sources.SOURCES.
    """

    high: int
    low: int
    kanji: str
    kana: str
    romaji: str
    hangul: str
    alternatives: tuple[Variant, ...]
    attested: Attested
    note: str
    sources: tuple[str, ...]

    @property
    def key(self) -> str:
        """Return the throw's text, the higher die first."""
        return f"{self.high}{self.low}"

    @property
    def is_classical(self) -> bool:
        """Tell whether an old reading is known, so that the name may be shown as one."""
        return self.attested is not Attested.KANJI


ATTESTED_WORDS = {
    Attested.YES: N_("Attested: an old source or a dated dictionary entry gives name and reading."),
    Attested.PROVERB: N_("The writing is attested in a sugoroku book; the reading is known only from a proverb."),
    Attested.GAMBLING: N_(
        "The writing is attested in a sugoroku book; the reading comes from dice gambling of the Edo period."
    ),
    Attested.KANJI: N_("Only the writing is attested. No special name was found; the reading shown is the plain one."),
}

THROW_NAMES = (
    ThrowName(
        6, 6, "畳六", "ちょうろく", "chōroku", "조로쿠",
        (Variant("畳六", "じょうろく", "jōroku"), Variant("重六", "じゅうろく", "jūroku")),
        Attested.YES,
        N_(
            "The sugoroku books of the late 17th century write 畳六, “sixes piled up”, and read it jōroku. "
            "A modern dictionary also gives chōroku, and that is the form most players meet today."
        ),
        ("tebiki-gaki", "daijisen", "okagami", "nikkoku", "qdan"),
    ),
    ThrowName(
        5, 5, "重五", "でっく", "dekku", "뎃쿠",
        (Variant("重五", "でく", "deku"), Variant("疊五", "でっく", "dekku")),
        Attested.YES,
        N_(
            "“Doubled five”. The book of 1679 and its near-reprint both give the reading dekku. "
            "It is not guni: that is the throw 5-2."
        ),
        ("tebiki-sho", "tebiki-gaki", "wada-no-utage"),
    ),
    ThrowName(
        4, 4, "朱四", "しゅし", "shushi", "슈시",
        (
            Variant("朱四", "しゅうし", "shūshi"),
            Variant("重四", "じゅうし", "jūshi"),
            Variant("重四", "ちょうし", "chōshi"),
        ),
        Attested.YES,
        N_(
            "“Vermilion four”. It was once 重四, “doubled four”. The story goes that it got its new name "
            "when its pips were painted red; the name is well attested, the story is a legend."
        ),
        ("tebiki-gaki", "nikkoku", "heiji", "wada-no-utage"),
    ),
    ThrowName(
        3, 3, "朱三", "しゅさん", "shusan", "슈산",
        (Variant("朱三", "しゅざん", "shuzan"), Variant("重三", "じゅうさん", "jūsan")),
        Attested.YES,
        N_(
            "“Vermilion three”, the twin of vermilion four. Its older name is 重三, “doubled three”; "
            "the red pips that are said to have changed it are a legend told in old tales."
        ),
        ("tebiki-gaki", "nikkoku", "heiji", "wada-no-utage"),
    ),
    ThrowName(
        2, 2, "重二", "じゅうに", "jūni", "주니",
        (Variant("重二", "ちうに", "chūni"), Variant("重二", "ちょうに", "chōni")),
        Attested.YES,
        N_(
            "“Doubled two”. The late 17th-century preface spells it jūni, the book of 1679 chūni. "
            "Many like to hear it in the children's counting rhyme chū-chū-tako-kaina, but that is a guess."
        ),
        ("tebiki-gaki", "tebiki-sho"),
    ),
    ThrowName(
        1, 1, "重一", "でっち", "decchi", "뎃치",
        (Variant("疊一", "でっち", "decchi"),),
        Attested.YES,
        N_(
            "“Doubled one”. Both sugoroku books of the late 17th century give the reading. "
            "The gamblers' word pinzoro for double one is younger and does not belong to sugoroku."
        ),
        ("tebiki-gaki", "tebiki-sho"),
    ),
    ThrowName(
        6, 5, "五六", "ごろく", "goroku", "고로쿠",
        (Variant("五六", "ぐろく", "guroku"),),
        Attested.YES,
        N_(
            "“Five-six”: throws with a six name the smaller number first. A court song of the saibara kind "
            "already sings of five-six. Dice gamblers of the Edo period said guroku."
        ),
        ("saibara", "nikkoku", "uji-shui"),
    ),
    ThrowName(
        6, 4, "四六", "しろく", "shiroku", "시로쿠",
        (),
        Attested.YES,
        N_("“Four-six”. The Japanese-Portuguese dictionary of 1603–04 lists it as a word of sugoroku."),
        ("nippo",),
    ),
    ThrowName(
        6, 3, "三六", "さぶろく", "saburoku", "사부로쿠",
        (Variant("三六", "さんろく", "sanroku"),),
        Attested.PROVERB,
        N_(
            "The book of 1679 writes 三六. How it was read at the board is not recorded; saburoku comes from "
            "the saying 五一三六 (guichi saburoku), “five-one, three-six”: two poor throws with nothing to "
            "choose between them."
        ),
        ("tebiki-sho", "proverb-guichi"),
    ),
    ThrowName(
        6, 2, "二六", "にろく", "niroku", "니로쿠",
        (),
        Attested.KANJI,
        N_("The book of 1679 writes 二六 without a reading. No special name was found for this throw."),
        ("tebiki-sho",),
    ),
    ThrowName(
        6, 1, "一六", "いちろく", "ichiroku", "이치로쿠",
        (),
        Attested.YES,
        N_("“One-six”. Dictionaries list it as a word for this throw, and the old court songs know it too."),
        ("nikkoku", "saibara"),
    ),
    ThrowName(
        5, 4, "五四", "ぐし", "gushi", "구시",
        (),
        Attested.YES,
        N_(
            "“Five-four”. A dictionary of 1484 lists it as a word of sugoroku with the reading gushi, and "
            "the 11th-century Shin sarugakuki counts it among the good throws."
        ),
        ("onko", "shin-sarugakuki"),
    ),
    ThrowName(
        5, 3, "五三", "ぐさん", "gusan", "구산",
        (),
        Attested.GAMBLING,
        N_(
            "The book of 1679 writes 五三. The reading gusan is known from the slang of dice gamblers in the "
            "Edo period."
        ),
        ("tebiki-sho", "uji-shui"),
    ),
    ThrowName(
        5, 2, "五二", "ぐに", "guni", "구니",
        (),
        Attested.YES,
        N_("“Five-two”. The book of 1679 prints the reading gu beside the five."),
        ("tebiki-sho",),
    ),
    ThrowName(
        5, 1, "五一", "ぐいち", "guichi", "구이치",
        (),
        Attested.PROVERB,
        N_(
            "The book of 1679 writes 五一. The reading comes from the saying 五一三六 (guichi saburoku), in "
            "which five-one is the very picture of a bad throw."
        ),
        ("tebiki-sho", "proverb-guichi"),
    ),
    ThrowName(
        4, 3, "四三", "しそう", "shisō", "시소",
        (Variant("四三", "しさん", "shisan"),),
        Attested.YES,
        N_(
            "“Four-three”, with an old sound for three. A dictionary of the 15th century has the reading "
            "shisō, and the 11th-century Shin sarugakuki names the throw as well."
        ),
        ("bunmei", "shin-sarugakuki"),
    ),
    ThrowName(
        4, 2, "四二", "しに", "shini", "시니",
        (Variant("四の二", "しのに", "shi no ni"),),
        Attested.KANJI,
        N_(
            "The book of 1679 writes 四二, and once 四ノ二, “four and two”; so does a text of 1695. "
            "No special name was found for this throw."
        ),
        ("tebiki-sho", "nikkoku"),
    ),
    ThrowName(
        4, 1, "四一", "しいち", "shiichi", "시이치",
        (),
        Attested.KANJI,
        N_("The book of 1679 writes 四一 without a reading. No special name was found for this throw."),
        ("tebiki-sho",),
    ),
    ThrowName(
        3, 2, "二三", "にさん", "nisan", "니산",
        (),
        Attested.KANJI,
        N_(
            "The book of 1679 writes 二三, the smaller number first, without a reading. "
            "No special name was found for this throw."
        ),
        ("tebiki-sho",),
    ),
    ThrowName(
        3, 1, "三一", "さんみち", "sanmichi", "산미치",
        (Variant("三一", "さんぴん", "sanpin"),),
        Attested.YES,
        N_(
            "“Three-one”. A text of 1695 gives the reading sanmichi. Sanpin is a word of the 18th century, "
            "used for sugoroku and for gambling with dice alike."
        ),
        ("nikkoku", "nipponica"),
    ),
    ThrowName(
        2, 1, "一二", "いちに", "ichini", "이치니",
        (),
        Attested.KANJI,
        N_(
            "The book of 1679 writes 一二, the smaller number first, without a reading. "
            "No special name was found for this throw."
        ),
        ("tebiki-sho",),
    ),
)  # fmt: skip

_BY_DICE = {(name.high, name.low): name for name in THROW_NAMES}


def throw_name(high: int, low: int) -> ThrowName:
    """Return the name of the throw of these two dice, given in either order."""
    return _BY_DICE[max(high, low), min(high, low)]
