"""No regular expression of the tree takes quadratic time on a long line."""

import re

import pytest

from tests.helpers.patterns import Found, expressions, suspicions

# : Suspected, but harmless for a reason that the check cannot recognise.
EXPLAINED = {
    ("vtes_deck.deckio.json_text", "_LOOSE"): "a text or comment without an end reaches to the end",
    ("vtes_deck.deckio.listing.records", "_CELL"): "a cell that begins always finds its end",
    ("vtes_deck.deckio.listing.records", "_BLOCK"): "a run ends at the next bracket, a start",
    ("vtes_deck.kernel.toml_lines", "_BLANK"): "nothing follows that could fail",
    ("vtes_deck.kernel.toml", "_SYNTAX"): "reads messages of a library, one short line",
}

#: Modules that limit the input before any expression is applied.
BOUNDED = {
    f"vtes_deck.effects.text.{name}": "card texts, up to 2,000 letters"
    for name in ("clauses", "comparison")
}


@pytest.mark.parametrize("package", ["cardbase", "vtes_deck"])
def test_no_expression_is_suspicious(package):
    found = list(expressions(package))
    assert len(found) > 20
    named = {(f.module, f.name) for f in found}
    assert {key for key in EXPLAINED if key[0].startswith(package)} <= named
    doubtful = [f for f in found if f.module not in BOUNDED and suspicions(f)]
    suspected = {(f.module, f.name): suspicions(f) for f in doubtful}
    assert {key: why for key, why in suspected.items() if key not in EXPLAINED} == {}


@pytest.mark.parametrize(
    ("text", "searched"),
    [
        (r"\s*,\s*", True),
        (r"(?:[\s,]|\band\b)+$", True),
        (r"\s*x?\s*$", False),
        (r"(.*\S)\s+x", False),
        (r"(a+)+$", False),
        (r"(?:a|b*)*c", False),
        (r"(?:\w+\s?)*!", False),
        (r"<[^>]*>", True),
        (r"\[b(?:=[^\]]*)?\]", True),
        (r"[\s(,]*\bmin\b", True),
        (r"\d+\s*\d*x", False),
    ],
)
def test_the_check_finds_quadratic_expressions(text, searched):
    assert suspicions(Found("", "", re.compile(text), searched))


@pytest.mark.parametrize(
    ("text", "searched"),
    [
        (r"\s*,\s*", False),
        (r"(?<!\s)\s+,", True),
        (r"(?:(?<!\s)\s+)?,\s*", True),
        (r"[\W_]+", True),
        (r"\s{0,9}x?\s{0,9}$", False),
        (r"\w+,\w+;", False),
        (r"<[^<>]{0,200}>", True),
        (r'"[^"]*"?', True),
    ],
)
def test_the_check_accepts_linear_expressions(text, searched):
    assert suspicions(Found("", "", re.compile(text), searched)) == []
