"""The engine answers as the program that tries everything does, for every rule set and at every step of a turn."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from random import Random

import pytest

from sugoroku.cli.perft import perft
from sugoroku.game.dice import Throw
from sugoroku.game.errors import IllegalPosition
from sugoroku.game.moves import legal_plays, next_steps
from sugoroku.game.position import Position
from sugoroku.game.presets import PRESETS, parse_rules
from sugoroku.game.rules import check_position, win_of
from tests.brute import engine
from tests.brute.laws import TABLE, law_of, values_of
from tests.brute.positions import drawn, positions, varied_rules

every_preset = pytest.mark.parametrize("preset", TABLE)


def win_pair(win):
    return win and (str(win.kind), win.points)


def engine_plays(board, dice, rules):
    found = legal_plays(Position.from_xgid(board), Throw.of(*dice), parse_rules(rules).rules)
    ends = [(play.after.xgid(), win_pair(play.win)) for play in found]
    assert len(ends) == len({board for board, _ in ends}), "one play a distinct board"
    return set(ends)


def check_plays(preset, number, seed):
    for rules, board, dice in positions(preset, number, Random(seed)):
        assert engine_plays(board, dice, rules) == engine.plays(board, dice, rules), (rules, board, dice)


def test_presets_are_the_same():
    assert set(PRESETS) == set(TABLE)


@every_preset
def test_same_plays_and_wins(preset):
    check_plays(preset, 2_000, seed=1)


@pytest.mark.long
@every_preset
def test_same_plays_and_wins_at_length(preset):
    check_plays(preset, 20_000, seed=2)


def continuations(lines):
    """Map every beginning of a line to the steps that may follow."""
    follow = defaultdict(set)
    for line in lines:
        for taken in range(len(line)):
            follow[line[:taken]].add(line[taken])
        follow[line] |= set()
    return follow


def check_drafts(preset, number, seed):
    rng = Random(seed)
    for rules, board, dice in positions(preset, number, rng):
        position, throw, law = Position.from_xgid(board), Throw.of(*dice), parse_rules(rules).rules
        follow = continuations(engine.lines(board, dice, rules)) or {(): set()}
        for draft in rng.sample(sorted(follow), min(len(follow), 60)):
            taken = as_steps(position, throw, draft, law)
            offered = [(step.source, step.die, step.target) for step in next_steps(position, throw, taken, law)]
            assert sorted(offered) == sorted(follow[draft]), (rules, board, dice, draft)


def as_steps(position, throw, line, law):
    """Take the line's steps one by one from what the engine offers."""
    taken = ()
    for source, die, target in line:
        offered = next_steps(position, throw, taken, law)
        taken += tuple(step for step in offered if (step.source, step.die, step.target) == (source, die, target))
    assert len(taken) == len(line)
    return taken


@every_preset
def test_every_draft_is_offered_the_same_steps(preset):
    check_drafts(preset, 100, seed=3)


@pytest.mark.long
@every_preset
def test_every_draft_is_offered_the_same_steps_at_length(preset):
    check_drafts(preset, 1_500, seed=4)


@every_preset
def test_steps_of_a_play_are_a_legal_line_that_marks_its_hits(preset):
    for rules, board, dice in positions(preset, 150, Random(5)):
        lines = engine.lines(board, dice, rules)
        found = legal_plays(Position.from_xgid(board), Throw.of(*dice), parse_rules(rules).rules)
        for play in found:
            assert tuple((step.source, step.die, step.target) for step in play.steps) in lines, (rules, board, dice)
            assert walked(board, play.steps, rules) == play.after.xgid()


def walked(board, steps, rules):
    """Walk the steps on the board's text, checking each hit on the way."""
    for step in steps:
        assert step.hit == (step.target > 0 and board[step.target] == "a"), (board, step)
        tried = engine.single_steps(board, step.die, bear_off=law_of(rules).bear_off)
        board = next(after for source, target, after in tried if (source, target) == (step.source, step.target))
    return board


@every_preset
def test_command_line_says_the_same(preset):
    asked = list(positions(preset, 250, Random(6)))
    lines = "".join(json.dumps({"rules": rules, "board": board, "dice": dice}) + "\n" for rules, board, dice in asked)
    shell = [sys.executable, "-m", "sugoroku", "moves"]
    answers = subprocess.run(shell, input=lines, capture_output=True, text=True, check=True).stdout
    for (rules, board, dice), answer in zip(asked, answers.splitlines(), strict=True):
        said = {
            (play["board"], play["win"] and (play["win"]["kind"], play["win"]["points"]))
            for play in json.loads(answer)["plays"]
        }
        assert said == engine.plays(board, dice, rules), (rules, board, dice)


@pytest.mark.parametrize(
    "rules",
    ["late-edo", "convent", "yamato", "modern", "late-edo finish=bear-off", "yamato doubles=4", "modern start=yamato"],
)
def test_same_number_of_boards_at_depth_one(rules):
    assert perft(parse_rules(rules).rules, 1) == engine.perft(rules, 1)


@pytest.mark.parametrize("rules", ["yamato", "yamato mushigachi=instant"])
def test_same_number_of_boards_at_depth_two(rules):
    assert perft(parse_rules(rules).rules, 2) == engine.perft(rules, 2)


@pytest.mark.long
@pytest.mark.parametrize(
    ("rules", "depth"), [("late-edo", 2), ("modern", 2), ("convent", 2), ("meiji", 2), ("early-edo", 2)]
)
def test_same_number_of_boards_deeper(rules, depth):
    assert perft(parse_rules(rules).rules, depth) == engine.perft(rules, depth)


@every_preset
def test_refuses_the_same_boards(preset):
    refused = 0
    for rules, board in drawn(preset, 1_500, Random(7)):
        position, law = Position.from_xgid(board), parse_rules(rules).rules
        reason = engine.is_refused(board, rules)
        refused += reason is not None
        assert is_refused(position, law) == (reason is not None), (reason, rules, board)
    assert 200 < refused < 1_400


def is_refused(position, law):
    try:
        check_position(position, law)
    except IllegalPosition:
        return True
    return False


@every_preset
def test_sees_the_same_wins(preset):
    for rules, board in drawn(preset, 1_500, Random(8)):
        law = parse_rules(rules).rules
        if law.finish == "gather" and engine.stones(board) != 15:
            continue
        assert win_pair(win_of(Position.from_xgid(board), law)) == engine.win_of(board, rules), (rules, board)


def test_reads_the_same_values_from_a_rule_sets_text():
    rng = Random(9)
    for preset in TABLE:
        for _ in range(300):
            text = varied_rules(preset, rng)
            rules = parse_rules(text).rules
            for option, value in values_of(text).items():
                mine = getattr(rules, option)
                if isinstance(mine, bool):
                    assert mine == (value in {"yes", "on"}), (text, option)
                else:
                    assert str(mine) == value, (text, option)
