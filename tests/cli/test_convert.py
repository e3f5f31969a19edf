"""`sugoroku convert` turns every format into every other, and says where a text is wrong."""

import io
import sys
from pathlib import Path

import pytest

from sugoroku.cli import main
from sugoroku.game.formats.known import FORMATS

CASES = Path(__file__).resolve().parents[1] / "cases"

WHOLE = (CASES / "three_point.mat").read_text(encoding="utf-8")
MATCH = WHOLE[: WHOLE.index(" 22) 41:")]


def convert(monkeypatch, capfdbinary, text: str | bytes, *arguments: str) -> tuple[int, str, str]:
    packed = text if isinstance(text, bytes) else text.encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(packed)))
    status = main(["convert", *arguments])
    sys.stdout.flush()
    out, err = capfdbinary.readouterr()
    return status, out.decode(), err.decode()


@pytest.mark.parametrize("target", list(FORMATS))
@pytest.mark.parametrize("source", list(FORMATS))
def test_every_format_becomes_every_other(monkeypatch, capfdbinary, source, target):
    """A match from a picture begins from a position, which .mat alone cannot tell."""
    match = MATCH
    if FORMATS[source].is_picture:
        match = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"
        _, text, _ = convert(monkeypatch, capfdbinary, match, "xgid", source)
    else:
        _, text, _ = convert(monkeypatch, capfdbinary, match, "mat", source)
    status, out, err = convert(monkeypatch, capfdbinary, text, source, target)
    if FORMATS[source].is_picture and target == "mat":
        assert (status, out) == (1, "")
        assert "begins from another position" in err
        return
    assert (status, err) == (0, "")
    assert FORMATS[target].read(out)


def test_a_format_is_recognised_by_itself(monkeypatch, capfdbinary):
    status, out, _ = convert(monkeypatch, capfdbinary, "4HPwATDgc/ABMA:cAkAAAAAAAAA\n", "any", "xgid")
    assert (status, out) == (0, "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10\n")


def test_a_position_may_be_played_by_other_rules(monkeypatch, capfdbinary):
    status, out, _ = convert(
        monkeypatch,
        capfdbinary,
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
        "xgid",
        "record",
        "--rules",
        "meiji",
    )
    assert status == 0
    assert "rules: meiji\n" in out


@pytest.mark.parametrize(
    ("text", "source", "reason"),
    [
        ("nonsense", "any", "line 1: the text looks like none of the formats"),
        (
            " 3 point match\n\n Game 1\n A : 0  B : 0\n  1) 31: 8/5 6/4\n",
            "mat",
            "line 5, game 1, row 1: the play is not",
        ),
        (WHOLE, "mat", "the game is over"),
        (b"XGID=\xff", "xgid", "line 1: the text is not UTF-8"),
        ("XGID=--------------------------:0:0:1:00:0:0:0:0:10", "xgid", "no stone on the board"),
    ],
)
def test_what_is_wrong_is_said_on_standard_error(monkeypatch, capfdbinary, text, source, reason):
    status, out, err = convert(monkeypatch, capfdbinary, text, source, "xgid" if text is WHOLE else "record")
    assert (status, out) == (1, "")
    assert err.startswith("sugoroku convert: ")
    assert reason in err
