"""What the page of a new game says of the computer's levels is what was measured."""

from sugoroku.brain.levels import LEVELS
from sugoroku.brain.measured import level_strengths
from sugoroku.web import create_app
from sugoroku.web.settings import Settings


def test_a_level_stands_with_its_error_and_whom_it_met(tmp_path):
    """A figure within its error of nothing would else look like a ranking, and another rival like another scale."""
    page = (
        create_app(Settings(database=f"sqlite:///{tmp_path}/g.sqlite3", secret="s")).test_client().get("/en/new").text
    )
    for one in level_strengths()["late-edo"].values():
        assert f"{abs(one['points']):.2f} ± {one['error']:.2f}" in page
        assert f"“{LEVELS[one['against']].name}”" in page
