"""Races with nobody left to meet: exact tables of how many turns one side needs.

Gathering looks at a side's stones on its points 7 to 12, bearing off at those on 1 to 6; either way a layout
is six counts of fifteen stones at most. Both sides are taken to hurry: the fewest turns on average.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sugoroku.brain.evaluator import Evaluator
from sugoroku.brain.features import Boards, Floats, is_race
from sugoroku.game.rules import Rules

LAYOUTS = 54_264  # 21 choose 6
TURNS = 28
TABLES = Path(__file__).parent / "nets"
KINDS = {"gather-2": (True, 2), "bear-off-2": (False, 2), "bear-off-4": (False, 4)}
_Ints = npt.NDArray[np.int64]


def _binomials() -> _Ints:
    table = np.zeros((22, 7), np.int64)
    table[:, 0] = 1
    for n in range(1, 22):
        table[n, 1:] = table[n - 1, 1:] + table[n - 1, :-1]
    return table


CHOOSE = _binomials()


def rank(layouts: npt.NDArray[Any]) -> _Ints:
    """Return the number of each layout [n, 6]."""
    bars = np.cumsum(layouts, axis=1, dtype=np.int64) + np.arange(6)
    numbers: _Ints = CHOOSE[bars, np.arange(1, 7)].sum(1)
    return numbers


def kind_of(rules: Rules) -> str | None:
    """Return the table that holds under these rules, nothing where there is none."""
    kind = f"{rules.finish}-{rules.doubles}"
    return kind if kind in KINDS and (TABLES / f"race-{kind}.npz").exists() else None


@lru_cache(maxsize=4)
def table_of(kind: str) -> Floats:
    """Return the chances [LAYOUTS, TURNS] to need 0, 1, 2 … turns, read once."""
    with np.load(TABLES / f"race-{kind}.npz") as file:
        chances = np.zeros((LAYOUTS, TURNS), np.float32)
        counts, turns, parts = file["counts"], file["turns"], file["parts"]
        chances[np.repeat(np.arange(LAYOUTS, dtype=np.int32), counts), turns] = parts / np.float32(65_535)
    whole: Floats = chances / chances.sum(1, keepdims=True)
    return whole


def save_table(kind: str, chances: npt.NDArray[np.float64]) -> None:
    """Write a table: of each layout the turns that can happen, in 65,535ths."""
    parts = np.rint(chances * 65_535).astype(np.uint16)
    rows, turns = np.nonzero(parts)
    np.savez_compressed(
        TABLES / f"race-{kind}.npz",
        counts=np.bincount(rows, minlength=LAYOUTS).astype(np.uint8),
        turns=turns.astype(np.uint8),
        parts=parts[rows, turns],
    )


def first_chance(mine: Floats, theirs: Floats) -> Floats:
    """Return the chance to be done first for the side that throws first, of turn chances [n, TURNS] each."""
    not_yet = 1 - np.cumsum(theirs, axis=1) + theirs  # they need this many turns or more
    chance: Floats = (mine * not_yet).sum(1)
    return chance


class Racer:
    """Judge positions by another judge, but races that the tables hold by the tables."""

    def __init__(self, judge: Evaluator, kind: str) -> None:
        self.judge = judge
        self.table = table_of(kind)
        self.gather = KINDS[kind][0]

    def outputs(self, boards: Boards, rules: Rules) -> Floats:
        """Return the five numbers [n, 5] of boards whose mover is about to throw."""
        rows = self.rows(boards)
        if not len(rows):
            return self.judge.outputs(boards, rules)
        outputs = np.zeros((len(boards), 5), np.float32)
        others = np.setdiff1d(np.arange(len(boards)), rows)
        if len(others):
            outputs[others] = self.judge.outputs(boards[others], rules)
        outputs[rows] = self._raced(boards[rows], rules)
        return outputs

    def rows(self, boards: Boards) -> _Ints:
        """Return the rows that the tables hold: nobody left to meet, nobody too far back."""
        far = 13 if self.gather else 7
        near = ~(boards[:, far:] > 0).any(1) & ~(boards[:, : 26 - far] < 0).any(1)
        rows = np.flatnonzero(near)
        if not self.gather or not len(rows):
            return rows
        stones = boards[rows]
        top = 25 - (stones[:, ::-1] > 0).argmax(1)
        top_theirs = 25 - (stones < 0).argmax(1)
        passed: _Ints = rows[is_race(top, top_theirs)]
        return passed

    def _raced(self, boards: Boards, rules: Rules) -> Floats:
        low = 7 if self.gather else 1
        mine = self.table[rank(np.maximum(boards[:, low : low + 6], 0))]
        other = -boards[:, ::-1]
        theirs = self.table[rank(np.maximum(other[:, low : low + 6], 0))]
        outputs = np.zeros((len(boards), 5), np.float32)
        outputs[:, 0] = first_chance(mine, theirs)
        if rules.gammons:
            none_off = -np.minimum(boards, 0).sum(1, dtype=np.int64) == 15
            outputs[:, 1] = np.where(none_off, mine[:, 1], 0)
            my_none_off = np.maximum(boards, 0).sum(1, dtype=np.int64) == 15
            outputs[:, 3] = np.where(my_none_off, theirs[:, 1] * self._none_off_after(boards), 0)
        return outputs

    def _none_off_after(self, boards: Boards) -> Floats:
        """Return the chance that the first throw takes no stone off: all stones stand above both dice."""
        top_free = (boards[:, 1:7] > 0).argmax(1)  # the lowest point held, less one
        chance: Floats = np.asarray((top_free / 6) ** 2, np.float32)
        return chance
