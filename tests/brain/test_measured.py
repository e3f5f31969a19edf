"""What was measured names its net, its count and its error, and its plays are legal."""

import pytest

from sugoroku.brain.evaluator import wins_of
from sugoroku.brain.levels import LEVELS
from sugoroku.brain.measured import figures, first_throws, level_strengths
from sugoroku.brain.net import net_for, net_of_family
from sugoroku.game.dice import Throw
from sugoroku.game.moves import legal_plays
from sugoroku.game.notation import parse_play
from sugoroku.game.position import START
from sugoroku.game.presets import PRESETS, parse_rules


@pytest.mark.parametrize("preset", PRESETS)
def test_first_throws_are_legal_plays(preset: str) -> None:
    table = first_throws(preset)
    if table is None:
        pytest.skip("not measured")
    rules = PRESETS[preset]
    assert table["net"]["hash"] == net_for(rules).card.hash
    for line in table["throws"]:
        throw = Throw.from_text(line["throw"])
        boards = {play.after.xgid() for play in legal_plays(START[rules.start], throw, rules)}
        equities = [play["equity"] for play in line["plays"]]
        assert equities == sorted(equities, reverse=True)
        for play in line["plays"]:
            assert play["board"] in boards
            assert parse_play(play["text"], START[rules.start], throw, rules).after.xgid() == play["board"]
            assert 0 < play["error"] < 0.1


def test_figures_name_their_net_and_add_up() -> None:
    for text, line in figures().items():
        rules = parse_rules(text).rules
        assert line["net"]["hash"] == net_for(rules).card.hash
        assert line["games"] > 100
        assert set(line["kinds"]) == {str(kind.kind) for kind in wins_of(rules)}
        assert abs(sum(kind["mean"] for kind in line["kinds"].values()) - 1) < 1e-3


def test_levels_name_their_net_and_grow() -> None:
    for family, table in level_strengths().items():
        assert {line["net"] for line in table.values()} == {f"{family} net {net_of_family(family).card.hash[:12]}"}
        points = [table[key]["points"] for key in LEVELS if key in table]
        assert points == sorted(points)
