"""A board to try a play on: lessons, puzzles and the problems of the old book share it."""

from dataclasses import dataclass, replace

from sugoroku.game.dice import Throw
from sugoroku.game.notation import play_text
from sugoroku.game.play import begin
from sugoroku.game.position import BAR, Position
from sugoroku.game.presets import parse_rules
from sugoroku.game.reasons import why_not
from sugoroku.game.seat import Seat
from sugoroku.game.state import Setup, State
from sugoroku.web import telling
from sugoroku.web.board import Cells, draw_throw
from sugoroku.web.drafting import Draft, Tap, read_draft, taps
from sugoroku.web.preferences import Preferences
from sugoroku.web.sight import Sight, sight_of
from sugoroku.web.view import Board, BoardView, Said


@dataclass(frozen=True, slots=True, kw_only=True)
class ExerciseView:
    """Show a position and throw to be played: the board, the way back, why a stone stays, the chosen play."""

    board: BoardView
    again: str | None
    warn: tuple[Said, ...]
    drafted: str
    rules: str


@dataclass(frozen=True, slots=True)
class Exercise:
    """Hold a position, seen by the player to move, with its throw and rules.

    `keep` is what else the page's URL says and every tap on the board keeps, such as `task=2`.
    """

    board: str
    throw: str
    rules: str
    keep: str = ""

    @property
    def state(self) -> State:
        """Return the state in which the throw is to be played, white on turn."""
        return begin(
            Setup(
                parse_rules(self.rules),
                position=Position.from_xgid(self.board),
                turn=Seat.WHITE,
                throw=Throw.from_text(self.throw),
            )
        )


def draw_exercise(
    exercise: Exercise, lang: str, preferences: Preferences, *, draft: str = "", source: str = "", open_: bool = True
) -> ExerciseView:
    """Draw an exercise; where it is not `open_` the board only shows the draft."""
    state = exercise.state
    sight = sight_of(state.rules, lang, Seat.WHITE, preferences)
    half = read_draft(state, draft, source)
    return ExerciseView(
        board=_board(state, sight, half, exercise.keep, open_=open_),
        again=f"?{exercise.keep}" if half.steps and open_ else None,
        warn=_warn(state, sight, half) if open_ else (),
        drafted=play_text(half.steps) if half.steps else "",
        rules=exercise.rules,
    )


def draw_played(exercise: Exercise, lang: str, preferences: Preferences, after: Position) -> BoardView:
    """Draw the board after a whole play, with nothing to do on it."""
    state = exercise.state
    sight = sight_of(state.rules, lang, Seat.WHITE, preferences)
    cells = Cells(sight, Seat.WHITE, after.points, {}, {}, {})
    return cells.whole(bears_off=state.rules.finish == "bear-off")


def _board(state: State, sight: Sight, draft: Draft, keep: str, *, open_: bool) -> BoardView:
    offered = taps(state, draft, confirm=False, hints=True) if open_ else {}
    offered = {place: _keeping(tap, keep) for place, tap in offered.items()}
    cells = Cells(sight, Seat.WHITE, draft.points, offered, {}, {})
    throw = draw_throw(state, draft, "", named=sight.board is Board.EDO)
    return cells.whole(bears_off=state.rules.finish == "bear-off", throw=throw)


def _keeping(tap: Tap, keep: str) -> Tap:
    """Let the link of a tap keep what else the URL says."""
    if not keep or tap.href is None:
        return tap
    return replace(tap, href=f"?{keep}&{tap.href[1:]}".rstrip("&"))


def _warn(state: State, sight: Sight, draft: Draft) -> tuple[Said, ...]:
    chosen = draft.chosen
    if chosen is None or state.throw is None or not 1 <= chosen <= BAR:
        return ()
    if any(step.source == chosen for step in draft.offered) or not draft.offered:
        return ()
    return telling.explain(why_not(state.position, state.throw, draft.steps, chosen, state.rules), sight, sight.viewer)
