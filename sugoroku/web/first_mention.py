"""Link each word of the glossary where a page names it first."""

from markupsafe import Markup, escape

from sugoroku.web.reply import language, url_for
from sugoroku.words.mentions import mentions_in


class FirstMentions:
    """Link the words of one page: call it with the page's texts in their order."""

    def __init__(self) -> None:
        self._language = language()
        self._glossary = url_for("glossary.index")
        self._linked: set[str] = set()

    def __call__(self, text: str) -> Markup:
        """Return a text, each word that was not named before a link to its entry; the words stay as they are."""
        parts: list[str] = []
        done = 0
        for key, start, end in mentions_in(text, self._language):
            if key not in self._linked:
                self._linked.add(key)
                parts += [
                    escape(text[done:start]),
                    Markup('<a class="word" href="{}#{}">{}</a>').format(self._glossary, key, text[start:end]),
                ]
                done = end
        return Markup("").join([*parts, escape(text[done:])])
