"""Answer what is often asked, each answer graded."""

from dataclasses import dataclass

from sugoroku.lore.claim import Claim, attested, house, inferred, not_found
from sugoroku.lore.sources import sources
from sugoroku.words.catalog import N_


@dataclass(frozen=True, slots=True)
class Question:
    """Hold a question and its answer of one or more claims; `topic` groups questions on the page."""

    key: str
    topic: str
    ask: str
    answer: tuple[Claim, ...]


PLAY = N_("Playing")
WINNING = N_("Winning")
NAMES = N_("Names and dice")
PAST = N_("The past")
TOPICS = (PLAY, WINNING, NAMES, PAST)

QUESTIONS = (
    Question("doubles", PLAY, N_("Do I move four times on a double?"), (
        attested(N_("No, twice. Every period with evidence plays doubles like any other throw. Four times is a rule of modern backgammon."), *sources("kusaba-summary", "kusaba-rules")),
    )),
    Question("both-dice", PLAY, N_("Must I use both dice?"), (
        inferred(N_("Yes, if there is any way to do so. Four problems of 1679 make sense only if the whole throw must be played."), *sources("kusaba-problems", "rokuro")),
    )),
    Question("larger", PLAY, N_("Only one of two dice can be played. Which?"), (
        not_found(N_("No old source says. Modern backgammon plays the larger, and so do our rule sets unless you change it."), *sources("qdan", "app-rules")),
    )),
    Question("captives", PLAY, N_("Where do captured stones go, and how do they come back?"), (
        attested(N_("They wait on the middle band. They enter on the opponent's in-1 to in-6 by the number of a die, and nothing else may move before."), *sources("wiki-ja", "kusaba-problems", "mahoron")),
    )),
    Question("pass", PLAY, N_("May I pass?"), (
        attested(N_("Only when no stone can move; then the turn passes by itself."), *sources("mahoron")),
    )),
    Question("stack", PLAY, N_("How many stones may stand on one point?"), (
        attested(N_("As many as you like. A big stack is safe, but it does little."), *sources("wiki-ja", "mahoron")),
    )),
    Question("prime", PLAY, N_("Is it allowed to hold six points in a row?"), (
        attested(N_("Yes. The book of 1897 treats it as a chief means of play. In the convents it was rude, and that has sometimes been misread as a ban."), *sources("ueda", "wiki-ja", "kusaba-rules")),
    )),
    Question("first", PLAY, N_("Who begins, and can the first throw be a double?"), (
        attested(N_("A first player is chosen and throws both dice, so the first throw can be a double. One die each is a modern opening."), *sources("kusaba-summary", "kusaba-rules")),
    )),
    Question("colour", PLAY, N_("White or black for the stronger player?"), (
        attested(N_("White in the Edo period, black in the Heian period."), *sources("kusaba-rules")),
    )),
    Question("draw", PLAY, N_("Can a game be drawn?"), (
        not_found(N_("No rule on draws or repetition was found. Stones go back only when they are cut; we expect every game to end, and in our measurements every game did.")),
    )),
    Question("off", WINNING, N_("Do I take my stones off the board?"), (
        attested(N_("Not in the late Edo, Meiji or convent game: you win when all fifteen are home."), *sources("dokugeiko", "ueda", "kusaba-rules")),
        inferred(N_("In the game of 1679 you do."), *sources("kusaba-summary")),
    )),
    Question("die-left", WINNING, N_("My last stone came home and I have a die left. What now?"), (
        house(N_("The game is over and the die is not played. No old text speaks of it."), *sources("qdan")),
    )),
    Question("enemy-behind", WINNING, N_("All my stones are home, but one is alone and an enemy stone is still behind it."), (
        house(N_("You have won. One present-day program plays on as long as a stone can still be cut; no old text was seen."), *sources("qdan", "tsgammon")),
    )),
    Question("shut-in", WINNING, N_("Can I win by shutting the enemy in?"), (
        attested(N_("In the book of 1897, at once."), *sources("ueda", "wiki-ja")),
        house(N_("With our late Edo rules a closed table with a captive doubles the win, but only when you come home."), *sources("qdan")),
    )),
    Question("mujo", WINNING, N_("What is mujōgachi?"), (
        house(N_("A win worth three points: all home, an enemy stone captive, and the six points in one of two regular shapes. Only a present-day site knows it."), *sources("qdan")),
    )),
    Question("mujo-end", WINNING, N_("From which end are its shapes read?"), (
        not_found(N_("It is not stated. We read from in-1; a choice accepts both ends."), *sources("qdan")),
    )),
    Question("cube", WINNING, N_("Was there a doubling cube, or a gammon?"), (
        attested(N_("No. The cube was invented in America in the 1920s, and no double win for a beaten opponent is known from Japan."), *sources("wiki-ja", "kusaba-summary")),
    )),
    Question("club-score", WINNING, N_("Are there other ways to score?"), (
        attested(N_("A club in Hiroshima counts how far the loser's stones still are from home, with bonuses for closed tables. We do not offer it."), *sources("den10")),
    )),
    Question("dekku", NAMES, N_("Is five-five called guni?"), (
        attested(N_("No. Five-five is dekku; guni is five-two."), *sources("tebiki-sho", "tebiki-gaki")),
    )),
    Question("vermilion", NAMES, N_("Why are three-three and four-four called vermilion?"), (
        attested(N_("Old tales say their pips were painted red. The names are old, the story is a legend."), *sources("heiji", "nikkoku")),
    )),
    Question("red-one", NAMES, N_("Why is the single pip of your dice not red?"), (
        house(N_("Because the red single pip of Japanese dice is a habit of the 20th century. By the legend it is three and four that are red, and so we draw them.")),
    )),
    Question("names-all", NAMES, N_("Has every throw an old name?"), (
        not_found(N_("No name was found for 6-2, 4-2, 4-1, 3-2 and 2-1; their writing is attested, and we show the plain reading."), *sources("tebiki-sho")),
    )),
    Question("hashiishi", NAMES, N_("Is a lone stone haishi or hashiishi?"), (
        attested(N_("The old books write はいし, ha-ishi. Hashiishi is how a present-day site reads the same characters."), *sources("kusaba-terms", "qdan")),
    )),
    Question("e-sugoroku", PAST, N_("Is this the picture race of New Year?"), (
        attested(N_("No, that is e-sugoroku. It took over the name; the games have little else in common."), *sources("wiki-ja", "tsukiji")),
    )),
    Question("backgammon", PAST, N_("Is it just backgammon?"), (
        attested(N_("The board, the array and the way round are the same. Doubles, the end of the game and its worth differ, and there is no cube: that makes it a game of its own."), *sources("kusaba-summary", "kusaba-rules")),
    )),
    Question("heian", PAST, N_("Did the Heian nobles play by these rules?"), (
        not_found(N_("Nobody knows. Perhaps they began from the Yamato array."), *sources("kariginu", "rokuro-study")),
    )),
    Question("sure", PAST, N_("How sure are you of all this?"), (
        house(N_("Each statement bears its grade: attested, inferred, house rule, or not found. Where we made something up to be able to play, we say so.")),
    )),
)  # fmt: skip
