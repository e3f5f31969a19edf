"""Write a match as a .mat file in its strict form: two columns, one step a die."""

from dataclasses import fields
from itertools import groupby

from sugoroku.game.actions import ACCEPT, BEAVER, DOUBLE, DROP, NEXT, TAKE, Action, Opening, Plain, Played, Thrown
from sugoroku.game.formats.values import MODERN, Match, Unwritable, one_from_end
from sugoroku.game.moves import Step
from sugoroku.game.notation import step_text
from sugoroku.game.play import apply, begin
from sugoroku.game.position import OFF
from sugoroku.game.rules import Rules, option_text
from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, State

RULE_TAGS = {"Crawford": "crawford", "Jacoby": "jacoby", "Beaver": "beaver"}
_WAITING = (Phase.TO_PLAY, Phase.RESIGNING)
UNPLAYED = "???"
CRAWFORD_PLAYED = ("CrawfordPlayed", "Yes")
_LEFT = 28
_NAME = 31
_FREE = ("crawford", "jacoby", "beaver", "auto_doubles")


def write(match: Match) -> str:
    """Return the strict form; raise Unwritable for what .mat has no words for.

    Ties in the throw for who begins and offers to resign that were declined are left out.
    """
    check_writable(match)
    lines = [f'; [{key} "{text}"]' for key, text in _tags(match)]
    lines += ["", f" {match.setup.length or 0} point match", *_games(match)]
    return "\n".join([*lines, "", ""])


def check_writable(match: Match) -> None:
    """Raise Unwritable with the reason where a match cannot be told in this format."""
    setup = match.setup
    if setup.position is not None:
        raise Unwritable("a .mat file begins from the starting array; this record begins from another position")
    if any(
        getattr(setup.rules, field.name) != getattr(MODERN.rules, field.name)
        for field in fields(Rules)
        if field.name not in _FREE
    ):
        raise Unwritable("a .mat file tells modern backgammon only; take the record text or SGF")
    if setup.rules.auto_doubles and setup.length is None:
        raise Unwritable("a .mat file has no words for automatic doubles")


def _tags(match: Match) -> list[tuple[str, str]]:
    tags = list(match.tags) or [("Player 1", _plain(match.white)), ("Player 2", _plain(match.black))]
    known = {key.lower() for key, _ in tags}
    money = match.setup.length is None
    for key, option in RULE_TAGS.items():
        if money == (option == "crawford"):
            continue
        text = "On" if getattr(match.setup.rules, option) else "Off"
        if key.lower() in known:
            tags = [(name, text if name.lower() == key.lower() else old) for name, old in tags]
        elif not match.tags or option_text(MODERN.rules, option) != option_text(match.setup.rules, option):
            tags.append((key, text))
    setup = match.setup
    late = setup.crawford_played and setup.rules.crawford and one_from_end(setup.length, setup.score)
    if late and CRAWFORD_PLAYED not in tags:
        tags.append(CRAWFORD_PLAYED)
    return tags


def _plain(name: str) -> str:
    """Keep a name to what the columns can hold."""
    return " ".join(name.replace('"', "'").replace(":", " ").replace(";", ",").split()) or "?"


def _games(match: Match) -> list[str]:
    state = begin(match.setup)
    lines = _head(match, state)
    page = _Page()
    for action in match.actions:
        before, state = state, apply(state, action)
        if action == NEXT:
            lines += page.rows() + _head(match, state)
            page = _Page()
        else:
            page.add(before, action, state)
    return lines + page.rows(waits=state.throw is not None and state.phase in _WAITING)


def _head(match: Match, state: State) -> list[str]:
    left = f" {_plain(match.white)} : {state.score.white}"
    right = f"{_plain(match.black)} : {state.score.black}"
    return ["", f" Game {state.game}", f"{left:<{_NAME}} {right}"]


class _Page:
    """Gather the cells of one game, and lay them out in two columns."""

    def __init__(self) -> None:
        self.cells: list[tuple[Seat, str]] = []
        self.end = ""

    def add(self, before: State, action: Action, after: State) -> None:
        """Add what an action says to the cells."""
        speaker = before.to_act or before.turn
        match action:
            case Opening() | Thrown():
                if after.throw is not None:
                    self.cells.append((after.turn, f"{after.throw.text}:"))
            case Played(moves):
                self._lengthen(" " + _moves_text(before, moves))
            case Plain() if action == ACCEPT:
                self._resign(before.turn, thrown=before.throw is not None)
            case Plain():
                words = {
                    DOUBLE: f" Doubles => {before.cube.value * 2}",
                    BEAVER: f" Beavers => {before.cube.value * 4}",
                    TAKE: " Takes",
                    DROP: " Drops",
                }
                if action in words:
                    self.cells.append((speaker, words[action]))
        if after.result is not None:
            self.end = _win_text(after)

    def _lengthen(self, text: str) -> None:
        seat, cell = self.cells[-1] if self.cells else (Seat.WHITE, "")
        self.cells[-1:] = [(seat, cell + text)]

    def _resign(self, seat: Seat, *, thrown: bool) -> None:
        if thrown:
            self._lengthen(" Resigns")
        else:
            self.cells.append((seat, " Resigns"))

    def rows(self, *, waits: bool = False) -> list[str]:
        """Return the numbered rows and the line that tells the end; the last dice may wait to be played."""
        if waits:
            self._lengthen(f" {UNPLAYED}")
        pairs: list[list[str]] = []
        for seat, cell in self.cells:
            if seat is Seat.WHITE:
                pairs.append([cell])
            elif pairs and len(pairs[-1]) == 1:
                pairs[-1].append(cell)
            else:
                pairs.append(["", cell])
        lines = []
        for number, (left, *right) in enumerate(pairs, 1):
            width = max(_LEFT, len(left) + 3)
            lines.append((f"{number:3d}) {left:<{width}}" + "".join(right)).rstrip())
        return [*lines, self.end] if self.end else lines


def _moves_text(before: State, moves: tuple[tuple[int, int], ...]) -> str:
    """Return the steps one by one, alike ones that follow each other counted: `6/5(2)`."""
    board = list(before.position.points)
    texts = []
    for source, target in moves:
        hit = target != OFF and board[target] == -1
        board[source] -= 1
        board[target] = 1 if hit else board[target] + (target != OFF)
        texts.append(step_text(Step(source, target, source - target, hit)))
    counted = [(text, len(list(alike))) for text, alike in groupby(texts)]
    return " ".join(f"{text}({times})" if times > 1 else text for text, times in counted)


def _win_text(after: State) -> str:
    result = after.result
    if result is None:
        return ""
    points = f"Wins {result.value} point{'' if result.value == 1 else 's'}"
    whole = after.setup.length is not None and after.score.of(result.winner) >= after.setup.length
    return " " * (6 if result.winner is Seat.WHITE else 34) + points + (" and the match" if whole else "")
