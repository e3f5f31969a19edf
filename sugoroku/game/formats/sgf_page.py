"""Write a match as SGF: one tree a game, one node a turn."""

from sugoroku.game.actions import (
    DOUBLE,
    DROP,
    NEXT,
    PASS,
    ROLL,
    TAKE,
    Action,
    Opening,
    Plain,
    Played,
    Thrown,
    action_text,
)
from sugoroku.game.formats.sgf_tree import write_node
from sugoroku.game.formats.values import Kept, Match
from sugoroku.game.play import apply, begin
from sugoroku.game.position import BAR, OFF
from sugoroku.game.rules import LAW_VERSION, WinKind
from sugoroku.game.seat import PLAYERS, Seat
from sugoroku.game.state import Setup, State

OWN = "SUGOROKU"
ACT = "ACT"
_LETTERS = "abcdefghijklmnopqrstuvwx"
_SIGNS = {Seat.WHITE: "W", Seat.BLACK: "B"}
_WORDS = {DOUBLE: "double", TAKE: "take", DROP: "drop"}
_Properties = dict[str, list[str]]


def place_of(letter: str, seat: Seat) -> int:
    """Return the place that a letter names, as this player numbers it."""
    if letter == "y":
        return BAR
    if letter == "z":
        return OFF
    number = _LETTERS.index(letter) + 1
    return number if seat is Seat.WHITE else BAR - number


def letter_of(place: int, seat: Seat) -> str:
    """Return the letter of a place that this player numbers so."""
    if place in {BAR, OFF}:
        return "y" if place == BAR else "z"
    return _LETTERS[(place if seat is Seat.WHITE else BAR - place) - 1]


def write(match: Match) -> str:
    """Return the match as an SGF collection."""
    state = begin(match.setup)
    games = [_Game(match, state, 0)]
    for number, action in enumerate(match.actions, 1):
        before, state = state, apply(state, action)
        if action == NEXT:
            games[-1].close(number - 1)
            games.append(_Game(match, state, number))
        else:
            games[-1].add(before, action, state, number)
    games[-1].close(len(match.actions))
    return "".join(game.text() for game in games)


class _Game:
    """Gather the nodes of one game, each with the number of actions told once it is read."""

    def __init__(self, match: Match, state: State, begun: int) -> None:
        self.kept = match.kept
        self.begun = begun
        self.nodes: list[tuple[int, _Properties]] = [(begun, _root(match, state))]
        self.open: tuple[Seat, str] | None = None  # dice thrown and not told yet
        self.rolled = 0

    def add(self, before: State, action: Action, after: State, number: int) -> None:
        """Add what an action says."""
        self.rolled = 0
        match action:
            case Opening(white, black) if before.rules.opening != "roll-off-keep" or white == black:
                self._put(number, ACT, action_text(action))
            case Opening() | Thrown():
                if after.throw is not None:
                    self.open = (after.turn, after.throw.text)
            case Played(moves):
                pairs = "".join(letter_of(place, before.turn) for move in moves for place in move)
                self._turn(number, before, pairs)
            case Plain() if action == PASS:
                self._turn(number, before, "")
            case Plain() if action == ROLL:
                self.rolled = number
            case Plain() if action in _WORDS:
                self._put(number, _SIGNS[before.to_act or before.turn], _WORDS[action])
            case _:
                self._told(number - 1)
                self._put(number, ACT, action_text(action))
        if after.result is not None:
            mark = "R" if after.result.kind is WinKind.RESIGNED else ""
            self.nodes[0][1]["RE"] = [f"{_SIGNS[after.result.winner]}+{after.result.value}{mark}"]

    def _turn(self, number: int, before: State, pairs: str) -> None:
        dice = before.throw.text if before.throw else ""
        self.open = None
        self._put(number, _SIGNS[before.turn], dice + pairs)

    def _put(self, number: int, name: str, text: str) -> None:
        self.nodes.append((number, {name: [text]}))

    def _told(self, number: int) -> None:
        if self.open is not None:
            self.nodes.append((number, {"PL": [_SIGNS[self.open[0]]], "DI": [self.open[1]]}))
            self.open = None

    def close(self, number: int) -> None:
        """Tell what is left to tell once the game stops here."""
        self._told(number)
        if self.rolled:
            self._put(self.rolled, ACT, action_text(ROLL))
        for kept in self.kept:
            if self.begun <= kept.after <= number:
                self._keep(kept)

    def _keep(self, kept: Kept) -> None:
        if kept.root:
            home = self.nodes[0][1] if kept.after == self.begun else None
        else:
            home = next((node for after, node in self.nodes[1:] if after == kept.after), None)
            if home is None:
                home = {}
                place = sum(after <= kept.after for after, _ in self.nodes)
                self.nodes.insert(place, (kept.after, home))
        if home is not None:
            home.setdefault(kept.name, []).extend(kept.texts)

    def text(self) -> str:
        """Return the tree, a node a line."""
        return "(" + "\n".join(write_node(node) for _, node in self.nodes) + ")\n"


def _root(match: Match, state: State) -> _Properties:
    setup = match.setup
    root: _Properties = {
        "FF": ["4"],
        "GM": ["6"],
        "CA": ["UTF-8"],
        "AP": ["Sugoroku"],
        "MI": [
            f"length:{setup.length or 0}",
            f"game:{state.game - 1}",
            f"ws:{state.score.white}",
            f"bs:{state.score.black}",
        ],
        "PW": [match.white],
        "PB": [match.black],
        "RU": [_rules_text(setup, state)],
    }
    if state.game == 1:
        root[OWN] = _own(setup)
        root |= _placed(setup)
    return {name: texts for name, texts in root.items() if texts != [""]}


def _rules_text(setup: Setup, state: State) -> str:
    if setup.rules.finish != "bear-off" or not setup.rules.gammons:
        return setup.rule_set.text
    rules, match = setup.rules, setup.length is not None
    said = {
        "Crawford": rules.crawford and match,
        "CrawfordGame": state.crawford,
        "Jacoby": rules.jacoby and not match,
        "NoCube": not rules.cube,
    }
    return ":".join(name for name, holds in said.items() if holds)


def _own(setup: Setup) -> list[str]:
    own = [setup.rule_set.text, f"law:{LAW_VERSION}", f"first:{setup.first.value}"]
    return [*own, "crawford_played:yes"] if setup.crawford_played else own


def _placed(setup: Setup) -> _Properties:
    if setup.position is None:
        return {}
    turn = setup.turn or setup.first
    view = setup.position if turn is Seat.WHITE else setup.position.flip()
    stones: _Properties = {"AE": ["a:y"], "AW": [], "AB": []}
    for seat in PLAYERS:
        own = view if seat is Seat.WHITE else view.flip()
        for place in range(1, BAR + 1):
            stones[f"A{_SIGNS[seat]}"] += [letter_of(place, seat)] * max(own.points[place], 0)
    stones |= {"PL": [_SIGNS[turn]], "CV": [str(setup.cube.value)]}
    stones["CO"] = [_SIGNS[setup.cube.owner].lower() if setup.cube.owner else "c"]
    if setup.throw is not None:
        stones["DI"] = [setup.throw.text]
    return stones
