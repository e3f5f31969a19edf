"""The half-made play that lives in the URL: what it has done, and what a tap on each place does next."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from urllib.parse import quote

from sugoroku.game.errors import GameError
from sugoroku.game.moves import Step, after_step, without
from sugoroku.game.notation import parse_steps, play_text
from sugoroku.game.position import BAR
from sugoroku.game.state import Phase, State
from sugoroku.web.view import Mark


@dataclass(frozen=True, slots=True)
class Tap:
    """Say what a tap on one place does: a link to the next drawing, or an action that is posted."""

    mark: Mark
    href: str | None = None
    action: str | None = None
    hits: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """Hold a half-made play: its steps, the board and dice they leave, the stone that is chosen."""

    steps: tuple[Step, ...]
    points: tuple[int, ...]
    left: tuple[int, ...]
    offered: tuple[Step, ...]
    chosen: int | None
    broken: GameError | None = None

    @property
    def complete(self) -> bool:
        """Tell whether the play is whole."""
        return bool(self.steps) and not self.offered


def read_draft(state: State, text: str, source: str) -> Draft:
    """Read the draft and the chosen stone from a URL; what may not be done is left out and told in `broken`."""
    turn, broken = state.worked_out, None
    steps: tuple[Step, ...] = ()
    if text and state.throw is not None:
        try:
            steps = parse_steps(text, state.position, state.throw, state.rules)
        except GameError as refusal:
            broken = refusal
    points, left = turn.follow(steps)
    offered = turn.next_steps(points, left)
    chosen = int(source) if source.isascii() and source.isdigit() and len(source) <= len("25") else None
    if chosen is not None and not 1 <= chosen <= BAR:
        chosen = None
    sources = {step.source for step in offered}
    if chosen is None and len(sources) == 1:
        chosen = next(iter(sources))
    return Draft(steps, points, left, offered, chosen, broken)


def query(steps: Iterable[Step], source: int | None = None) -> str:
    """Return the query that draws this draft with this stone chosen."""
    text = play_text(steps).replace(" ", ",") if steps else ""
    parts = [f"draft={quote(text, safe='/,*')}"] if text else []
    if source is not None:
        parts.append(f"from={source}")
    return "?" + "&".join(parts)


def taps(state: State, draft: Draft, *, confirm: bool, hints: bool, bare: str = "?") -> Mapping[int, Tap]:
    """Return what a tap does, by place in the mover's numbering (25 bar, 0 off); `bare` draws nothing chosen."""
    if state.phase is not Phase.TO_PLAY:
        return {}
    sources = {step.source for step in draft.offered}
    found: dict[int, Tap] = {}
    for place in range(1, BAR + 1):
        if draft.points[place] <= 0:
            continue
        if place == draft.chosen and place in sources:
            found[place] = Tap(Mark.CHOSEN, href=query(draft.steps) if draft.steps else bare)
        elif place in sources:
            found[place] = Tap(Mark.MOVABLE if hints else Mark.STILL, href=query(draft.steps, place))
        elif draft.offered or not draft.complete:
            found[place] = Tap(Mark.WHY, href=query(draft.steps, place))
    if draft.chosen is not None:
        found |= _targets(state, draft, confirm=confirm)
    return found


def _targets(state: State, draft: Draft, *, confirm: bool) -> dict[int, Tap]:
    """Return the places the chosen stone can go to, by one die or by several."""
    turn, found = state.worked_out, {}
    ways: list[tuple[tuple[Step, ...], tuple[int, ...], tuple[int, ...]]] = [(draft.steps, draft.points, draft.left)]
    place: dict[tuple[Step, ...], int | None] = {(): draft.chosen}
    while ways:
        steps, points, left = ways.pop(0)
        source = place[steps[len(draft.steps) :]]
        for step in turn.next_steps(points, left):
            if step.source != source or step.target in found:
                continue
            whole = (*steps, step)
            after, rest = after_step(points, step), without(left, step.die)
            further = turn.next_steps(after, rest)
            found[step.target] = _target(whole, step, last=not further, confirm=confirm)
            place[whole[len(draft.steps) :]] = step.target
            if further:
                ways.append((whole, after, rest))
    return found


def _target(steps: tuple[Step, ...], step: Step, *, last: bool, confirm: bool) -> Tap:
    if last and not confirm:
        return Tap(Mark.TARGET, action=f"play {_moves(steps)}", hits=step.hit)
    return Tap(Mark.TARGET, href=query(steps), hits=step.hit)


def _moves(steps: Iterable[Step]) -> str:
    return play_text(steps).replace("*", "")


def whole_play(draft: Draft) -> str:
    """Return the action that a whole draft is."""
    return f"play {_moves(draft.steps)}"
