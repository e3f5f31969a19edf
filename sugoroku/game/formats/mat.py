""".mat: matches as columns of text, as Jellyfish wrote them and most sites still do; modern backgammon only."""

from collections.abc import Iterable

from sugoroku.game.dice import Throw
from sugoroku.game.errors import GameError
from sugoroku.game.formats import mat_rows as rows
from sugoroku.game.formats.mat_page import CRAWFORD_PLAYED, RULE_TAGS, write
from sugoroku.game.formats.scribe import Scribe
from sugoroku.game.formats.values import MODERN, FormatError, Match, Place, check_size, one_from_end
from sugoroku.game.presets import parse_rules
from sugoroku.game.rules import option_text
from sugoroku.game.seat import Seat
from sugoroku.game.state import LONGEST_MATCH, Score, Setup

_ON = ("on", "true", "yes", "1")
_OFF = ("off", "false", "no", "0")
_VARIATIONS = ("backgammon", "standard", "normal", "")
__all__ = ["looks_like_mat", "read", "write"]


def looks_like_mat(text: str) -> bool:
    """Tell whether a text is meant as a .mat file."""
    return any(
        pattern.fullmatch(line) for line in text[:20_000].splitlines() for pattern in (rows.LENGTH, rows.GAME, rows.TAG)
    )


def read(text: str) -> Match:
    """Read a match; raise FormatError with the line, the game and the row of what cannot be."""
    check_size(text)
    return _Reader(text.lstrip("\ufeff")).match()


class _Reader:
    """Go through a file line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.tags: list[tuple[str, str]] = []
        self.length: int | None = None
        self.length_line = 0
        self.scribe: Scribe | None = None
        self.names: tuple[str, str] | None = None
        self.game = 0
        self.named = False
        self.ended = False

    def match(self) -> Match:
        for number, line in enumerate(self.lines, 1):
            if line.strip():
                self._line(number, line)
        if self.scribe is None:
            raise FormatError(max(len(self.lines), 1), "no game was found: a line such as 'Game 1' is missing")
        white, black = self.names or ("White", "Black")
        scribe = self.scribe
        return Match(scribe.setup, tuple(scribe.actions), white, black, tags=tuple(self.tags), reached=scribe.state)

    def _line(self, number: int, line: str) -> None:
        if line.lstrip().startswith(";"):
            self._tag(line)
        elif length := rows.LENGTH.fullmatch(line):
            self._length(int(length["points"] or length["of"]), number)
        elif rows.MONEY.fullmatch(line):
            self._length(0, number)
        elif game := rows.GAME.fullmatch(line):
            self._game(int(game["number"]), number)
        elif row := rows.ROW.fullmatch(line):
            self._row(int(row["number"]), row["cells"], number)
        elif win := rows.winner_of(line):
            self._table(number).at(number, Place(self.game))
            self._wins(*win)
        elif self.game and not self.named and (names := rows.NAMES.fullmatch(line)):
            self._names((names["white"], names["black"]), Score(int(names["a"]), int(names["b"])), number)
        else:
            raise FormatError(
                number, "%(found)s is no line of a .mat file", self._place(), found=repr(line.strip()[:40])
            )

    def _place(self) -> Place:
        return Place(self.game)

    def _tag(self, line: str) -> None:
        if (tag := rows.TAG.fullmatch(line)) and not self.scribe:
            self.tags.append((tag["key"], tag["text"]))

    def _length(self, points: int, number: int) -> None:
        if self.length_line:
            raise FormatError(number, "the length of the match is told twice")
        if points > LONGEST_MATCH:
            raise FormatError(
                number,
                "a match is played to at most %(most)s points, not %(points)s",
                most=LONGEST_MATCH,
                points=points,
            )
        self.length, self.length_line = points or None, number

    def _game(self, game: int, number: int) -> None:
        if not self.length_line:
            raise FormatError(number, "the line '5 point match' (0 for money) is missing before the first game")
        if self.scribe:
            self.scribe.at(number, Place(game))
            self.scribe.next_game()
        self.game, self.named, self.ended = game, False, False

    def _names(self, names: tuple[str, str], score: Score, number: int) -> None:
        place = Place(self.game)
        self.named = True
        if self.scribe is None:
            self.names = names
            self.scribe = Scribe(self._setup(score, number), number)
        elif names != self.names:
            raise FormatError(
                number, "the players were %(names)s, here they are others", place, names=" and ".join(self.names or ())
            )
        if self.scribe.state.score != score:
            true = self.scribe.state.score
            raise FormatError(
                number,
                "the score is %(white)s-%(black)s; the games so far make %(true_white)s-%(true_black)s",
                place,
                white=score.white,
                black=score.black,
                true_white=true.white,
                true_black=true.black,
            )

    def _setup(self, score: Score, number: int) -> Setup:
        if self.length is not None and max(score.white, score.black) >= self.length:
            raise FormatError(
                number,
                "the match to %(length)s is over at %(white)s-%(black)s",
                length=self.length,
                white=score.white,
                black=score.black,
            )
        try:
            rule_set = parse_rules(" ".join([MODERN.text, *self._changes()]))
        except GameError as problem:
            raise FormatError.passing(number, problem) from None
        late = one_from_end(self.length, score) and (self._first_game_has_cube() or CRAWFORD_PLAYED in self.tags)
        return Setup(rule_set, self.length, score=score, crawford_played=late)

    def _first_game_has_cube(self) -> bool:
        """Tell whether a double stands in the first game: then its Crawford game was played before."""
        games = 0
        for line in self.lines:
            games += rows.GAME.fullmatch(line) is not None
            if games == 1 and rows.ROW.fullmatch(line) and "double" in line.lower():
                return True
        return False

    def _changes(self) -> Iterable[str]:
        tags = {key.lower(): text for key, text in self.tags}
        variation = tags.get("variation", "").strip().lower()
        if variation not in _VARIATIONS:
            raise FormatError(1, "the variation %(variation)s is not played here", variation=repr(variation[:40]))
        for key, option in RULE_TAGS.items():
            text = tags.get(key.lower(), "").strip().lower()
            money_only = option != "crawford"
            if text in _ON + _OFF and (self.length is None) == money_only:
                wanted = "yes" if text in _ON else "no"
                if wanted != option_text(MODERN.rules, option):
                    yield f"{option}={wanted}"

    def _table(self, number: int) -> Scribe:
        if self.scribe is None or not self.named:
            raise FormatError(
                number, "the line with both names and scores is missing before the first row", self._place()
            )
        return self.scribe

    def _row(self, row: int, text: str, number: int) -> None:
        table = self._table(number)
        place = Place(self.game, row)
        for cell in rows.cells_of(text, number, place):
            table.at(number, place)
            if self.ended and cell.word != "wins":
                raise table.refusal("the game goes on after its end")
            self._cell(cell)

    def _cell(self, cell: rows.Cell) -> None:
        table = self._table(0)
        match cell.word:
            case "play":
                table.throw(cell.seat, Throw.from_text(cell.dice))
                self._moves(table, cell)
            case "double":
                table.double(cell.seat, cell.number)
            case "take" | "drop" | "beaver":
                table.answer(cell.seat, cell.word, cell.number)
            case "resign":
                if table.state.turn is not cell.seat:
                    raise table.refusal("%(seat)s resigns, yet it is not %(seat)s's turn", seat=cell.seat.value)
                self.ended = True  # what it is worth stands in the line that follows
            case "wins":
                result = table.state.result
                self._wins(result.winner if result else cell.seat, cell.number or 0)
            case _:
                self.ended = True

    def _moves(self, table: Scribe, cell: rows.Cell) -> None:
        if cell.resigns or cell.waits:
            self.ended = True  # a resignation's worth stands in the line that follows
        elif cell.moves or cell.said_nothing or table.state.must_pass:
            table.moves(cell.seat, cell.moves)
        else:
            self.ended = True  # thrown and not played: the record stops here

    def _wins(self, winner: Seat, points: int) -> None:
        table = self._table(0)
        table.wins(winner, points)
        self.ended = True
