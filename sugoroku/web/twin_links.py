"""Two half-made plays in one address: each board's links keep the other board's."""

from dataclasses import dataclass, replace
from urllib.parse import parse_qsl, quote, urlencode

from sugoroku.web.view import BoardView, CellView


@dataclass(frozen=True, slots=True)
class Half:
    """Hold one board's half-made play and chosen stone as the address says them."""

    draft: str
    source: str

    def fields(self, place: int) -> list[tuple[str, str]]:
        """Return the fields of the address for the board at this place."""
        fields = [(f"draft{place}", self.draft), (f"from{place}", self.source)]
        return [(name, text) for name, text in fields if text]

    def query(self, place: int) -> str:
        """Return a query with this half alone, nothing where it is empty."""
        return query(self.fields(place))


def query(fields: list[tuple[str, str]]) -> str:
    """Return the query of some fields, nothing where there are none."""
    return "?" + urlencode(fields, quote_via=quote, safe="/,*") if fields else ""


def linked(board: BoardView, halves: tuple[Half, ...], place: int) -> BoardView:
    """Return a board whose links name its own half by its place and keep the other board's."""
    kept = halves[1 - place].fields(1 - place)

    def cell(one: CellView) -> CellView:
        if one.href is None:
            return one
        said = dict(parse_qsl(one.href[1:]))
        own = Half(said.get("draft", ""), said.get("from", "")).fields(place)
        return replace(one, href=query([*own, *kept]) or "?")

    def cells(row: tuple[CellView, ...]) -> tuple[CellView, ...]:
        return tuple(cell(one) for one in row)

    return replace(
        board,
        far=cells(board.far),
        near=cells(board.near),
        bar=cell(board.bar),
        bar_other=cell(board.bar_other),
        off=cell(board.off) if board.off else None,
        off_other=cell(board.off_other) if board.off_other else None,
    )
