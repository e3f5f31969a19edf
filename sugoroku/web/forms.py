"""Read fields of a form or a URL; what cannot be read is named."""

from collections.abc import Collection, Mapping

from flask import Request

from sugoroku.web.errors import BadForm

LONGEST_FIELD = 200


def field(values: Mapping[str, str], name: str, otherwise: str | None = None) -> str:
    """Return a field's text; raise BadForm where it is missing and has no default, or is too long."""
    text = values.get(name, otherwise)
    if text is None:
        raise BadForm("the field %(name)s is missing", name=repr(name))
    if len(text) > LONGEST_FIELD:
        raise BadForm("the field %(name)s is longer than %(most)s characters", name=repr(name), most=LONGEST_FIELD)
    return text


def whole_number(values: Mapping[str, str], name: str, least: int, most: int, otherwise: int | None = None) -> int:
    """Return a field as a whole number within bounds; raise BadForm otherwise."""
    text = field(values, name, None if otherwise is None else str(otherwise))
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most):
        raise BadForm(
            "the field %(name)s is a whole number from %(least)s to %(most)s, not %(text)s",
            name=repr(name),
            least=least,
            most=most,
            text=repr(text[:40]),
        )
    return int(text)


def one_of(values: Mapping[str, str], name: str, choices: Collection[str], otherwise: str | None = None) -> str:
    """Return a field that is one of some texts; raise BadForm otherwise."""
    text = field(values, name, otherwise)
    if text not in choices:
        raise BadForm(
            "the field %(name)s is one of %(choices)s, not %(text)s",
            name=repr(name),
            choices=", ".join(choices),
            text=repr(text[:40]),
        )
    return text


def sent_text(request: Request) -> str:
    """Return the text of a sent file, or else of the field `text`; raise BadForm where there is neither."""
    sent = request.files.get("file")
    raw = sent.read() if sent and sent.filename else b""
    if not raw:
        text = request.form.get("text", "")
        if not text.strip():
            raise BadForm("there is neither a file nor a text to read")
        return text
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadForm("the file is not UTF-8 text") from None
