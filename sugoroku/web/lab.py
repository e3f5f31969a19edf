"""Draw the lab: one position and throw under two rule sets, and the editor that sets it up."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby

from sugoroku.brain.judge import judge_of, name_of
from sugoroku.brain.player import rank
from sugoroku.game.compare import Comparison, Only, Side, compare
from sugoroku.game.dice import THROWS, Throw
from sugoroku.game.moves import Play, turn_of
from sugoroku.game.notation import NO_MOVE, play_text, step_text
from sugoroku.game.position import BAR, OFF, START, STONES, Position
from sugoroku.game.presets import RuleSet
from sugoroku.game.rules import Rules
from sugoroku.game.seat import Seat
from sugoroku.lore.option_words import option_line
from sugoroku.lore.preset_text import PRESET_TEXTS
from sugoroku.web.board import Cells
from sugoroku.web.diagram import still_throw
from sugoroku.web.drafting import Tap
from sugoroku.web.errors import in_words
from sugoroku.web.lab_link import lab_query
from sugoroku.web.preferences import Preferences
from sugoroku.web.reply import url_for
from sugoroku.web.sight import sight_of
from sugoroku.web.view import Board, BoardView, Mark, Said, Term
from sugoroku.words.catalog import N_, catalog
from sugoroku.words.terms import TERMS
from sugoroku.words.throws import throw_name

HOLDS: Mapping[str, str] = {"white": N_("White stone"), "black": N_("Black stone"), "none": N_("Take away")}
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


@dataclass(frozen=True, slots=True)
class Asked:
    """Hold what the address of a lab page says."""

    position: Position
    throw: Throw
    rule_sets: tuple[RuleSet, RuleSet]
    show: str = ""
    edit: str = ""
    think: bool = False

    @property
    def texts(self) -> tuple[str, str]:
        """Return both rule-set texts."""
        return self.rule_sets[0].text, self.rule_sets[1].text

    def query(self, **changed: str) -> str:
        """Return the query of this page with some fields changed; an empty text leaves a field out."""
        more = {"show": self.show, "edit": self.edit, "think": "1" if self.think else "", **changed}
        return lab_query(self.position, self.throw, self.texts, **{name: text for name, text in more.items() if text})

    def at(self, position: Position) -> str:
        """Return the query of another position in the same editor."""
        return replace(self, position=position, show="").query()


@dataclass(frozen=True, slots=True)
class PlayLink:
    """Show one play of a list: its text, the way to see it on the board, the win it brings."""

    text: str
    href: str
    here: bool
    win: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Show the plays that are only here for one reason, the first of them listed."""

    why: Said
    plays: tuple[PlayLink, ...]
    unlisted: int


@dataclass(frozen=True, slots=True)
class Thought:
    """Show one play as the computer ranks it."""

    play: PlayLink
    equity: str
    wins: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SideView:
    """Show one rule set's answer."""

    name: str
    changed: bool
    rules: str
    rules_href: str
    board: BoardView
    count: int
    only: int
    groups: tuple[Group, ...]
    refused: str
    shown: str
    best: tuple[Thought, ...] = ()
    judge: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """Show a link of the editor or a throw: its words, where it leads, whether it is chosen."""

    text: Said
    href: str
    here: bool = False
    term: Term | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LabView:
    """Show the whole lab."""

    board: str
    throw: str
    sides: tuple[SideView, SideView]
    common: tuple[PlayLink, ...]
    common_count: int
    wins_differ: bool
    throws: tuple[Way, ...]
    editing: bool
    holds: tuple[Way, ...]
    steps: tuple[Way, ...]
    back: str
    edit: str
    think: str
    thinking: bool
    texts: tuple[str, str]


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
        holds=tuple(Way(text=Said(HOLDS[key]), href=asked.query(edit=key), here=key == asked.edit) for key in HOLDS),
        steps=tuple(_steps(asked)),
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
    taps = _edit_taps(asked) if asked.edit and editable else {}
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


def _edit_taps(asked: Asked) -> dict[int, Tap]:
    return {
        place: Tap(Mark.STILL, href=asked.at(placed(asked.position, place, asked.edit)))
        for place in range(1, BAR + 1)
        if place != BAR or asked.edit != "black"
    }


def placed(position: Position, place: int, hold: str) -> Position:
    """Put one stone on a place, or take one away; a stone of the other colour gives way."""
    points = list(position.points)
    count = points[place]
    if hold == "none":
        points[place] = count - (count > 0) + (count < 0)
    elif hold == "white":
        points[place] = min(max(count, 0) + 1, STONES)
    else:
        points[place] = max(min(count, 0) - 1, -STONES)
    return Position(tuple(points))


def _steps(asked: Asked) -> list[Way]:
    position = asked.position
    points = list(position.points)
    steps: list[tuple[str, Position]] = []
    steps.append((N_("White captive: one more"), placed(position, BAR, "white")))
    steps.append((N_("White captive: one fewer"), placed(position, BAR, "none")))
    steps.append((N_("Black captive: one more"), placed(position, OFF, "black")))
    steps.append((N_("Black captive: one fewer"), placed(position, OFF, "none")))
    steps.append((N_("Let the other side move"), position.flip()))
    steps.append((N_("Clear the board"), Position((0,) * len(points))))
    steps += [(text, START[key]) for key, text in (("hon", N_("Hon array")), ("yamato", N_("Yamato array")))]
    return [Way(text=Said(text), href=asked.at(there)) for text, there in steps]


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
