"""Mark and look up the words of the page."""


def N_(message: str) -> str:  # noqa: N802 - gettext's own name for marking a message
    """Mark a message for translation and return it unchanged."""
    return message
