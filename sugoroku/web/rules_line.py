"""The rules in force, as the few lines that stand beside a board."""

from functools import lru_cache

from sugoroku.game.rules import OPTION_NAMES, Rules, option_text
from sugoroku.game.state import State
from sugoroku.lore.preset_text import PRESET_TEXTS
from sugoroku.lore.rules_text import OPTION_HEADS, OPTION_TEXTS
from sugoroku.web.reply import url_for
from sugoroku.web.view import RulesView, Said
from sugoroku.words.catalog import N_, catalog

ALWAYS = ("doubles", "finish")
QUIET = {"mushigachi": "off", "mujogachi": "off", "primes": "free", "larger_die": "yes", "start": "hon"}


@lru_cache(maxsize=1024)
def option_lines(rules: Rules, changed: tuple[str, ...], lang: str) -> tuple[Said, ...]:
    """Say each option that matters: what every game has, what is in force, what was changed."""
    shown = [name for name in OPTION_NAMES if name in ALWAYS or name in changed or _speaks(rules, name)]
    words = catalog(lang).gettext
    return tuple(
        Said("%(text)s", {"text": f"{words(OPTION_HEADS[name].title)}: {words(_title(rules, name))}"}) for name in shown
    )


def _title(rules: Rules, name: str) -> str:
    return OPTION_TEXTS[name, option_text(rules, name)].title


def _speaks(rules: Rules, name: str) -> bool:
    text = option_text(rules, name)
    return name != "opening" and text not in {"no", "off", QUIET.get(name)}


def match_lines(state: State) -> tuple[Said, ...]:
    """Say to how many points a match goes, and where its one game without the cube is played."""
    if state.setup.length is None:
        return ()
    match = Said(N_("Points to win: %(num)s"), {"num": state.setup.length})
    return (match, Said(N_("Crawford game: no cube"))) if state.crawford else (match,)


def rules_view(state: State, lang: str) -> RulesView:
    """Return the rules of a game for the side of its board, and the length of its match."""
    setup = state.setup
    rule_set = setup.rule_set
    changes = tuple(name for name, _ in rule_set.changes)
    return RulesView(
        name=Said(PRESET_TEXTS[rule_set.preset].name),
        lines=(*match_lines(state), *option_lines(setup.rules, changes, lang)),
        href=url_for("rules.show", text=rule_set.text),
        changed=bool(changes),
    )
