"""List every source by title and place."""

from collections.abc import Mapping
from types import MappingProxyType

from sugoroku.lore.claim import Source
from sugoroku.words.catalog import N_

_MUSEUM = N_("Kusaba Jun's research museum on the web (盤双六の茶室)")
_KOTOBANK = N_("Kotobank")

_ALL = (
    # Books of the game
    Source("tebiki-sho", "雙六手引抄", N_("Ōsaka"), "1679",
           N_("Guide to sugoroku: 36 problems with a preface, read in the transcription of Kusaba Jun")),
    Source("tebiki-gaki", "雙六手引書幷裁物覚", N_("National Diet Library copy"), N_("late 17th century"),
           N_("A near-reprint of the guide of 1679, read in the transcription of Kusaba Jun")),
    Source("sugoroku-fu", "雙六譜", N_("Kyōto"), N_("Genroku era (1688–1704)"),
           N_("A collection of 34 diagrams, known through Kusaba Jun")),
    Source("sugoroku-sho", "双六書", "", "1583",
           N_("A book on playing and conduct at the board, as transcribed by Rokuro, who calls his reading "
              "an amateur's")),
    Source("kuketsu", "双六口授", "", N_("c. 1800"), N_("Oral teachings on sugoroku, known through Kusaba Jun")),
    Source("dokugeiko", "双六独稽古", "", "1811",
           N_("Sugoroku for self-study, known through those who describe it")),
    Source("ueda", "新撰雙陸独稽古", N_("Ueda Chikuō"), "1897",
           N_("A new self-study book of sugoroku, as summarised by the Japanese Wikipedia")),
    Source("senko", "仙湖遺稿集", "", "", N_("Collected papers that call the Yamato array the old way")),
    Source("fushuang", "譜双", N_("China"), "1151", N_("A book on the Chinese and foreign kinds of shuanglu")),
    Source("nihonko", "日本考", "", N_("Ming dynasty"),
           N_("A Chinese book on Japan: the Japanese place five stones on each of three points")),
    # Scholars and players of today
    Source("kusaba-rules", "盤双六のルール", _MUSEUM, N_("21st century"),
           N_("Kusaba Jun on the rules of the game")),
    Source("kusaba-summary", "雙六手引抄 まとめ", _MUSEUM, N_("21st century"),
           N_("Kusaba Jun's summary of what the problems of 1679 tell")),
    Source("kusaba-terms", "用語について", _MUSEUM, N_("21st century"),
           N_("Kusaba Jun on the words of the game")),
    Source("kusaba-problems", "雙六手引抄 1–36", _MUSEUM, N_("21st century"),
           N_("Kusaba Jun's transcription of the problems, with comments")),
    Source("kusaba-preface", "雙六手引書 前書き", _MUSEUM, N_("21st century"),
           N_("Kusaba Jun's transcription of the preface")),
    Source("rokuro", "出目は全部使わなければならない", "bansugoroku.seesaa.net", "2015",
           N_("The ban-sugoroku blog of Rokuro")),
    Source("rokuro-study", "盤双六の遊戯法についての一考察", "bansugoroku.seesaa.net", "2014",
           N_("A study of how ban-sugoroku was played, which takes the Yamato array for the medieval game")),
    Source("qdan", "Ban-sugoroku 규칙·플레이 방법", "Qdan, Inc.", "2026",
           N_("A game site's rule page, after the late Edo rules as explained by Kusaba Jun")),
    Source("den10", "Den10の会", N_("Hiroshima"), "2018", N_("A club's rules, scored by distance")),
    Source("mahoron", "双六のルール", N_("まほろん, Fukushima"), N_("21st century"),
           N_("A museum's leaflet of rules")),
    Source("kariginu", "双六", "kariginu.jp", N_("21st century"),
           N_("A page on court life, which says that the rules of the Heian court are unknown")),
    Source("tsgammon", "tsgammon", "tkshio", N_("21st century"), N_("A program that plays ban-sugoroku")),
    Source("ludii", "Shuanglu", "Ludii", N_("21st century"), N_("A database of games, on the Chinese relative")),
    Source("wiki-ja", "雙六", N_("Japanese Wikipedia"), N_("21st century"), N_("An encyclopedia article")),
    # Chronicles, tales and dictionaries
    Source("nihon-shoki", "日本書紀", N_("vol. 30"), "720", N_("Chronicle of Japan: the ban of 689")),
    Source("shoku-nihongi", "続日本紀", "", "797", N_("Chronicle of Japan, continued: the edict of 754")),
    Source("manyoshu", "万葉集", N_("vol. 16"), N_("8th century"), N_("Collection of Ten Thousand Leaves")),
    Source("kokka-chinpo", "国家珍宝帳", N_("Tōdai-ji"), "756",
           N_("The list of treasures given to the Great Buddha")),
    Source("shosoin", "木画紫檀双六局", N_("Shōsōin, North Section 37"), N_("8th century"),
           N_("A sugoroku board of the Shōsōin treasure house, and the pages on it")),
    Source("shosoin-172", "双六局", N_("Shōsōin, Middle Section 172"), "",
           N_("The treasure house's own page on boards that were named in the Meiji era")),
    Source("genji", "源氏物語", "", N_("11th century"), N_("The Tale of Genji")),
    Source("makura", "枕草子", "", N_("c. 1000"), N_("The Pillow Book")),
    Source("shin-sarugakuki", "新猿楽記", "", N_("11th century"), N_("An account of popular entertainments")),
    Source("okagami", "大鏡", "", N_("c. 1100"), N_("The Great Mirror, a historical tale")),
    Source("heike", "平家物語", N_("vol. 1"), N_("13th century"), N_("The Tale of the Heike")),
    Source("hasewo", "長谷雄草紙", N_("Eisei Bunko"), N_("Kamakura period"),
           N_("A picture scroll about Ki no Haseo and a demon")),
    Source("heiji", "平治物語", "", N_("13th century"), N_("The Tale of Heiji")),
    Source("tsurezuregusa", "徒然草", N_("section 110"), N_("c. 1330"), N_("Essays in Idleness, by Yoshida Kenkō")),
    Source("saibara", "催馬楽 大芹", "", N_("Heian period"), N_("An old court song that names throws")),
    Source("wada-no-utage", "幸若 和田宴", "", N_("16th century"), N_("A ballad drama that lists the doubles")),
    Source("onko", "温故知新書", "", "1484", N_("A dictionary")),
    Source("bunmei", "文明本節用集", "", N_("15th century"), N_("A dictionary")),
    Source("nippo", "日葡辞書", N_("Nagasaki"), "1603–04", N_("The Jesuits' Japanese-Portuguese dictionary")),
    Source("uji-shui", "卯地臭意", N_("Edo"), N_("18th century"), N_("A book that knows the slang of dice gamblers")),
    Source("senchu", "箋注倭名類聚抄", "", N_("19th century"), N_("A commentary on a Heian dictionary")),
    Source("koji", "古事類苑 遊戯部", "", "1896–1914", N_("An encyclopedia of old texts, volume on games")),
    Source("nikkoku", "日本国語大辞典", _KOTOBANK, N_("20th century"), N_("The great dictionary of Japanese")),
    Source("daijisen", "デジタル大辞泉", _KOTOBANK, N_("20th century"), N_("A dictionary of Japanese")),
    Source("nipponica", "日本大百科全書", _KOTOBANK, N_("20th century"), N_("An encyclopedia")),
    Source("proverb-guichi", "五一三六", "", N_("Edo period"), N_("A proverb: five-one, three-six")),
    Source("culin", "Chinese Games with Dice and Dominoes", N_("Stewart Culin"), "1893",
           N_("An ethnologist's account, with the Korean game and its throws")),
    # Boards and customs
    Source("asia-society", "The game of sugoroku", N_("Asia Society, New York"), N_("21st century"),
           N_("A museum's description of an Edo board")),
    Source("hikone", "双六盤", N_("Hikone Castle Museum"), "", N_("A board of a bridal trousseau")),
    Source("tokugawa", "双六盤", N_("Tokugawa Art Museum"), "", N_("A board of a bridal trousseau")),
    Source("heba", "盤双六の滅んだ理由", "h-eba.jp", N_("21st century"),
           N_("A club's page on why the game died out, with an essay by Kusaba Jun")),
    Source("tsukiji", "双六の歴史", "築地双六館", N_("21st century"), N_("A collector's history of sugoroku")),
    # Modern backgammon
    Source("wiki-ko", "백개먼", N_("Korean Wikipedia"), N_("21st century"), N_("An encyclopedia article")),
    Source("palm-2001", "백가몬 경기 방법", "114pda", "2001", N_("An introduction to the modern rules")),
    Source("app-rules", "백개먼 규칙", "", N_("21st century"), N_("The rule page of a backgammon program")),
)  # fmt: skip

SOURCES: Mapping[str, Source] = MappingProxyType({source.key: source for source in _ALL})


def sources(*keys: str) -> tuple[Source, ...]:
    """Return the sources of these keys."""
    return tuple(SOURCES[key] for key in keys)
