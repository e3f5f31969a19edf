"""SGF for backgammon (GM[6]) as GNU Backgammon writes it, one tree a game, with two properties of our own.

`SUGOROKU` at the root of the first game names the rule set (and, where they matter, who sat first and the version
of the law); `ACT` carries the few actions that SGF has no words for, in our own text. Points are White's numbers
for both players, `a` to `x`; `y` is the bar, `z` off the board. Properties that mean nothing here are kept.
"""

import re
from collections.abc import Iterable

from sugoroku.game.actions import parse_action
from sugoroku.game.dice import Throw
from sugoroku.game.errors import GameError, UnreadableText
from sugoroku.game.formats.scribe import Scribe
from sugoroku.game.formats.sgf_page import ACT, OWN, place_of, write
from sugoroku.game.formats.sgf_tree import Node, read_trees
from sugoroku.game.formats.values import MODERN, FormatError, Kept, Match, Place, check_size, one_from_end
from sugoroku.game.position import BAR, Position
from sugoroku.game.presets import RuleSet, parse_rules
from sugoroku.game.rules import LAW_VERSION
from sugoroku.game.seat import Seat
from sugoroku.game.state import CUBE_CAP, LONGEST_MATCH, Cube, Phase, Score, Setup

__all__ = ["looks_like_sgf", "read", "write"]
SEATS = {"W": Seat.WHITE, "B": Seat.BLACK}
_STONES = ("AW", "AB", "AE")
_PLACED = ("PL", "DI", "CV", "CO")
_HEAD = ("FF", "GM", "CA", "AP", "PW", "PB", "RU", "RE", OWN)
_MATCH_FACTS = ("length", "game", "ws", "bs")
_RESULT = re.compile(r"(?P<seat>[WB])\+(?P<points>\d{1,4})(?P<resigned>R|Resign)?")
_MOVE = re.compile(r"(?P<dice>[1-6]{2})(?P<pairs>(?:[a-z]{2})*)")
_VARIATIONS = ("nackgammon", "hypergammon", "longgammon")


def looks_like_sgf(text: str) -> bool:
    """Tell whether a text is meant as SGF."""
    return re.match(r"\ufeff?\s*\(\s*;", text) is not None


def read(text: str) -> Match:
    """Read a match, every action checked by the rules; raise FormatError with line, game and node."""
    check_size(text)
    reader = _Reader()
    for tree in read_trees(text):
        reader.game(tree)
    return reader.match()


class _Reader:
    """Go through the games node by node."""

    def __init__(self) -> None:
        self.scribe: Scribe | None = None
        self.root: Node | None = None
        self.kept: list[Kept] = []
        self.games = 0

    def match(self) -> Match:
        table, root = self._table(), self.root
        white, black = (root.one("PW"), root.one("PB")) if root else (None, None)
        return Match(
            table.setup,
            tuple(table.actions),
            white or "White",
            black or "Black",
            kept=tuple(self.kept),
            reached=table.state,
        )

    def game(self, nodes: list[Node]) -> None:
        self.games += 1
        root = nodes[0]
        if (game := root.one("GM")) != "6":
            raise FormatError(root.line, "GM[%(game)s] is not backgammon: GM[6] is", game=game or "")
        if self.scribe is None:
            self._begin(nodes)
        else:
            self.scribe.at(root.line, Place(self.games))
            self.scribe.next_game()
        self._check_score(root)
        placed = self.games == 1 and any(name in node.properties for node in nodes[:2] for name in _STONES)
        for number, node in enumerate(nodes):
            self._node(node, number, placed=placed and number < 2)
        self._result(root)

    def _table(self) -> Scribe:
        if self.scribe is None:
            raise FormatError(1, "there is no game")
        return self.scribe

    def _begin(self, nodes: list[Node]) -> None:
        self.root = root = nodes[0]
        place = next((node for node in nodes[:2] if any(name in node.properties for name in _STONES)), None)
        facts = _match_facts(root)
        length = facts.get("length") or None
        if length is not None and length > LONGEST_MATCH:
            raise FormatError(
                root.line,
                "a match is played to at most %(most)s points, not %(length)s",
                most=LONGEST_MATCH,
                length=length,
            )
        score = Score(facts.get("ws", 0), facts.get("bs", 0))
        if length is not None and max(score.white, score.black) >= length:
            raise FormatError(
                root.line,
                "the match to %(length)s is over at %(white)s-%(black)s",
                length=length,
                white=score.white,
                black=score.black,
            )
        self.scribe = Scribe(_setup(root, place, length, score), place.line if place else root.line)

    def _check_score(self, root: Node) -> None:
        facts, table = _match_facts(root), self._table()
        score = table.state.score
        for name, true in (("ws", score.white), ("bs", score.black)):
            if facts.get(name, true) != true:
                table.at(root.line, Place(self.games))
                raise table.refusal(
                    "the score %(name)s is %(score)s; the games so far make it %(true)s",
                    name=name,
                    score=facts[name],
                    true=true,
                )

    def _node(self, node: Node, number: int, *, placed: bool) -> None:
        table = self._table()
        table.at(node.line, Place(self.games, number, "node"))
        stones = any(name in node.properties for name in _STONES)
        if stones and not placed:
            raise table.refusal("stones are set up in the middle of the match")
        for name, texts in node.properties.items():
            if name == ACT:
                for text in texts:
                    self._own(table, text)
            elif name in SEATS:
                _act(table, SEATS[name], node.one(name) or "")
        if "DI" in node.properties and not stones and number:
            _throw(table, node)
        self._keep(node, len(table.actions), root=number == 0, stones=stones)

    def _own(self, table: Scribe, text: str) -> None:
        try:
            table.do(parse_action(text))
        except FormatError:
            raise
        except UnreadableText as problem:
            raise table.passing(problem) from None

    def _keep(self, node: Node, after: int, *, root: bool, stones: bool) -> None:
        ours = {ACT, *SEATS, *(_HEAD if root else ()), *((*_STONES, *_PLACED) if stones else ())}
        if "DI" in node.properties and not root:
            ours |= {"DI", "PL"}
        for name, texts in node.properties.items():
            if name == "MI" and root:
                texts = [text for text in texts if text.partition(":")[0] not in _MATCH_FACTS]  # noqa: PLW2901
            if name not in ours and texts:
                self.kept.append(Kept(after, root, name, tuple(texts)))

    def _result(self, root: Node) -> None:
        table = self._table()
        told = _RESULT.fullmatch((root.one("RE") or "").strip())
        if told is None:
            return
        table.at(root.line, Place(self.games))
        if not table.over and not told["resigned"]:
            raise table.refusal("RE[%(told)s] tells a result, yet the game is not over", told=told[0])
        table.wins(SEATS[told["seat"]], int(told["points"]))


def _match_facts(root: Node) -> dict[str, int]:
    facts: dict[str, int] = {}
    for text in root.properties.get("MI", []):
        name, _, number = text.partition(":")
        if name in _MATCH_FACTS:
            if not re.fullmatch(r"\d{1,6}", number):
                raise FormatError(root.line, "MI[%(text)s] is no whole number", text=text[:40])
            facts[name] = int(number)
    return facts


def _setup(root: Node, place: Node | None, length: int | None, score: Score) -> Setup:
    own = root.properties.get(OWN)
    said = {part.lower() for text in root.properties.get("RU", []) for part in re.split(r"[:;,\s]+", text)}
    facts = dict(text.partition(":")[::2] for text in (own or [])[1:])
    rule_set = _own_rules(root, own[0], facts) if own else _known_rules(root, said, length)
    if own:
        played = facts.get("crawford_played") == "yes"
    else:
        played = bool(said & {"crawford"}) and one_from_end(length, score) and "crawfordgame" not in said
    first = {"black": Seat.BLACK}.get(facts.get("first", ""), Seat.WHITE)
    if place is None:
        return Setup(rule_set, length, first, score=score, crawford_played=played)
    seat = SEATS.get((place.one("PL") or root.one("PL") or "W")[:1].upper(), Seat.WHITE)
    seen = _stones(place)
    return Setup(
        rule_set=rule_set,
        length=length,
        first=first if own else seat,
        position=seen if seat is Seat.WHITE else seen.flip(),
        turn=seat,
        throw=_dice(place) if "DI" in place.properties else None,
        score=score,
        cube=_cube(place),
        crawford_played=played,
    )


def _own_rules(root: Node, text: str, facts: dict[str, str]) -> RuleSet:
    if facts.get("law", str(LAW_VERSION)) != str(LAW_VERSION):
        raise FormatError(
            root.line,
            "the record follows version %(version)s of the law, not %(known)s",
            version=facts["law"][:10],
            known=LAW_VERSION,
        )
    try:
        return parse_rules(text)
    except GameError as problem:
        raise FormatError.passing(root.line, problem) from None


def _known_rules(root: Node, said: set[str], length: int | None) -> RuleSet:
    if strange := [name for name in said if name.startswith(_VARIATIONS)]:
        raise FormatError(root.line, "the variation %(variation)s is not played here", variation=repr(strange[0]))
    if "nocube" in said:
        return parse_rules(f"{MODERN.text} cube=off")
    changes = ["crawford=no"] if length is not None and "RU" in root.properties and "crawford" not in said else []
    changes += ["jacoby=yes"] if length is None and "jacoby" in said else []
    return parse_rules(" ".join([MODERN.text, *changes]))


def _stones(node: Node) -> Position:
    points = [0] * (BAR + 1)
    for name, sign in (("AW", 1), ("AB", -1)):
        for letter in _letters(node, node.properties.get(name, [])):
            place = place_of(letter, Seat.WHITE) if letter != "y" else BAR if sign > 0 else 0
            if points[place] * sign < 0:
                raise FormatError(node.line, "both players stand on %(letter)s", letter=repr(letter))
            points[place] += sign
    return Position(tuple(points))


def _letters(node: Node, texts: Iterable[str]) -> Iterable[str]:
    for text in texts:
        ends = text.split(":")
        if len(ends) > 2 or any(not re.fullmatch("[a-z]", end) for end in ends):
            raise FormatError(
                node.line, "%(text)s is no point from a to x, y (the bar) or z (off)", text=repr(text[:20])
            )
        for code in range(ord(ends[0]), ord(ends[-1]) + 1):
            if chr(code) != "z":
                yield chr(code)


def _cube(node: Node) -> Cube:
    value = node.one("CV") or "1"
    if value not in {str(2**power) for power in range(CUBE_CAP.bit_length())}:
        raise FormatError(node.line, "a cube shows 1 to %(most)s, not %(value)s", most=CUBE_CAP, value=repr(value[:10]))
    owner = (node.one("CO") or "c")[:1].upper()
    return Cube(int(value), SEATS.get(owner))


def _dice(node: Node) -> Throw:
    try:
        return Throw.from_text((node.one("DI") or "").strip())
    except FormatError:
        raise
    except UnreadableText as problem:
        raise FormatError.passing(node.line, problem) from None


def _throw(table: Scribe, node: Node) -> None:
    """Write down dice that were thrown and not played yet."""
    seat = SEATS.get((node.one("PL") or "")[:1].upper(), table.state.turn)
    if table.state.phase is not Phase.TO_PLAY:
        table.throw(seat, _dice(node))


def _act(table: Scribe, seat: Seat, text: str) -> None:
    text = text.strip()
    if text in {"take", "drop", "beaver"}:
        table.answer(seat, text)
    elif text in {"double", "redouble"}:
        table.double(seat, None)
    elif move := _MOVE.fullmatch(text):
        pairs = move["pairs"]
        table.throw(seat, Throw.from_text(move["dice"]))
        moves = [(place_of(a, seat), place_of(b, seat)) for a, b in zip(pairs[::2], pairs[1::2], strict=True)]
        if any(source <= target for source, target in moves):
            raise table.refusal("%(text)s moves a stone backwards", text=repr(text))
        table.moves(seat, moves)
    else:
        raise table.refusal("%(text)s is neither dice with moves nor double, take or drop", text=repr(text[:40]))
