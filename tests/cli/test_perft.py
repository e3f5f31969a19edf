import pytest

from sugoroku.cli import main


@pytest.mark.parametrize("arguments", [["late-showa", "1"], ["late-edo", "0"], ["late-edo", "6"]])
def test_what_cannot_be_counted_is_said_on_standard_error(arguments, capsys):
    assert main(["perft", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("sugoroku perft: ")


def test_depths_are_counted(capsys):
    assert main(["perft", "late-edo", "1"]) == 0
    assert capsys.readouterr().out == "1 219\n"
