"""The editor of the lab: stones are put, taken and turned by links."""

from collections.abc import Mapping

from sugoroku.game.position import BAR, OFF, START, STONES, Position
from sugoroku.web.drafting import Tap
from sugoroku.web.lab_view import Asked, Way
from sugoroku.web.view import Mark, Said
from sugoroku.words.catalog import N_

HOLDS: Mapping[str, str] = {"white": N_("White stone"), "black": N_("Black stone"), "none": N_("Take away")}


def holds(asked: Asked) -> list[Way]:
    """Return what a tap can do to the board."""
    return [Way(text=Said(HOLDS[key]), href=asked.query(edit=key), here=key == asked.edit) for key in HOLDS]


def edit_taps(asked: Asked) -> dict[int, Tap]:
    """Return what a tap on each place leads to."""
    return {
        place: Tap(Mark.STILL, href=asked.at(placed(asked.position, place, asked.edit)))
        for place in range(1, BAR + 1)
        if place != BAR or asked.edit != "black"
    }


def placed(position: Position, place: int, hold: str) -> Position:
    """Put one stone on a place, or take one away; a stone of the other colour gives way."""
    points = list(position.points)
    count = points[place]
    if hold == "none":
        points[place] = count - (count > 0) + (count < 0)
    elif hold == "white":
        points[place] = min(max(count, 0) + 1, STONES)
    else:
        points[place] = max(min(count, 0) - 1, -STONES)
    return Position(tuple(points))


def steps(asked: Asked) -> list[Way]:
    """Return what else can be done to the position."""
    position = asked.position
    found = (
        (N_("White captive: one more"), placed(position, BAR, "white")),
        (N_("White captive: one fewer"), placed(position, BAR, "none")),
        (N_("Black captive: one more"), placed(position, OFF, "black")),
        (N_("Black captive: one fewer"), placed(position, OFF, "none")),
        (N_("Let the other side move"), position.flip()),
        (N_("Clear the board"), Position((0,) * len(position.points))),
        (N_("Hon array"), START["hon"]),
        (N_("Yamato array"), START["yamato"]),
    )
    return [Way(text=Said(text), href=asked.at(there)) for text, there in found]
