"""Draw the lab: one position and throw under two rule sets."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import groupby

from sugoroku.brain.judge import judge_of, name_of
from sugoroku.brain.player import rank
from sugoroku.game.compare import Comparison, Only, Side, compare
from sugoroku.game.dice import THROWS, Throw
from sugoroku.game.moves import Play, turn_of
from sugoroku.game.notation import NO_MOVE, play_text, step_text
from sugoroku.game.position import Position
from sugoroku.game.presets import RuleSet
from sugoroku.game.rules import Rules
from sugoroku.game.seat import Seat
from sugoroku.lore.option_words import option_line
from sugoroku.lore.preset_text import PRESET_TEXTS
from sugoroku.web.board import Cells
from sugoroku.web.diagram import still_throw
from sugoroku.web.errors import in_words
from sugoroku.web.lab_editor import edit_taps, holds, steps
from sugoroku.web.lab_view import Asked, Group, LabView, PlayLink, SideView, Thought, Way
from sugoroku.web.preferences import Preferences
from sugoroku.web.reply import url_for
from sugoroku.web.sight import sight_of
from sugoroku.web.view import Board, BoardView, Said, Term
from sugoroku.words.catalog import N_, catalog
from sugoroku.words.terms import TERMS
from sugoroku.words.throws import throw_name

BEST = 5
PLIES = 1  # the computer's opinion looks one throw ahead
WHYS: Mapping[Only, str] = {
    Only.NO_GAME: N_("Under “%(other)s” this position is no game."),
    Only.BEAR_OFF: N_("A stone is borne off; under “%(other)s” stones are gathered and none leaves the board."),
    Only.DOUBLE_GOES_ON: N_("The third and fourth move of a double; under “%(other)s” a double is played twice."),
    Only.DOUBLE_STOPS: N_("The double stops after two moves; under “%(other)s” it must be played on."),
    Only.WON_BEFORE: N_("Under “%(other)s” the game would have been over before the last step."),
    Only.DIE_LEFT: N_(
        "This wins with a die left over; under “%(other)s” it does not win yet, and the die must be played."
    ),
    Only.WIN_FIRST: N_("A die stays unplayed; under “%(other)s” another play wins, and only such a play is whole."),
    Only.LARGER_DIE: N_("Either die fits, but not both; under “%(other)s” it must be the larger."),
    Only.PRIME: N_("It leaves six points closed in a row, which manners forbid under “%(other)s”."),
}


MOST_LISTED = 120  # a double can have a thousand plays


def draw_lab(asked: Asked, lang: str, preferences: Preferences) -> LabView:
    """Return the view of a lab page."""
    one, other = asked.rule_sets
    answer = compare(asked.position, asked.throw, one.rules, other.rules)
    names = tuple(rule_set_name(rule_set, lang) for rule_set in asked.rule_sets)
    sides = (
        _side(asked, answer, 0, names, lang, preferences),
        _side(asked, answer, 1, names, lang, preferences),
    )
    return LabView(
        board=asked.position.xgid(),
        throw=asked.throw.text,
        sides=sides,
        common=tuple(_link(asked, *pair) for pair in answer.common[:MOST_LISTED]),
        common_count=len(answer.common),
        wins_differ=any(one_play.win != other_play.win for one_play, other_play in answer.common),
        throws=tuple(_throws(asked)),
        editing=bool(asked.edit),
        holds=tuple(holds(asked)),
        steps=tuple(steps(asked)),
        back=asked.query(edit=""),
        edit=asked.query(edit="white", show=""),
        think=asked.query(think="" if asked.think else "1"),
        thinking=asked.think,
        texts=asked.texts,
    )


def rule_set_name(rule_set: RuleSet, lang: str) -> str:
    """Return a rule set's name in a language, what was changed in brackets."""
    words = catalog(lang).gettext
    name = words(PRESET_TEXTS[rule_set.preset].name)
    changes = ", ".join(option_line(option, value, words) for option, value in rule_set.changes)
    return f"{name} ({changes})" if changes else name


def _side(
    asked: Asked, answer: Comparison, place: int, names: tuple[str, ...], lang: str, preferences: Preferences
) -> SideView:
    side, rule_set = answer.sides[place], asked.rule_sets[place]
    shown = next((play for play in side.plays if _text(play) == asked.show), None)
    groups: dict[Only, list[Play]] = defaultdict(list)
    for found in side.only:
        groups[found.why].append(found.play)
    return SideView(
        name=names[place],
        changed=bool(rule_set.changes),
        rules=rule_set.text,
        rules_href=url_for("rules.show", text=rule_set.text),
        board=_board(asked, side, shown, lang, preferences, editable=place == 0),
        count=len(side.plays),
        only=len(side.only),
        groups=tuple(
            Group(
                Said(WHYS[why], {"other": names[1 - place]}),
                tuple(_link(asked, play) for play in plays[:MOST_LISTED]),
                max(len(plays) - MOST_LISTED, 0),
            )
            for why, plays in groups.items()
        ),
        refused=in_words(side.refused) if side.refused else "",
        shown=short_text(shown) if shown else "",
        best=_thoughts(asked, side) if asked.think and side.plays else (),
        judge=name_of(side.rules) if asked.think else "",
    )


def short_text(play: Play) -> str:
    """Return a play with steps that repeat counted: `24/21(2) 13/10(2)`."""
    counted = [(step_text(step), len(list(alike))) for step, alike in groupby(play.steps)]
    return " ".join(f"{text}({times})" if times > 1 else text for text, times in counted) or NO_MOVE


def _text(play: Play) -> str:
    return play_text(play.steps).replace(" ", ",")


def _link(asked: Asked, play: Play, other: Play | None = None) -> PlayLink:
    wins = {_win_name(one) for one in (play, other or play)}
    text = _text(play)
    return PlayLink(short_text(play), asked.query(show=text), text == asked.show, " / ".join(sorted(wins - {""})))


def _win_name(play: Play) -> str:
    if play.win is None:
        return ""
    term = TERMS.get(play.win.kind.value)
    return f"{term.kanji} {play.win.points}" if term else f"{play.win.kind.value} {play.win.points}"


def _board(
    asked: Asked, side: Side, shown: Play | None, lang: str, preferences: Preferences, *, editable: bool
) -> BoardView:
    rules = side.rules
    sight = sight_of(rules, lang, Seat.WHITE, preferences)
    taps = edit_taps(asked) if asked.edit and editable else {}
    left: dict[int, int] = defaultdict(int)
    came: dict[int, int] = defaultdict(int)
    for step in shown.steps if shown else ():
        start, end = sight.place(step.source, Seat.WHITE), sight.place(step.target, Seat.WHITE)
        if came[start]:
            came[start] -= 1
        else:
            left[start] += 1
        came[end] += 1
    points = shown.after.points if shown else asked.position.points
    cells = Cells(sight, Seat.WHITE, points, taps, left, came)
    throw = still_throw(asked.throw, rules, named=sight.board is Board.EDO)
    return cells.whole(bears_off=rules.finish == "bear-off", throw=throw)


def _throws(asked: Asked) -> list[Way]:
    ways = []
    for throw in sorted(THROWS):
        name = throw_name(throw.high, throw.low)
        query = replace(asked, throw=throw, show="").query()
        term = Term(name.kanji, name.kana, name.romaji, name.hangul)
        said = Said("%(throw)s", {"throw": f"{throw.high}-{throw.low}"})
        ways.append(Way(text=said, href=query, here=throw == asked.throw, term=term))
    return ways


def _thoughts(asked: Asked, side: Side) -> tuple[Thought, ...]:
    return tuple(
        Thought(_link(asked, play), f"{equity:+.3f}", f"{100 * wins:.1f}")
        for play, equity, wins in _ranked(asked.position, asked.throw, side.rules)
    )


@lru_cache(maxsize=512)
def _ranked(position: Position, throw: Throw, rules: Rules) -> tuple[tuple[Play, float, float], ...]:
    plays = turn_of(position, throw, rules).plays
    return tuple((one.play, one.equity, one.chances.wins) for one in rank(judge_of(rules), plays, rules, PLIES)[:BEST])
