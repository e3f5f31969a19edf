"""Teach a family's net by its own play; needs the `train` extra (numba)."""

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import numpy as np

from sugoroku.brain import race
from sugoroku.brain.families import FAMILIES, Family
from sugoroku.brain.kernel import net as nets
from sugoroku.brain.kernel.lookahead import collect, fit
from sugoroku.brain.kernel.plays import DOUBLES, workspace
from sugoroku.brain.kernel.race import build
from sugoroku.brain.kernel.selfplay import learn
from sugoroku.brain.layout import OUTPUTS, VERSION
from sugoroku.game.presets import parse_rules
from sugoroku.game.rules import Rules

CHUNK = 500  # games between two looks at the clock
FIT_CHUNK = 5000  # positions; each is fitted PASSES times and then forgotten
PASSES = 3
SHARE = 3  # one in so many positions of self-play is fitted
SAVE_EVERY = 60.0  # seconds


@dataclass(frozen=True, slots=True)
class Stage:
    """Plan a stretch of work: hold the first step size for a share of it, then fall geometrically."""

    count: int  # games of self-play, or positions fitted to their look-ahead
    high: float
    hold: float
    low: float
    fitted: bool = False
    hidden: int = 0  # the net grows to so many hidden units first

    @property
    def chunk(self) -> int:
        """Return how much is done between two looks at the clock."""
        return FIT_CHUNK if self.fitted else CHUNK

    def rate(self, done: int) -> float:
        """Return the step size when so much of the stage is done."""
        share = done / self.count
        if share <= self.hold:
            return self.high
        return float(self.high * (self.low / self.high) ** ((share - self.hold) / (1 - self.hold)))


_FIRST = Stage(360_000, 0.05, 0.4, 0.002)
_FROM_PARENT = (Stage(80_000, 0.02, 0.3, 0.001),)
PLANS: Mapping[str, tuple[Stage, ...]] = MappingProxyType(
    {
        "late-edo": (
            _FIRST,
            Stage(200_000, 0.01, 0.2, 0.0005, fitted=True),
            Stage(230_000, 0.02, 0.3, 0.001, hidden=192),
        ),
        "modern": (_FIRST, Stage(100_000, 0.02, 0.3, 0.001, hidden=192)),
        "meiji": _FROM_PARENT,
        "gather": (*_FROM_PARENT, Stage(40_000, 0.01, 0.3, 0.001)),
        "early-edo": (Stage(50_000, 0.02, 0.3, 0.001),),
    }
)
STRANGE = 0.1  # the share of games that begins with a few plies at random


@dataclass(slots=True)
class Course:
    """Hold how far a training has come; what is saved and resumed."""

    family: str
    seed: int
    net: tuple[np.ndarray, ...]
    chance: np.ndarray
    stage: int = 0
    done: int = 0  # games or positions of this stage
    games: int = 0  # in all
    positions: int = 0  # fitted to look-ahead, in all

    def save(self, path: Path) -> None:
        """Write everything a resumed training needs; the old file stays whole until the new one is."""
        path.parent.mkdir(parents=True, exist_ok=True)
        card = {name: getattr(self, name) for name in ("family", "seed", "stage", "done", "games", "positions")}
        card["version"] = VERSION
        fresh = path.with_suffix(".part.npz")
        w1, b1, w2, b2 = self.net
        np.savez(fresh, card=json.dumps(card), chance=self.chance, w1=w1, b1=b1, w2=w2, b2=b2)
        fresh.replace(path)

    @classmethod
    def load(cls, path: Path) -> "Course":
        """Read a saved training."""
        with np.load(path) as file:
            card = json.loads(str(file["card"]))
            if card.pop("version") != VERSION:
                raise ValueError(f"{path} was trained for other inputs; begin anew in another folder")
            net = tuple(file[name].copy() for name in ("w1", "b1", "w2", "b2"))
            return cls(net=net, chance=file["chance"].copy(), **card)


def law_of(rules: Rules) -> np.ndarray:
    """Return a rule set as the kernel's vector of small numbers."""
    return np.array(
        [
            rules.finish == "gather",
            ("off", "at-gather", "instant").index(rules.mushigachi),
            ("off", "from-in-1", "either-end").index(rules.mujogachi),
            rules.doubles,
            rules.larger_die,
            rules.gammons,
            rules.primes == "courteous",
            rules.opening == "roll-off-keep",
            rules.start == "yamato",
        ],
        np.int32,
    )


def family_laws(family: Family) -> list[np.ndarray]:
    """Return the laws a family trains under; they take turns, a chunk each."""
    return [law_of(parse_rules(text).rules) for text in family.taught]


def begin(family: Family, seed: int, hidden: int, folder: Path) -> Course:
    """Start a course from random weights or from the parent's net."""
    chance = np.array([seed * 7919 + 104_729], np.uint64)
    if family.parent is None:
        return Course(family.key, seed, nets.new_net(hidden, seed), chance)
    parent = Course.load(folder / f"{family.parent}.npz")
    return Course(family.key, seed, parent.net, chance)


def train(key: str, folder: Path, *, seed: int, hidden: int, until: int, say: Callable[[str], None] = print) -> Course:
    """Run or resume a family's course until a number of stages is done; save as it goes."""
    family = FAMILIES[key]
    path = folder / f"{key}.npz"
    course = Course.load(path) if path.exists() else begin(family, seed, hidden, folder)
    laws = family_laws(family)
    room = workspace()
    stages = PLANS[key][:until]
    while course.stage < len(stages):
        _run_stage(course, stages[course.stage], laws, room, path, say)
        course.stage += 1
        course.done = 0
        course.save(path)
        course.save(folder / f"{key}-{course.stage}.npz")
    return course


def _run_stage(
    course: Course,
    stage: Stage,
    laws: list[np.ndarray],
    room: tuple[np.ndarray, ...],
    path: Path,
    say: Callable[[str], None],
) -> None:
    if stage.hidden > len(course.net[1]):
        course.net = nets.grown(course.net, stage.hidden, course.seed)
    began = saved = time.monotonic()
    first = course.done
    while course.done < stage.count:
        rate = stage.rate(course.done)
        law = laws[course.done // stage.chunk % len(laws)]
        if stage.fitted:
            _fit_chunk(course, law, room, rate)
            course.positions += FIT_CHUNK
        else:
            learn(course.net, law, CHUNK, rate, STRANGE, course.chance, room)
            course.games += CHUNK
        course.done += stage.chunk
        now = time.monotonic()
        if now - saved > SAVE_EVERY:
            saved = now
            course.save(path)
            speed = (course.done - first) / (now - began)
            left = (stage.count - course.done) / speed / 60
            say(
                f"{course.family} stage {course.stage + 1}: {course.done:,} of {stage.count:,} "
                f"{'positions' if stage.fitted else 'games'}, {speed:.0f} a second, step {rate:.4f}, "
                f"{left:.0f} minutes left"
            )


def _fit_chunk(course: Course, law: np.ndarray, room: tuple[np.ndarray, ...], rate: float) -> None:
    boards = np.zeros((FIT_CHUNK, 26), np.int8)
    targets = np.zeros((FIT_CHUNK, OUTPUTS), np.float32)
    collect(course.net, law, SHARE, STRANGE, course.chance, room, boards, targets)
    fit(course.net, int(law[DOUBLES]), boards, targets, rate, PASSES, course.chance)


def build_tables(say: Callable[[str], None] = print) -> None:
    """Work out and write the race tables."""
    layouts = np.array([line for line in np.ndindex(*(16,) * 6) if sum(line) <= 15], np.int64)
    numbered = np.zeros((race.LAYOUTS, 6), np.int64)
    numbered[race.rank(layouts)] = layouts
    order = np.argsort(numbered @ np.arange(1, 7), kind="stable")
    for kind, (gather, times) in race.KINDS.items():
        chances = build(numbered, order, gather, times)
        race.save_table(kind, chances)
        say(f"{kind}: {len(order):,} layouts, {(chances @ np.arange(race.TURNS)).max():.2f} turns at most on average")
