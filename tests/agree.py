"""Ask the engine and the independent brute force the same question."""

from sugoroku.game.dice import Throw
from sugoroku.game.moves import legal_plays
from sugoroku.game.position import Position
from sugoroku.game.presets import parse_rules
from tests.brute import engine as brute


def plays_of_both(board: str, throw: str, rules: str) -> tuple[set, set]:
    """Return the boards a throw can lead to, with the wins, as the engine and as the brute force find them."""
    ours = {
        (play.after.xgid(), (play.win.kind.value, play.win.points) if play.win else None)
        for play in legal_plays(Position.from_xgid(board), Throw.from_text(throw), parse_rules(rules).rules)
    }
    return ours, brute.plays(board, [int(digit) for digit in throw], rules)
