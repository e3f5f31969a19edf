"""Play an action in a state: `play` checks it by the rules, `apply` trusts the record."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from sugoroku.game.actions import (
    ACCEPT,
    BEAVER,
    DECLINE,
    DOUBLE,
    DROP,
    NEXT,
    PASS,
    ROLL,
    TAKE,
    Action,
    Opening,
    Plain,
    Played,
    Resign,
    Thrown,
    action_text,
)
from sugoroku.game.dice import Throw
from sugoroku.game.errors import IllegalAction
from sugoroku.game.match import (
    check_setup,
    cube_of,
    has_choice,
    is_crawford,
    may_beaver,
    no_double,
    resign_levels,
    result_of,
    series_over,
)
from sugoroku.game.notation import play_of_moves
from sugoroku.game.position import OFF, Position
from sugoroku.game.rules import WinKind, check_position, win_of
from sugoroku.game.seat import Seat
from sugoroku.game.state import Cube, Phase, Result, Score, Setup, State, start_position


def begin(setup: Setup) -> State:
    """Return the state before the first action; raise IllegalPosition where the setup is no game."""
    check_setup(setup)
    if setup.position is None:
        return _new_game(setup, 1, setup.score, crawford_played=setup.crawford_played)
    check_position(setup.position, setup.rules)
    cube = cube_of(setup)
    opened = _new_game(setup, 1, setup.score, crawford_played=setup.crawford_played)
    placed = replace(opened, position=setup.position, cube=cube, double_taken=cube.owner is not None)
    seat = setup.turn or setup.first
    if setup.throw is None:
        return _start_turn(placed, seat, setup.position)
    return replace(placed, phase=Phase.TO_PLAY, turn=seat, throw=setup.throw)


def replay(setup: Setup, actions: Iterable[Action]) -> State:
    """Fold a record into the state it has reached."""
    state = begin(setup)
    for action in actions:
        state = apply(state, action)
    return state


def play(state: State, action: Action) -> State:
    """Return the state after a checked action; raise IllegalAction where the rules refuse it."""
    return apply(state, check(state, action))


def check(state: State, action: Action) -> Action:
    """Return an action as the record keeps it, a play one die a move.

    Raise IllegalAction or IllegalPlay where it may not be done now.
    """
    match action:
        case Opening():
            allowed = state.phase is Phase.OPENING
        case Thrown():
            allowed = state.phase is Phase.TO_THROW
        case Played(moves):
            allowed = state.phase is Phase.TO_PLAY
            if allowed and state.throw is not None:
                steps = play_of_moves(moves, state.position, state.throw, state.rules).steps
                return Played(tuple([(step.source, step.target) for step in steps]))
        case Resign(level):
            allowed = level in resign_levels(state)
        case Plain():
            allowed = _may(state, action)
    if not allowed:
        raise IllegalAction(
            "%(action)s may not be done now (%(why)s)",
            action=repr(action_text(action)),
            why=_why_not_now(state, action),
        )
    return action


def _may(state: State, action: Plain) -> bool:
    phases = {
        ROLL: {Phase.TO_CHOOSE},
        TAKE: {Phase.DOUBLED, Phase.BEAVERED},
        DROP: {Phase.DOUBLED, Phase.BEAVERED},
        ACCEPT: {Phase.RESIGNING},
        DECLINE: {Phase.RESIGNING},
        NEXT: {Phase.OVER},
    }
    if action == PASS:
        return state.must_pass
    if action == DOUBLE:
        return no_double(state) is None
    if action == BEAVER:
        return may_beaver(state)
    return state.phase in phases.get(action, set())


def _why_not_now(state: State, action: Action) -> str:
    if action == DOUBLE and (reason := no_double(state)) is not None:
        return reason.words
    return f"the game waits for: {state.phase}"


def apply(state: State, action: Action) -> State:
    """Return the state after an action of the record, which was checked when it was made."""
    match action:
        case Opening(white, black):
            return _open(state, white, black)
        case Thrown(throw):
            return replace(state, phase=Phase.TO_PLAY, throw=throw)
        case Played(moves):
            return _move(state, moves)
        case Resign(level):
            return replace(state, phase=Phase.RESIGNING, resigned=level, back_to=state.phase)
        case Plain():
            return _PLAIN[action](state)


def _new_game(setup: Setup, number: int, score: Score, *, crawford_played: bool) -> State:
    crawford = is_crawford(setup, score, played=crawford_played)
    first = setup.first if number % 2 else setup.first.other
    state = State(
        setup=setup,
        game=number,
        phase=Phase.OPENING,
        turn=first,
        position=start_position(setup.rules),
        score=score,
        crawford=crawford,
        crawford_played=crawford_played or crawford,
    )
    return _start_turn(state, first, state.position) if setup.rules.opening == "seat" else state


def _start_turn(state: State, seat: Seat, position: Position) -> State:
    phase = Phase.TO_CHOOSE if has_choice(state, seat) else Phase.TO_THROW
    return replace(state, phase=phase, turn=seat, position=position, throw=None)


def _open(state: State, white: int, black: int) -> State:
    if white == black:
        return _tie(replace(state, opening=(white, black)))
    seat = Seat.WHITE if white > black else Seat.BLACK
    opened = replace(state, opening=(white, black))
    if state.rules.opening == "roll-off":
        return _start_turn(opened, seat, state.position)
    return apply(replace(opened, phase=Phase.TO_THROW, turn=seat), Thrown(Throw.of(white, black)))


def _tie(state: State) -> State:
    if state.rules.auto_doubles and state.setup.length is None and not state.auto_doubled:
        return replace(state, cube=Cube(state.cube.value * 2), auto_doubled=True)
    return state


def _move(state: State, moves: tuple[tuple[int, int], ...]) -> State:
    board = list(state.position.points)
    for source, target in moves:
        board[source] -= 1
        if target == OFF:
            continue
        if board[target] == -1:
            board[OFF] -= 1
            board[target] = 1
        else:
            board[target] += 1
    position = Position(tuple(board))
    win = win_of(position, state.rules)
    if win is None:
        return _start_turn(state, state.turn.other, position.flip())
    moved = replace(state, position=position)
    return _end(moved, result_of(moved, state.turn, win.kind, win.points))


def _end(state: State, result: Result) -> State:
    score = state.score.plus(result.winner, result.value)
    phase = Phase.DONE if series_over(state.setup, score) else Phase.OVER
    return replace(state, phase=phase, score=score, result=result, resigned=0, back_to=None)


def _take(state: State) -> State:
    if state.phase is Phase.BEAVERED:
        cube = Cube(state.cube.value * 4, state.turn.other)
    else:
        cube = Cube(state.cube.value * 2, state.turn.other)
    return replace(state, phase=Phase.TO_THROW, cube=cube, double_taken=True)


def _drop(state: State) -> State:
    if state.phase is Phase.BEAVERED:
        value = state.cube.value * 2
        return _end(state, Result(state.turn.other, WinKind.DROPPED, 1, value, value))
    return _end(state, Result(state.turn, WinKind.DROPPED, 1, state.cube.value, state.cube.value))


def _accept(state: State) -> State:
    return _end(state, result_of(state, state.turn.other, WinKind.RESIGNED, state.resigned))


def _decline(state: State) -> State:
    refused = state.refused.plus(state.turn, state.resigned - state.refused.of(state.turn))
    return replace(state, phase=state.back_to or Phase.TO_PLAY, resigned=0, refused=refused, back_to=None)


def _next(state: State) -> State:
    return _new_game(state.setup, state.game + 1, state.score, crawford_played=state.crawford_played)


_PLAIN: dict[Plain, Callable[[State], State]] = {
    ROLL: lambda state: replace(state, phase=Phase.TO_THROW),
    PASS: lambda state: _start_turn(state, state.turn.other, state.position.flip()),
    DOUBLE: lambda state: replace(state, phase=Phase.DOUBLED),
    BEAVER: lambda state: replace(state, phase=Phase.BEAVERED),
    TAKE: _take,
    DROP: _drop,
    ACCEPT: _accept,
    DECLINE: _decline,
    NEXT: _next,
}
