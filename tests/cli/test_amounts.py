import pytest

from sugoroku.cli import main


@pytest.mark.parametrize(
    "arguments",
    [
        ["measure", "late-edo", "--games", "1"],
        ["measure", "late-edo", "--seed", "-1"],
        ["match", "strong", "thumb", "--games", "0"],
        ["match", "strong", "thumb", "--seed", "x"],
        ["rollout", "--games", "1"],
        ["rollout", "--plays", "0"],
        ["rollout", "--until", "-3"],
        ["rollout", "--seed", "1.5"],
        ["train", "modern", "--hidden", "0"],
        ["train", "modern", "--seed", "9" * 13],
    ],
)
def test_a_number_out_of_bounds_is_refused_in_one_line(arguments, capsys):
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert "a whole number from" in capsys.readouterr().err.splitlines()[-1]
