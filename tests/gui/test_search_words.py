"""The search uses the language of the interface, which ``cardbase`` does not import."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cardbase.archive_search import guide_decks
from cardbase.search import QueryError, complete, parse
from cardbase.search.errors import QueryProblem
from cardbase.search.manual import RULES, guide
from tests.helpers import languages
from vtes_deck import language
from vtes_deck.gui.widgets.query_box import _line
from vtes_deck.gui.widgets.search_words import sentences, words_of
from vtes_deck.language import Catalogue, tr


class Bracketed:
    """A language that puts every text in brackets."""

    code = "en"

    def find(self, text: str, _comment: str, _n: int | None) -> str:
        return f"[{text}]"


@pytest.fixture
def bracketed() -> Iterator[None]:
    language.use(Bracketed())
    yield
    language.use("en")


def test_all_texts_of_the_search_are_marked_for_translation() -> None:
    declared = set(languages.declared())
    assert {*RULES, "wake", "Capacity", "Figures"} <= declared
    assert set(sentences()) <= declared
    assert set(map(str, QueryProblem)) <= declared


@pytest.mark.parametrize("code", languages.CODES)
def test_the_problems_of_a_search_are_translated(code: str) -> None:
    catalogue = language.messages(languages.file_of(code).read_bytes())
    translated = [problem for problem in QueryProblem if (str(problem), "") in catalogue]
    assert len(translated) > len(QueryProblem) // 2


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Capacity", "[Capacity]"),
        ("wake", "[wake]"),
        ("Ventrue", "Ventrue"),
        ("Dominate (superior)", "[Dominate (superior)]"),
        ("Reaction", "[Reaction]"),
        ("Anarchs: the book", "Anarchs: the book"),
    ],
)
def test_only_texts_are_translated_and_no_names(text: str, shown: str) -> None:
    assert words_of(text) == shown


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize(
    ("typed", "insert", "shown"),
    [("wak", "func:wake", "[Function]: [wake]"), ("ventr", "clan:Ventrue", "[Clan]: Ventrue")],
)
def test_a_completion_names_its_filter(cb, typed: str, insert: str, shown: str) -> None:
    (found,) = [one for one in complete(typed, len(typed), cb) if one.insert == insert]
    assert _line(found).help == shown


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize(
    "query", ["cap:many", "clam:ventrue", "cap>=", "(a", "text:/(/", "dis:xyz"]
)
def test_an_error_is_translated(query: str) -> None:
    with pytest.raises(QueryError) as refused:
        parse(query)
    assert refused.value.what.render(tr) == f"[{refused.value}]"


@pytest.mark.parametrize(
    ("query", "shown"),
    [
        ("sect:xyzzy", "« xyzzy » ? secte"),
        ("sect:/x/", "Pas de motif pour « Secte »."),
        ("sect:{label}", "« {label} » ? secte"),
    ],
)
def test_an_error_names_the_translated_filter(query: str, shown: str) -> None:
    words = {
        "Sect": "Secte",
        QueryProblem.UNKNOWN_VALUE: "« {text} » ? {label}",
        QueryProblem.NO_PATTERN_HERE: "Pas de motif pour « {label} ».",
    }
    language.use(Catalogue("fr", {(str(text), ""): (said,) for text, said in words.items()}))
    try:
        with pytest.raises(QueryError) as refused:
            parse(query)
        assert refused.value.what.render(tr) == shown
    finally:
        language.use("en")


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize("text", [guide, guide_decks])
def test_every_sentence_of_the_guides_is_translated(text) -> None:
    for line in text(tr).split("\n"):
        shown = re.sub(r"\[.*\]|`[^`]*`|\((crypt|library) cards only\)", "", line)
        assert line.startswith("    ") or not re.search(r"[A-Za-z]{3}", shown), line
