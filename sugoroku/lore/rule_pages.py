"""Set out the rules page by page: sections with claims and a diagram that the engine confirms."""

from dataclasses import dataclass, replace

from sugoroku.game.presets import PRESETS
from sugoroku.game.reasons import Why
from sugoroku.game.rules import OPTIONS, Rules, option_text
from sugoroku.lore.claim import Claim, attested, house, inferred, not_found
from sugoroku.lore.grounds import means_something, text_for
from sugoroku.lore.rules_text import OPTION_HEADS, OPTION_TEXTS, RuleText
from sugoroku.lore.sources import sources
from sugoroku.words.catalog import N_


@dataclass(frozen=True, slots=True)
class Barred:
    """Hold a play that the rules do not allow; `why` is the engine's reason where it is a single step."""

    text: str
    why: Why | None = None


@dataclass(frozen=True, slots=True)
class Diagram:
    """Hold a position to look at and to play on from.

    `board` is a 26-character XGID board of the player on turn, `throw` two digits, `rules` a rule-set text under
    which it was drawn. `plays` are legal, `barred` are not; where both are empty nothing can move.
    """

    board: str
    throw: str
    rules: str
    caption: str
    plays: tuple[str, ...] = ()
    barred: tuple[Barred, ...] = ()


@dataclass(frozen=True, slots=True)
class RuleSection:
    """Hold one section; with an option it belongs to rule sets that have this value."""

    key: str
    title: str
    claims: tuple[Claim, ...]
    diagram: Diagram | None = None
    option: str | None = None
    value: str | None = None

    @property
    def text(self) -> RuleText | None:
        """Return the option's own text, where the section is about one."""
        if self.option is None or self.value is None:
            return None
        return OPTION_TEXTS[self.option, self.value]

    def applies(self, rules: Rules) -> bool:
        """Tell whether the section belongs on the page of these rules."""
        return self.option is None or option_text(rules, self.option) == self.value


_HON = "-b----E-C---eE---c-e----B-"
_YAMATO = "-e----E-----eE-----e----E-"
_ENTER = "-b----E-C---eE---b-d-b--AA"

_BASIC = (
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
            _HON, "65", "late-edo",
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
            _HON, "42", "late-edo",
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
            _HON, "55", "late-edo",
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

_DIAGRAMS = {
    ("start", "hon"): Diagram(
        _HON, "31", "late-edo", N_("The array, with an opening throw of 3-1: in-5 can be made at once."), ("8/5 6/5",)
    ),
    ("start", "yamato"): Diagram(
        _YAMATO, "31", "yamato", N_("The Yamato array: nothing stands on out-5, so 3-1 makes no new point."),
        ("13/10 6/5",), (Barred("8/5", Why.NO_STONE),),
    ),
    ("doubles", "2"): Diagram(
        _HON, "44", "late-edo", N_("4-4 is two fours: here both stones of far in-1 go up to far in-5."),
        ("24/20(2)", "13/9(2)"), (Barred("24/20(2) 13/9(2)"),),
    ),
    ("doubles", "4"): Diagram(
        _HON, "44", "modern", N_("4-4 is four fours: two stones to 20 and two to 9."),
        ("24/20(2) 13/9(2)",), (Barred("24/20(2)"),),
    ),
    ("larger_die", "yes"): Diagram(
        "-CDDC--------c---d--ccb-A-", "65", "late-edo",
        N_("6-5: the last stone can go six or five, but not both, for far out-1 is held. The six must be played."),
        ("24/18",), (Barred("24/19", Why.LARGER_DIE),),
    ),
    ("larger_die", "no"): Diagram(
        "-CDDC--------c---d--ccb-A-", "65", "late-edo larger_die=no",
        N_("6-5: the last stone can go six or five, but not both. Choose."), ("24/18", "24/19"),
    ),
    ("finish", "gather"): Diagram(
        "--BBCCD-A----b--c--dcc----", "21", "late-edo",
        N_("The last stone comes in with the two: all fifteen are home, and the game is won. The one is not played."), ("8/6",),
    ),
    ("finish", "bear-off"): Diagram(
        "--A-BCB------------cbcb---", "53", "early-edo",
        N_("5-3: the five takes a stone off in-5. There is none on in-3 but some behind it, so the three must be moved inside."),
        ("5/off 6/3",), (Barred("2/off", Why.HIGHER_FIRST),),
    ),
    ("mushigachi", "at-gather"): Diagram(
        "aBBBBCCA-----d---c-dc-----", "61", "late-edo",
        N_("An enemy stone is captive. The last stone comes in with the one, and every inner point holds two or more: two points."), ("7/6",),
    ),
    ("mushigachi", "instant"): Diagram(
        "aACBBBBA--A--Ad--c-dc-----", "61", "meiji",
        N_("An enemy stone is captive. The six closes in-1, and the game is over although two stones are still outside."), ("7/1",),
    ),
    ("mujogachi", "from-in-1"): Diagram(
        "aBBBCCB-A----d---c-dc-----", "62", "late-edo",
        N_("The two brings the last stone in: from in-1 the table stands 2-2-2-3-3-3, and the win counts three."), ("8/6",),
    ),
    ("mujogachi", "either-end"): Diagram(
        "aCCCBBA-A----d---c-dc-----", "62", "late-edo mujogachi=either-end",
        N_("The two brings the last stone in: 3-3-3-2-2-2 from in-1, the mirrored shape, counts three as well."), ("8/6",),
    ),
    ("primes", "courteous"): Diagram(
        "-b-BBCCBA----Bd--b-e-b----", "51", "convent",
        N_("You hold in-3 to out-6, five points in a row. With 5-1 you may not make out-5 the sixth and leave it so."),
        ("13/8 8/7", "7/2 6/5"), (Barred("13/8 13/12"),),
    ),
    ("gammons", "yes"): Diagram(
        "-AAa---------e---c-f------", "21", "modern",
        N_("2-1 takes the last two stones off. The loser has none off and a stone in your home: a backgammon, three points."),
        ("2/off 1/off",),
    ),
}  # fmt: skip


def _option_section(option: str, value: str) -> RuleSection:
    return RuleSection(
        option,
        OPTION_HEADS[option].title,
        (OPTION_TEXTS[option, value].claim,),
        _DIAGRAMS.get((option, value)),
        option,
        value,
    )


SECTIONS = (*_BASIC, *(_option_section(option, value) for option, values in OPTIONS.items() for value in values))


def sections_of(rules: Rules) -> tuple[RuleSection, ...]:
    """List the sections for these rules, founded as in them; an option that means nothing here is left out."""
    return tuple(_here(section, rules) for section in SECTIONS if section.applies(rules) and _wanted(section, rules))


def _wanted(section: RuleSection, rules: Rules) -> bool:
    return section.option is None or means_something(section.option, rules)


def _here(section: RuleSection, rules: Rules) -> RuleSection:
    return section if section.option is None else replace(section, claims=(text_for(section.option, rules).claim,))


def differences(option: str) -> tuple[tuple[str, str], ...]:
    """List each preset with its value of the option: a row of the page that compares them all."""
    return tuple((preset, option_text(rules, option)) for preset, rules in PRESETS.items())
