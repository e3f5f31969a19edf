"""The computer players, as the room asks for them: what the brain chooses, as an action's text."""

from functools import cache

from sugoroku.brain.levels import DEFAULT_LEVEL, LEVELS
from sugoroku.brain.player import Computer
from sugoroku.game.actions import Played, action_text
from sugoroku.game.state import Phase, State


class ComputerActor:
    """Act for a computer of one level."""

    def __init__(self, level: str) -> None:
        self._computer = Computer(level)

    def choose(self, state: State) -> str:
        """Return the text of the action to take."""
        if state.phase is Phase.TO_PLAY and state.throw is not None:
            play = self._computer.choose_play(state.position, state.throw, state.rules)
            return action_text(Played(tuple((step.source, step.target) for step in play.steps)))
        return _WITHOUT_THOUGHT[state.phase]


_WITHOUT_THOUGHT = {
    Phase.TO_CHOOSE: "roll",
    Phase.DOUBLED: "take",
    Phase.BEAVERED: "take",
    Phase.RESIGNING: "accept",
}


@cache
def players(level: str) -> ComputerActor:
    """Return the player of a level; the default one for a level this version does not know."""
    return ComputerActor(level if level in LEVELS else DEFAULT_LEVEL)
