"""Draw sample tables without the app: `python tests/web/samples.py DIR` writes pages to look at."""

import sys
from dataclasses import replace
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from sugoroku.web.view import (
    Board,
    BoardView,
    Button,
    CellView,
    Colour,
    CubeView,
    DieView,
    LangLink,
    Mark,
    NavLink,
    News,
    Note,
    PageView,
    Place,
    RecordLine,
    ResultView,
    RulesView,
    Said,
    SeatView,
    TableView,
    Term,
    ThrowView,
)

ROOT = Path(__file__).parents[2]
KANJI = "〇一二三四五六"
OPENING = {24: 2, 13: 5, 8: 3, 6: 5, 1: -2, 12: -5, 17: -3, 19: -5}


def call(macro, *facts):
    return macro(*facts)


def call_each(macro, ones, *facts):
    return Markup("").join(macro(one, *facts) for one in ones)


def environment() -> Environment:
    """Return the templates with words left as they are."""
    env = Environment(
        loader=FileSystemLoader(ROOT / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        extensions=["jinja2.ext.i18n"],
    )
    env.install_null_translations(newstyle=True)
    env.globals.update(
        kept=call, kept_each=lambda macro, ones, *facts: Markup("").join(macro(one, *facts) for one in ones)
    )
    env.globals["spoken_language"] = "en"
    env.globals["url_for"] = lambda _endpoint, filename: (ROOT / "static" / filename).as_uri()
    return env


def names(point: int, kind: Board) -> tuple[str, str, str | None]:
    """Return the name on the edge, the name read aloud, and the language of the first."""
    if kind is Board.MODERN:
        return str(point), f"point {point}", None
    row = point if point <= 12 else 25 - point
    inner, number = (True, row) if row <= 6 else (False, 13 - row)
    far = "far " if point > 12 else ""
    return (
        ("内" if inner else "外") + KANJI[number],
        far + ("in-" if inner else "out-") + str(number),
        "ja",
    )


def cell(point: int, count: int, kind: Board, **more: object) -> CellView:
    """Draw a point with a signed count of stones, the viewer (white) positive."""
    name, called, lang = names(point, kind) if 1 <= point <= 24 else ("", "captured", None)
    owner: Colour | None = None if not count else "white" if count > 0 else "black"
    return CellView(point=point, name=name, called=called, lang=lang, owner=owner, count=abs(count), **more)  # type: ignore[arg-type]


def board(
    counts: dict[int, int],
    kind: Board = Board.EDO,
    marks: dict[int, dict[str, object]] | None = None,
    **more: object,
) -> BoardView:
    """Draw a board from signed counts and marks by point."""
    marks = marks or {}
    far, near = list(range(24, 12, -1)), list(range(1, 13))
    home = "left"
    if kind is Board.MODERN:
        far, near, home = far[::-1], near[::-1], "right"
    fields: dict[str, object] = {
        "kind": kind,
        "home": home,
        "viewer": "white",
        "far": tuple(cell(p, counts.get(p, 0), kind, **marks.get(p, {})) for p in far),
        "near": tuple(cell(p, counts.get(p, 0), kind, **marks.get(p, {})) for p in near),
        "bar": cell(25, counts.get(25, 0), kind, **marks.get(25, {})),
        "bar_other": cell(0, counts.get(0, 0), kind),
    }
    return BoardView(**{**fields, **more})  # type: ignore[arg-type]


PAGE = PageView(
    lang="en",
    home="/",
    nav=tuple(
        NavLink(Said(text), "/" + text.lower(), here=text == "Play")
        for text in ("Play", "Learn", "Rules", "Throws", "Compare", "Settings")
    ),
    languages=(
        LangLink("en", "English", "/", here=True),
        LangLink("ja", "日本語", "/ja/"),
        LangLink("ko", "한국어", "/ko/"),
    ),
)
SHISO = ThrowView(
    dice=(DieView(4), DieView(3)),
    thrower="white",
    name=Term("四三", "しそう", "shisō"),
    note=Said("A dictionary word of the 15th century; also read shisan."),
    href="/throws/43",
)
LATE_EDO = RulesView(
    name=Said("Late Edo (Kusaba Jun)"),
    href="/rules/late-edo",
    lines=(
        Said("Doubles move twice"),
        Said("gather all fifteen to win"),
        Said("closed board ×2"),
        Said("mujō ×3"),
    ),
)
RECORD = (
    RecordLine(
        number=1,
        seat="white",
        throw=Term("五六"),
        dice="65",
        text="far out-1 → out-2 → out-6",
        href="/games/x/record/2",
    ),
    RecordLine(
        number=2,
        seat="black",
        throw=Term("一二"),
        dice="21",
        text="in-6 → in-5, in-4",
        href="/games/x/record/4",
    ),
    RecordLine(number=3, seat="white", throw=Term("四三"), dice="43", text="…"),
)


def table(drawn: BoardView, **more: object) -> TableView:
    """Draw a whole table around a board."""
    fields: dict[str, object] = {
        "game": "k3v9",
        "url": "/games/k3v9",
        "act": "/games/k3v9",
        "seq": 12,
        "board": drawn,
        "other": SeatView(
            colour="black",
            name=Said("Computer, “Convent” level"),
            pips=179,
            captured=abs(drawn.bar_other.count),
        ),
        "mine": SeatView(colour="white", name=Said("You"), pips=156, on_turn=True, captured=drawn.bar.count),
        "rules": LATE_EDO,
        "ask": Said("Your throw: 4 and 3. Choose a stone to move."),
        "buttons": (
            Button(text=Said("Why can’t I move…?"), href="?why=1"),
            Button(text=Said("Resign"), href="?resign=1", careful=True),
        ),
        "record": RECORD,
        "record_href": "/games/k3v9/record",
        "notes": (
            Note(
                title=Said("Same throw, modern rules"),
                lines=(Said("Both games allow the same plays here. They part at doubles and at the end."),),
            ),
        ),
    }
    return TableView(**{**fields, **more})  # type: ignore[arg-type]


def movable(*points: int) -> dict[int, dict[str, object]]:
    """Mark points as movable."""
    return {p: {"mark": Mark.MOVABLE, "href": f"?from={p}"} for p in points}


def _tables() -> dict[str, TableView]:
    why = {p: {"mark": Mark.WHY, "href": f"?from=8&why={p}"} for p in (24, 13, 6, 7, 2, 3)}
    middle = {24: 2, 13: 5, 8: 3, 6: 5, 1: -2, 12: -5, 17: -3, 19: -4, 0: -1}
    chosen = {
        **why,
        8: {"mark": Mark.CHOSEN, "href": "?"},
        5: {"mark": Mark.TARGET, "href": "?draft=8/5"},
        4: {"mark": Mark.TARGET, "href": "?draft=8/4"},
        13: {"left": 1},
    }
    hitting = {24: 1, 13: 6, 8: 2, 6: 6, 1: -2, 12: -6, 17: -3, 19: -2, 20: -1, 4: -1, 25: 0, 0: -0}
    hits = {
        8: {"mark": Mark.CHOSEN, "href": "?"},
        4: {"mark": Mark.TARGET, "action": "play 8/5 8/4*", "hits": True},
        5: {"mark": Mark.TARGET, "href": "?draft=8/5"},
        24: {"mark": Mark.MOVABLE, "href": "?from=24"},
        19: {"left": 1},
        20: {"came": 1},
        12: {"came": 1},
        6: {"mark": Mark.MOVABLE, "href": "?from=6"},
        13: {"mark": Mark.MOVABLE, "href": "?from=13"},
    }
    captives = {25: 2, 6: 6, 8: 3, 13: 4, 12: -6, 17: -3, 19: -4, 1: -1, 0: -1}
    entering = {
        25: {"mark": Mark.CHOSEN, "href": "?"},
        21: {"mark": Mark.TARGET, "href": "?draft=25/21"},
        22: {"mark": Mark.TARGET, "action": "play 25/22"},
    }
    mujo = {1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 3, 0: -2, 12: -5, 13: -2, 19: -6}
    gold = replace(SHISO, dice=(DieView(4, 0), DieView(3)))
    double = ThrowView(dice=(DieView(6, 2), DieView(6, 1)), thrower="white", name=Term("畳六", "じょうろく", "jōroku"))
    bearing = {1: 2, 2: 3, 3: 1, 5: 2, 6: 1, 19: -3, 20: -3, 24: -2, 22: -2}
    off = {
        "off": cell(Place.OFF, 6, Board.MODERN, mark=Mark.TARGET, href="?draft=6/off"),
        "off_other": cell(Place.OFF_OTHER, -5, Board.MODERN),
    }
    cube_buttons = (
        Button(text=Said("Roll"), action="roll", main=True),
        Button(text=Said("Double to 4"), action="double"),
        Button(text=Said("Resign"), href="?resign=1", careful=True),
    )
    modern = RulesView(name=Said("Modern backgammon"), href="/r", lines=(Said("Doubles move four times"), Said("cube")))
    return {
        "opening": table(board(OPENING, marks=movable(24, 13, 8, 6), throw=SHISO)),
        "chosen": table(
            board(middle, marks=chosen, throw=SHISO),
            drafted=1,
            again="?",
            told=(Said("Black threw 一二 ichini and moved in-6 to in-5 and in-4."),),
        ),
        "hit": table(
            board(hitting, marks=hits, throw=gold),
            drafted=1,
            again="?",
            warn=Said("That stone cannot move by 3: black holds far out-5."),
        ),
        "captives": table(board(captives, marks=entering, throw=double), ask=Said("Your captured stones enter first.")),
        "result": table(
            board(mujo),
            mine=SeatView(colour="white", name=Said("You"), pips=57, score=3),
            ask=Said("The game is over."),
            result=ResultView(
                winner="white",
                title=Said("You win by mujōgachi"),
                points=3,
                kind=Term("無上勝", "むじょうがち", "mujōgachi"),
                reasons=(
                    Said("All fifteen stones are home, the inner table is closed, two black stones are captured."),
                    Said("The counts from in-1 are 2-2-2-3-3-3."),
                ),
                buttons=(
                    Button(text=Said("Rematch"), post="/games/k3v9/rematch", main=True),
                    Button(text=Said("Look at the record"), href="/r"),
                ),
            ),
            buttons=(),
            score=Said("You 3 · Computer 0"),
        ),
        "early": table(
            board(
                bearing,
                off=cell(Place.OFF, 6, Board.EDO, mark=Mark.TARGET, href="?draft=6/off"),
                off_other=cell(Place.OFF_OTHER, -5, Board.EDO),
                throw=SHISO,
                marks=movable(6, 5, 3),
            )
        ),
        "modern": table(
            board(
                {**OPENING, 25: 1, 24: 1, 0: -2, 19: -3},
                Board.MODERN,
                marks={
                    25: {"mark": Mark.CHOSEN, "href": "?"},
                    21: {"mark": Mark.TARGET, "href": "?d"},
                    22: {"mark": Mark.TARGET, "href": "?e"},
                },
                throw=SHISO,
                cube=CubeView(1),
                off=cell(Place.OFF, 0, Board.MODERN),
                off_other=cell(Place.OFF_OTHER, 0, Board.MODERN),
            ),
            rules=modern,
        ),
        "cube": table(
            board(bearing, Board.MODERN, marks=movable(6, 5), cube=CubeView(2, "mine"), **off),
            rules=modern,
            buttons=cube_buttons,
            ask=Said("Roll, or double first."),
        ),
        "news": table(
            board(OPENING, throw=SHISO),
            news=(News(11, "black", "31", ("17/20", "19/20")), News(12, "white", "43")),
        ),
    }


TABLES = _tables()


def main() -> None:
    """Write every sample as a page."""
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    page = environment().get_template("pages/table.html")
    for name, drawn in TABLES.items():
        (out / f"{name}.html").write_text(page.render(table=drawn, page=PAGE))


if __name__ == "__main__":
    main()
