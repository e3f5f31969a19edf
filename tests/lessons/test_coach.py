"""The coach explains a rule when it first matters, once."""

from sugoroku.game.dice import Throw
from sugoroku.game.news import News, What
from sugoroku.game.play import begin
from sugoroku.game.position import START, Position
from sugoroku.game.presets import parse_rules
from sugoroku.game.reasons import Reason, Why
from sugoroku.game.seat import Seat
from sugoroku.game.state import Setup
from sugoroku.lessons.coach import ADVICE, advise
from sugoroku.lore.rule_pages import SECTIONS
from sugoroku.words.glossary import GLOSSARY


def _state(board, throw, rules="late-edo"):
    setup = Setup(parse_rules(rules), position=board, turn=Seat.WHITE, throw=Throw.from_text(throw))
    return begin(setup)


QUIET = _state(START["hon"], "31")


def test_a_cut_is_explained_once():
    news = [News(What.HIT, Seat.WHITE, point=5)]
    first = advise(news, QUIET, (), ())
    assert first.key == "cut"
    assert advise(news, QUIET, (), {"cut"}) is None


def test_a_refused_step_comes_before_all_else():
    reasons = [Reason(Why.BLOCKED, 5, 19)]
    assert advise([News(What.HIT, Seat.BLACK)], QUIET, reasons, ()).key == "blocked"


def test_the_number_of_moves_of_a_double_follows_the_rules():
    assert advise((), _state(START["hon"], "44"), (), ()).key == "doubles"
    assert advise((), _state(START["hon"], "44", "modern"), (), ()).key == "doubles-four"


def test_the_position_calls_for_advice():
    captive = Position.from_xgid("-b----E-C---eE---b-d-b--AA")
    assert advise((), _state(captive, "63"), (), ()).key == "captive"
    assert advise((), _state(captive, "63"), (), {"captive"}).key == "lone"
    nearly = Position.from_xgid("--BBCCD-A----b--c--dcc----")
    assert advise((), _state(nearly, "21"), (), ()).key == "nearly"


def test_a_quiet_moment_needs_no_words():
    assert advise((), QUIET, (), ()) is None


def test_advice_has_its_own_key_and_points_to_a_rule_and_a_word():
    assert len({advice.key for advice in ADVICE}) == len(ADVICE)
    assert {advice.section for advice in ADVICE} <= {section.key for section in SECTIONS}
    assert {advice.term for advice in ADVICE if advice.term} <= set(GLOSSARY)
