"""Pages to read: history, questions, glossary, sources, and modern play in short."""

from flask import Blueprint, Response

from sugoroku.lore import faq, history, modern
from sugoroku.lore.claim import GRADE_WORDS
from sugoroku.lore.sources import SOURCES
from sugoroku.web.reply import render
from sugoroku.words.glossary import ERA_WORDS, GLOSSARY

history_pages = Blueprint("history", __name__, url_prefix="/history")
faq_pages = Blueprint("faq", __name__, url_prefix="/faq")
glossary_pages = Blueprint("glossary", __name__, url_prefix="/glossary")
source_pages = Blueprint("sources", __name__, url_prefix="/sources")
modern_pages = Blueprint("modern", __name__, url_prefix="/modern")
BLUEPRINTS = (history_pages, faq_pages, glossary_pages, source_pages, modern_pages)


@history_pages.get("")
def index() -> Response:
    """Tell the history of the game."""
    return render(
        "pages/history.html",
        timeline=history.TIMELINE,
        cosmos=history.COSMOS,
        themes=(history.ETIQUETTE, history.RELATIVES),
        grades=GRADE_WORDS,
    )


@faq_pages.get("", endpoint="index")
def questions() -> Response:
    """Answer what is often asked."""
    return render("pages/faq.html", topics=faq.TOPICS, questions=faq.QUESTIONS, modern=modern.QUESTIONS)


@glossary_pages.get("", endpoint="index")
def glossary() -> Response:
    """List the words of the game."""
    return render("pages/glossary.html", entries=GLOSSARY, eras=ERA_WORDS, sources=SOURCES)


@source_pages.get("", endpoint="index")
def sources() -> Response:
    """List every source by title and place."""
    return render("pages/sources.html", sources=SOURCES, grades=GRADE_WORDS)


@modern_pages.get("", endpoint="index")
def modern_play() -> Response:
    """Sum up modern backgammon and how it differs here from official rules."""
    return render(
        "pages/modern.html", summary=modern.SUMMARY, differences=modern.DIFFERENCES, questions=modern.QUESTIONS
    )
