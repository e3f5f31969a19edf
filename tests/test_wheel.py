"""A wheel that was built here and installed elsewhere serves the game by itself."""

import os
import socket
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60  # seconds; a machine may be busy

pytestmark = pytest.mark.skipif("SUGOROKU_SKIP_WHEEL" in os.environ, reason="SUGOROKU_SKIP_WHEEL is set")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--outdir", folder, ROOT]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (path,) = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=True)
    command = [folder / "bin" / "python", "-m", "pip", "install", "--quiet", wheel]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "bin"


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


@pytest.fixture(scope="module")
def address(installed, tmp_path_factory):
    home = tmp_path_factory.mktemp("home")
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"}
    command = [installed / "sugoroku", "serve", "--port", str(free_port())]
    with subprocess.Popen(command, cwd=home, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            line = server.stdout.readline()
            assert line.startswith("Sugoroku is at http://"), line
            yield line.split()[3]
        finally:
            server.terminate()
            server.wait(PATIENCE)


def test_it_carries_all_that_the_pages_need(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    for folder in ("templates", "static", "translations", "sugoroku"):
        for path in (ROOT / folder).rglob("*"):
            if path.is_dir() or "__pycache__" in path.parts or path.name.startswith("."):
                continue
            place = path.relative_to(ROOT).as_posix()
            if folder == "translations":
                place = place.removesuffix(path.suffix) + ".mo"
            assert place.removeprefix("sugoroku/") in {name.removeprefix("sugoroku/") for name in names}


def test_it_carries_nothing_beside_the_package(wheel):
    with zipfile.ZipFile(wheel) as archive:
        assert {name.split("/")[0].split("-")[0] for name in archive.namelist()} == {"sugoroku"}


def test_its_command_line_answers(installed):
    asked = [installed / "sugoroku", "perft", "modern", "1"]
    answer = subprocess.run(asked, capture_output=True, text=True, check=True, cwd=installed)
    assert answer.stdout.split()[0] == "1"


@pytest.mark.parametrize("path", ["", "static/css/fonts.css", "static/vendor/htmx.min.js"])
def test_it_serves_the_pages(address, path):
    with urlopen(address + path, timeout=PATIENCE) as answer:
        assert answer.status == 200
        assert answer.read()
