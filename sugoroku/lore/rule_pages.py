"""Set out the rules page by page: sections with claims and a diagram that the engine confirms."""

from dataclasses import replace

from sugoroku.game.presets import PRESETS
from sugoroku.game.reasons import Why
from sugoroku.game.rules import OPTIONS, Rules, looks_modern, option_text
from sugoroku.lore.grounds import means_something, text_for
from sugoroku.lore.modern_basics import MODERN_BASICS, MODERN_CAPTIONS
from sugoroku.lore.old_basics import OLD_BASICS
from sugoroku.lore.rule_section import HON, Barred, Diagram, RuleSection
from sugoroku.lore.rules_text import OPTION_HEADS, OPTION_TEXTS
from sugoroku.words.catalog import N_

_YAMATO = "-e----E-----eE-----e----E-"

_DIAGRAMS = {
    ("start", "hon"): Diagram(
        HON, "31", "late-edo", N_("The array, with an opening throw of 3-1: in-5 can be made at once."), ("8/5 6/5",)
    ),
    ("start", "yamato"): Diagram(
        _YAMATO, "31", "yamato", N_("The Yamato array: nothing stands on out-5, so 3-1 makes no new point."),
        ("13/10 6/5",), (Barred("8/5", Why.NO_STONE),),
    ),
    ("doubles", "2"): Diagram(
        HON, "44", "late-edo", N_("4-4 is two fours: here both stones of far in-1 go up to far in-5."),
        ("24/20(2)", "13/9(2)"), (Barred("24/20(2) 13/9(2)"),),
    ),
    ("doubles", "4"): Diagram(
        HON, "44", "modern", N_("4-4 is four fours: two stones to 20 and two to 9."),
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
    text = OPTION_TEXTS[option, value]
    title = OPTION_HEADS[option].title
    return RuleSection(option, title, (), _DIAGRAMS.get((option, value)), option, value, text)


SECTIONS = (
    *OLD_BASICS,
    *MODERN_BASICS,
    *(_option_section(option, value) for option, values in OPTIONS.items() for value in values),
)


def sections_of(rules: Rules) -> tuple[RuleSection, ...]:
    """List the sections for these rules, founded as in them; an option that means nothing here is left out."""
    return tuple(_here(section, rules) for section in SECTIONS if section.applies(rules) and _wanted(section, rules))


def _wanted(section: RuleSection, rules: Rules) -> bool:
    return section.option is None or means_something(section.option, rules)


def _here(section: RuleSection, rules: Rules) -> RuleSection:
    """Tell a section about an option as these rules tell and found it.

    Where most of the rules are modern its diagram is on the modern board; an option that modern backgammon does not
    know keeps its old one.
    """
    if section.option is None or section.value is None:
        return section
    caption = MODERN_CAPTIONS.get((section.option, section.value))
    diagram = section.diagram
    if diagram is not None and caption is not None and looks_modern(rules):
        diagram = diagram.on_modern_board(caption)
    return replace(section, text=text_for(section.option, rules), diagram=diagram)


def differences(option: str) -> tuple[tuple[str, str], ...]:
    """List each preset with its value of the option: a row of the page that compares them all."""
    return tuple((preset, option_text(rules, option)) for preset, rules in PRESETS.items())
