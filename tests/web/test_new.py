"""What the page of a new game says of the computer's levels is what was measured."""

from sugoroku.brain.levels import LEVELS
from sugoroku.brain.measured import level_strengths
from sugoroku.web import create_app
from sugoroku.web.parts import room
from sugoroku.web.settings import Settings


def test_a_level_stands_with_its_error_and_whom_it_met(tmp_path):
    """A figure within its error of nothing would else look like a ranking, and another rival like another scale."""
    page = (
        create_app(Settings(database=f"sqlite:///{tmp_path}/g.sqlite3", secret="s")).test_client().get("/en/new").text
    )
    for one in level_strengths()["late-edo"].values():
        assert f"{abs(one['points']):.2f} ± {one['error']:.2f}" in page
        assert f"“{LEVELS[one['against']].name}”" in page


def test_somebody_new_meets_a_casual_player_and_then_the_level_last_chosen(tmp_path):
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/g.sqlite3", secret="s"))
    client = app.test_client()

    def level_met() -> str:
        """Begin a game from the first page and read against whom it is."""
        game = client.post("/new", data={"opponent": "computer"}).headers["Location"].rsplit("/", 1)[1]
        with app.app_context():
            return next(s.level for s in room().look(game).sitters if s.kind == "computer")

    assert level_met() == "casual"
    client.post("/new", data={"opponent": "computer", "level": "grandmaster"})
    assert level_met() == "grandmaster"
