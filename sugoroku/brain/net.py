"""Nets as files: five chances from one hidden layer or two, with a card that says what the weights are good for."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sugoroku.brain.evaluator import wins_of
from sugoroku.brain.families import family_of
from sugoroku.brain.features import Boards, Floats, see
from sugoroku.brain.layout import INPUTS, OUTPUTS, VERSION
from sugoroku.game.rules import Rules

NETS = Path(__file__).parent / "nets"
_RACE = INPUTS - 1
CHUNK = 512  # boards judged at once, so that the values of a layer stay near the processor
PARTS = ("w1", "b1", "w2", "b2", "w3", "b3")  # of a net, as its file names them; the last two are of a second layer


class UnfitNet(ValueError):
    """Say why a file of weights cannot be used."""


@dataclass(frozen=True, slots=True)
class Card:
    """Hold what a net is: what it was taught, from what seed, by how many games, and its weights' hash."""

    family: str
    version: int
    seed: int
    games: int
    positions: int
    hash: str


@dataclass(frozen=True, slots=True)
class Net:
    """Judge positions by learned weights."""

    card: Card
    w1: Floats
    b1: Floats
    w2: Floats
    b2: Floats
    w3: Floats
    b3: Floats

    @property
    def weights(self) -> tuple[Floats, ...]:
        """Return the weights as the kernel takes them (sugoroku.brain.kernel.net)."""
        return self.w1, self.b1, self.w2, self.b2, self.w3, self.b3

    def outputs(self, boards: Boards, rules: Rules) -> Floats:
        """Return the five numbers [n, 5] of boards whose mover is about to throw."""
        if len(boards) <= CHUNK:
            return self.judge(see(boards, rules.doubles), rules)
        parts = [boards[start : start + CHUNK] for start in range(0, len(boards), CHUNK)]
        return np.concatenate([self.judge(see(part, rules.doubles), rules) for part in parts])

    def raw(self, seen: Floats) -> Floats:
        """Return the five numbers of inputs just as the weights say."""
        return np.asarray(outputs_by(self.weights, unit_values(self.weights, seen)), np.float32)

    def judge(self, seen: Floats, rules: Rules) -> Floats:
        """Return the five numbers of inputs; in a race of gathering nothing beyond one point can be won."""
        outputs = self.raw(seen)
        if rules.finish == "gather":
            outputs[seen[:, _RACE] > 0, 1:] = 0
        if len(wins_of(rules)) == 1:
            outputs[:, 1:] = 0
        return outputs


def unit_values(weights: Sequence[Floats], seen: Floats) -> Floats:
    """Return the values [n, hidden + second] of all units for inputs [n, INPUTS]."""
    w1, b1, w2, _, w3, b3 = weights
    sums = seen @ w1
    sums += b1
    if not len(b3):
        sums /= 1 + np.abs(sums)
        return sums
    hidden = len(b1)
    values = np.empty((len(seen), w2.shape[1]), sums.dtype)
    np.maximum(sums, 0, out=values[:, :hidden])
    np.maximum(values[:, :hidden] @ w3.T + b3, 0, out=values[:, hidden:])
    return values


def outputs_by(weights: Sequence[Floats], values: Floats) -> Floats:
    """Return the five numbers [n, 5] that the units' values lead to."""
    outputs: Floats = 1 / (1 + np.exp(-(values @ weights[2].T + weights[3])))
    return outputs


def weights_hash(weights: Mapping[str, npt.NDArray[np.floating]]) -> str:
    """Return the sha256 of weights as they stand in the file."""
    digest = hashlib.sha256()
    for name in PARTS:
        digest.update(np.ascontiguousarray(weights[name]).tobytes())
    return digest.hexdigest()


def save_net(path: Path, weights: Sequence[Floats], *, family: str, seed: int, games: int, positions: int) -> Card:
    """Write weights, as the kernel takes them, with their card; of a net of one layer without the parts it lacks."""
    named = {name: part.astype(np.float32) for name, part in zip(PARTS, weights, strict=True)}
    card = Card(family, VERSION, seed, games, positions, weights_hash(named))
    written: dict[str, Any] = {name: part for name, part in named.items() if len(part)}
    np.savez_compressed(path, card=np.array(json.dumps(asdict(card))), **written)
    return card


def load_net(path: Path, family: str) -> Net:
    """Read a net; raise UnfitNet for a file that is broken, of another family or of other inputs."""
    try:
        with np.load(path) as file:
            weights = with_second(file)
            card = Card(**json.loads(str(file["card"])))
    except (OSError, KeyError, ValueError, TypeError) as problem:
        raise UnfitNet(f"{path.name} is no net: {problem}") from problem
    if card.family != family:
        raise UnfitNet(f"{path.name} plays {card.family}, not {family}")
    if card.version != VERSION:
        raise UnfitNet(f"{path.name} sees with inputs {card.version}, this program with {VERSION}")
    hidden, second = weights["b1"].size, weights["b3"].size
    shapes = (INPUTS, hidden), (hidden,), (OUTPUTS, hidden + second), (OUTPUTS,), (second, hidden), (second,)
    if any(weights[name].shape != shape for name, shape in zip(PARTS, shapes, strict=True)):
        raise UnfitNet(f"{path.name} has weights of the wrong shape")
    if weights_hash(weights) != card.hash:
        raise UnfitNet(f"{path.name} is damaged: its weights are not those of its card")
    return Net(card, **{name: values.astype(np.float32) for name, values in weights.items()})


def with_second(weights: Mapping[str, Floats]) -> dict[str, Floats]:
    """Return the named parts of a net, an empty second layer where it has none."""
    empty = {"w3": np.zeros((0, weights["b1"].size), np.float32), "b3": np.zeros(0, np.float32)}
    return {name: weights[name] if name in weights else empty[name] for name in PARTS}


@lru_cache(maxsize=8)
def net_of_family(family: str) -> Net:
    """Return a family's net, read once."""
    return load_net(NETS / f"{family}.npz", family)


def net_for(rules: Rules) -> Net:
    """Return the net that judges these rules best."""
    return net_of_family(family_of(rules))
