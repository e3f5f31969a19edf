"""Templates call what they are given, whatever it wants of the context."""

import pytest
from jinja2 import pass_context, pass_environment, pass_eval_context

from sugoroku.web.reply import environment


@pytest.fixture
def words():
    return environment("en").overlay()


def filled(words, text: str, **given: object) -> str:
    return words.from_string(text).render(**given)


def test_a_function_gets_what_it_asks_for_and_nothing_else(words):
    class Caller:
        def plain(self, *given, **named):
            return f"{given} {named}"

        @pass_context
        def with_context(self, context, one):
            return f"{context['name']} {one}"

        def __call__(self, one):
            return f"called {one}"

    caller = Caller()
    assert filled(words, "{{ c.plain(1, a=2) | safe }}", c=caller) == "(1,) {'a': 2}"
    assert filled(words, "{{ c.with_context(1) }}", c=caller, name="n") == "n 1"
    assert filled(words, "{{ c(1) }}", c=caller) == "called 1"
    assert filled(words, "{{ f() }}", f=pass_environment(lambda env: env.trim_blocks)) == "True"
    assert filled(words, "{{ f() }}", f=pass_eval_context(lambda context: context.autoescape)) == "True"


def test_what_is_called_in_a_loop_or_a_block_gets_no_more_than_outside(words):
    assert filled(words, "{% for x in (1, 2) %}{{ f(x) }}{% endfor %}", f=lambda x: x + 1) == "23"
    assert filled(words, "{% block b %}{% for x in (1, 2) %}{{ f(x) }}{% endfor %}{% endblock %}", f=str) == "12"


def test_a_macro_escapes_what_it_prints_and_not_what_it_made(words):
    text = "{% macro m(x) %}<b>{{ x }}</b>{% endmacro %}{% for x in ('<', '&') %}{{ m(x) }}{% endfor %}"
    assert filled(words, text) == "<b>&lt;</b><b>&amp;</b>"


def test_a_message_is_translated_and_what_fills_it_is_escaped():
    assert filled(environment("ja"), "{{ _('Undo') }}") != "Undo"
    assert filled(environment("en"), "{{ _('score %(num)s', num=x) }}", x="<") == "score &lt;"
