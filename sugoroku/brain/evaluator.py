"""What a judge of positions gives: the chance of every kind of win, for either side."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

import numpy as np

from sugoroku.brain.features import Boards, Floats
from sugoroku.game.rules import Rules, Win, WinKind

# The five numbers a judge gives a position, for the player about to throw: the chances of a win, of a win
# worth two or more, of a win worth three, of a loss of two or more, of a loss of three.
POINTS_OF = np.array([2, 1, 1, -1, -1], np.float32)


class Evaluator(Protocol):
    """Judge positions: anything with this one method can play."""

    def outputs(self, boards: Boards, rules: Rules) -> Floats:
        """Return the five numbers [n, 5] of boards whose mover is about to throw."""


@lru_cache(maxsize=64)
def wins_of(rules: Rules) -> tuple[Win, ...]:
    """List the wins on the board that these rules know, by their points."""
    if rules.finish == "bear-off":
        if not rules.gammons:
            return (Win(WinKind.AGARI, 1),)
        return (Win(WinKind.SINGLE, 1), Win(WinKind.GAMMON, 2), Win(WinKind.BACKGAMMON, 3))
    wins = [Win(WinKind.IRIGACHI, 1)]
    if rules.mushigachi != "off":
        wins.append(Win(WinKind.MUSHIGACHI, 2))
    if rules.mujogachi != "off":
        wins.append(Win(WinKind.MUJOGACHI, 3))
    return tuple(wins)


@dataclass(frozen=True, slots=True)
class Chances:
    """Hold one side's chance of each kind of win, and of each kind of loss."""

    kinds: tuple[Win, ...]
    win: tuple[float, ...]
    lose: tuple[float, ...]

    @property
    def wins(self) -> float:
        """Return the chance to win at all."""
        return sum(self.win)

    @property
    def equity(self) -> float:
        """Return the points a game, without the cube, by the rules' own worth of each win."""
        gain = zip(self.kinds, self.win, self.lose, strict=True)
        return sum(kind.points * (won - lost) for kind, won, lost in gain)

    def flip(self) -> "Chances":
        """Return the same chances as the other side has them."""
        return Chances(self.kinds, self.lose, self.win)

    def by_kind(self) -> Mapping[str, Mapping[str, float]]:
        """Return {"win": {kind: chance}, "lose": {kind: chance}}."""
        names = [str(kind.kind) for kind in self.kinds]
        return {
            "win": dict(zip(names, self.win, strict=True)),
            "lose": dict(zip(names, self.lose, strict=True)),
        }


def chances_of(output: Floats, rules: Rules) -> "Chances":
    """Read five numbers as chances; what the rules do not know counts as nothing."""
    kinds = wins_of(rules)
    win, win2, win3, lose2, lose3 = (min(max(float(number), 0.0), 1.0) for number in output)
    return Chances(kinds, _split(win, win2, win3, kinds), _split(1 - win, lose2, lose3, kinds))


def _split(one: float, two: float, three: float, kinds: tuple[Win, ...]) -> tuple[float, ...]:
    worth = len(kinds)
    two = min(one, two) if worth > 1 else 0.0
    three = min(two, three) if worth > 2 else 0.0
    return (one - two, two - three, three)[:worth]


def equities(outputs: Floats, rules: Rules) -> Floats:
    """Return the points a game of five numbers each [n, 5], wins the rules do not know left out."""
    known = POINTS_OF.copy()
    worth = len(wins_of(rules))
    known[[2, 4]] *= worth > 2
    known[[1, 3]] *= worth > 1
    return outputs @ known - 1


def flipped(outputs: Floats) -> Floats:
    """Return five numbers each as the other side has them."""
    turned = outputs[:, [0, 3, 4, 1, 2]]
    turned[:, 0] = 1 - turned[:, 0]
    return turned


def won(points: int) -> Floats:
    """Return the five numbers of a game just won by the player asked about."""
    return np.array([1, points > 1, points > 2, 0, 0], np.float32)
