"""The commands of the computer player: JSON lines in and out, plain refusals."""

import io
import json
import sys

import pytest

from sugoroku.cli import main

LINE = {"rules": "late-edo", "board": "-b----E-C---eE---c-e----B-", "dice": [3, 1]}


def ask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str], *lines: str) -> list:
    text = "".join(line + "\n" for line in lines).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert main(command) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_chooses_and_goes_on_after_a_bad_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = ask(monkeypatch, capsys, ["choose"], json.dumps(LINE), "nonsense")
    assert set(good) == {"text", "board", "equity", "chances"}
    assert set(good["chances"]["win"]) == {"irigachi", "mushigachi", "mujogachi"}
    total = sum(good["chances"]["win"].values()) + sum(good["chances"]["lose"].values())
    assert total == pytest.approx(1, abs=1e-3)
    assert "error" in bad


def test_a_throw_that_moves_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    line = {"rules": "late-edo", "board": "-N----------------abccbbbA", "dice": [6, 6]}
    (answer,) = ask(monkeypatch, capsys, ["choose"], json.dumps(line))
    assert answer["text"] == "-"
    assert answer["board"] == line["board"]


def test_evaluates_and_says_whether_it_was_trained_for_the_rules(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = {**LINE, "rules": "late-edo doubles=4"}
    first, second = ask(monkeypatch, capsys, ["evaluate"], json.dumps(LINE), json.dumps(other))
    assert first["exact"] is True
    assert second["exact"] is False


def test_evaluates_a_board_without_dice_and_not_without_rules(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = {"rules": LINE["rules"], "board": LINE["board"]}
    lines = (json.dumps(LINE), json.dumps(bare), json.dumps({"board": LINE["board"]}))
    thrown, plain, wrong = ask(monkeypatch, capsys, ["evaluate"], *lines)
    assert plain == thrown
    assert wrong == {"error": "the line has no 'rules'"}


def test_rolls_out(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["rollout", "--games", "6", "--plays", "2", "--until", "2"]
    (answer,) = ask(monkeypatch, capsys, command, json.dumps(LINE))
    assert len(answer["plays"]) == 2
    assert answer["plays"][0]["equity"] >= answer["plays"][1]["equity"]


def test_measures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["measure", "early-edo", "--games", "4"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4
    assert found["kinds"]["agari"]["mean"] == 1


def test_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "strong", "random", "--games", "4"]) == 0
    assert "luck-adjusted (+1" in capsys.readouterr().out
    assert main(["match", "strong", "thumb", "--games", "2"]) == 0
    assert "luck-adjusted" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "named"), [(["match", "nobody", "thumb"], "'nobody'"), (["measure", "no-rules"], "no-rules")]
)
def test_refuses_what_it_does_not_know(command: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command) == 2
    said = capsys.readouterr().err
    assert named in said
    assert "Errno" not in said
