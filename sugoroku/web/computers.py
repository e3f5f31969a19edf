"""The computer players, as the room asks for them: what the brain chooses, as an action's text."""

from functools import lru_cache

from sugoroku.brain.levels import DEFAULT_LEVEL, LEVELS
from sugoroku.brain.player import Computer
from sugoroku.game.actions import ACCEPT, BEAVER, DECLINE, DOUBLE, DROP, ROLL, TAKE, Action, Played, action_text
from sugoroku.game.match import may_beaver, no_double
from sugoroku.game.state import Phase, State


class ComputerActor:
    """Act for a computer of one level."""

    def __init__(self, level: str) -> None:
        self._computer = Computer(level)

    def choose(self, state: State) -> str:
        """Return the text of the action to take."""
        return action_text(self._action(state))

    def _action(self, state: State) -> Action:
        match state.phase:
            case Phase.TO_PLAY if state.throw is not None:
                play = self._computer.choose_play(state.position, state.throw, state.rules)
                return Played(tuple((step.source, step.target) for step in play.steps))
            case Phase.TO_CHOOSE:
                return DOUBLE if no_double(state) is None and self._computer.wants_double(state) else ROLL
            case Phase.DOUBLED:
                if may_beaver(state) and self._computer.wants_beaver(state):
                    return BEAVER
                return TAKE if self._computer.takes(state) else DROP
            case Phase.BEAVERED:
                return TAKE
            case Phase.RESIGNING:
                return ACCEPT if self._computer.accepts(state) else DECLINE
        raise ValueError(f"nothing is to be decided in {state.phase}")


def players(level: str) -> ComputerActor:
    """Return the player of a level; the default one for a level this version does not know."""
    return _known(level if level in LEVELS else DEFAULT_LEVEL)


@lru_cache(maxsize=len(LEVELS))
def _known(level: str) -> ComputerActor:
    return ComputerActor(level)
