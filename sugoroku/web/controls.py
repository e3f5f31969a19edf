"""What can be done beside the board: roll, double, answer, resign, end the turn, play again."""

from sugoroku.game.dice import THROWS
from sugoroku.game.match import cube_matters, may_beaver, no_double, resign_levels
from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, State
from sugoroku.room.room import GO_ON
from sugoroku.web.drafting import whole_play
from sugoroku.web.look import ROLLED, Look
from sugoroku.web.reply import url_for
from sugoroku.web.view import Button, Said
from sugoroku.words.catalog import N_

RESIGN = {1: N_("Resign"), 2: N_("Resign for two"), 3: N_("Resign for three")}


def buttons(look: Look) -> tuple[Button, ...]:
    """Return the buttons under the board."""
    state = look.state
    if look.mine and look.table.acts_by_itself:  # a computer was stopped while it thought
        return (Button(text=Said(N_("Go on")), action=GO_ON, main=True),)
    if not look.may_act or state.result is not None:
        return ()
    made: list[Button] = []
    if look.covered:
        made.append(Button(text=Said(N_("Roll")), href=ROLLED, main=True, key="r"))
    if look.draft and look.draft.complete:
        made.append(Button(text=Said(N_("End the turn")), action=whole_play(look.draft), main=True, key="Enter"))
    made += answers(state)
    if resign_levels(state) and state.to_act in look.mine:
        made.append(Button(text=Said(N_("Resign…")), href=url_for("table.resign", game=look.table.game), careful=True))
    return tuple(made)


def answers(state: State) -> list[Button]:
    """Return what the player on turn can say beside moving: roll, and all about the cube and resigning."""
    made: list[Button] = []
    match state.phase:
        case Phase.TO_CHOOSE:
            made.append(Button(text=Said(N_("Roll")), action="roll", main=True, key="r"))
            if no_double(state) is None and cube_matters(state):
                value = {"value": state.cube.value * 2}
                made.append(Button(text=Said(N_("Double to %(value)s"), value), action="double", key="d"))
        case Phase.DOUBLED | Phase.BEAVERED:
            made.append(Button(text=Said(N_("Take")), action="take", main=True, key="t"))
            if may_beaver(state):
                made.append(Button(text=Said(N_("Beaver")), action="beaver"))
            made.append(Button(text=Said(N_("Drop")), action="drop", careful=True))
        case Phase.RESIGNING:
            made.append(Button(text=Said(N_("Accept")), action="accept", main=True))
            made.append(Button(text=Said(N_("Decline, play on")), action="decline"))
        case _:
            pass
    return made


def result_buttons(look: Look) -> tuple[Button, ...]:
    """Return what can be done when a game is over."""
    made = []
    if look.mine and look.state.phase is Phase.OVER:
        rematch = N_("Next game") if look.state.setup.length else N_("Play again")
        made.append(Button(text=Said(rematch), action="next", main=True))
    made.append(Button(text=Said(N_("Look through the game")), href=url_for("record.show", game=look.table.game)))
    made.append(Button(text=Said(N_("New game")), href=url_for("new.show")))
    return tuple(made)


def throw_buttons(look: Look) -> tuple[Button, ...]:
    """Return a button for each throw of real dice, where the players throw their own."""
    state = look.state
    if not look.may_act or state.to_act is not Seat.CHANCE:
        return ()
    if state.phase is Phase.OPENING:
        pairs = [(white, black) for white in range(1, 7) for black in range(1, 7)]
        return tuple(Button(text=Said(f"{white}–{black}"), action=f"opening {white}{black}") for white, black in pairs)
    return tuple(Button(text=Said(f"{throw.high}-{throw.low}"), action=f"throw {throw.text}") for throw in THROWS)
