"""A record that was played through: every action allowed by the rules, and the state they reach."""

import json
from collections.abc import Iterable
from dataclasses import dataclass

from sugoroku.game.actions import action_text, parse_action
from sugoroku.game.header import setup_of
from sugoroku.game.play import apply, begin, check
from sugoroku.game.record import Entry
from sugoroku.game.state import State


@dataclass(frozen=True, slots=True)
class Checked:
    """Hold a record's head as text and its actions, none of which the rules refused, and where they lead."""

    header: str
    entries: tuple[Entry, ...]
    state: State


def check_through(header: str, entries: Iterable[Entry]) -> Checked:
    """Play a record through; raise UnreadableText or IllegalAction, its note naming the action that is wrong."""
    state = begin(setup_of(json.loads(header)))
    checked = []
    for number, entry in enumerate(entries, 1):
        try:
            action = check(state, parse_action(entry.text))
        except ValueError as refusal:
            refusal.add_note(f"action {number}: {entry.text[:60]}")
            raise
        state = apply(state, action)
        checked.append(Entry(action_text(action), entry.at))
    return Checked(header, tuple(checked), state)
