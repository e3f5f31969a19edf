"""Tell how modern backgammon is played, section by section, in its own words and on its own board."""

from sugoroku.game.reasons import Why
from sugoroku.lore.claim import Claim, attested
from sugoroku.lore.modern import LAST_CHECKER
from sugoroku.lore.old_basics import OLD_BASICS
from sugoroku.lore.rule_section import HON, Barred, Diagram, RuleSection
from sugoroku.lore.sources import sources
from sugoroku.words.catalog import N_

_OLD = {section.key: section.diagram for section in OLD_BASICS if section.diagram}


def _modern(key: str, title: str, claims: tuple[Claim, ...], diagram: Diagram | None = None) -> RuleSection:
    return RuleSection(key, title, claims, diagram, modern=True)


MODERN_BASICS = (
    _modern(
        "board",
        N_("The board and the checkers"),
        (
            attested(
                N_("The board has 24 points in two rows; the bar parts it in the middle. Each side has fifteen checkers, in two colours."),
                *sources("wiki-ko", "app-rules"),
            ),
            attested(
                N_("Points are numbered from your seat: 1 to 6 are your home board, 7 to 12 your outer board. Your opponent counts from the other side, so your 24 is their 1."),
                *sources("wiki-ko", "app-rules"),
            ),
        ),
    ),
    _modern(
        "way",
        N_("The way round"),
        (
            attested(
                N_("Your checkers go down from 24 to 1: out of the opponent's home board, through both outer boards, into your home board. The opponent goes the other way. No checker ever moves backwards."),
                *sources("wiki-ko", "app-rules"),
            ),
        ),
        _OLD["way"].on_modern_board(N_("With 6-5 a checker runs from 24 to 18 and on to 13.")),
    ),
    _modern(
        "turn",
        N_("A turn"),
        (
            attested(
                N_("You roll two dice. Each die moves one checker by its number: two checkers, or one checker twice. A checker that takes both dice touches down between them."),
                *sources("wiki-ko", "app-rules"),
            ),
            attested(N_("Any number of your checkers may stand on one point."), *sources("wiki-ko", "app-rules")),
        ),
        _OLD["turn"].on_modern_board(
            N_("4-2: two checkers make your 4 point, or one goes six points, by way of 20 or 22."),
        ),
    ),
    _modern(
        "blocked",
        N_("Closed points"),
        (
            attested(
                N_("A point with two or more of the opponent's checkers is closed to you: you may not stop there, not even between two dice. Every other point is open."),
                *sources("wiki-ko", "app-rules"),
            ),
        ),
        Diagram(
            HON, "51", "modern",
            N_("5-1: no checker may go from 24 to 19, where the opponent holds five. The five can be played from 13."),
            ("13/8 6/5",),
            (Barred("24/19", Why.BLOCKED),),
        ),
    ),
    _modern(
        "cut",
        N_("Hitting a blot"),
        (
            attested(
                N_("A single checker on a point is a blot. If you land on the opponent's blot you hit it, and it goes to the bar."),
                *sources("wiki-ko", "app-rules"),
            ),
        ),
        _OLD["cut"].on_modern_board(
            N_("The opponent's checker on your 5 point is alone: 3-1 hits it and makes the point at once."),
        ),
    ),
    _modern(
        "enter",
        N_("Entering from the bar"),
        (
            attested(
                N_("While you have a checker on the bar nothing else of yours may move. It enters in the opponent's home board by the number of a die: with a 1 on 24, with a 6 on 19."),
                *sources("wiki-ko", "app-rules"),
            ),
        ),
        _OLD["enter"].on_modern_board(
            N_("6-3: the six is closed, so the checker enters on 22; then any checker may play the six."),
        ),
    ),
    _modern(
        "stagnate",
        N_("No way in from the bar"),
        (
            attested(
                N_("If neither die shows an open point the checker stays on the bar. Where no move can be made the turn passes; you may not pass while you can move."),
                *sources("wiki-ko", "app-rules"),
            ),
        ),
        _OLD["stagnate"].on_modern_board(N_("6-4: 19 and 21 are both closed. The checker stays on the bar and the turn is over.")),
    ),
    _modern(
        "must-play",
        N_("Both dice must be played"),
        (
            attested(
                N_("Use both dice if there is any way to do so, and as many moves of a double as can be made."),
                *sources("app-rules"),
            ),
            LAST_CHECKER,
        ),
        _OLD["must-play"].on_modern_board(
            N_("6-4: from 8 to 4 with the four, then from 24 to 18 with the six. Playing the six from 8 would leave no four, so it is not allowed."),
        ),
    ),
)  # fmt: skip

# What the diagram of an option is called here.
MODERN_CAPTIONS = {
    ("start", "hon"): N_("The start, with an opening roll of 3-1: your 5 point can be made at once."),
    ("start", "yamato"): N_("The Yamato array: nothing stands on 8, so 3-1 makes no new point."),
    ("doubles", "4"): N_("4-4 is four fours: two checkers to 20 and two to 9."),
    ("larger_die", "yes"): N_("6-5: the last checker can go six or five, but not both, for 13 is closed. The six must be played."),
    ("finish", "bear-off"): N_("5-3: the five takes a checker off the 5 point. There is none on 3 but some behind it, so the three must be moved inside."),
    ("gammons", "yes"): N_("2-1 takes the last two checkers off. The loser has none off and a checker in your home board: a backgammon, three points."),
}  # fmt: skip
