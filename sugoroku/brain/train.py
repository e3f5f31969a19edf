"""Teach a family's net by its own play; needs the `train` extra (numba)."""

import json
import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np

from sugoroku.brain import race
from sugoroku.brain.families import FAMILIES, Family
from sugoroku.brain.kernel import net as nets
from sugoroku.brain.kernel.batch import Fit, Judged, fit_batches, fit_choices, pruned
from sugoroku.brain.kernel.choices import RIVALS, collect_choices
from sugoroku.brain.kernel.lookahead import collect, fit
from sugoroku.brain.kernel.plays import DOUBLES, workspace
from sugoroku.brain.kernel.race import build
from sugoroku.brain.kernel.selfplay import draw, learn
from sugoroku.brain.kernel.traces import collect_games
from sugoroku.brain.layout import OUTPUTS, VERSION
from sugoroku.brain.net import PARTS, Card, load_net, save_net, with_second
from sugoroku.brain.plan import FROM_STAGE, PLANS, Stage, Work
from sugoroku.game.presets import parse_rules
from sugoroku.game.rules import Rules

# so much is done between two looks at the clock; a round is one such chunk, and so are a few passes
CHUNK: Mapping[Work, int] = MappingProxyType(
    {"play": 500, "look": 5000, "roll": 1000, "rounds": 100_000, "traced": 200_000, "choices": 200_000, "again": 4}
)
PART = 5000  # of a round, played by one of the family's rule sets
# positions of the latest rounds, fitted in each round
KEPT: Mapping[Work, int] = MappingProxyType({"rounds": 1_000_000, "traced": 2_000_000})
ALIKE = ("traced", "choices", "again")  # what stages of such work keep is kept by the next one, if that is such too
PER_CHOICE = 10  # positions are kept for one choice
# one in so many plays of self-play is fitted
SHARE: Mapping[Work, int] = MappingProxyType({"look": 3, "roll": 10, "rounds": 3, "choices": 3})
MARGIN = 0.1  # points a game that a play may seem worse than the best and still be fitted
TRIALS, PLIES = 36, 8  # of the rollouts
CHOICES_STRAY = 6  # one play in so many is not the best but near it, in games whose choices are judged
SETTLED = 0.01  # the step size a round's fit ends with, as a share of the one it begins with
STRANGE = 0.1  # the share of games that begins with a few plies at random
SAVE_EVERY = 60.0  # seconds

UNITS: Mapping[Work, str] = MappingProxyType({"play": "games", "again": "passes"})
Found = tuple[np.ndarray, np.ndarray]  # boards and their targets
_KEPT_NAMES = ("boards", "targets", "rivals", "rival_targets")


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
    positions: int = 0  # judged by look-ahead or rollouts, in all
    boards: np.ndarray = field(default_factory=lambda: np.zeros((0, 26), np.int8))  # kept for the next rounds
    targets: np.ndarray = field(default_factory=lambda: np.zeros((0, OUTPUTS), np.float32))
    rivals: np.ndarray = field(default_factory=lambda: np.zeros((0, RIVALS, 26), np.int8))  # kept choices
    rival_targets: np.ndarray = field(default_factory=lambda: np.zeros((0, RIVALS, OUTPUTS), np.float32))

    def save(self, path: Path) -> None:
        """Write everything a resumed training needs; the old file stays whole until the new one is."""
        path.parent.mkdir(parents=True, exist_ok=True)
        card = {name: getattr(self, name) for name in ("family", "seed", "stage", "done", "games", "positions")}
        card["version"] = VERSION
        fresh = path.with_suffix(".part.npz")
        arrays: dict[str, Any] = dict(zip(PARTS, self.net, strict=True))
        arrays |= {name: getattr(self, name) for name in _KEPT_NAMES}
        np.savez(fresh, card=json.dumps(card), chance=self.chance, **arrays)
        fresh.replace(path)

    @classmethod
    def load(cls, path: Path) -> "Course":
        """Read a saved training."""
        with np.load(path) as file:
            card = json.loads(str(file["card"]))
            if card.pop("version") != VERSION:
                raise ValueError(f"{path} was trained for other inputs; begin anew in another folder")
            net = tuple(part.copy() for part in with_second(file).values())
            kept = {name: file[name] for name in _KEPT_NAMES if name in file}
            return cls(net=net, chance=file["chance"].copy(), **kept, **card)


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
    parent = Course.load(folder / f"{family.parent}-{FROM_STAGE}.npz")
    return Course(family.key, seed, parent.net, chance)


def train(key: str, folder: Path, *, seed: int, hidden: int, until: int, say: Callable[[str], None] = print) -> Course:
    """Run or resume a family's course until a number of stages is done; save as it goes.

    Rounds are judged and fitted by as many threads as there are cores. To the last bit the outcome does not depend on
    how many, where numpy's own products take one thread each (OMP_NUM_THREADS=1), which is also fastest.
    """
    family = FAMILIES[key]
    path = folder / f"{key}.npz"
    course = Course.load(path) if path.exists() else begin(family, seed, hidden, folder)
    laws = family_laws(family)
    stages = PLANS[key][:until]
    while course.stage < len(stages):
        stage = stages[course.stage]
        before = stages[course.stage - 1].work if course.stage else stage.work
        if not course.done and before != stage.work and not (before in ALIKE and stage.work in ALIKE):
            for name in _KEPT_NAMES:  # judged in another way
                setattr(course, name, getattr(course, name)[:0])
        _run_stage(course, stage, laws, path, say)
        course.stage += 1
        course.done = 0
        course.save(path)
        course.save(folder / f"{key}-{course.stage}.npz")
    return course


def shipped(course: Course, path: Path) -> Card:
    """Write a course's net as the program ships it; return its card."""
    return save_net(
        path, course.net, family=course.family, seed=course.seed, games=course.games, positions=course.positions
    )


def _run_stage(
    course: Course,
    stage: Stage,
    laws: list[np.ndarray],
    path: Path,
    say: Callable[[str], None],
) -> None:
    if not course.done:
        _reshape(course, stage, laws[0], path.parent)
    began = saved = time.monotonic()
    first = course.done
    chunk = CHUNK[stage.work]
    while course.done < stage.count:
        rate = stage.rate(course.done)
        law = laws[course.done // chunk % len(laws)]
        if stage.work == "play":
            learn(course.net, law, chunk, rate, STRANGE, course.chance, workspace())
            course.games += chunk
        elif stage.work == "again":
            _fit_again(course, laws, Fit(rate, stage.rate(course.done + chunk), chunk, stage.batch, _seed(course)))
        else:
            if stage.work == "choices":
                _run_choices(course, laws, rate, stage)
            elif stage.work in KEPT:
                _run_round(course, laws, rate, stage)
            else:
                _fit_chunk(course, law, rate, stage)
            course.positions += chunk
        course.done += chunk
        now = time.monotonic()
        if now - saved > SAVE_EVERY:
            saved = now
            course.save(path)
            speed = (course.done - first) / (now - began)
            left = (stage.count - course.done) / speed / 60
            say(
                f"{course.family} stage {course.stage + 1}: {course.done:,} of {stage.count:,} "
                f"{UNITS.get(stage.work, 'positions')}, {speed:.4g} a second, step {rate:.6f}, "
                f"{left:.0f} minutes left"
            )


def _reshape(course: Course, stage: Stage, law: np.ndarray, folder: Path) -> None:
    """Give the net the units that a stage begins with."""
    if stage.joins:
        course.net = nets.joined(
            [course.net, *(load_net(folder / f"{name}.npz", course.family).weights for name in stage.joins)]
        )
    if stage.kept:
        boards, _ = _collected(course, stage, "rounds", law, course.chance, count=PART)
        course.net = pruned(course.net, stage.kept, boards, int(law[DOUBLES]))
    if stage.anew:
        course.boards, course.targets = course.boards[:0], course.targets[:0]
    if stage.second:
        course.net = nets.new_net(stage.hidden, course.seed, stage.second)
    elif stage.hidden > len(course.net[1]):
        course.net = nets.grown(course.net, stage.hidden, course.seed)


def _collected(course: Course, stage: Stage, work: Work, law: np.ndarray, chance: np.ndarray, *, count: int) -> Found:
    boards, targets = np.zeros((count, 26), np.int8), np.zeros((count, OUTPUTS), np.float32)
    rooms = workspace(), workspace()
    if work == "traced":
        collect_games(course.net, law, stage.trace, stage.stray, STRANGE, MARGIN, chance, *rooms, boards, targets)
        return boards, targets
    trials = TRIALS if work == "roll" else 0
    collect(course.net, law, SHARE[work], STRANGE, MARGIN, trials, PLIES, chance, *rooms, boards, targets)
    return boards, targets


def _collected_choices(course: Course, law: np.ndarray, chance: np.ndarray, *, count: int) -> Found:
    boards, targets = np.zeros((count, RIVALS, 26), np.int8), np.zeros((count, RIVALS, OUTPUTS), np.float32)
    rooms, share = (workspace(), workspace()), SHARE["choices"]
    collect_choices(course.net, law, share, CHOICES_STRAY, STRANGE, MARGIN, chance, *rooms, boards, targets)
    return boards, targets


def _in_parts(course: Course, laws: list[np.ndarray], count: int, part: Callable[..., Found]) -> Found:
    """Collect so many parts side by side, by the laws in turn, each by its own chance; return them as one."""
    chances = np.random.default_rng(_seed(course)).integers(1, 2**63, (count, 1), np.uint64)
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        found = threads.map(part, [laws[number % len(laws)] for number in range(count)], chances)
        boards, targets = zip(*found, strict=True)
    return np.concatenate(boards), np.concatenate(targets)


def _seed(course: Course) -> int:
    return int(draw(course.chance, 1 << 31))


def _fit_chunk(course: Course, law: np.ndarray, rate: float, stage: Stage) -> None:
    boards, targets = _collected(course, stage, stage.work, law, course.chance, count=CHUNK[stage.work])
    fit(course.net, int(law[DOUBLES]), boards, targets, rate, stage.passes, course.chance)


def _run_round(course: Course, laws: list[np.ndarray], rate: float, stage: Stage) -> None:
    """Judge new positions by look-ahead, and fit the net to them and to those kept of the rounds before."""
    _keep_more(course, laws, stage, stage.work, CHUNK[stage.work] // PART)
    doubles, level = int(laws[0][DOUBLES]), Judged(course.boards, course.targets)
    fit_batches(course.net, doubles, level, _how(course, rate, stage))


def _run_choices(course: Course, laws: list[np.ndarray], rate: float, stage: Stage) -> None:
    """Judge new games, traced, and new choices; fit the net to them and to those kept of the rounds before."""
    parts = CHUNK["choices"] // 2 // PART
    _keep_more(course, laws, stage, "traced", parts)
    found = _in_parts(course, laws, parts, partial(_collected_choices, course, count=PART // RIVALS))
    _remember(course, ("rivals", "rival_targets"), found, (stage.window or KEPT["traced"]) // PER_CHOICE)
    _fit_again(course, laws, _how(course, rate, stage))


def _fit_again(course: Course, laws: list[np.ndarray], how: Fit) -> None:
    """Fit the net to all positions and choices that are kept."""
    level, choices = Judged(course.boards, course.targets), Judged(course.rivals, course.rival_targets)
    fit_choices(course.net, int(laws[0][DOUBLES]), level, choices, how)


def _how(course: Course, rate: float, stage: Stage) -> Fit:
    return Fit(rate, rate * SETTLED, stage.passes, stage.batch, _seed(course))


def _keep_more(course: Course, laws: list[np.ndarray], stage: Stage, work: Work, count: int) -> None:
    """Judge so many parts more of self-play."""
    found = _in_parts(course, laws, count, partial(_collected, course, stage, work, count=PART))
    _remember(course, ("boards", "targets"), found, stage.window or KEPT[work])


def _remember(course: Course, names: tuple[str, str], found: Found, kept: int) -> None:
    """Put what was found behind what is kept under these names, and forget all but the latest."""
    for name, part in zip(names, found, strict=True):
        setattr(course, name, np.concatenate([getattr(course, name), part])[-kept:])


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
