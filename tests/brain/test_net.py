"""A net that does not fit is refused; serving needs no numba."""

import math
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from sugoroku.brain.families import FAMILIES
from sugoroku.brain.layout import INPUTS, OUTPUTS
from sugoroku.brain.net import NETS, PARTS, Card, Net, UnfitNet, load_net, save_net


def weights(hidden: int = 8, second: int = 0) -> dict[str, np.ndarray]:
    draw = np.random.default_rng(1)
    units = hidden + second
    shapes = (INPUTS, hidden), (hidden,), (OUTPUTS, units), (OUTPUTS,), (second, hidden), (second,)
    return {name: draw.standard_normal(shape).astype(np.float32) for name, shape in zip(PARTS, shapes, strict=True)}


def write(path: Path, second: int = 0, **changed: np.ndarray) -> None:
    parts = {**weights(second=second), **changed}
    save_net(path, tuple(parts.values()), family="late-edo", seed=1, games=2, positions=3)


@pytest.mark.parametrize("second", [0, 3])
def test_comes_back_whole(tmp_path: Path, second: int) -> None:
    write(tmp_path / "a.npz", second)
    net = load_net(tmp_path / "a.npz", "late-edo")
    assert (net.card.seed, net.card.games, net.card.positions) == (1, 2, 3)
    for part, written in zip(net.weights, weights(second=second).values(), strict=True):
        assert (part == written).all()
    with np.load(tmp_path / "a.npz") as file:
        assert ("w3" in file) == (second > 0)


def test_a_second_layer_has_its_say() -> None:
    """The same sums one unit at a time."""
    w1, b1, w2, b2, w3, b3 = parts = tuple(weights(second=3).values())
    seen = np.random.default_rng(2).random((4, INPUTS), np.float32)
    net = Net(Card("late-edo", 1, 1, 0, 0, ""), *parts)
    for row, outputs in zip(seen, net.raw(seen), strict=True):
        sums = [float(row @ w1[:, j]) + b1[j] for j in range(8)]
        values = [max(0.0, total) for total in sums]
        values += [max(0.0, sum(w3[i, j] * values[j] for j in range(8)) + b3[i]) for i in range(3)]
        logits = [sum(w2[k, j] * values[j] for j in range(11)) + b2[k] for k in range(OUTPUTS)]
        assert outputs == pytest.approx([1 / (1 + math.exp(-logit)) for logit in logits], abs=1e-5)


def test_refuses_another_family(tmp_path: Path) -> None:
    write(tmp_path / "a.npz")
    with pytest.raises(UnfitNet, match="plays late-edo, not modern"):
        load_net(tmp_path / "a.npz", "modern")


@pytest.mark.parametrize("changed", [{"w1": (3, 8)}, {"w3": (2, 7)}, {"w2": (OUTPUTS, 8)}])
def test_refuses_the_wrong_shape(tmp_path: Path, changed: dict[str, tuple[int, int]]) -> None:
    write(tmp_path / "a.npz", 2, **{name: np.zeros(shape, np.float32) for name, shape in changed.items()})
    with pytest.raises(UnfitNet, match="shape"):
        load_net(tmp_path / "a.npz", "late-edo")


@pytest.mark.parametrize("part", ["w1", "w3"])
def test_refuses_damage(tmp_path: Path, part: str) -> None:
    write(tmp_path / "a.npz", 2)
    with np.load(tmp_path / "a.npz") as file:
        parts = {name: file[name] for name in file.files}
    parts[part][0, 0] += 1
    np.savez(tmp_path / "b.npz", **parts)
    with pytest.raises(UnfitNet, match="damaged"):
        load_net(tmp_path / "b.npz", "late-edo")


def test_refuses_what_is_no_net(tmp_path: Path) -> None:
    (tmp_path / "a.npz").write_text("no")
    with pytest.raises(UnfitNet):
        load_net(tmp_path / "a.npz", "late-edo")


@pytest.mark.parametrize("family", FAMILIES)
def test_the_nets_shipped_fit(family: str) -> None:
    path = NETS / f"{family}.npz"
    assert load_net(path, family).card.family == family
    assert path.stat().st_size < 1_000_000


def test_serving_needs_no_numba() -> None:
    code = "import sys, sugoroku.brain.player; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
