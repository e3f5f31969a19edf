"""What each family's training does, stage by stage."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Literal

# games of self-play; positions fitted to look-ahead or to rollouts; positions fitted again and again in rounds, to
# look-ahead or to the look-aheads traced back through whole games; half of them such, half what a player chooses
# between, fitted to the differences; passes over all that is kept of such stages
Work = Literal["play", "look", "roll", "rounds", "traced", "choices", "again"]


@dataclass(frozen=True, slots=True)
class Stage:
    """Plan a stretch of work: hold the first step size for a share of it, then fall geometrically."""

    count: int
    high: float
    hold: float
    low: float
    work: Work = "play"
    hidden: int = 0  # the net grows to so many hidden units first
    second: int = 0  # with so many in a second layer the net begins anew, and all that is kept teaches it
    joins: tuple[str, ...] = ()  # nets, in the folder of the courses, that are joined to it first
    kept: int = 0  # only so many hidden units, the most telling ones, stay; before it grows
    passes: int = 3  # a fit goes so often over its positions, or over its choices; 0: they are judged only
    batch: int = 256  # positions of a step of a fit in batches; of choices a quarter as many
    window: int = 0  # positions of the latest rounds that are fitted, where it is not as many as usual
    trace: float = 0.9  # the share of a later error that a position a throw before takes over
    stray: int = 6  # one play in so many is not the best but near it, in games that are traced
    anew: bool = False  # the positions that were kept are forgotten first, the choices are not
    span: int = 0  # the fall of the step size is laid out for so many, where that is more than the stage does

    def rate(self, done: int) -> float:
        """Return the step size when so much of the stage is done."""
        share = done / (self.span or self.count)
        if share <= self.hold:
            return self.high
        return float(self.high * (self.low / self.high) ** ((share - self.hold) / (1 - self.hold)))


_TRACED = (
    Stage(1_000_000, 0.004, 0.6, 0.0005, work="traced"),
    Stage(600_000, 0.001, 0.0, 0.0003, work="traced"),
)
_FROM_PARENT = (Stage(150_000, 0.01, 0.2, 0.0003), *_TRACED)
_JOINED = Stage(60_000, 0.001, 0.0, 0.0001)
_LAST = Stage(150_000, 0.002, 0.0, 0.0001, work="look")
_ALL = 6_400_000  # positions kept, and a tenth as many choices: nearly all that the stages before a second layer judge
_ROUNDS = Stage(4_000_000, 0.004, 1.0, 0.004, work="rounds", kept=192)
PLANS: Mapping[str, tuple[Stage, ...]] = MappingProxyType(
    {
        "late-edo": (
            Stage(2_500_000, 0.05, 0.4, 0.001, hidden=192),
            Stage(150_000, 0.001, 0.0, 0.0002),
            Stage(250_000, 0.002, 0.0, 0.0001, work="look"),
            replace(_JOINED, joins=("late-edo-360k", "late-edo-590k")),
            _LAST,
            _ROUNDS,
            Stage(3_400_000, 0.004, 0.706, 0.0005, work="traced"),
            Stage(1_200_000, 0.001, 0.0, 0.0003, work="traced", span=1_600_000),
            Stage(4_000_000, 0.002, 0.3, 0.0005, work="choices", window=_ALL),
            Stage(3_200_000, 0.002, 0.0, 0.0003, work="choices", window=_ALL),
            Stage(36, 0.002, 0.4, 0.00002, work="again", hidden=512, second=128, batch=2048),
            Stage(1_200_000, 0, 1.0, 0, work="choices", passes=0, window=_ALL, trace=0.97, stray=40, anew=True),
            Stage(8, 0.0005, 0.0, 0.00001, work="again", batch=2048),
        ),
        "modern": (
            Stage(2_121_500, 0.05, 0.4, 0.001, hidden=192, span=2_500_000),
            Stage(250_000, 0.003, 0.0, 0.0002),
            Stage(250_000, 0.002, 0.0, 0.0001, work="look"),
            replace(_JOINED, joins=("modern-360k", "modern-460k")),
            _LAST,
            _ROUNDS,
            Stage(2_800_000, 0.004, 0.643, 0.0005, work="traced"),
            Stage(800_000, 0.001, 0.0, 0.0003, work="traced", span=1_000_000),
            Stage(1_200_000, 0.002, 0.3, 0.0005, work="choices"),
            Stage(2_000_000, 0.002, 0.0, 0.0003, work="choices", window=_ALL),
            Stage(40, 0.002, 0.4, 0.00002, work="again", hidden=512, second=128, batch=2048),
            Stage(400_000, 0, 1.0, 0, work="traced", passes=0, window=_ALL, trace=0.97, stray=40, anew=True),
            Stage(8, 0.0005, 0.0, 0.00001, work="again", batch=2048),
        ),
        "meiji": (Stage(100_000, 0.005, 0.2, 0.0003), *_TRACED),
        "gather": _FROM_PARENT,
        "early-edo": _FROM_PARENT,
    }
)
FROM_STAGE = 8  # of the parent's course
