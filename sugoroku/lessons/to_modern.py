"""Lead from ban-sugoroku to modern backgammon: the third course."""

from sugoroku.lessons.goal import Deed, Goal
from sugoroku.lessons.lesson import Choice, Course, Lesson, Option, Task
from sugoroku.words.catalog import N_

_RULES = "modern"
_HON = "-b----E-C---eE---c-e----B-"

TO_MODERN = Course(
    "to-backgammon",
    N_("From ban-sugoroku to backgammon"),
    N_("You know the Edo game. Here is what the modern one adds."),
    (
        Lesson(
            key="numbers",
            title=N_("Numbers, and the opening"),
            paragraphs=(
                N_("The points are numbered 1 to 24 from your seat: 1 to 6 are your home board, and your rearmost checkers stand on 24. The middle band is called the bar."),
                N_("To begin, each side rolls one die. The higher side plays both numbers; equal dice are rolled again. So the first move is never a double."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board=_HON, throw="31",
                    ask=N_("You rolled 3, your opponent 1. Make your 5 point."),
                    goals=(Goal(Deed.HOLDS, points=(5,)),),
                    right=N_("A splendid beginning, in both games."),
                    other=N_("Allowed, but your 5 point is not made."),
                    hints=(N_("The 5 point is in-5."),),
                ),
            ),
            terms=("checker", "home-board", "outer-board", "bar", "blot"),
        ),
        Lesson(
            key="doubles-four",
            title=N_("Doubles four times"),
            paragraphs=(N_("A double is four moves. As many of them as can be made must be made."),),
            tasks=(
                Task(
                    rules=_RULES, board=_HON, throw="44",
                    ask=N_("4-4: make the 20 point and the 9 point."),
                    goals=(Goal(Deed.HOLDS, points=(20, 9)),),
                    right=N_("Sixteen pips and two points in one roll. That is what a double does here."),
                    other=N_("Allowed, but one of the two points is missing."),
                    hints=(N_("Two checkers from 24, two from 13."),),
                ),
            ),
        ),
        Lesson(
            key="bearing-off",
            title=N_("Bearing off"),
            paragraphs=(
                N_("Coming home does not win: all fifteen must be taken off. A die takes a checker off the point of its number. If that point is empty you must move one from a higher point; if there is none higher, take one off your highest point."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board="--A-BCB------------cbcb---", throw="53",
                    ask=N_("5-3. Take a checker off."),
                    goals=(Goal(Deed.BEARS_OFF),),
                    right=N_("The five took one off. The three had to be moved, for your 3 point is empty and higher ones are not."),
                    other=N_("You may move instead of bearing off, but that costs time."),
                    hints=(N_("Your 5 point has checkers on it."),),
                ),
                Task(
                    rules=_RULES, board="-B-B-B-------------b-b--b-", throw="64",
                    ask=N_("6-4. Nothing stands on your 6 point. Play the roll."),
                    goals=(Goal(Deed.ANY),),
                    right=N_("The six took one off your highest point. The four had to be moved: a checker stood above your 4 point."),
                    other=N_("Allowed."),
                    hints=(N_("The six takes one off the 5 point."), N_("The four goes from 5 to 1.")),
                ),
            ),
            terms=("bearing-off", "pip"),
        ),
        Lesson(
            key="gammon",
            title=N_("Gammon and backgammon"),
            paragraphs=(
                N_("If the loser has taken none off, the win is a gammon and counts two. If besides a checker of the loser is on the bar or in the winner's home board, it is a backgammon and counts three."),
            ),
            tasks=(
                Task(
                    rules=_RULES, board="---BCDE-A--------------a--", throw="62",
                    ask=N_("Your opponent takes the last checker off next turn. Save the gammon."),
                    goals=(Goal(Deed.BEARS_OFF),),
                    right=N_("One off, and you lose one point instead of two."),
                    other=N_("Allowed, but none is off: a gammon, two points lost."),
                    hints=(N_("Bring the last one home with one die, and take one off with the other."),),
                ),
                Choice(
                    rules=_RULES, board="-AAa---------e---c-f------", throw="21", ask=N_("You take your last two off. What do you win?"),
                    options=(
                        Option("three", N_("A backgammon: 3"), N_("Yes: none off, and a checker still in your home board."), right=True),
                        Option("two", N_("A gammon: 2"), N_("Look at the checker on your 3 point.")),
                        Option("one", N_("A single game: 1"), N_("Your opponent has not taken one off yet.")),
                    ),
                    hints=(N_("Where is the opponent's last checker?"),),
                ),
            ),
            terms=("single", "gammon", "backgammon"),
        ),
        Lesson(
            key="cube",
            title=N_("The doubling cube"),
            paragraphs=(
                N_("Before you roll you may offer to double what the game is worth. Your opponent takes, and then owns the cube, or drops and loses what the game was worth before."),
                N_("At first the cube is in the middle and both may double. After that only its owner may. As a rule of thumb, take if you would win one game in four."),
            ),
            tasks=(
                Choice(
                    rules=_RULES, ask=N_("You doubled to 2 and your opponent took. Who may double next?"),
                    options=(
                        Option("opponent", N_("Only the opponent"), N_("Yes: whoever takes owns the cube."), right=True),
                        Option("both", N_("Both"), N_("Only while the cube is in the middle.")),
                        Option("you", N_("Only you"), N_("You gave the cube away.")),
                    ),
                    hints=(N_("Who has the cube now?"),),
                ),
                Choice(
                    rules=_RULES, ask=N_("The cube stands on 2 and is yours. You double, and your opponent drops. What do you win?"),
                    options=(
                        Option("two", N_("2"), N_("Yes: what the game was worth before the double."), right=True),
                        Option("four", N_("4"), N_("A double that is dropped never counts.")),
                        Option("one", N_("1"), N_("The game was already worth two.")),
                    ),
                    hints=(N_("A dropped double does not count."),),
                ),
            ),
            terms=("doubling-cube", "take", "drop"),
        ),
        Lesson(
            key="crawford",
            title=N_("Matches and the Crawford rule"),
            paragraphs=(
                N_("A match goes to a number of points. A player who is one point short has nothing to fear from the cube, but the other would double at once in every game. So the one game after a player first comes that near is played without the cube."),
            ),
            tasks=(
                Choice(
                    rules=_RULES, ask=N_("A match to 5 stands at 4 to 2, and the last game made it so. May the trailing player double in the next game?"),
                    options=(
                        Option("no", N_("No"), N_("Right: this is the Crawford game. From the game after it the cube is back."), right=True),
                        Option("yes", N_("Yes"), N_("Not in this one: it is the game after a player first stood a point from the match.")),
                    ),
                    hints=(N_("It is the first game with a player on 4."),),
                ),
            ),
            terms=("match", "crawford"),
            play="modern",
        ),
    ),
)  # fmt: skip
