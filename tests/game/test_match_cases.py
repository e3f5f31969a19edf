"""Cube, match, Crawford, Jacoby, beaver, automatic doubles, resigning, scoring: cases with answers worked out by hand.

The tables stand in match_cases.txt and match_refusals.txt.
"""

from pathlib import Path

import pytest

from sugoroku.game.actions import parse_action
from sugoroku.game.dice import Throw
from sugoroku.game.errors import ContradictoryRules, IllegalAction, IllegalPosition
from sugoroku.game.match import check_length, cube_matters, highest_level, resign_levels
from sugoroku.game.play import begin, play, replay
from sugoroku.game.position import START, Position
from sugoroku.game.presets import parse_rules
from sugoroku.game.seat import Seat
from sugoroku.game.state import Cube, Phase, Score, Setup, State
from tests.drawing import drawn

BOARDS = {
    "array": START["hon"],
    "race": drawn("""
        .  .  .  .  .  .  .  .  .  .  .  o3
        .  .  .  .  .  .  .  .  .  .  .  X3
    """),
    "single": drawn("""
        o14 .  .  .  .  .  .  .  .  .  .  .
        X  .  .  .  .  .  .  .  .  .  .  .
    """),
    "gammon": drawn("""
        o9 o6 .  .  .  .  .  .  .  .  .  .
        X  .  .  .  .  .  .  .  .  .  .  .
    """),
    "backgammon": drawn("""
        o9 o5 .  .  .  .  .  .  .  .  .  .
        X  .  .  .  .  o  .  .  .  .  .  .
    """),
    "captive": drawn("""
        o9 o5 .  .  .  .  .  .  .  .  .  .
        X  .  .  .  .  .  .  .  .  .  .  .
        bar o
    """),
    "irigachi": drawn("""
        o5 o5 .  .  .  .  o5 .  .  .  .  .
        X4 X2 .  X4 X2 X2 X  .  .  .  .  .
    """),
    "mushigachi": drawn("""
        o5 o5 o4 .  .  .  .  .  .  .  .  .
        X2 X2 X2 X2 X2 X4 X  .  .  .  .  .
        bar o
    """),
    "instant": drawn("""
        o5 o5 o4 .  .  .  .  .  .  .  .  X3
        X2 X2 X2 X2 X2 X  X  .  .  .  .  .
        bar o
    """),
    "closed": drawn("""
        o5 o5 .  .  .  .  o5 .  .  .  .  .
        X2 X2 X2 X2 X2 X4 X  .  .  .  .  .
    """),
    "mujogachi": drawn("""
        o5 o5 o4 .  .  .  .  .  .  .  .  .
        X2 X2 X2 X3 X3 X2 X  .  .  .  .  .
        bar o
    """),
    "mujogachi 2": drawn("""
        o5 o5 o4 .  .  .  .  .  .  .  .  .
        X2 X3 X2 X3 X2 X2 X  .  .  .  .  .
        bar o
    """),
    "mirrored": drawn("""
        o5 o5 o4 .  .  .  .  .  .  .  .  .
        X3 X3 X3 X2 X2 X  X  .  .  .  .  .
        bar o
    """),
}
SHORT = {
    "win": "throw 21, play 1/off",
    "home": "throw 21, play 7/6",
    "on": "throw 21, play 12/10 12/11",
}


def rows(file: str) -> list[tuple[str, ...]]:
    """Read a table of cases."""
    lines = (Path(__file__).parent / file).read_text(encoding="utf-8").splitlines()
    return [tuple(cell.strip() for cell in line.split("|")) for line in lines if line and not line.startswith("#")]


def name(row: tuple[str, ...]) -> str:
    """Name a case for the report."""
    return ", ".join(cell for cell in row if cell not in {"", "money", "0-0", "1", "array"})


def agreed(rules: str, length: str, score: str, cube: str, board: str) -> Setup:
    """Read what was agreed before the first throw."""
    points, _, post = score.partition(" ")
    white, black = points.split("-")
    value, _, owner = cube.partition(" ")
    seat = Seat.BLACK if board.startswith("black:") else Seat.WHITE
    board = board.removeprefix("black:").strip()
    return Setup(
        parse_rules(rules),
        length=None if length == "money" else int(length),
        first=seat,
        position=BOARDS.get(board),
        turn=seat if board in BOARDS else None,
        score=Score(int(white), int(black)),
        cube=Cube(int(value), Seat(owner) if owner not in {"", "middle"} else None),
        crawford_played=post == "post",
    )


def words_of(actions: str) -> list[str]:
    """Spell the short words of a row out."""
    words = [word.strip() for word in actions.split(",") if word.strip()]
    return [spelled.strip() for word in words for spelled in SHORT.get(word, word).split(",")]


def acted(setup: Setup, words: list[str]) -> State:
    """Play the actions one after the other, each checked."""
    state = begin(setup)
    for word in words:
        state = play(state, parse_action(word))
    assert replay(setup, [parse_action(word) for word in words]) == state
    return state


def standing(state: State) -> str:
    """Say where a game stands, as the last cell of a row does."""
    score = f"{state.score.white}-{state.score.black}"
    if state.result is not None:
        won = state.result
        return f"{state.phase} {won.winner} {won.kind} {won.points}x{won.cube}={won.value} {score}"
    asked = str(state.to_act)
    if state.phase is Phase.TO_THROW:
        asked = f"chance for {state.turn}"
    cube = f"cube {state.cube.value} {state.cube.owner or 'middle'}"
    return f"{state.phase} {asked} {cube} {score}{' crawford' if state.crawford else ''}"


LEADING = rows("match_cases.txt")
REFUSED = rows("match_refusals.txt")


@pytest.mark.parametrize("row", LEADING, ids=name)
def test_the_actions_lead_there(row):
    *agreement, actions, expected = row
    assert standing(acted(agreed(*agreement), words_of(actions))) == expected


@pytest.mark.parametrize("row", REFUSED, ids=name)
def test_the_last_action_is_refused_with_the_reason(row):
    *agreement, actions, reason = row
    *before, last = words_of(actions)
    state = acted(agreed(*agreement), before)
    with pytest.raises(IllegalAction) as refusal:
        play(state, parse_action(last))
    assert reason in str(refusal.value)
    assert state == acted(agreed(*agreement), before)


def test_there_are_more_than_eighty_cases():
    assert len({*LEADING, *REFUSED}) > 150


@pytest.mark.parametrize(
    ("rules", "length"),
    [
        ("early-edo cube=on crawford=yes", None),
        ("modern jacoby=yes", 5),
        ("modern beaver=yes", 1),
        ("modern auto_doubles=yes", 25),
        ("modern jacoby=yes beaver=yes", 3),
        ("modern", 0),
        ("modern", -1),
        ("late-edo", 100),
    ],
)
def test_what_means_nothing_at_a_length_is_refused_where_it_was_asked_for(rules, length):
    with pytest.raises(ContradictoryRules):
        check_length(parse_rules(rules), length)


@pytest.mark.parametrize(
    ("rules", "length"),
    [
        ("modern", None),
        ("modern", 1),
        ("modern", 25),
        ("modern crawford=no", None),
        ("modern crawford=no", 7),
        ("modern jacoby=yes beaver=yes auto_doubles=yes", None),
        ("late-edo", 3),
        ("early-edo cube=on crawford=yes", 7),
    ],
)
def test_what_makes_sense_at_a_length_is_not(rules, length):
    check_length(parse_rules(rules), length)


@pytest.mark.parametrize(
    ("length", "score", "cube", "matters"),
    [
        ("money", "0-0", "32 white", True),
        ("5", "0-0", "1", True),
        ("5", "3-0", "1", True),
        ("5", "3-0", "2 white", False),
        ("5", "1-0", "4 white", False),
        ("5", "0-3", "4 white", True),
        ("5", "4-3 post", "1", False),
        ("5", "3-4 post", "1", True),
    ],
)
def test_a_cube_that_can_no_longer_matter_may_be_turned_but_is_not_offered(length, score, cube, matters):
    state = begin(agreed("modern", length, score, cube, "array"))
    assert cube_matters(state) is matters
    assert play(state, parse_action("double")).phase is Phase.DOUBLED


@pytest.mark.parametrize(
    ("rules", "board", "levels"),
    [
        ("modern", "array", (1, 2, 3)),
        ("modern", "race", (1,)),
        ("modern jacoby=yes", "array", (1,)),
        ("modern gammons=no", "array", (1,)),
        ("late-edo cube=on", "array", (1, 2, 3)),
        ("meiji cube=on", "array", (1, 2)),
        ("convent cube=on", "array", (1,)),
        ("early-edo cube=on gammons=yes", "array", (1, 2, 3)),
    ],
)
def test_the_levels_one_may_resign_at(rules, board, levels):
    state = begin(agreed(rules, "money", "0-0", "1", board))
    assert resign_levels(state) == levels
    assert highest_level(state) == levels[-1]


def test_the_first_seat_alternates_with_every_game_of_a_series():
    setup = agreed("late-edo", "money", "0-0", "1", "-")
    words: list[str] = []
    firsts = []
    for _ in range(4):
        firsts.append(acted(setup, words).turn)
        words += ["throw 31", "resign 1", "accept", "next"]
    assert firsts == [Seat.WHITE, Seat.BLACK, Seat.WHITE, Seat.BLACK]


def test_the_score_belongs_to_the_player_whoever_sits_first():
    setup = agreed("late-edo", "money", "0-0", "1", "-")
    words = ["throw 31", "resign 3", "accept", "next", "throw 31", "resign 1", "accept", "next"]
    assert acted(setup, words).score == Score(white=1, black=3)


def test_the_opening_dice_are_played_or_thrown_anew():
    kept = acted(agreed("modern", "money", "0-0", "1", "-"), ["opening 35"])
    assert (kept.throw, kept.opening, kept.turn) == (Throw(5, 3), (3, 5), Seat.BLACK)
    anew = acted(agreed("early-edo opening=roll-off", "money", "0-0", "1", "-"), ["opening 35"])
    assert (anew.throw, anew.opening, anew.turn) == (None, (3, 5), Seat.BLACK)


def test_a_series_may_begin_with_a_throw_already_made():
    setup = Setup(parse_rules("modern"), position=START["yamato"], turn=Seat.BLACK, throw=Throw(6, 5))
    state = begin(setup)
    assert (state.phase, state.to_act, state.throw) == (Phase.TO_PLAY, Seat.BLACK, Throw(6, 5))
    after = play(state, parse_action("play 24/18 18/13"))
    assert (after.phase, after.turn) == (Phase.TO_CHOOSE, Seat.WHITE)


def test_the_game_after_a_position_of_its_own_begins_from_the_array():
    state = acted(agreed("late-edo", "money", "0-0", "1", "irigachi"), words_of("home, next"))
    assert state.position == START["hon"]


def test_a_series_cannot_begin_where_it_is_already_over():
    with pytest.raises(IllegalPosition, match="already over"):
        begin(agreed("modern", "5", "5-2", "1", "array"))
    with pytest.raises(IllegalPosition, match="already over"):
        begin(agreed("late-edo", "3", "0-4", "1", "-"))


def test_a_series_cannot_begin_from_a_position_that_is_no_game():
    with pytest.raises(IllegalPosition):
        begin(Setup(parse_rules("late-edo"), position=Position(BOARDS["race"].points), turn=Seat.WHITE))
