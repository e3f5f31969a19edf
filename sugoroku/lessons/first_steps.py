"""Teach the game from nothing: the course First steps."""

from sugoroku.lessons.goal import Deed, Goal
from sugoroku.lessons.lesson import Choice, Course, Lesson, Option, Remark, Task
from sugoroku.words.catalog import N_

_RULES = "late-edo"
_HON = "-b----E-C---eE---c-e----B-"
_ENTER = "-b----E-C---eE---b-d-b--AA"

FIRST_STEPS = Course(
    "first-steps",
    N_("First steps"),
    N_("From an empty board to your first win. No knowledge needed."),
    (
        Lesson(
            key="points",
            title=N_("Points in and out"),
            paragraphs=(
                N_("The board has two rows of twelve points. The near row is yours. Its first six points, in-1 to in-6, are your inner table: your home. The other six, out-6 to out-1, are your outer table."),
                N_("The far row is named in the same way by your opponent, who sits across. You each have fifteen stones. Whoever brings all fifteen home first wins."),
                N_("A point with two or more of your stones is yours: the enemy cannot stop there. So it is good to let two stones meet."),
            ),
            tasks=(
                Choice(
                    rules=_RULES, board=_HON, ask=N_("Which points are your home?"),
                    options=(
                        Option("inner", N_("in-1 to in-6 on the near side"), N_("Yes. All fifteen of your stones want to stand there."), right=True),
                        Option("outer", N_("out-1 to out-6 on the near side"), N_("Those are your outer table: the last stretch of the way, but not yet home.")),
                        Option("far", N_("in-1 to in-6 on the far side"), N_("Those are your opponent's home. Your journey begins there.")),
                    ),
                    hints=(N_("Home is on your side, and it is inside."),),
                ),
                Task(
                    rules=_RULES, board=_HON, throw="31",
                    ask=N_("You have thrown 3 and 1. Let two stones meet on in-5, so that the point is yours."),
                    goals=(Goal(Deed.HOLDS, points=(5,)),),
                    right=N_("Two stones hold in-5 now. No enemy stone can stop there."),
                    other=N_("You may play that, but in-5 is not held by two stones. Try again."),
                    hints=(N_("One stone goes three points, another goes one."), N_("From out-5 it is three points to in-5; from in-6 it is one.")),
                ),
            ),
            terms=("board", "stone", "point", "inner", "outer"),
        ),
        Lesson(
            key="way",
            title=N_("The way round"),
            paragraphs=(
                N_("Your stones come from the enemy's home. They go along the far row, away from it, turn at the end, and come back along the near row to your home. They never go back."),
                N_("The enemy goes the same way from the other side, so the stones meet and get in each other's way."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board=_HON, throw="65",
                    ask=N_("You have thrown 6 and 5. Bring one stone from far in-1 all the way to far out-1, where your other stones wait."),
                    goals=(Goal(Deed.MAKES, boards=("-b----E-C---eF---c-e----A-",)),),
                    right=N_("Eleven points in one turn, and safe among friends."),
                    other=N_("That is allowed too. But one stone of far in-1 should run with both dice."),
                    hints=(N_("Move the stone six points first. The five brings it to the stack."),),
                ),
            ),
            terms=("near", "far", "array"),
        ),
        Lesson(
            key="throw",
            title=N_("The throw"),
            paragraphs=(
                N_("At the start of your turn two dice are thrown. Each die moves one stone by its number."),
                N_("Every throw has its own writing in Japanese, and most have an old name. 4-2 is written 四二; 6-6 is called chōroku."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board=_HON, throw="42",
                    ask=N_("4 and 2: move two stones so that they meet on in-4."),
                    goals=(Goal(Deed.HOLDS, points=(4,)),),
                    right=N_("in-4 is yours. Points at home are walls for the enemy and beds for your stones."),
                    other=N_("Allowed, but no two stones meet on in-4."),
                    hints=(N_("Four points from out-5, two points from in-6."),),
                ),
            ),
            terms=("dice", "cup"),
        ),
        Lesson(
            key="one-or-two",
            title=N_("Two stones or one"),
            paragraphs=(
                N_("The two dice may move two stones, or one stone twice. A stone that takes both dice touches down between them, so the point in between must be open as well."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board=_HON, throw="42",
                    ask=N_("The same throw, 4 and 2. This time let one single stone take both dice."),
                    goals=(Goal(Deed.ONE_STONE),),
                    right=N_("One stone has gone six points, with a rest on the way."),
                    other=N_("Those were two stones. Move the same stone with both dice."),
                    hints=(N_("Choose a stone, move it, then choose the same stone again."),),
                ),
                Task(
                    rules=_RULES, board="-b----E-C---cE---c-eb---B-", throw="42",
                    ask=N_("Two enemy stones hold far in-5. Bring a stone from far in-1 to far out-6 all the same."),
                    goals=(Goal(Deed.MAKES, boards=("-b----E-C---cE---cAeb---A-",)),),
                    right=N_("By way of far in-3. The four first would have met the wall."),
                    other=N_("Allowed, but far out-6 is still empty."),
                    hints=(N_("The order of the dice is yours to choose."), N_("Play the two first.")),
                ),
            ),
        ),
        Lesson(
            key="blocked",
            title=N_("Blocked points"),
            paragraphs=(
                N_("A point with two or more enemy stones is blocked. You cannot stop there, not even between two dice. You may pass over it."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board=_HON, throw="55",
                    ask=N_("5 and 5. Try the stones on far in-1 if you like. Then bring two stones from far out-1 to out-5."),
                    goals=(Goal(Deed.MAKES, boards=("-b----E-E---eC---c-e----B-",)),),
                    right=N_("Five stones stand safely on out-5. A double is two moves, like any throw."),
                    other=N_("Allowed, but the task is to bring two stones from far out-1 to out-5."),
                    hints=(N_("Far in-6 is held by five enemy stones: no five can be played from far in-1."), N_("Move two stones from the stack on far out-1.")),
                ),
            ),
        ),
        Lesson(
            key="cut",
            title=N_("Cutting a lone stone"),
            paragraphs=(
                N_("A stone that stands alone is a lone stone, 端石. If you land on an enemy's lone stone you cut it: it leaves the board and waits as a captive on the middle band. It has to begin its way again."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board="-a--AaE-C---eD---c-e----B-", throw="31",
                    ask=N_("An enemy stone stands alone on in-5. Cut it, and hold the point at once."),
                    goals=(Goal(Deed.HITS), Goal(Deed.HOLDS, points=(5,))),
                    right=N_("Cut, and the point is yours: nothing can hit back there."),
                    other=N_("Allowed, but the stone on in-5 is still there."),
                    remarks=(Remark((Goal(Deed.HITS),), N_("You cut a stone, but your own is left alone. With this throw you can cut on in-5 and hold the point.")),),
                    hints=(N_("Two stones can reach in-5: one with the three, one with the one."),),
                ),
                Task(
                    rules=_RULES, board="----a-E-Ca-AcD---d-e--a-B-", throw="52",
                    ask=N_("Cut two stones in one turn."),
                    goals=(Goal(Deed.HITS, count=2),),
                    right=N_("One stone took two captives on its way."),
                    other=N_("Allowed, but no stone was cut."),
                    remarks=(Remark((Goal(Deed.HITS),), N_("One stone cut. There is a way to cut two.")),),
                    hints=(N_("One of your stones can hit with the two and go on with the five."), N_("Look at the lone stone on out-2.")),
                ),
            ),
            terms=("lone-stone", "cut", "captive"),
        ),
        Lesson(
            key="safe",
            title=N_("Leave nothing alone"),
            paragraphs=(
                N_("Your own lone stones can be cut as well. Before you play, look whether two of them can be joined. The old word is 合わす, to cover."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board="-b--BAD-CA--cCAa-cbd------", throw="51",
                    ask=N_("Three of your stones stand alone. Play 5 and 1 so that none does."),
                    goals=(Goal(Deed.SAFE),),
                    right=N_("Every stone has a friend. The enemy has nothing to cut."),
                    other=N_("Allowed, but a stone of yours still stands alone."),
                    hints=(N_("One lone stone can join another with the five."), N_("The one comes from in-6.")),
                ),
            ),
            terms=("cover",),
        ),
        Lesson(
            key="enter",
            title=N_("Entering"),
            paragraphs=(
                N_("If a stone of yours was cut, it must come in before anything else may move. It enters in the enemy's home: a 1 brings it to far in-1, a 6 to far in-6."),
                N_("If both points are blocked the stone stays outside and the turn is lost."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board="-b----E-C---eE---b-d-aa-AA", throw="32",
                    ask=N_("Your stone is captive. Enter, and cut an enemy stone as you do."),
                    goals=(Goal(Deed.ENTERS), Goal(Deed.HITS)),
                    right=N_("You are in, and now the enemy has a captive too."),
                    other=N_("You are in, but an enemy stone could have been cut."),
                    hints=(N_("The captive must move first. Which die cuts a lone stone?"),),
                ),
                Choice(
                    rules=_RULES, board=_ENTER, throw="64", ask=N_("Your stone is captive and you throw 6 and 4. What happens?"),
                    options=(
                        Option("lost", N_("Nothing can move, and the turn passes."), N_("Yes. Far in-6 and far in-4 are both held. The old word for this is 淀む, to stagnate."), right=True),
                        Option("other", N_("Another stone may move instead."), N_("No: while a stone is captive nothing else may move.")),
                        Option("four", N_("It enters on far in-4."), N_("Two enemy stones hold far in-4. The stone cannot stop there.")),
                    ),
                    hints=(N_("Count the stones on far in-6 and far in-4."),),
                ),
            ),
            terms=("enter", "stagnate"),
        ),
        Lesson(
            key="both-dice",
            title=N_("Both dice, if possible"),
            paragraphs=(
                N_("You must use both dice if there is any way to do it, even if you do not like it. And if only one can be used, it must be the larger."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board="-BCDD---A-----c--c-dc-b-A-", throw="64",
                    ask=N_("6 and 4. Only one play uses both dice. Find it."),
                    goals=(Goal(Deed.ANY),),
                    right=N_("That was the only one. Any other beginning would have left a die unplayed."),
                    other=N_("Allowed."),
                    hints=(N_("If the stone on out-5 plays the six, what is left for the four?"), N_("The stone on far in-1 can play the six.")),
                ),
            ),
        ),
        Lesson(
            key="doubles",
            title=N_("Doubles"),
            paragraphs=(
                N_("Two equal dice are two moves, no more. Those who know modern backgammon will try to move four times; here it is two."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board=_HON, throw="44",
                    ask=N_("4 and 4. Move both stones of far in-1 forward together, to far in-5."),
                    goals=(Goal(Deed.HOLDS, points=(20,)),),
                    right=N_("Four-four, shushi: the vermilion four. Your rearmost stones stand well now."),
                    other=N_("Allowed, but the two stones do not stand together on far in-5."),
                    hints=(N_("Each of the two stones takes one four."),),
                ),
            ),
        ),
        Lesson(
            key="gather",
            title=N_("Gathering"),
            paragraphs=(
                N_("The moment your fifteenth stone comes home you have won. This is irigachi 入勝, the win by coming in. A die left over is not played."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board="--BBCCCA-A---b--c--dcc----", throw="31",
                    ask=N_("Two stones are still outside. Bring both home."),
                    goals=(Goal(Deed.WINS),),
                    right=N_("All fifteen are home. You have won by irigachi: one point."),
                    other=N_("Allowed, but a stone is still outside, and the enemy gets another turn."),
                    hints=(N_("Home begins at in-6."), N_("Three points from out-4, one from out-6.")),
                ),
            ),
            terms=("irigachi",),
        ),
        Lesson(
            key="close",
            title=N_("Closing, and mushigachi"),
            paragraphs=(
                N_("When your six inner points all hold two stones or more, no captive can enter: your table is closed."),
                N_("If you come home while your table is closed and an enemy stone is captive, the win counts two. It is called mushigachi 蒸勝, from 蒸す, to steam. The name is old; the two points are a house rule."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board="aACBBBBA--A--Ad--c-dc-----", throw="61",
                    ask=N_("An enemy stone is captive. Close your table: all six points with two or more."),
                    goals=(Goal(Deed.HOLDS, points=(1, 2, 3, 4, 5, 6)),),
                    right=N_("Closed. The captive cannot enter, and the enemy cannot move at all until you open."),
                    other=N_("Allowed, but one of your six points can still be entered."),
                    hints=(N_("Only in-1 is missing a stone."), N_("From out-6 it is six points to in-1; from in-2 it is one.")),
                ),
                Task(
                    rules=_RULES, board="aBBBBCCA-----d---c-dc-----", throw="61",
                    ask=N_("Come home, and let the win count two."),
                    goals=(Goal(Deed.WINS, win="mushigachi"),),
                    right=N_("Closed, an enemy captive, all home: mushigachi, two points."),
                    other=N_("Allowed, but you have not come home."),
                    remarks=(Remark((Goal(Deed.WINS),), N_("You have won, but one of your points holds a single stone now: one point only. Try for two.")),),
                    hints=(N_("After your play every inner point must still hold two stones."), N_("The outer stone can come in with the one.")),
                ),
            ),
            terms=("steam", "mushigachi", "mujigachi"),
        ),
        Lesson(
            key="mujo",
            title=N_("The mujō shapes"),
            paragraphs=(
                N_("If the closed table stands as 2-2-2-3-3-3 or 2-3-2-3-2-3, counted from in-1 to in-6, the win counts three: mujōgachi. Only a present-day site knows this win; no old source was found."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board="aBBBCCB-A----d---c-dc-----", throw="62",
                    ask=N_("Win, and let it count three."),
                    goals=(Goal(Deed.WINS, win="mujogachi"),),
                    right=N_("2-2-2-3-3-3: mujōgachi, three points."),
                    other=N_("Allowed, but that does not win."),
                    remarks=(
                        Remark((Goal(Deed.WINS, win="mushigachi"),), N_("Mushigachi, two points. A different play makes a mujō shape.")),
                        Remark((Goal(Deed.WINS),), N_("A win, but for one point. Keep every point closed, and count the shape.")),
                    ),
                    hints=(N_("Which point lacks its third stone?"), N_("The last stone belongs on in-6.")),
                ),
            ),
            terms=("mujogachi",),
        ),
        Lesson(
            key="first-game",
            title=N_("A first game, with help"),
            paragraphs=(
                N_("Three moments of one game: you cut a stone, you close your table, and you come home."),
                N_("After that, play a whole game. The computer plays gently, and a coach explains each rule when it first matters."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board="--aBBBD-B-A--Bb--c-ed-----", throw="64",
                    ask=N_("An enemy stone stands alone in your home. Cut it and hold the point."),
                    goals=(Goal(Deed.HITS), Goal(Deed.HOLDS, points=(2,))),
                    right=N_("Five points of your home are yours, and an enemy stone is captive."),
                    other=N_("Allowed, but the chance to cut is gone."),
                    remarks=(Remark((Goal(Deed.HITS),), N_("Cut, but your stone stands alone where the captive enters. Hold the point with a second one.")),),
                    hints=(N_("The six from out-5 hits in-2."), N_("The four from in-6 joins it.")),
                ),
                Task(
                    rules=_RULES, board="aABBBBCA--B---b--c-ed-----", throw="61",
                    ask=N_("The captive has not come in. Close the last point."),
                    goals=(Goal(Deed.HOLDS, points=(1, 2, 3, 4, 5, 6)),),
                    right=N_("The enemy must wait until you open. Take your time and bring the rest home."),
                    other=N_("Allowed, but in-1 is still open."),
                    hints=(N_("Six points from out-6 to in-1."), N_("The one must not open another point.")),
                ),
                Task(
                    rules=_RULES, board="aBBBBBCAA-----b--c-ed-----", throw="31",
                    ask=N_("Bring the last two stones home."),
                    goals=(Goal(Deed.WINS),),
                    right=N_("All home, the table closed, a stone captive: two points. Now play a whole game."),
                    other=N_("Allowed, but not all stones are home."),
                    hints=(N_("Three from out-5, one from out-6."),),
                ),
            ),
            play="late-edo",
            helped=True,
        ),
    ),
)  # fmt: skip
