"""Tell what all forms of the old game share, section by section."""

from sugoroku.game.reasons import Why
from sugoroku.lore.claim import attested, house, inferred, not_found
from sugoroku.lore.rule_section import HON, Barred, Diagram, RuleSection
from sugoroku.lore.sources import sources
from sugoroku.words.catalog import N_

_ENTER = "-b----E-C---eE---b-d-b--AA"

OLD_BASICS = (
    RuleSection(
        "board",
        N_("The board and the stones"),
        (
            attested(
                N_("The board has two rows of twelve points with an empty band between them. Each side has fifteen stones, one side white and one black."),
                *sources("asia-society", "kusaba-preface", "kusaba-rules"),
            ),
            attested(
                N_("From your seat the near row reads, from the left, in-1 to in-6 and then out-6 to out-1. The six inner points are your inner table, your home. Your opponent names the far row in the same way from the other side, so their in-1 lies opposite your in-1."),
                *sources("kusaba-terms", "kusaba-problems", "qdan"),
            ),
        ),
    ),
    RuleSection(
        "way",
        N_("The way round"),
        (
            attested(
                N_("Your stones travel from the opponent's inner table along the far row to the right, come down at the right end, and go back along the near row to your inner table. The opponent travels the other way. No stone ever moves backwards."),
                *sources("wiki-ja", "qdan"),
            ),
        ),
        Diagram(
            HON, "65", "late-edo",
            N_("With 6-5 a stone runs from far in-1 to far out-6 and on to far out-1."),
            ("24/18/13",),
        ),
    ),
    RuleSection(
        "turn",
        N_("A turn"),
        (
            attested(
                N_("You throw two dice. Each die moves one stone by its number: two stones, or one stone twice. A stone that takes both dice touches down between them."),
                *sources("wiki-ja", "mahoron", "kusaba-problems"),
            ),
            attested(N_("Any number of your stones may stand on one point."), *sources("wiki-ja", "mahoron")),
        ),
        Diagram(
            HON, "42", "late-edo",
            N_("4-2: two stones meet on in-4 and hold it, or one stone goes six points by way of far in-5 or far in-3."),
            ("8/4 6/4", "24/18"),
        ),
    ),
    RuleSection(
        "blocked",
        N_("Blocked points"),
        (
            attested(
                N_("A point with two or more enemy stones is blocked: you may not stop there, not even between two dice. Every other point is free to land on."),
                *sources("wiki-ja", "mahoron"),
            ),
        ),
        Diagram(
            HON, "55", "late-edo",
            N_("The fives from far in-1 are blocked: five enemy stones hold far in-6. The stones on far out-1 can move."),
            ("13/8(2)",),
            (Barred("24/19", Why.BLOCKED),),
        ),
    ),
    RuleSection(
        "cut",
        N_("Cutting a lone stone"),
        (
            attested(
                N_("A stone alone on its point is a lone stone, 端石. If you land on an enemy's lone stone you cut it (切る): it leaves the board and waits as a captive on the middle band."),
                *sources("wiki-ja", "kusaba-terms", "asia-society"),
            ),
        ),
        Diagram(
            "-a--AaE-C---eD---c-e----B-", "31", "late-edo",
            N_("The enemy stone on in-5 is alone: with 3-1 you cut it and hold the point at once."),
            ("8/5* 6/5",),
        ),
    ),
    RuleSection(
        "enter",
        N_("Entering"),
        (
            attested(
                N_("While you have a captive stone nothing else of yours may move. It enters on the opponent's inner table, on the point of the die: a 1 on their in-1, a 6 on their in-6."),
                *sources("wiki-ja", "kusaba-problems", "mahoron"),
            ),
            attested(
                N_("If neither die shows a free point the stone stays where it is and the turn is lost. The old word is 淀む, to stagnate."),
                *sources("kusaba-terms", "kusaba-problems"),
            ),
        ),
        Diagram(
            _ENTER, "63", "late-edo",
            N_("6-3: the six is blocked, so the stone enters on far in-3; then any stone may play the six."),
            ("bar/22 24/18", "bar/22 13/7"),
            (Barred("13/10", Why.ENTER_FIRST), Barred("bar/19", Why.BLOCKED)),
        ),
    ),
    RuleSection(
        "stagnate",
        N_("No way in"),
        (
            attested(
                N_("Where no legal step exists the turn passes. You may not pass while you can move."),
                *sources("mahoron", "kusaba-terms"),
            ),
        ),
        Diagram(_ENTER, "64", "late-edo", N_("6-4: far in-6 and far in-4 are both held. The stone stays out and the turn is over.")),
    ),
    RuleSection(
        "must-play",
        N_("Both dice must be played"),
        (
            inferred(
                N_("You must use both dice if there is any way to do so, and as many moves of a double as can be made. For 1679 this is concluded from four problems: their answers open a point so that the enemy's six must be played elsewhere, which helps only if he must play it."),
                *sources("kusaba-problems", "rokuro"),
            ),
            house(
                N_("A step that ends the game completes the play: a win is never forbidden because a die is left over, and that die is not played."),
                *sources("qdan"),
            ),
        ),
        Diagram(
            "-BCDD---A-----c--c-dc-b-A-", "64", "late-edo",
            N_("6-4: out-5 to in-4 with the four, then far in-1 with the six. Playing the six from out-5 would leave no four, so it is not allowed."),
            ("24/18 8/4",),
            (Barred("8/2", Why.OTHER_DIE_LOST),),
        ),
    ),
    RuleSection(
        "open-questions",
        N_("What nobody wrote down"),
        (
            not_found(
                N_("We found no old rule on ties, on positions that repeat, or on draws. Stones only go back when they are cut; we expect every game to end, and in our measurements every game did."),
            ),
        ),
    ),
)  # fmt: skip
