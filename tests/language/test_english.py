"""The English of the project: mannerisms are counted, and docstrings say something.

The words are the ones that technical writers do not use; the models of the project have 0.0 to 0.2
of them in 1,000 words of docstrings. Texts for players have none.
"""

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest
from languages import told_of_heritage, told_of_rules

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGES = ("cardbase", "vtes_deck")
COMMENTED = (*PACKAGES, "tests", ".ci")
MAX_RATE = 0.1
"""Mannerisms in 1,000 words of the docstrings, or of the comments, of a package."""

MANNERISM = re.compile(
    r"\b(?:anew|at (?:its|their) word|befalls?|beside(?=[,.;:)])|heeds?|hence|hither|if need be"
    r"|in vain|it is none(?! of)|lest|likest|mend(?:s|ed|ing)?|nobody|of its own accord"
    r"|so that (?:it|he|she|they) may|stands? in for|thereby|thither|the one who|thus|told of"
    r"|(?:am|are|be|been|is|was|were) told|unto|upon|whence|whereby|whoever|whomever|withal"
    r"|(?<!here )(?:is|are|was|were) no (?:card|choice|game|list|part|player|text|vampire)s?)\b",
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


def comments(package):
    """Path and text of every comment."""
    for path in sorted((ROOT / package).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "#" not in source:
            continue
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield f"{path.relative_to(ROOT)}:{token.start[0]}", token.string


def check(texts, fewest_words):
    words, found = 0, []
    for place, text in texts:
        words += len(text.split())
        found += [(place, match[0]) for match in MANNERISM.finditer(TERMS.sub("", text))]
    assert words > fewest_words
    assert 1000 * len(found) / words <= MAX_RATE, found


@pytest.mark.parametrize("package", PACKAGES)
def test_docstrings_have_few_mannerisms(package):
    check(docstrings(package), 10_000)


@pytest.mark.parametrize("package", COMMENTED)
def test_comments_have_few_mannerisms(package):
    check(comments(package), 100)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_docstring_is_empty(package):
    assert [place for place, text in docstrings(package) if EMPTY.fullmatch(text)] == []


def test_texts_for_players_have_no_mannerism(source_texts):
    rules = {*told_of_rules(), *told_of_heritage()}
    texts = {TERMS.sub("", text) for text in source_texts | rules}
    assert sorted(text for text in texts if MANNERISM.search(text)) == []


@pytest.mark.parametrize(
    "text",
    [
        "whoever acts",
        "is told of a change",
        "the cards are told",
        "a table beside.",
        "a file that is no list",
        "None if it is none.",
    ],
)
def test_mannerisms_are_found(text):
    assert MANNERISM.search(text)


@pytest.mark.parametrize(
    "text",
    ["a button beside the chart", "amended", "thusly", "there is no card", "it is none of them"],
)
def test_plain_words_are_not_found(text):
    assert not MANNERISM.search(text)
