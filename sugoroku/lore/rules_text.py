"""Say each value of each rule option in plain words, with its grade and source."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from sugoroku.lore.claim import Claim, Grade, Source, attested, house, inferred, not_found
from sugoroku.lore.sources import sources
from sugoroku.words.catalog import N_


@dataclass(frozen=True, slots=True)
class RuleText:
    """Hold the words for one value of a rule: `title` names it, `line` explains it in one line."""

    title: str
    line: str
    claim: Claim

    @property
    def body(self) -> str:
        """Return what is known about the rule, one paragraph."""
        return self.claim.text

    @property
    def grade(self) -> Grade:
        """Return how well the rule is founded."""
        return self.claim.grade

    @property
    def sources(self) -> tuple[Source, ...]:
        """Return where the rule stands."""
        return self.claim.sources


@dataclass(frozen=True, slots=True)
class OptionHead:
    """Hold an option's name and the question it answers."""

    title: str
    line: str


OPTION_HEADS: Mapping[str, OptionHead] = MappingProxyType(
    {
        "start": OptionHead(N_("Array"), N_("How the stones stand when the game begins.")),
        "opening": OptionHead(N_("Who begins"), N_("How the first player and the first throw are found.")),
        "doubles": OptionHead(N_("Doubles"), N_("How often two equal dice are played.")),
        "finish": OptionHead(N_("End of the game"), N_("What the stones must do to win.")),
        "mushigachi": OptionHead(
            N_("Mushigachi"), N_("What a closed inner table is worth while an enemy stone is captive.")
        ),
        "mujogachi": OptionHead(
            N_("Mujōgachi"), N_("Whether a closed inner table in a beautiful shape counts three points.")
        ),
        "larger_die": OptionHead(N_("Larger die"), N_("Which die is played when either could be, but not both.")),
        "primes": OptionHead(N_("Primes"), N_("Whether six held points in a row may be made freely.")),
        "gammons": OptionHead(
            N_("Gammon and backgammon"), N_("Whether a win counts more when the loser is far behind.")
        ),
        "cube": OptionHead(N_("Doubling cube"), N_("Whether the players may double what the game is worth.")),
        "crawford": OptionHead(
            N_("Crawford rule"),
            N_("One game without the cube when a player first stands a point from the match."),
        ),
        "jacoby": OptionHead(
            N_("Jacoby rule"), N_("Wins of two and three points count only once the cube was turned.")
        ),
        "beaver": OptionHead(N_("Beavers"), N_("Redoubling at once after a double, and keeping the cube.")),
        "auto_doubles": OptionHead(N_("Automatic doubles"), N_("A tie in the opening roll doubles the cube.")),
    }
)

_MODERN = sources("wiki-ko", "app-rules")

OPTION_TEXTS: Mapping[tuple[str, str], RuleText] = MappingProxyType(
    {
        ("start", "hon"): RuleText(
            N_("Hon: 2-5-3-5"),
            N_("Two stones on far in-1, five on far out-1, three on your out-5, five on your in-6."),
            attested(
                N_(
                    "The array of the main game, hon-sugoroku. The first problem of the book of 1679 fixes it, and "
                    "the books of about 1800 and 1811 draw it. Modern backgammon begins from the same array."
                ),
                *sources("tebiki-sho", "kusaba-problems", "dokugeiko", "kuketsu"),
            ),
        ),
        ("start", "yamato"): RuleText(
            N_("Yamato: 5-5-5"),
            N_("Five stones on far in-1, five on far out-1, five on your in-6: a longer way for all."),
            attested(
                N_(
                    "Five stones on each of three points. A collection of papers calls it the old way, a Chinese "
                    "book of the Ming dynasty says the Japanese begin so, and one problem of the late 17th-century "
                    "guide starts from it. Only the array is attested: the other rules once played with it are "
                    "not known."
                ),
                *sources("senko", "nihonko", "tebiki-gaki", "rokuro-study"),
            ),
        ),
        ("opening", "seat"): RuleText(
            N_("The first seat throws both dice"),
            N_("The first seat begins with a full throw, doubles included; a rematch changes the first seat."),
            attested(
                N_(
                    "In the book of 1679 the first player throws both dice and may begin with a double; in the "
                    "Kyōto convents it is the same. How the first player was chosen was a matter of rank or "
                    "agreement. That the first seat alternates is our arrangement."
                ),
                *sources("kusaba-summary", "kusaba-rules"),
            ),
        ),
        ("opening", "roll-off"): RuleText(
            N_("One die each, then a new throw"),
            N_("Each throws one die, ties again; the higher begins and throws two new dice."),
            house(
                N_(
                    "No Japanese source that we know has this. It is found in modern accounts of the Chinese and "
                    "Korean relatives of the game, and a present-day site offers it as a choice."
                ),
                *sources("qdan", "ludii"),
            ),
        ),
        ("opening", "roll-off-keep"): RuleText(
            N_("One die each, and play those two"),
            N_("Each throws one die, ties again; the higher begins and plays these two numbers."),
            attested(
                N_(
                    "The opening of modern backgammon: the first move is never a double. No Japanese source that "
                    "we know has it for ban-sugoroku."
                ),
                *sources("wiki-ko", "palm-2001"),
            ),
        ),
        ("doubles", "2"): RuleText(
            N_("Played twice"),
            N_("A double is two moves, like any other throw."),
            attested(
                N_(
                    "Every period with evidence plays a double as two moves: the solutions of 1679 show it again "
                    "and again. That doubles gave another throw in older times is a guess."
                ),
                *sources("kusaba-summary", "kusaba-rules", "kusaba-problems"),
            ),
        ),
        ("doubles", "4"): RuleText(
            N_("Played four times"),
            N_("A double is four moves."),
            attested(
                N_(
                    "The rule of modern backgammon. Nothing in the Japanese record knows it, and it changes the "
                    "game greatly: try one game with it and one without."
                ),
                *_MODERN,
            ),
        ),
        ("finish", "gather"): RuleText(
            N_("Gather all inside"),
            N_("You win the moment all fifteen of your stones stand on your own in-1 to in-6."),
            attested(
                N_(
                    "Irigachi 入勝, the win by coming in. It is the end of the game in the books of 1811 and 1897 "
                    "and in the Kyōto convents. No stone is ever taken off, and a die left over is not played."
                ),
                *sources("dokugeiko", "ueda", "kusaba-rules", "kusaba-problems"),
            ),
        ),
        ("finish", "bear-off"): RuleText(
            N_("Bear all off"),
            N_("When all fifteen are inside, take them off by the dice; first with all off wins."),
            inferred(
                N_(
                    "Kusaba Jun concludes it for 1679: problems of the book could bring all the stones home and yet "
                    "play otherwise, so that coming home cannot have been the end. How exactly stones were taken "
                    "off is not told; we use the details of modern backgammon."
                ),
                *sources("kusaba-summary", "kusaba-problems"),
            ),
        ),
        ("mushigachi", "at-gather"): RuleText(
            N_("Two points when you gather"),
            N_("A win by gathering counts two if your six inner points all hold two or more and a stone is "
               "captive."),
            house(
                N_(
                    "The name is old, the worth is not: that a closed table with a captive doubles the win by "
                    "gathering is the rule of a present-day site. No old source gives the two points."
                ),
                *sources("qdan", "wiki-ja"),
            ),
        ),
        ("mushigachi", "instant"): RuleText(
            N_("Wins at once"),
            N_("You win the moment your six inner points hold two or more each and an enemy stone is captive."),
            attested(
                N_(
                    "So in the book of 1897: the enemy stone is cut and steamed, and the game is over wherever the "
                    "other stones stand. The book calls it the best of wins; that it counts two points here is a "
                    "house rule."
                ),
                *sources("ueda", "wiki-ja"),
            ),
        ),
        ("mushigachi", "off"): RuleText(
            N_("No special worth"),
            N_("A closed inner table wins nothing by itself."),
            inferred(
                N_(
                    "Kusaba Jun finds no win by closing in the problems of 1679, and what is told of the convents "
                    "does not mention one either."
                ),
                *sources("kusaba-summary", "kusaba-rules"),
            ),
        ),
        ("mujogachi", "from-in-1"): RuleText(
            N_("Read from in-1"),
            N_("A mushigachi with all home as 2-2-2-3-3-3 or 2-3-2-3-2-3, from in-1 to in-6, counts three."),
            house(
                N_(
                    "Only a present-day site knows this win. Its Korean page names it without kanji; 無上勝, “the "
                    "win with none above”, is our reading. It does not say from which end the shapes are read; "
                    "from in-1 is the natural order."
                ),
                *sources("qdan"),
            ),
        ),
        ("mujogachi", "either-end"): RuleText(
            N_("Read from either end"),
            N_("The mirrored shapes 3-3-3-2-2-2 and 3-2-3-2-3-2 count three as well."),
            house(
                N_(
                    "The source does not say from which end the shapes are read. This choice accepts both "
                    "readings; it is our own addition."
                ),
                *sources("qdan"),
            ),
        ),
        ("mujogachi", "off"): RuleText(
            N_("No special worth"),
            N_("No shape of the inner table counts three points."),
            not_found(
                N_(
                    "We found no old book, museum, convent or club that gives three points for a shape. Leaving it "
                    "out is the historical choice."
                ),
                *sources("kusaba-summary", "kusaba-rules", "wiki-ja"),
            ),
        ),
        ("larger_die", "yes"): RuleText(
            N_("The larger"),
            N_("When either die can be played but not both, play the larger."),
            house(
                N_(
                    "A rule of modern backgammon that present-day sites apply to ban-sugoroku too. No old Japanese "
                    "source says which die to play."
                ),
                *sources("qdan", "app-rules"),
            ),
        ),
        ("larger_die", "no"): RuleText(
            N_("The player chooses"),
            N_("When either die can be played but not both, play whichever you like."),
            not_found(
                N_(
                    "The old books do not speak of the case. Leaving the choice to the player adds no rule to what "
                    "they say."
                ),
                *sources("kusaba-rules"),
            ),
        ),
        ("primes", "free"): RuleText(
            N_("Free"),
            N_("Make as long a wall of held points as you can."),
            attested(
                N_(
                    "The book of 1897 calls six points in a row “steaming” (蒸す) and counts it among the chief "
                    "means of play."
                ),
                *sources("ueda", "wiki-ja"),
            ),
        ),
        ("primes", "courteous"): RuleText(
            N_("Courteous"),
            N_("No play may leave six held points in a row, unless every play does or it wins."),
            house(
                N_(
                    "In the Kyōto convents Hōkyō-ji and Daishō-ji such a wall was thought rude, and one nun never "
                    "made one unless she had to. That is attested as manners. Whether it was ever a law is "
                    "unclear; treating it as one is our decision."
                ),
                *sources("kusaba-rules"),
            ),
        ),
        ("gammons", "no"): RuleText(
            N_("Every win counts one"),
            N_("A win by bearing off, agari, counts one point however far the loser is behind."),
            inferred(
                N_("Kusaba Jun finds no sign of a double win in the problems of 1679."),
                *sources("kusaba-summary"),
            ),
        ),
        ("gammons", "yes"): RuleText(
            N_("One, two or three"),
            N_("A gammon (loser has none off) counts two; a backgammon (and a checker on the bar or in the "
               "winner's home board) three."),
            attested(
                N_("The scoring of modern backgammon. The Japanese record does not know it."),
                *sources("wiki-ko", "palm-2001"),
            ),
        ),
        ("cube", "off"): RuleText(
            N_("None"),
            N_("A game is worth what the win is worth."),
            attested(
                N_("The doubling cube was invented in America in the 1920s: no historical game had one."),
                *sources("wiki-ja", "kusaba-rules"),
            ),
        ),
        ("cube", "on"): RuleText(
            N_("In play"),
            N_("Before throwing, a player may double; the other takes the cube or gives up the game."),
            attested(
                N_(
                    "Modern backgammon. The cube begins at one in the middle; after a double only the player who "
                    "took it may double again, up to 64. With historical rules it is an experiment."
                ),
                *_MODERN,
            ),
        ),
        ("crawford", "yes"): RuleText(
            N_("In force"),
            N_("In a match, the game after a player first stands one point short is played without the cube."),
            attested(
                N_("Named after John R. Crawford and used in most modern tournaments; it guards the leader."),
                *sources("wiki-ko"),
            ),
        ),
        ("crawford", "no"): RuleText(
            N_("Not in force"),
            N_("The cube may be turned in every game of a match."),
            attested(N_("The game of the cube without the rule of tournaments."), *sources("wiki-ko")),
        ),
        ("jacoby", "yes"): RuleText(
            N_("In force"),
            N_("Without a taken double, every win counts one."),
            attested(
                N_("A custom of modern play for money, not of matches: it brings dull games to an end."),
                *sources("app-rules"),
            ),
        ),
        ("jacoby", "no"): RuleText(
            N_("Not in force"),
            N_("Wins of two and three points count with or without the cube."),
            attested(N_("The plain rule of modern backgammon."), *_MODERN),
        ),
        ("beaver", "yes"): RuleText(
            N_("Allowed"),
            N_("A player who is doubled may redouble at once and keep the cube."),
            attested(
                N_("A custom of modern play for money. The doubler may then play on or give up the game."),
                *sources("app-rules"),
            ),
        ),
        ("beaver", "no"): RuleText(
            N_("Not allowed"),
            N_("A player who is doubled takes the cube or gives up the game."),
            attested(N_("The plain rule of modern backgammon."), *_MODERN),
        ),
        ("auto_doubles", "yes"): RuleText(
            N_("Once a game"),
            N_("If the opening dice tie, the cube goes to two and stays in the middle."),
            attested(
                N_("A custom of modern play for money. Here at most one such double a game."),
                *sources("app-rules"),
            ),
        ),
        ("auto_doubles", "no"): RuleText(
            N_("None"),
            N_("A tie in the opening is only thrown again."),
            attested(N_("The plain rule of modern backgammon."), *_MODERN),
        ),
    }
)  # fmt: skip
