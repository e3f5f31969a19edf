"""The best judge there is of a rule set: its family's net, and exact tables once the sides have passed."""

from functools import lru_cache

from sugoroku.brain.evaluator import Evaluator
from sugoroku.brain.families import FAMILIES, family_of
from sugoroku.brain.heuristic import Heuristic
from sugoroku.brain.net import NETS, Net, net_of_family
from sugoroku.brain.race import Racer, kind_of
from sugoroku.game.rules import Rules


@lru_cache(maxsize=64)
def judge_of(rules: Rules, *, thumb: bool = False) -> Evaluator:
    """Return the judge for these rules; by rule of thumb where asked or where there is no net."""
    family: str | None = family_of(rules)
    while not thumb and family is not None:
        if (NETS / f"{family}.npz").exists():
            net = net_of_family(family)
            race = kind_of(rules)
            return net if race is None else Racer(net, race)
        family = FAMILIES[family].parent
    return Heuristic()


def name_of(rules: Rules) -> str:
    """Return what the judge of these rules is called: its family and the beginning of its weights' hash."""
    judge = judge_of(rules)
    judge = judge.judge if isinstance(judge, Racer) else judge
    return f"{judge.card.family} net {judge.card.hash[:12]}" if isinstance(judge, Net) else "rule of thumb"
