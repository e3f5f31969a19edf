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
