"""Tell the history of the game as a line of graded claims."""

from dataclasses import dataclass

from sugoroku.lore.claim import Claim, attested, house, inferred, not_found
from sugoroku.lore.sources import sources
from sugoroku.words.catalog import N_


@dataclass(frozen=True, slots=True)
class Chapter:
    """Hold one moment or theme: `when` is a year or period as text, for the margin."""

    key: str
    when: str
    title: str
    claims: tuple[Claim, ...]


TIMELINE = (
    Chapter(
        "bans", "689", N_("It enters history by being forbidden"),
        (
            attested(
                N_("The first thing the chronicles tell of the game is that it was banned: in the twelfth month of 689, under Empress Jitō, the Nihon shoki notes “sugoroku is prohibited”. Where and when the game had come to Japan it does not say."),
                *sources("nihon-shoki"),
            ),
            attested(
                N_("In 754 a second edict was sent to all provinces. Officials and people, it complains, gather in secret and play until sons disobey their fathers and families are ruined. Those below the fifth rank were to receive a hundred strokes, higher ranks to lose office, land or income, and whoever informed on twenty players was to be rewarded."),
                *sources("shoku-nihongi"),
            ),
        ),
    ),
    Chapter(
        "shosoin", N_("8th c."), N_("The emperor's board"),
        (
            attested(
                N_("Yet the court itself owned splendid boards. One of rosewood with fine inlay was among the treasures given to the Great Buddha of Tōdai-ji in 756 and is still kept in the Shōsōin. Twelve rosettes along each long side mark the points, and a crescent moon stands in the middle of each."),
                *sources("kokka-chinpo", "shosoin"),
            ),
            attested(
                N_("Other boards in the same treasure house were named sugoroku boards only in the Meiji era. The treasure house itself remarks that they have no raised rim and may belong to another game."),
                *sources("shosoin-172"),
            ),
            attested(
                N_("The poets of the time joked about the game. A poem in the Man'yōshū admires the eyes of a sugoroku die: not one and two only, but five, six, three and even four."),
                *sources("manyoshu"),
            ),
        ),
    ),
    Chapter(
        "court", N_("Heian period"), N_("Prayers over the dice"),
        (
            attested(
                N_("The great novel of the court mocks a young lady who begs for the right throw; such a throw had a name, koime 乞目. The Pillow Book knows a contest of throwing doubles, and an 11th-century text lists good throws by name."),
                *sources("genji", "makura", "shin-sarugakuki"),
            ),
            attested(
                N_("The Tale of the Heike lets the mighty retired emperor Shirakawa name three things that do not obey him: the waters of the Kamo river, the dice of sugoroku, and the monks of Mount Hiei."),
                *sources("heike"),
            ),
            not_found(
                N_("By which rules the nobles played is not known. The Yamato array is the best guess for how their stones stood, and it is no more than that."),
                *sources("kariginu", "rokuro-study"),
            ),
        ),
    ),
    Chapter(
        "masters", N_("13th–14th c."), N_("Masters and a demon"),
        (
            attested(
                N_("Yoshida Kenkō asked a master of the game for his secret. Do not play to win, was the answer, but so as not to lose: think which play would lose soonest, and choose the one that loses later, if only by a single point."),
                *sources("tsurezuregusa"),
            ),
            attested(
                N_("A picture scroll tells how the scholar Ki no Haseo was led up into a city gate by a stranger to play, staked all he had, and won again and again, until the stranger showed himself as a demon."),
                *sources("hasewo"),
            ),
        ),
    ),
    Chapter(
        "names", N_("until the 17th c."), N_("Names for every throw"),
        (
            attested(
                N_("Doubles bear splendid names: jōroku or chōroku for six-six, dekku for five-five, decchi for one-one. Many other throws have names in old dictionaries, songs and sayings. For five of the twenty-one no special name was found."),
                *sources("tebiki-gaki", "tebiki-sho", "onko", "nippo", "nikkoku"),
            ),
            attested(
                N_("Three-three and four-four were first called “doubled”, like the others, and later “vermilion”. The old tales say the pips of these two throws had been painted red as a mark of honour. The names are facts; the story is a legend."),
                *sources("heiji", "wada-no-utage", "nikkoku"),
            ),
            attested(
                N_("The word sugoroku itself has been explained by six highly prized doubles. That is one theory among several."),
                *sources("senchu", "koji"),
            ),
        ),
    ),
    Chapter(
        "sugoroku-sho", "1583", N_("A book of manners"),
        (
            attested(
                N_("The Sugoroku-sho of 1583 cares for conduct: do not talk, do not brood, do not scold the dice. It knows tactics as well. It is read here through an amateur's transcription, who says so himself."),
                *sources("sugoroku-sho"),
            ),
        ),
    ),
    Chapter(
        "tebiki", "1679", N_("The problem book"),
        (
            attested(
                N_("In 1679 the Sugoroku tebiki-shō was printed in Ōsaka: 36 positions with advice, nearly all for a throw that it names. A near-reprint followed, and in Kyōto a similar book with 34 diagrams."),
                *sources("tebiki-sho", "tebiki-gaki", "sugoroku-fu"),
            ),
            inferred(
                N_("From the answers Kusaba Jun concluded the rules: the array of today's backgammon, both dice thrown by the first player, doubles played twice, whole throws played where possible, stones borne off, no extra points."),
                *sources("kusaba-summary"),
            ),
        ),
    ),
    Chapter(
        "late-edo", N_("c. 1800–1811"), N_("Coming in is enough"),
        (
            attested(
                N_("In the books of about 1800 and of 1811 the game ends when all fifteen stones have come in. Sugoroku was by now a polite art, recommended to young women: a board belonged to a bride's trousseau beside those for go and shōgi."),
                *sources("dokugeiko", "kuketsu", "kusaba-problems", "tsukiji", "hikone", "tokugawa"),
            ),
            not_found(N_("When and why the last phase, bearing off, was dropped is not recorded.")),
        ),
    ),
    Chapter(
        "end", N_("19th c."), N_("How it died out"),
        (
            attested(
                N_("About the middle of the 19th century the game went out of use, after more than a thousand years. The name passed to e-sugoroku, the picture race that families play at New Year."),
                *sources("wiki-ja", "tsukiji"),
            ),
            inferred(
                N_("Why is disputed. Some blame the bans on gambling, some the quicker gambling with dice alone. Kusaba Jun suggests that when the rules were simplified the game lost what had made it good."),
                *sources("heba", "tsukiji"),
            ),
        ),
    ),
    Chapter(
        "ueda", "1897", N_("A book for those who had forgotten"),
        (
            attested(
                N_("In 1897 Ueda Chikuō published a new self-study book. In it the game is won by gathering all stones, and at once by cutting an enemy stone and closing six points before it."),
                *sources("ueda", "wiki-ja"),
            ),
        ),
    ),
    Chapter(
        "convents", N_("20th c."), N_("The convents of Kyōto"),
        (
            attested(
                N_("In the imperial convents Hōkyō-ji and Daishō-ji the game never quite stopped. They played it to the gathering of all stones, and thought it rude to wall the other player in."),
                *sources("kusaba-rules"),
            ),
        ),
    ),
    Chapter(
        "today", N_("today"), N_("Played again"),
        (
            attested(
                N_("Museums lend boards and print rules, clubs hold tournaments, scholars read the old books, and some sites let you play it."),
                *sources("mahoron", "den10", "kusaba-rules", "qdan"),
            ),
        ),
    ),
)  # fmt: skip

COSMOS = Chapter(
    "cosmos", N_("late 17th c."), N_("The board as the world"),
    (
        attested(N_("The prefaces of the problem books read the board as a picture of the world. Twelve points along each side are the twelve months, and so the board is one shaku and two sun long."), *sources("tebiki-sho", "kusaba-preface")),
        attested(N_("Its width of eight sun stands for the four seasons; the sister book has seven sun and two bu, for the 72 days between the seasons."), *sources("tebiki-sho", "tebiki-gaki", "kusaba-preface")),
        attested(N_("Three bands lie across it: heaven, earth, and man between them."), *sources("tebiki-gaki", "kusaba-preface")),
        attested(N_("Inner and outer table are yin and yang."), *sources("tebiki-gaki", "kusaba-preface")),
        attested(N_("Thirty stones are the days of a month: the fifteen white ones while the moon waxes, the fifteen black ones while it wanes."), *sources("tebiki-gaki", "kusaba-preface")),
        attested(N_("The two dice are sun and moon, and the bamboo cup of three sun and three bu is Mount Sumeru with its thirty-three heavens."), *sources("tebiki-gaki", "kusaba-preface")),
    ),
)  # fmt: skip

ETIQUETTE = Chapter(
    "etiquette", "1583", N_("Manners at the board"),
    (
        attested(N_("Do not talk while you play, and do not brood over a move for long."), *sources("sugoroku-sho")),
        attested(N_("Do not shake the cup for long, do not shout at the dice or scold them, and do not blow on a good throw."), *sources("sugoroku-sho")),
        attested(N_("Do not slam the stones down, and do not reach across the board."), *sources("sugoroku-sho")),
        attested(N_("You may disturb your opponent's throw, but no more than twice in a game, and a wise player saves it for the crisis."), *sources("sugoroku-sho")),
        attested(N_("Hand the dice to a person of rank with the left hand, and to an equal along the cup."), *sources("sugoroku-sho")),
        attested(N_("The book of 1811 adds: do not take up the dice before the other has finished moving, shake the cup above your sash, keep the dice on the board, and do not upset the stones with the cup."), *sources("dokugeiko", "tsukiji")),
        attested(N_("In the Edo period the stronger player took white, in the Heian period black."), *sources("kusaba-rules")),
        attested(N_("In the Kyōto convents a wall of six points was bad manners."), *sources("kusaba-rules")),
        house(N_("Here the computer keeps these manners: it does not talk, it does not slam, and it never scolds the dice.")),
    ),
)  # fmt: skip

RELATIVES = Chapter(
    "relatives", "", N_("Relatives and other games"),
    (
        attested(N_("Ssangnyuk 쌍륙, the Korean game, has the same array after Culin: doubles move two stones, captives come first, stones are borne off. All of its 21 throws had names."), *sources("culin")),
        attested(N_("The Chinese shuanglu 雙陸 was played in several ways; a book of 1151 lists types and names a Japanese one among them."), *sources("fushuang", "ludii")),
        attested(N_("Yanagi or tsumikae, orihano and oimawashi are other games on the same board. Too little is known to play most of them."), *sources("kariginu", "tebiki-gaki")),
        attested(N_("E-sugoroku 絵双六, the picture race along a printed path, shares only the name and the dice."), *sources("wiki-ja", "tsukiji")),
    ),
)  # fmt: skip

CHAPTERS = (*TIMELINE, COSMOS, ETIQUETTE, RELATIVES)
