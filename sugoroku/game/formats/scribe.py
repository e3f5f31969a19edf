"""Write down a match action by action, each checked by the rules, with the place of whatever they refuse."""

from collections.abc import Sequence

from sugoroku.game.actions import (
    ACCEPT,
    BEAVER,
    DOUBLE,
    DROP,
    NEXT,
    PASS,
    ROLL,
    TAKE,
    Action,
    Opening,
    Played,
    Resign,
    Thrown,
)
from sugoroku.game.dice import Throw
from sugoroku.game.errors import GameError, IllegalPlay
from sugoroku.game.formats.values import NOWHERE, FormatError, Place
from sugoroku.game.match import resign_levels
from sugoroku.game.notation import play_of_moves
from sugoroku.game.play import apply, begin, check
from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, Setup, State

_OVER = (Phase.OVER, Phase.DONE)


class Scribe:
    """Keep the actions of a match while a file is read; `at` names the place for what is refused."""

    def __init__(self, setup: Setup, line: int = 1) -> None:
        """Sit down at the table; raise FormatError where its position is no game."""
        self.line = line
        self.place = NOWHERE
        self.setup = setup
        self.actions: list[Action] = []
        try:
            self.state: State = begin(setup)
        except GameError as problem:
            raise self.passing(problem) from None

    def at(self, line: int, place: Place) -> None:
        """Move on to another place of the file."""
        self.line, self.place = line, place

    def passing(self, problem: GameError) -> FormatError:
        """Give a refusal of the rules this place."""
        return FormatError.passing(self.line, problem, self.place)

    def refusal(self, text: str, /, **parts: object) -> FormatError:
        """Make the error that stands at this place."""
        return FormatError(self.line, text, self.place, **parts)

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self.state.phase in _OVER

    def do(self, action: Action) -> None:
        """Write an action down once the rules allow it; raise FormatError where they do not."""
        try:
            action = check(self.state, action)
        except GameError as problem:
            raise self.passing(problem) from None
        self.state = apply(self.state, action)
        self.actions.append(action)

    def next_game(self) -> None:
        """Begin the next game; raise FormatError where the last one is not over or the match is."""
        if self.state.phase is Phase.DONE:
            raise self.refusal("another game begins, yet the match was over")
        if self.state.phase is not Phase.OVER:
            raise self.refusal("another game begins, yet game %(game)s is not finished", game=self.state.game)
        self.do(NEXT)

    def throw(self, seat: Seat, throw: Throw) -> None:
        """Write down the dice of a player, as the opening where the game begins with them."""
        if self.state.phase is Phase.OPENING:
            self.do(self._opening(seat, throw))
            return
        if self.state.phase is Phase.TO_PLAY and self.state.throw == throw and self.state.turn is seat:
            return
        self._needs(seat)
        if self.state.phase is Phase.TO_CHOOSE:
            self.do(ROLL)
        self.do(Thrown(throw))

    def moves(self, seat: Seat, moves: Sequence[tuple[int, int]]) -> None:
        """Write down a play or, where it has no moves, a pass."""
        self._needs(seat)
        state = self.state
        if not moves:
            if state.phase is Phase.TO_PLAY and not state.must_pass:
                raise self.refusal("no play is written, yet the throw can be played")
            self.do(PASS)
            return
        if state.throw is None:
            raise self.refusal("stones are moved without a throw")
        try:
            whole = play_of_moves(moves, state.position, state.throw, state.rules)
        except IllegalPlay as problem:
            raise self.refusal("the play is not legal: %(problem)s", problem=problem) from None
        action = Played(tuple((step.source, step.target) for step in whole.steps))
        self.state = apply(state, action)  # the play was checked above
        self.actions.append(action)

    def double(self, seat: Seat, value: int | None) -> None:
        """Write down a double; `value` is what the file says the cube comes to."""
        self._needs(seat)
        self._shows(value, self.state.cube.value * 2)
        self.do(DOUBLE)

    def answer(self, seat: Seat, word: str, value: int | None = None) -> None:
        """Write down `take`, `drop` or `beaver`."""
        if self.state.phase not in {Phase.DOUBLED, Phase.BEAVERED}:
            raise self.refusal("a %(word)s is written where no double was offered", word=word)
        if self.state.to_act is not seat:
            raise self.refusal("it is not %(seat)s who answers the double", seat=seat.value)
        if word == BEAVER.name:
            self._shows(value, self.state.cube.value * 4)
        self.do({TAKE.name: TAKE, DROP.name: DROP, BEAVER.name: BEAVER}[word])

    def resigns(self, loser: Seat, points: int) -> None:
        """End the game by a resignation worth these points, cube included."""
        state = self.state
        level, rest = divmod(points, state.cube.value)
        if rest or not level:
            raise self.refusal(
                "%(points)s points cannot be won with the cube at %(cube)s", points=points, cube=state.cube.value
            )
        if state.turn is not loser or not resign_levels(state):
            raise self.refusal(
                "the game is not over on the board, and %(loser)s is not on turn to resign it", loser=loser.value
            )
        if level not in resign_levels(state):
            raise self.refusal("a resignation worth %(level)s times the cube is not possible here", level=level)
        self.do(Resign(level))
        self.do(ACCEPT)

    def wins(self, winner: Seat, points: int) -> None:
        """Check what the file says of the result; a game not over on the board was resigned."""
        if not self.over:
            self.resigns(winner.other, points)
        result = self.state.result
        if result is None:
            raise self.refusal("a result is written, yet the game has none")
        if result.winner is not winner:
            raise self.refusal(
                "the file gives the game to %(winner)s; on the board %(true_winner)s won it",
                winner=winner.value,
                true_winner=result.winner.value,
            )
        if result.value != points:
            raise self.refusal(
                "the file gives %(points)s points for this game; on the board it is worth %(true_points)s",
                points=points,
                true_points=result.value,
            )

    def _needs(self, seat: Seat) -> None:
        if self.over:
            raise self.refusal("the game goes on, yet it was over")
        if self.state.phase in {Phase.DOUBLED, Phase.BEAVERED}:
            raise self.refusal("a double was not answered")
        if self.state.turn is not seat:
            raise self.refusal("it is not %(seat)s's turn", seat=seat.value)

    def _shows(self, value: int | None, true: int) -> None:
        if value is not None and value != true:
            raise self.refusal("the cube would come to %(true)s, the file says %(value)s", true=true, value=value)

    def _opening(self, seat: Seat, throw: Throw) -> Opening:
        if self.state.rules.opening != "roll-off-keep":
            raise self.refusal("the throw for who begins is missing")
        if throw.is_double:
            raise self.refusal(
                "a game cannot begin with %(text)s: each player throws one die, ties are thrown again", text=throw.text
            )
        return Opening(throw.high, throw.low) if seat is Seat.WHITE else Opening(throw.low, throw.high)
