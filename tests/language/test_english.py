"""The English of the project: mannerisms are counted, and docstrings say something.

The words are the ones that technical writers do not use; the models of the project have 0.0 to 0.2
of them in 1,000 words of docstrings. What players read has none.
"""

import ast
import re
from pathlib import Path

import pytest
from languages import told_of_heritage, told_of_rules

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGES = ("cardbase", "vtes_deck")
MOST = 0.1
"""Mannerisms in 1,000 words of the docstrings of a package."""

MANNERISM = re.compile(
    r"\b(?:anew|befalls?|beside(?=[,.;:)])|heeds?|hence|hither|in vain|lest|mend(?:s|ed|ing)?"
    r"|nobody|of its own accord|so that (?:it|he|she|they) may|stands? in for|thereby|thither"
    r"|the one who|thus|told of|(?:am|are|be|been|is|was|were) told|unto|upon|whence|whereby"
    r"|whoever|whomever|withal)\b",
    re.IGNORECASE,
)
TERMS = re.compile(r"\bmend(?:s|ed)?\b", re.IGNORECASE)
"""Words of the rulebooks: damage is mended with blood."""

EMPTY = re.compile(
    r"(?:as above|asks?|does it|it|its (?:state|text)|so it is|that one|the (?:same|whole)"
    r"|there (?:is|are) (?:one|none|some))\.?",
    re.IGNORECASE,
)
"""Docstrings that repeat what the name says, or less."""


def docstrings(package):
    """Path and text of every docstring, those of constants and attributes included."""
    for path in sorted((ROOT / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            match node:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", " ".join(text.split())


@pytest.mark.parametrize("package", PACKAGES)
def test_docstrings_are_plain_english(package):
    words, found = 0, []
    for place, text in docstrings(package):
        words += len(text.split())
        found += [(place, match[0]) for match in MANNERISM.finditer(text)]
    assert words > 10_000
    assert 1000 * len(found) / words <= MOST, found


@pytest.mark.parametrize("package", PACKAGES)
def test_no_docstring_is_empty(package):
    assert [place for place, text in docstrings(package) if EMPTY.fullmatch(text)] == []


def test_texts_for_players_have_no_mannerism(source_texts):
    rules = {*told_of_rules(), *told_of_heritage()}
    texts = {TERMS.sub("", text) for text in source_texts | rules}
    assert sorted(text for text in texts if MANNERISM.search(text)) == []


@pytest.mark.parametrize(
    "text", ["whoever acts", "is told of a change", "the cards are told", "a table beside."]
)
def test_mannerisms_are_found(text):
    assert MANNERISM.search(text)


@pytest.mark.parametrize("text", ["a button beside the chart", "amended", "enlightened", "thusly"])
def test_plain_words_are_not(text):
    assert not MANNERISM.search(text)
