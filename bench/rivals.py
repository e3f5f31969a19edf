"""Other engines of modern backgammon behind the project's own seam, for benchmarks only.

python -m venv OTHER && OTHER/bin/pip install numpy gnubg-nn bgsage
"""

from typing import Any

import numpy as np

from sugoroku.brain.features import Boards, Floats
from sugoroku.game.rules import Rules


class Gnubg:
    """Judge by the nets of GNU Backgammon (the gnubg-nn package), so many plies deep."""

    def __init__(self, plies: int = 0) -> None:
        import gnubg_nn  # noqa: PLC0415

        self.engine: Any = gnubg_nn
        self.plies = plies

    def outputs(self, boards: Boards, rules: Rules) -> Floats:
        """Return win, gammon, backgammon, gammon lost, backgammon lost."""
        del rules
        found = np.empty((len(boards), 5), np.float32)
        mine = np.maximum(boards[:, 1:], 0).tolist()
        theirs = np.maximum(-boards[:, ::-1][:, 1:], 0).tolist()
        for row in range(len(boards)):
            found[row] = self.engine.probabilities([theirs[row], mine[row]], self.plies)
        return found


class Sage:
    """Judge by Open Sage (the bgsage package) at one of its levels, such as `2ply`."""

    def __init__(self, level: str) -> None:
        import bgsage  # noqa: PLC0415

        self.engine: Any = bgsage
        self.level = level

    def outputs(self, boards: Boards, rules: Rules) -> Floats:
        """Return win, gammon, backgammon, gammon lost, backgammon lost."""
        del rules
        asked = [
            {"board": [-int(board[0]), *board[1:].tolist()], "cube_value": 1, "cube_owner": "centered"}
            for board in boards
        ]
        found = self.engine.batch_evaluate(asked, self.level, n_threads=1, jacoby=False, beaver=False)
        return np.array([_five(one.probs) for one in found], np.float32)


def _five(probs: Any) -> tuple[float, ...]:  # noqa: ANN401 - another engine's value
    return (probs.win, probs.gammon_win, probs.backgammon_win, probs.gammon_loss, probs.backgammon_loss)
