""".mat, SGF, record text and JSON: 200 matches there and back, and the known files exactly."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from sugoroku.game.actions import ROLL, Opening, Resign
from sugoroku.game.dice import Throw
from sugoroku.game.errors import IllegalAction
from sugoroku.game.formats import mat, record_match, sgf
from sugoroku.game.formats.known import FORMATS, format_of, read_match
from sugoroku.game.formats.values import Match, Unwritable
from sugoroku.game.play import replay
from sugoroku.game.rules import WinKind
from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, Score
from tests.game.formats.invented import (
    HISTORICAL,
    MODERN,
    MONEY,
    TIES,
    invented_match,
    invented_setup,
    invented_states,
    modern_setup,
)

CASES = Path(__file__).resolve().parents[2] / "cases"


def matches_of_all_rules() -> list[Match]:
    chance = Random(1679)
    matches = [invented_match(invented_setup(chance, HISTORICAL), chance) for _ in range(100)]
    matches += [invented_match(invented_setup(chance, MODERN), chance) for _ in range(50)]
    matches += [invented_match(invented_setup(chance, (*MONEY, *TIES), (None,)), chance) for _ in range(50)]
    for state in invented_states(20, chance):
        setup = replace(
            state.setup,
            position=state.position,
            turn=state.turn,
            throw=state.throw if state.phase is Phase.TO_PLAY else None,
            cube=state.cube,
            score=state.score,
            crawford_played=state.crawford_played and not state.crawford,
        )
        matches.append(invented_match(setup, chance))
    return matches


MATCHES = matches_of_all_rules()
DICE = re.compile(r"\b([1-6])([1-6]):")


def larger_first(text: str) -> str:
    return DICE.sub(lambda dice: "".join(sorted(dice.group(1) + dice.group(2), reverse=True)) + ":", text)


@pytest.mark.parametrize(
    ("write", "read"),
    [(record_match.write, record_match.read), (record_match.write_json, record_match.read_json), (sgf.write, sgf.read)],
    ids=["record", "json", "sgf"],
)
def test_every_match_comes_back(write, read):
    for match in MATCHES:
        assert read(write(match)) == match


def test_every_modern_match_comes_back_from_mat():
    """Ties and declined resignations are the only things a .mat file leaves out."""
    chance = Random(1897)
    for _ in range(200):
        match = invented_match(modern_setup(chance), chance, declines=False, ties=False)
        text = mat.write(match)
        back = mat.read(text)
        assert tuple(back.actions) == told_in_mat(match)
        assert (back.setup.length, back.setup.score) == (match.setup.length, match.setup.score)
        assert (back.white, back.black) == (match.white, match.black)
        assert mat.write(back) == text
        there, here = replay(back.setup, back.actions), replay(match.setup, told_in_mat(match))
        assert (there.position, there.score, there.cube, there.phase) == (
            here.position,
            here.score,
            here.cube,
            here.phase,
        )


def told_in_mat(match: Match) -> tuple:
    """A .mat file cannot tell that a player asked for the dice and has none yet, or that a resignation waits."""
    actions = list(match.actions)
    if actions and isinstance(actions[-1], Resign):
        actions.pop()
    if actions and actions[-1] == ROLL:
        actions.pop()
    return tuple(actions)


def test_times_are_kept_in_the_record():
    match = replace(MATCHES[0], times=tuple(range(1_700_000_000_000, 1_700_000_000_000 + len(MATCHES[0].actions))))
    assert record_match.read(record_match.write(match)) == match
    assert record_match.read_json(record_match.write_json(match)) == match


@pytest.mark.parametrize("name", ["one_point", "three_point"])
def test_the_known_mat_files_are_written_as_they_were_read(name):
    """Only the order of two dice in a cell is our own: the larger first."""
    text = (CASES / f"{name}.mat").read_text(encoding="utf-8")
    match = mat.read(text)
    assert mat.write(match) == larger_first(text)
    assert mat.read(mat.write(match)) == match


def test_the_one_point_match_is_read_to_its_end():
    match = mat.read((CASES / "one_point.mat").read_text(encoding="utf-8"))
    state = replay(match.setup, match.actions)
    assert (match.white, match.black, match.setup.length) == ("Alice", "Bob", 1)
    assert match.actions[0] == Opening(2, 4)
    assert state.phase is Phase.DONE
    assert (state.result.winner, state.result.kind, state.result.value) == (Seat.WHITE, WinKind.GAMMON, 2)


def test_the_three_point_match_carries_its_score():
    match = mat.read((CASES / "three_point.mat").read_text(encoding="utf-8"))
    state = replay(match.setup, match.actions)
    assert state.score == Score(0, 5)
    assert (state.result.winner, state.result.points, state.cube.value) == (Seat.BLACK, 2, 2)


ILLUSTRATION = """\
 3 point match

 Game 1
 Alice : 0                       Bob : 0
  1) 31: 8/5 6/5                 52: 24/22 13/8
  2) Doubles => 2                Drops
      Wins 1 point

 Game 2
 Alice : 1                       Bob : 0
  1)                             64: 24/18 13/9
  2) 55: 8/3(2) 6/1*(2)          66: 24/18(2) 13/7(2)
  3) Doubles => 2                Takes
"""


def test_a_drop_carries_the_score_and_an_illegal_play_is_named_with_its_place():
    """The second game's 55 hits nothing on the first point, so nothing is hit there; 66 is what Bob can play."""
    text = ILLUSTRATION.replace("6/1*(2)          66: 24/18(2) 13/7(2)", "6/1(2)           66: 24/18")
    with pytest.raises(Exception, match=r"line 12, game 2, row 2: the play is not legal") as refusal:
        mat.read(text)
    assert refusal.value.line == 12


VARIANTS = [
    ("Match of 3 points", " 3 point match"),
    ("Accepts", "Takes"),
    ("Rejects", "Drops"),
    ("Passes", "Drops"),
    ("31 8/5 6/5", "31: 8/5 6/5"),
    ("24/22 13/8", "24/22, 13/8"),
]


@pytest.mark.parametrize(("other", "strict"), VARIANTS)
def test_what_other_programs_write_is_read_alike(other, strict):
    text = "\n".join(ILLUSTRATION.splitlines()[:7]) + "\n"
    assert mat.read(text.replace(strict, other)).actions == mat.read(text).actions


def test_plays_are_read_tolerantly():
    text = " 1 point match\n\n Game 1\n A : 0   B : 0\n  1) 64: 24/18/14   55: 8/3(2), 6/1(2)\n"
    strict = " 1 point match\n\n Game 1\n A : 0   B : 0\n  1) 64: 24/18 18/14   55: 8/3 8/3 6/1 6/1\n"
    assert mat.read(text).actions == mat.read(strict).actions


def test_a_resignation_is_read_from_the_line_that_tells_the_winner():
    text = " 5 point match\n\n Game 1\n A : 0   B : 0\n  1) 31: 8/5 6/5   52: 24/22 13/8\n      Resigns\n"
    text = text.replace("      Resigns\n", "  2)  Resigns\n                                  Wins 2 points\n")
    state = replay(mat.read(text).setup, mat.read(text).actions)
    assert (state.result.winner, state.result.kind, state.result.value) == (Seat.BLACK, WinKind.RESIGNED, 2)


def test_dice_not_played_yet_end_an_unfinished_match():
    text = " 5 point match\n\n Game 1\n A : 0   B : 0\n  1) 31: 8/5 6/5   52:\n"
    state = replay(mat.read(text).setup, mat.read(text).actions)
    assert (state.phase, state.throw, state.turn) == (Phase.TO_PLAY, Throw(5, 2), Seat.BLACK)


def test_historical_games_are_refused_by_mat_with_a_reason():
    with pytest.raises(Unwritable, match="modern backgammon only"):
        mat.write(MATCHES[0])


# -- SGF

GNU_SGF = """\
(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.06.002]MI[length:7][game:0][ws:0][bs:0]PW[gnubg]PB[me]
DT[2005-06-12]RU[Crawford]XY[strange][prop\\]erty]
;W[31hefe]C[a fine
point]DA[E ver 3]
;B[61yg]
)
"""


def test_sgf_from_elsewhere_keeps_what_is_not_ours():
    text = GNU_SGF.replace(";B[61yg]\n", ";B[61lrqr]ZZ[1]\n")
    match = sgf.read(text)
    assert match.actions[0] == Opening(3, 1)
    again = sgf.write(match)
    for kept in ("DT[2005-06-12]", "XY[strange][prop\\]erty]", "C[a fine\npoint]", "DA[E ver 3]", "ZZ[1]"):
        assert kept in again
    assert sgf.read(again) == match
    assert sgf.write(sgf.read(again)) == again


def test_a_side_line_is_left_out():
    text = GNU_SGF.replace(";B[61yg]\n", "(;B[61lrqr];W[66])(;B[61mg](;W[11])(;W[22]))")
    with pytest.raises(Exception, match="line 5, game 1, node 3"):
        sgf.read(text)  # the main line is followed
    assert len(sgf.read(text.replace(";W[66]", "")).actions) == 5


def test_entering_from_the_bar_may_be_told_in_one_step():
    text = (
        "(;GM[6]AE[a:y]AW[f][f][h][h][m][m][m][m][m][x][x][y][f][f][f]"
        "AB[s][s][s][s][s][q][q][q][l][l][l][l][l][y][y]PL[B];B[61ysyx])"
    )
    with pytest.raises(Exception, match="line 1, game 1, node 1"):
        sgf.read(text)


def test_the_rule_set_stands_in_a_property_of_our_own():
    edo = next(match for match in MATCHES if match.setup.rule_set.text == "late-edo")
    assert "SUGOROKU[late-edo][law:1]" in sgf.write(edo)
    assert sgf.read(sgf.write(edo)).setup.rule_set == edo.setup.rule_set


# -- all together


def test_every_written_format_is_recognised():
    text = (CASES / "three_point.mat").read_text(encoding="utf-8")
    modern = mat.read(text[: text.index(" 22) 41:")])
    for known in FORMATS.values():
        text = known.write(modern)
        assert format_of(text) is known
        if not known.is_picture:
            assert read_match(text).actions == modern.actions


@pytest.mark.parametrize("key", ["record", "json", "sgf", "mat"])
def test_what_a_file_was_checked_to_reach_is_what_its_actions_lead_to(key):
    match = read_match((CASES / "three_point.mat").read_text(encoding="utf-8"))
    read = FORMATS[key].read(FORMATS[key].write(match))
    assert isinstance(read, Match)
    assert read.reached == replay(read.setup, read.actions)
    assert record_match.checked_of(read) == record_match.checked_of(replace(read, reached=None))


def test_a_match_that_nobody_checked_is_checked_before_it_becomes_a_record():
    with pytest.raises(IllegalAction):
        record_match.checked_of(Match(modern_setup(Random(1)), (ROLL, ROLL)))
