from pathlib import Path

import pytest

from sugoroku import places

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("name", ["templates", "static", "translations"])
def test_a_checkout_uses_its_own_folders(name):
    assert getattr(places, name)() == ROOT / name


@pytest.mark.parametrize("name", ["templates", "static", "translations"])
def test_an_installed_package_uses_the_folder_inside_it(name, tmp_path, monkeypatch):
    package = tmp_path / "sugoroku"
    monkeypatch.setattr(places, "_PACKAGE", package)
    (package / name).mkdir(parents=True)
    assert getattr(places, name)() == package / name
