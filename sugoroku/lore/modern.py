"""Sum up modern backgammon as it is played here, and how that differs from official rules."""

from dataclasses import dataclass

from sugoroku.lore.claim import Claim, attested, house
from sugoroku.lore.faq import Question
from sugoroku.lore.sources import sources
from sugoroku.words.catalog import N_


@dataclass(frozen=True, slots=True)
class Topic:
    """Hold one heading of the summary."""

    key: str
    title: str
    claims: tuple[Claim, ...]


SUMMARY = (
    Topic("board", N_("The board"), (
        attested(N_("24 points, numbered from your seat. Your fifteen checkers go down from 24 to 1; points 1 to 6 are your home board. You begin with two on 24, five on 13, three on 8 and five on 6, and your opponent with the mirror of it: 167 pips each."), *sources("wiki-ko", "app-rules")),
    )),
    Topic("dice", N_("The dice"), (
        attested(N_("To begin, each rolls one die; the higher plays both numbers, and a tie is rolled again. From then on you roll two. Each die is one move, with one checker or two. A double is four moves."), *sources("wiki-ko", "palm-2001", "app-rules")),
        attested(N_("Use both dice if it can be done, and as many moves of a double as you can. If either die can be played but not both, play the larger."), *sources("app-rules")),
    )),
    Topic("hit", N_("Hitting and entering"), (
        attested(N_("You may land on any point that does not hold two or more of the other's checkers. A single one, a blot, is hit and goes to the bar. It must enter in the hitter's home board before its owner moves anything else."), *sources("wiki-ko", "app-rules")),
    )),
    Topic("bear-off", N_("Bearing off"), (
        attested(N_("With all fifteen in your home board a die takes a checker off the point of its number. If that point is empty, move a checker from a higher point; if there is none, take one off the highest point you hold. A checker that is hit must come all the way round before you go on."), *sources("wiki-ko", "app-rules")),
    )),
    Topic("worth", N_("What a game is worth"), (
        attested(N_("First to bear off all fifteen wins: a single game counts one; a gammon, when the loser has none off, two; a backgammon, when besides a checker is on the bar or in the winner's home board, three."), *sources("wiki-ko", "palm-2001")),
    )),
    Topic("cube", N_("The doubling cube"), (
        attested(N_("Before rolling you may double the stakes if the cube is in the middle or yours. The other takes, and then owns the cube, or drops and loses what the game was worth before."), *sources("wiki-ko", "palm-2001", "app-rules")),
    )),
    Topic("match", N_("Matches"), (
        attested(N_("A match goes to a number of points. By the Crawford rule, the one game after a player comes within a point of winning is played without the cube."), *sources("wiki-ko")),
        attested(N_("Jacoby, beavers and automatic doubles are customs of play for money; here they may be switched on outside matches."), *sources("app-rules")),
    )),
)  # fmt: skip

LAST_CHECKER = house(
    N_("If one die wins the game, it ends there, even if the dice could have been played so that both are used.")
)
DIFFERENCES = (
    house(N_("The dice are rolled for you, so there are no cocked dice and no rules about touching them. With your own dice you enter what you rolled.")),
    house(N_("You may take moves back until the last die is played; then the turn passes by itself. You may ask to confirm it.")),
    house(N_("When no move is possible the turn passes by itself.")),
    house(N_("The cube stops at 64, and there is at most one automatic double in a game.")),
    house(N_("After a beaver the doubler may play on or give up what he offered; there are no raccoons.")),
    house(N_("You may resign only on your own turn, for one, two or three points, and your opponent may decline.")),
    LAST_CHECKER,
    house(N_("A cube that can no longer change anything may be turned by the rules, but the page does not offer it.")),
)  # fmt: skip

QUESTIONS = (
    Question("opening-double", N_("Modern backgammon"), N_("Can the first move be a double?"), (
        attested(N_("No: equal dice in the opening are rolled again."), *sources("wiki-ko", "palm-2001")),
    )),
    Question("one-checker-twice", N_("Modern backgammon"), N_("May one checker use both dice?"), (
        attested(N_("Yes, if it can also land between them."), *sources("wiki-ko", "app-rules")),
    )),
    Question("must-bear-off", N_("Modern backgammon"), N_("Must I bear off when I can?"), (
        attested(N_("No. You may move inside your home board instead, as long as both dice are used."), *sources("palm-2001")),
    )),
    Question("who-may-double", N_("Modern backgammon"), N_("Who may double?"), (
        attested(N_("At first either player; after a double only the one who took it."), *sources("wiki-ko", "palm-2001")),
    )),
    Question("gammon-cube", N_("Modern backgammon"), N_("Does the cube multiply a gammon?"), (
        attested(N_("Yes: with the cube on two a gammon counts four. By the Jacoby rule it counts only if the cube was turned."), *sources("wiki-ko", "app-rules")),
    )),
)  # fmt: skip
