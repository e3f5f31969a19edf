"""An option's value as pages say it."""

from collections.abc import Callable

from sugoroku.lore.rules_text import OPTION_HEADS, OPTION_TEXTS


def option_line(option: str, value: str, words: Callable[[str], str]) -> str:
    """Return the title of an option and that of its value, in the language of `words`."""
    return f"{words(OPTION_HEADS[option].title)}: {words(OPTION_TEXTS[option, value].title)}"
