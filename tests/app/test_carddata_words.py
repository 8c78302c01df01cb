"""What the card base says of its data is told in the language of the interface."""

import ast
from pathlib import Path

import pytest

import cardbase
from vtes_deck import language
from vtes_deck.app.carddata_words import said

ROOT = Path(cardbase.__file__).parent
FILES = (
    *(f"updates/{name}.py" for name in ("comparison", "lock", "report", "run")),
    *(f"sources/{name}.py" for name in ("connection", "download", "unpack")),
)
ERRORS = {"SourceError", "UpdateError", "DownloadError", "BusyError", "CancelledError"}
ERRORS |= {"RefusedError", "_TemporaryError"}


class Bracketed:
    """A language that writes every text in brackets."""

    code = "en"

    def find(self, text, comment, n):
        del comment, n
        return f"[{text}]"


@pytest.fixture
def bracketed():
    language.use(Bracketed())
    yield
    language.use("en")


def sentences():
    """What stands in the source, with ``1`` in every place."""
    for name in FILES:
        for node in ast.walk(ast.parse((ROOT / name).read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(kind), args=[told, *_]) if kind in ERRORS:
                    yield from written(told)
                case ast.Call(func=ast.Attribute(attr="append"), args=[told]):
                    yield from written(told)
                case ast.Yield(value=ast.JoinedStr() as told):
                    yield from written(told)


def written(told):
    match told:
        case ast.Constant(str(text)):
            yield text
        case ast.JoinedStr(parts):
            yield "".join(part.value if isinstance(part, ast.Constant) else "1" for part in parts)


def test_translators_find_what_is_said():
    told = {text for text in sentences() if " " in text}
    assert len(told) > 40
    language.use(Bracketed())
    try:
        unknown = {text for text in told if said(text) == text}
    finally:
        language.use("en")
    # Each stands for several sentences, by the words in their places.
    assert unknown <= {"1 1: 1", "they have only 1 1, we have 1"}


@pytest.mark.usefixtures("bracketed")
def test_a_sentence_in_a_sentence_is_told_too():
    text = "the new data look wrong: they lack cards that we have: A, B; the set X (Y) is new"
    assert said(text) == (
        "[the new data look wrong: [they lack cards that we have: A, B]; [the set X (Y) is new]]"
    )
    assert said("the cards could not be had: a.org does not answer") == (
        "[[the cards] could not be had: [a.org does not answer]]"
    )


def test_what_nobody_knows_is_told_as_it_comes():
    assert said("something else") == "something else"
    assert said("{x} is empty") == "{x} is empty"
