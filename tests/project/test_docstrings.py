"""Docstrings of functions begin with an imperative verb or a noun (CONTRIBUTING.md)."""

import ast
import re
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

DESCRIBING = frozenset(
    """
    adds adjusts announces applies asks assigns attaches begins builds burns calculates cancels
    carries checks chooses cleans clears closes collects compares computes converts creates decides
    decodes defines deletes determines discards draws emits ends enters examines fills finds forgets
    gathers gives goes grants handles hides holds identifies ignores includes increases inflicts
    installs keeps lends lets loads locks logs looks makes moves notes offers opens parses pays
    plays prepares prevents prints pushes puts reads rebuilds reduces registers reloads
    removes renames repeats replaces requires resets resolves responds restores returns saves sends
    shuffles simulates skips starts steals stops stores takes tells tries turns undoes unlocks
    updates uses waits writes
    """.split()  # noqa: SIM905 - a long list
)
"""Verbs in the third person that cannot be read as nouns in the plural."""

RULES = re.compile(r"(?:(?:(?:[A-Z]-?)?[A-Z]{3}-\d+(?:, | and |; )?)+(?: \([^)]*\))?: )?")
"""The numbers of the rules that a function enforces, before its sentence."""


def first_word(docstring):
    """The first word, in lower case."""
    return docstring[RULES.match(docstring).end() :].split(maxsplit=1)[0].strip(".,:;").lower()


def docstrings(path):
    """The docstrings of the functions of a file, with their places."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        docstring = ast.get_docstring(node) if isinstance(node, functions) else None
        if docstring:
            yield docstring, f"{path.relative_to(ROOT)}:{node.lineno}"


def test_the_first_word_follows_the_numbers_of_rules():
    assert first_word("BLD-05: burns pool.") == "burns"
    assert first_word("H-TRN-06: end the round.") == "end"
    assert first_word("GEN-11, GEN-12: change control.") == "change"
    assert first_word("Writes; returns nothing.") == "writes"


def test_docstrings_begin_with_imperatives_or_nouns():
    files = chain.from_iterable((ROOT / name).rglob("*.py") for name in ("cardbase", "vtes_deck"))
    found = list(chain.from_iterable(map(docstrings, files)))

    assert found
    assert {place: text for text, place in found if first_word(text) in DESCRIBING} == {}


def test_no_later_sentence_describes_what_a_function_returns():
    files = chain.from_iterable((ROOT / name).rglob("*.py") for name in ("cardbase", "vtes_deck"))
    found = list(chain.from_iterable(map(docstrings, files)))

    assert {place for text, place in found if re.search(r"[.;]\s+Returns [a-z`]", text)} == set()
