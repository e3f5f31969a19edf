"""A player by rule of thumb: no learning, a weighted sum of what a beginner is taught to look at.

It is the yardstick the learned nets are measured with, and judges any rule set.
"""

import numpy as np

from sugoroku.brain.features import Boards, Floats, see
from sugoroku.brain.layout import CLASSIC, EXTRA
from sugoroku.game.rules import Rules

# Worth of one side's inputs (sugoroku.brain.layout), in logits of the win chance.
_THUMB = np.array(
    [
        -2.5,  # pips
        1.2,  # closed inner points
        0.9,  # the longest prime, squared
        0.8,  # escapes of the rearmost stone
        0.0,  # shots on lone stones, see below
        0.0,
        -1.0,  # pips to gather
        0.3,  # stones in the inner table
        -0.2,  # lone stones in it
        -1.0,  # a captured stone before closed points
        1.0,  # all closed, with a captive
        0.6,  # ways for all stones
        0.8,  # the narrowest way of the rearmost
        0.0,
        -0.2,  # lone stones
        0.0,
    ],
    np.float32,
)
_SHOT_NOW = 1.6  # the other side throws now
_SHOT_LATER = 0.4
_RACE = 6.0  # logits a hundred pips ahead once the sides have passed
_TEMPO = 0.04  # what the throw in hand is worth, in hundreds of pips


class Heuristic:
    """Judge positions by rules of thumb."""

    def outputs(self, boards: Boards, rules: Rules) -> Floats:
        """Return the five numbers [n, 5] of boards whose mover is about to throw."""
        seen = see(boards, rules.doubles)
        mine = seen[:, 2 * CLASSIC : 2 * CLASSIC + EXTRA]
        theirs = seen[:, 2 * CLASSIC + EXTRA : 2 * CLASSIC + 2 * EXTRA]
        logit = (mine - theirs) @ _THUMB + _SHOT_NOW * theirs[:, 4] - _SHOT_LATER * mine[:, 4]
        way = 6 if rules.finish == "gather" else 0
        logit = np.where(seen[:, -1] > 0, 3 * _RACE * (theirs[:, way] - mine[:, way] + _TEMPO), logit)
        outputs = np.zeros((len(boards), 5), np.float32)
        win = 1 / (1 + np.exp(-logit))
        outputs[:, 0] = win
        outputs[:, 1] = win * _double_share(mine, theirs, seen[:, 97 + CLASSIC], rules)
        outputs[:, 3] = (1 - win) * _double_share(theirs, mine, seen[:, 97], rules)
        return outputs


def _double_share(winner: Floats, loser: Floats, loser_off: Floats, rules: Rules) -> Floats:
    """Guess how many of a side's wins are worth two."""
    if rules.finish == "gather":
        if rules.mushigachi == "off":
            return np.zeros(len(winner), np.float32)
        return np.asarray(0.6 * winner[:, 1] * (loser[:, 9] > 0), np.float32)
    if not rules.gammons:
        return np.zeros(len(winner), np.float32)
    share: Floats = np.clip((loser[:, 0] - winner[:, 0]) * 0.5 + 0.15, 0, 1)
    share[loser_off > 0] = 0
    return share
