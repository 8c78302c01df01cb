"""The search speaks the language of the interface, though ``cardbase`` does not know it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardbase.archive_search
import cardbase.search
from cardbase.archive_search import guide_decks
from cardbase.model import Type
from cardbase.search import QueryError, families, guide, parse
from vtes_deck import language
from vtes_deck.gui.widgets import archive_words
from vtes_deck.gui.widgets.search_guide import sentences_of, told
from vtes_deck.gui.widgets.search_mistakes import message_of
from vtes_deck.gui.widgets.search_words import CHOICES, HELPS, LABELS, TITLES, words_of
from vtes_deck.language import Catalogue


class Bracketed:
    """A language that writes every text in brackets."""

    code = "en"

    def find(self, text: str, _comment: str, _n: int | None) -> str:
        return f"[{text}]"


@pytest.fixture
def bracketed() -> Iterator[None]:
    language.use(Bracketed())
    yield
    language.use("en")


def test_translators_find_all_filters() -> None:
    every = families()
    assert set(TITLES) == {family.title for family in every}
    assert set(LABELS) == {each.label for family in every for each in family.filters}
    assert set(HELPS) == {each.help for family in every for each in family.filters}


def test_translators_find_all_filters_of_the_archive() -> None:
    every = cardbase.archive_search.keywords().values()
    assert set(archive_words.LABELS) == {each.label for each in every}
    assert set(archive_words.HELPS) == {each.help for each in every}


def test_translators_find_all_that_can_be_chosen() -> None:
    fixed = {"is", "kind", "costtype", "trait", "func", "bonus", "playable"}
    shown = {
        choice.label
        for family in families()
        for each in family.filters
        if each.key in fixed
        for choice in each.choices(None)
    }
    assert set(CHOICES) == shown - set(map(str, Type))


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Capacity", "[Capacity]"),
        ("wake", "[wake]"),
        ("Ventrue", "Ventrue"),
        ("Dominate (superior)", "[Dominate (superior)]"),
        ("Function: wake", "[Function]: [wake]"),
        ("Set: Black Chantry", "[Set]: Black Chantry"),
        ("Anarchs: the book", "Anarchs: the book"),
    ],
)
def test_only_words_are_translated_and_no_names(text: str, shown: str) -> None:
    assert words_of(text) == shown


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize(
    "query", ["cap:many", "clam:ventrue", "cap>=", "(a", "text:/(/", "dis:xyz"]
)
def test_a_mistake_is_told_in_the_language(query: str) -> None:
    with pytest.raises(QueryError) as refused:
        parse(query)
    assert message_of(refused.value) == f"[{refused.value.message}]"


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("sect:xyzzy", "« xyzzy » ? secte"),
        ("sect:/x/", "Pas de motif pour « Secte »."),
    ],
)
def test_a_mistake_names_the_filter_in_the_language(query: str, told: str) -> None:
    words = {
        "Sect": "Secte",
        "“{text}” is not known as {label}.": "« {text} » ? {label}",
        "A regular expression cannot be used for “{label}”.": "Pas de motif pour « {label} ».",
    }
    language.use(Catalogue("fr", {(text, ""): (said,) for text, said in words.items()}))
    try:
        with pytest.raises(QueryError) as refused:
            parse(query)
        assert message_of(refused.value) == told
    finally:
        language.use("en")


@pytest.mark.usefixtures("bracketed")
def test_a_mistake_without_translation_is_told_as_it_comes() -> None:
    assert message_of(QueryError("Some other sentence.")) == "Some other sentence."


def _written() -> Iterator[str]:
    """Every sentence that the search raises, with something in its places."""
    for package in (cardbase.search, cardbase.archive_search):
        for path in sorted(Path(package.__file__).parent.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                match node:
                    case ast.Call(func=ast.Name("QueryError"), args=[told, *_]):
                        yield from _sentence(told)
                    case ast.Call(func=ast.Name("mistake"), args=[_, told, *_]):
                        yield from _sentence(told)
                    case ast.Call(func=ast.Attribute(attr="_fault"), args=[told, *_]):
                        yield from _sentence(told)
                    case ast.Assign(targets=[ast.Name("what")], value=told):
                        yield from _sentence(told)


def _sentence(told: ast.expr) -> Iterator[str]:
    match told:
        case ast.Constant(str(text)):
            yield text
        case ast.JoinedStr(parts):
            yield "".join(
                part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else ""
                for part in parts
            )


@pytest.mark.usefixtures("bracketed")
def test_translators_find_all_mistakes() -> None:
    told = {each for each in _written() if each}
    assert len(told) > 40
    unknown = {each for each in told if message_of(QueryError(each)) == each}
    # Each stands for several sentences, by the words in their places.
    assert unknown <= {"“” needs .", "Something is missing  “”."}


def test_guides_say_in_english_what_they_say() -> None:
    assert told(guide_decks()).split() == guide_decks().split()


@pytest.mark.usefixtures("bracketed")
def test_every_sentence_of_the_guides_is_told_in_the_language() -> None:
    for line in told(guide_decks()).split("\n"):
        shown = re.sub(r"\[[^\[\]]*\]|`[^`]*`", "", line)
        assert line.startswith("    ") or not re.search(r"[A-Za-z]{3}", shown), line
    rules = guide().partition("\n\n## ")[0].split("\n")
    said = sentences_of(" ".join(line for line in rules if not line.startswith("    ")))
    assert len(said) > 8
    assert all(sentence.startswith("[") for sentence in said)
