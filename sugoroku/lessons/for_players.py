"""Tell backgammon players what to unlearn: the second course."""

from sugoroku.lessons.goal import Deed, Goal
from sugoroku.lessons.lesson import Choice, Course, Lesson, Option, Remark, Task
from sugoroku.words.catalog import N_

_RULES = "late-edo"
_HON = "-b----E-C---eE---c-e----B-"

FOR_PLAYERS = Course(
    "for-backgammon-players",
    N_("For backgammon players"),
    N_("You know the way round. Here is what is different."),
    (
        Lesson(
            key="doubles-twice",
            title=N_("A double is two moves"),
            paragraphs=(
                N_("This changes most. A double is worth its pips once, not twice: nobody turns a race around with one throw, and points take longer to build. Pure position counts for more."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board=_HON, throw="66",
                    ask=N_("6-6 to begin. In backgammon you would make both bar points. Here take your own: hold out-6."),
                    goals=(Goal(Deed.HOLDS, points=(7,)),),
                    right=N_("Two stones, and that was the whole throw."),
                    other=N_("Allowed, but out-6, your bar point, is not held."),
                    hints=(N_("The midpoint is far out-1; six points on lies out-6."),),
                ),
            ),
        ),
        Lesson(
            key="opening",
            title=N_("The opening throw"),
            paragraphs=(
                N_("There is no throw of one die each. The first player simply throws both dice and plays them, so the game may well begin with a double. In a series the first seat changes with every game."),
            ),
            tasks=(
                Choice(
                    rules=_RULES, board=_HON, throw="33", ask=N_("The first throw of the game is 3-3. What now?"),
                    options=(
                        Option("play", N_("It is played: two threes."), N_("Yes, as any double. Three-three, shusan, is the vermilion three."), right=True),
                        Option("again", N_("It is thrown again."), N_("That is the modern opening, where each side throws one die.")),
                        Option("four", N_("It is played: four threes."), N_("Played, yes, but a double is two moves.")),
                    ),
                    hints=(N_("Both dice were thrown by one player."),),
                ),
            ),
        ),
        Lesson(
            key="no-bearing-off",
            title=N_("No bearing off"),
            paragraphs=(
                N_("When the fifteenth stone is home, the game is over. So the race is not about pips to bear off but about coming across: a stone deep in your home has wasted its way, but nobody minds."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board="--BBBCD-A--A-b--c--dcc----", throw="53",
                    ask=N_("Win this turn."),
                    goals=(Goal(Deed.WINS),),
                    right=N_("Both stones crossed into home. Nothing is borne off: the game is over."),
                    other=N_("Allowed, but a stone is still outside."),
                    hints=(N_("Each outer stone needs one die."),),
                ),
                Choice(
                    rules=_RULES, ask=N_("Your opponent has fourteen stones home and one on out-6, with nothing in its way. How many of the 36 falls of the dice bring it home?"),
                    options=(
                        Option("all", N_("All 36"), N_("Yes. Any number moves it to in-6 or further, even a one."), right=True),
                        Option("eleven", N_("11"), N_("That is how many hold one given number. Here every number will do.")),
                        Option("many", N_("27"), N_("Out-6 lies next to in-6: every number will do.")),
                    ),
                    hints=(N_("Out-6 is next to in-6."),),
                ),
            ),
            terms=("irigachi",),
        ),
        Lesson(
            key="worth",
            title=N_("What a win is worth"),
            paragraphs=(
                N_("No cube, no gammon. A win counts one, unless your table is closed over a captive as you come home: two, or three in a mujō shape. A side that is far behind risks no more than one that is just behind, so a back game costs nothing extra."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board="aBBBCCB-A----d---c-dc-----", throw="62",
                    ask=N_("You can win in several ways. Take the best."),
                    goals=(Goal(Deed.WINS, win="mujogachi"),),
                    right=N_("2-2-2-3-3-3 from in-1: three points."),
                    other=N_("Allowed, but it does not win."),
                    remarks=(Remark((Goal(Deed.WINS),), N_("Won, but not as high as it could be.")),),
                    hints=(N_("Look at the shape of your home after each win."),),
                ),
                Choice(
                    rules=_RULES, ask=N_("You win while your opponent has not brought a single stone home. How many points?"),
                    options=(
                        Option("one", N_("1"), N_("Yes. There is no gammon."), right=True),
                        Option("two", N_("2"), N_("That would be a gammon, which this game does not know.")),
                        Option("three", N_("3"), N_("Only a mujō shape counts three.")),
                    ),
                    hints=(N_("Is any stone captive?"),),
                ),
            ),
            terms=("mushigachi", "mujogachi"),
        ),
        Lesson(
            key="late-hits",
            title=N_("To the last stone"),
            paragraphs=(
                N_("No stone leaves the board, so both sides keep all fifteen to the end. A side that is nearly home still has to let its last stones pass, and one stone cut late must go all the way round again."),
                N_("With no stakes to lose, waiting in the enemy's home for such a chance is sound. The old books call one who lags behind をくれ."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board="--aBBBD-B-A--Bb--c-ed-----", throw="64",
                    ask=N_("One enemy stone is late. Cut it, and hold the point."),
                    goals=(Goal(Deed.HITS), Goal(Deed.HOLDS, points=(2,))),
                    right=N_("It starts again, behind five points of yours."),
                    other=N_("Allowed, but the late stone slips away."),
                    remarks=(Remark((Goal(Deed.HITS),), N_("Cut, but a return hit would undo it. Hold the point.")),),
                    hints=(N_("Point on it: a six and a four both reach in-2."),),
                ),
            ),
            terms=("okure",),
        ),
        Lesson(
            key="whole-throw",
            title=N_("An old trick of 1679"),
            paragraphs=(
                N_("In the game of 1679 stones were borne off, with doubles twice. Its problem book loves one idea: open a point on purpose, so that the enemy's big number must be played elsewhere and cannot hit."),
            ),
            tasks=(
                Task(
                    rules="early-edo", board="aADDB-BB-----------cbcbbb-", throw="43",
                    ask=N_("Problem 12 of the book: your stone on in-1 is alone, and an enemy is captive. Play 4-3 so that it is hit least."),
                    goals=(Goal(Deed.MAKES, boards=("aAEEB--B-----------cbcbbb-",)),),
                    right=N_("in-6 is empty: a 6-1 must now be played as six from the bar and one elsewhere. Nine falls of the dice hit, not eleven."),
                    other=N_("Allowed, but more of the enemy's throws hit than need be."),
                    remarks=(Remark((Goal(Deed.HOLDS, points=(6,)),), N_("You kept in-6. Then 6-1 must enter with the one, and hits: eleven falls of the dice in all.")),),
                    hints=(N_("Which enemy numbers enter? What happens if a six enters too?"), N_("Empty in-6.")),
                ),
            ),
            play="late-edo",
        ),
    ),
)  # fmt: skip
