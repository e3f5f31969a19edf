"""A net that does not fit is refused; serving needs no numba."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from sugoroku.brain.families import FAMILIES
from sugoroku.brain.layout import INPUTS, OUTPUTS
from sugoroku.brain.net import NETS, UnfitNet, load_net, save_net


def weights(hidden: int = 8) -> dict[str, np.ndarray]:
    draw = np.random.default_rng(1)
    shapes = {"w1": (INPUTS, hidden), "b1": (hidden,), "w2": (OUTPUTS, hidden), "b2": (OUTPUTS,)}
    return {name: draw.standard_normal(shape).astype(np.float32) for name, shape in shapes.items()}


def write(path: Path, **changed: np.ndarray) -> None:
    save_net(path, {**weights(), **changed}, family="late-edo", seed=1, games=2, positions=3)


def test_comes_back_whole(tmp_path: Path) -> None:
    write(tmp_path / "a.npz")
    net = load_net(tmp_path / "a.npz", "late-edo")
    assert (net.card.seed, net.card.games, net.card.positions) == (1, 2, 3)
    assert np.abs(net.w1 - weights()["w1"]).max() < 2e-3


def test_refuses_another_family(tmp_path: Path) -> None:
    write(tmp_path / "a.npz")
    with pytest.raises(UnfitNet, match="plays late-edo, not modern"):
        load_net(tmp_path / "a.npz", "modern")


def test_refuses_the_wrong_shape(tmp_path: Path) -> None:
    write(tmp_path / "a.npz", w1=np.zeros((3, 8), np.float32))
    with pytest.raises(UnfitNet, match="shape"):
        load_net(tmp_path / "a.npz", "late-edo")


def test_refuses_damage(tmp_path: Path) -> None:
    write(tmp_path / "a.npz")
    with np.load(tmp_path / "a.npz") as file:
        parts = {name: file[name] for name in file.files}
    parts["w1"][0, 0] += 1
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
