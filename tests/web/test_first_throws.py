"""The first throws on the page are those that were measured, the best first, each with its error."""

import pytest

from sugoroku.brain.measured import first_throws
from sugoroku.game.presets import PRESETS
from sugoroku.web import create_app
from sugoroku.web.first_throws import signed
from sugoroku.web.settings import Settings


@pytest.mark.parametrize(
    ("mean", "error", "text"),
    [(0.1477, 0.0008, "+0.148 ± 0.001"), (-0.06, 0.004, "−0.060 ± 0.004"), (-0.0001, 0.002, "0.000 ± 0.002")],
)
def test_a_worth_is_written_with_its_sign(mean, error, text):
    """A minus is a minus and not a hyphen; nothing has no sign."""
    assert signed(mean, error, 3) == text


@pytest.mark.parametrize("preset", [preset for preset in PRESETS if first_throws(preset)])
def test_every_measured_throw_stands_on_the_page(tmp_path, preset):
    """With the worth of its best play."""
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/g.sqlite3", secret="s"))
    page = app.test_client().get("/en/compare/numbers").text
    for one in first_throws(preset)["throws"]:
        best = one["plays"][0]
        assert signed(best["equity"], best["error"], 3) in page
