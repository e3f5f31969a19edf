"""Say of each problem of 1679 what the book advises, what is doubtful and what it tells of the rules.

The advice is told in our own words after Kusaba Jun's transcription; his comments likewise.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from sugoroku.lore.claim import Claim, attested, inferred
from sugoroku.lore.sources import sources
from sugoroku.words.catalog import N_


@dataclass(frozen=True, slots=True)
class ProblemText:
    """Hold the words of one problem: `advice` has one claim for each answer of the data, in their order."""

    title: str
    advice: tuple[Claim, ...]
    comment: tuple[Claim, ...] = ()
    doubts: tuple[Claim, ...] = ()
    tells: tuple[Claim, ...] = ()


def _book(*texts: str) -> tuple[Claim, ...]:
    return tuple(attested(text, *sources("tebiki-sho", "kusaba-problems")) for text in texts)


def _kusaba(*texts: str) -> tuple[Claim, ...]:
    return tuple(attested(text, *sources("kusaba-problems")) for text in texts)


def _ours(*texts: str) -> tuple[Claim, ...]:
    """Say what is our own reading of the words, not a diagram of the book."""
    return tuple(inferred(text, *sources("kusaba-problems")) for text in texts)


def _tells(*texts: str) -> tuple[Claim, ...]:
    return tuple(inferred(text, *sources("kusaba-problems", "kusaba-summary")) for text in texts)


_WHOLE = N_(
    "The whole throw must be played: only then is the enemy's six used up elsewhere. Our count: nine falls of the dice in 36 hit, against eleven if the point is kept."
)
_NO_GATHER = N_("Gathering does not win: the throw could bring all fifteen home at once, and the book plays otherwise.")

PROBLEM_TEXTS: Mapping[int, ProblemText] = MappingProxyType({
    1: ProblemText(
        N_("Two-two at the start"),
        _book(
            N_("On the first turn play two-two by pulling the two stones from far out-1 to out-2."),
            N_("On the next turn 4-6, 1-6, 4-1 and 1-1 then pay well."),
        ),
        _kusaba(N_("Kusaba Jun values the diagram as proof that the array of 1679 was already that of today's backgammon. Why the sister book shows the Yamato array for this problem he cannot say.")),
        _kusaba(N_("The book names the next throws only; that they make out-6 or in-5 is how Kusaba reads it.")),
        _tells(N_("The array; the first player throws both dice; a double is two moves.")),
    ),
    2: ProblemText(
        N_("A maxim about one who lags"),
        _book(N_("Against a player who lags behind, do not make a pair six points ahead of him.")),
        _kusaba(N_("Kusaba counts 145 pips against 227, takes the lagging for a back game, and wonders whether the advice is to leave open the point six places in front of the enemy stones.")),
        _kusaba(N_("No throw is named, and the sense is not certain.")),
    ),
    3: ProblemText(
        N_("Hit, whatever it costs"),
        _book(N_("With any one, split in-6 and hit the lone stone on in-5. If you do not, a high throw of the enemy beats you; and if you are hit in turn, you enter and stand against him.")),
        _kusaba(N_("Kusaba agrees: the enemy is ahead by 47 pips to 65.")),
        _kusaba(N_("The text also says to pull a stone on with the other die, where it can be done.")),
    ),
    4: ProblemText(
        N_("Jump out and strike"),
        _book(
            N_("With six-six escape with the stone behind the wall, then split out-5 and hit on in-2."),
            N_("The same with 5-6: escape with the six, split out-6 and hit with the five."),
        ),
        _kusaba(N_("Kusaba agrees: the six must jump the wall, and the other number attacks. Eleven throws hit back, but if the enemy stays out he may be shut in.")),
        (),
        _tells(N_("A double is two moves: six-six is one six to escape and one to hit.")),
    ),
    5: ProblemText(
        N_("Open the six on purpose"),
        _book(
            N_("With five-five do not bring the last two stones in, but give up in-6: then the lone stone on in-2 is safer."),
            N_("The same with 5-2 and 5-3: both stones come down from in-6, and 6-2 no longer hits."),
        ),
        _kusaba(N_("Kusaba draws two rules from it: coming home does not yet win, and the whole throw must be played.")),
        _kusaba(N_("The board is read from the sister book, which has the same diagram.")),
        _tells(_WHOLE, _NO_GATHER),
    ),
    6: ProblemText(
        N_("Wall against wall"),
        _book(N_("With any one, split the pair on in-2 and hit on in-1. Even if a one of his hits it on entering you may yet win; and if he throws two and six you are only back where you were.")),
        _kusaba(N_("Three books have the same diagram. Kusaba sees two walls facing each other: the side without moves to spare must break first, so a loose hit is worth a try in a losing position. Elsewhere he is not sure that it is good.")),
        _kusaba(N_("The book's solution shows only the one; the other die is left open.")),
    ),
    7: ProblemText(
        N_("Bring one in, leave one out"),
        _book(
            N_("With three-three split the pair on out-1 and bring one stone in."),
            N_("With 4-6 too, bring one stone all the way in. If you run with both, you lose to a high throw unless you throw a six; and if you are hit, you enter and stand against him."),
        ),
        _kusaba(N_("Kusaba uses the page for a plea: to use the old words in play today.")),
        _ours(N_("No solution diagram was seen; the plays are our reading of the words.")),
    ),
    8: ProblemText(
        N_("Pull two"),
        _book(
            N_("With 4-3 pull two stones from far out-1."),
            N_("The same with 5-3, 3-3, 4-4 and 5-5."),
            N_("With any six bring a stone of out-3 in with the six. In any case try to have two of them out."),
        ),
        _kusaba(N_("Kusaba finds the words obscure. Beside the sister book, whose diagram has lost the lone stone on out-6, he thinks a letter is missing here: it may have said to hit, and to pull two.")),
        (
            *_ours(N_("Only the answer for 4-3 is Kusaba's; the others are by analogy.")),
            *_kusaba(N_("The board is that of the book of 1679; the diagram of the sister book is wrong.")),
        ),
    ),
    9: ProblemText(
        N_("Hit and pass on"),
        _book(N_("With 5-3 hit on in-4 and pass on to in-1 with the same stone. To make the point on his head leaves him one number to enter but two lone stones to hit; passing on leaves two numbers but one lone stone.")),
        _kusaba(N_("The sister book garbles the number of lone stones, which Kusaba takes for one more sign that it is a pirated reprint.")),
        _kusaba(N_("The board and the words are read from the sister book, which Kusaba compares with this one.")),
        _tells(N_("Our count bears the book out: four falls of the dice in 36 against two.")),
    ),
    10: ProblemText(
        N_("Let his six run"),
        _book(
            N_("With four-four bring the pair on out-6 down to in-3."),
            N_("The same with 5-4: if the enemy throws a six his lone stone must run, and your lone stone on in-4 is not taken. Such cases are frequent."),
            N_("The same with five-five."),
        ),
        _kusaba(N_("Kusaba: opening the point lets the enemy use his sixes, so that they no longer hit.")),
        _ours(N_("The answer for five-five is by analogy; its diagram was not seen.")),
        _tells(_WHOLE),
    ),
    12: ProblemText(
        N_("Empty in-6"),
        _book(
            N_("With 4-3 empty in-6: with five and six open to him, the lone stone on in-1 is not taken."),
            N_("The same with four-four. Cases of this kind are frequent."),
        ),
        _kusaba(N_("Kusaba: 6-1 does not hit any more, 5-1 still does. The words become clear when both books are read together.")),
        _kusaba(N_("The sister book forgets the captive stone in its diagram.")),
        _tells(_WHOLE, _NO_GATHER),
    ),
    13: ProblemText(
        N_("Two lone stones, or a pair?"),
        _book(
            N_("With 4-6 pull both stones on: by one reading those of far out-1."),
            N_("By another reading of the same words, those of far out-5."),
            N_("With any six bring a stone of out-4 in. On the whole it is good to pull lone stones out."),
        ),
        _kusaba(N_("Kusaba asks whether ふたは means two lone stones or a pair, and leaves it as a riddle. The sister book speaks of hitting, though there is nothing to hit.")),
        _kusaba(N_("Two readings are shown; the diagram of the second was seen only in part.")),
    ),
    14: ProblemText(
        N_("A point on his head"),
        _book(
            N_("With 4-2 make in-6 on the head of his stone. If instead you hit and go on to pair up on in-4, his 4-6, 6-6 and 5-6 beat you."),
            N_("The same with 3-2."),
            N_("The same with two-two."),
        ),
        _kusaba(N_("Kusaba finds the words clear with this diagram, and senseless with that of the sister book.")),
        _ours(N_("The answer for two-two is by analogy; its diagram was cut off.")),
    ),
    15: ProblemText(
        N_("One step short of home"),
        _book(N_("With 1-6 stop the outer stone on out-6 and bring one down from in-6 to in-5. It gives you spirit for the throws to come.")),
        _kusaba(N_("Kusaba does not see why the last stone should not cross over at once; elsewhere he calls it a fine point of smoothing the inner table first.")),
        _kusaba(
            N_("What the word きおひ, here “spirit”, means is not certain, nor is the list of throws that follows it."),
            N_("The sister book lacks the stone on far out-1, by mistake."),
        ),
        _tells(_NO_GATHER),
    ),
    16: ProblemText(
        N_("Move the midpoint on"),
        _book(
            N_("With any five pull both stones from far out-1."),
            N_("With any six pull one stone and bring it in. Do not worry about his 1-6 or 1-1: if you do not play so he pairs his lone stones, and later you must show one and lose."),
        ),
        _kusaba(N_("Kusaba calls it an easily understood lesson.")),
        _ours(N_("Five-three and six-three stand for “any five” and “any six”. The page's diagram for 6-3 has a stone too many; we took one from far out-1.")),
    ),
    17: ProblemText(
        N_("Split the ridge and hit"),
        _book(
            N_("With 5-1 split the stack on in-6, hit on in-5, and bring the other stone down: if he then throws a six, the stone on in-5 is not hit."),
            N_("The same with 4-1."),
        ),
        _kusaba(N_("The two books differ in where one enemy stone stands; Kusaba finds it of no weight.")),
        _ours(N_("The board is that of the sister book with the change Kusaba describes; no solution diagram was seen.")),
        _tells(_WHOLE),
    ),
    20: ProblemText(
        N_("Keep a move to pass"),
        _book(N_("With 5-2 bring one stone in to in-5 and one down from in-6 to in-4. Otherwise, once he has entered, 1-2 leaves you no move, and with 2-6 or 5-3 he takes a lone stone and wins.")),
        _kusaba(N_("Kusaba explains it by the chance to run with 1-2. He sees why 6-2 hits but not why 5-3 should, and would expect 5-2.")),
        _kusaba(N_("The 5-3 of the book is not understood.")),
    ),
    21: ProblemText(
        N_("Nearer, not in"),
        _book(N_("With 5-1 bring the outer stone one nearer, and one from in-6 down to in-1: the win is then sure.")),
        _kusaba(N_("Kusaba disagrees: to come in and bear one off at once gains two stones in the race.")),
        (),
        _tells(_NO_GATHER),
    ),
    22: ProblemText(
        N_("Afraid of a single fall"),
        _book(N_("With 5-1 and 4-2 run to in-3. If the stones go to in-4 and in-5 you may later hit with 1-1, pass on from in-3, and lose to his 3-6.")),
        _kusaba(N_("Kusaba thinks this over-anxious: he puts the danger at about one in 648, and suspects the memory of a game lost that way.")),
        _ours(N_("No solution diagram was seen; the plays are our reading of the words in the sister book.")),
    ),
    23: ProblemText(
        N_("Pull one and hit"),
        _book(
            N_("With 4-1 pull one stone from far out-1 and hit with one from in-6."),
            N_("The same with 5-1."),
        ),
        _kusaba(N_("Kusaba doubts the words of both books, and tries smoother ones.")),
        _ours(N_("No solution diagram was seen; the plays are our reading of the words in the sister book.")),
    ),
    31: ProblemText(
        N_("Pull up close, or hit"),
        _book(
            N_("With 3-3, 4-2, 5-1 and 2-3 pull the last stone up close."),
            N_("With 1-2, 3-1 and 4-1 hit from in-6 and bring the other stone down."),
            N_("With eight in all pull the stone on and hit."),
        ),
        _kusaba(N_("Kusaba first took the missing stone for one already borne off, until the other book showed that it had been lost in the printing.")),
        _ours(N_("The board is read from the sister book, with the stone put back that Kusaba says stands in this one; no solution diagram was seen.")),
    ),
    32: ProblemText(
        N_("A pure race"),
        _book(
            N_("With 2-6 run all the way with the stone on out-1 and leave the other outside. With two stones brought in you come too late if six-six is thrown."),
            N_("The same with 3-6."),
        ),
        _kusaba(N_("Kusaba would rather bring both in, but grants that this may be the habit of doubles played four times.")),
        _ours(N_("What “late for a six-six” means is not sure. By our exact count of the race the book's play is the worse one, with doubles played twice or four times.")),
        _tells(_NO_GATHER),
    ),
    36: ProblemText(
        N_("Hit and join"),
        _book(N_("With 3-6 hit on in-3 and join the outer stone on.")),
        _kusaba(N_("Kusaba holds it for the plain only move.")),
        (
            *_ours(N_("The hit is sure; which lone stone the six covers is our guess.")),
            *_kusaba(N_("The diagram of the sister book does not fit its own words.")),
        ),
    ),
})  # fmt: skip
