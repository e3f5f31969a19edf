import re
from pathlib import Path

import pytest

from sugoroku.cli import COMMANDS, main

PAGE = Path(__file__).resolve().parents[2] / "docs" / "cli.md"


def test_every_command_is_explained_in_the_page():
    headings = re.findall(r"^## `sugoroku (\w+)", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(headings) == sorted(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command, capsys):
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])
    assert stop.value.code == 0
    assert f"sugoroku {command}" in capsys.readouterr().out


def test_the_program_names_its_version(capsys):
    with pytest.raises(SystemExit):
        main(["--version"])
    assert re.fullmatch(r"sugoroku \d+\.\d+\.\d+\n", capsys.readouterr().out)
