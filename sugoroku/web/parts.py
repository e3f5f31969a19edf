"""The parts of the running app that pages ask for."""

from flask import current_app, has_request_context, request

from sugoroku.game.actions import Action
from sugoroku.game.record import Sitter
from sugoroku.game.state import State
from sugoroku.room.habits import Habits, by_habit
from sugoroku.room.room import Room
from sugoroku.store import Store
from sugoroku.web import people
from sugoroku.web.guard import Limit
from sugoroku.web.preferences import read_preferences


def store() -> Store:
    """Return the app's store."""
    made: Store = current_app.extensions["store"]
    return made


def room() -> Room:
    """Return the app's room."""
    made: Room = current_app.extensions["room"]
    return made


def thoughts() -> Limit:
    """Return what limits the pages that make the computer think."""
    made: Limit = current_app.extensions["thoughts"]
    return made


def count_thought() -> None:
    """Count a page that makes the computer think; raise TooMany where who asks has had their share."""
    thoughts().take(request.remote_addr or "")


def habit(sitter: Sitter, state: State) -> Action | None:
    """Do by itself what the person who is asking wants done so; everybody else is asked."""
    if not has_request_context() or sitter.person is None or sitter.person != people.asking():
        return None
    liked = read_preferences(request)
    habits = Habits(forced=liked.forced == "yes", bear_off=liked.autobear == "yes", roll=liked.autoroll == "yes")
    return by_habit(state, habits)
