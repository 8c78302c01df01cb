"""The catalogue of rules: what each says, in each edition, and which are enforced where.

The data are in ``resources/rules``; this module reads their text and knows no files.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable
from enum import StrEnum

import msgspec

RULE_NUMBER = re.compile(r"\b[A-Z]{3}-\d\d\b")
"""How a rule is named in docstrings and in the marks of tests."""

_DECLARATIONS = "Constants and switches of an edition"
_MARK = re.compile(r"mark\.rule\(([^)]*)\)")
_RANGE = re.compile(r"\b([A-Z]{3})-(\d\d) to \1-(\d\d)\b")


class Rule(msgspec.Struct, frozen=True, rename="kebab"):
    """A rule of the catalogue.

    Attributes:
        id: e.g. ``INF-03``.
        statement: the rule, in the words of the current edition.
        jyhad_1994, white_wolf, playmat, vekn: "same", "absent", "silent", or the difference.
    """

    id: str
    statement: str
    jyhad_1994: str = msgspec.field(name="jyhad-1994")
    white_wolf: str
    playmat: str
    vekn: str

    def edition(self, name: str) -> str:
        """What an edition says of it; ``name`` is that of a ruleset."""
        columns = {
            "jyhad-1994": self.jyhad_1994,
            "white-wolf": self.white_wolf,
            "playmat": self.playmat,
            "vekn": self.vekn,
        }
        return columns[name]


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the catalogue."""

    title: str
    rule: tuple[Rule, ...]


class _File(msgspec.Struct):
    chapter: tuple[Chapter, ...]


class _NotEnforced(msgspec.Struct):
    rules: dict[str, str]


def read_rules(text: str) -> tuple[Chapter, ...]:
    """The chapters of ``rules.toml``."""
    return msgspec.convert(tomllib.loads(text), _File).chapter


def read_not_enforced(text: str) -> dict[str, str]:
    """The reasons of ``not_enforced.toml``, by rule."""
    return msgspec.convert(tomllib.loads(text), _NotEnforced).rules


def numbers_in(texts: Iterable[str]) -> set[str]:
    """The rules that are named in some texts, "INF-03 to INF-05" with those in between."""
    found = set()
    for text in texts:
        found.update(RULE_NUMBER.findall(text))
        for chapter, first, last in _RANGE.findall(text):
            found.update(f"{chapter}-{n:02d}" for n in range(int(first), int(last) + 1))
    return found


class State(StrEnum):
    """How far a rule of the catalogue has come."""

    TESTED = "enforced and tested"
    ENFORCED = "enforced only"
    NOT_ENFORCEABLE = "not enforceable"
    MISSING = "missing"


def docstrings(source: str) -> list[str]:
    """The docstrings of a Python source, and those below its constants.

    The declaration of the switches is left out: it says which rules they belong to; the chapters
    enforce them.
    """
    found = [
        node.value.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    return [text for text in found if not text.startswith(_DECLARATIONS)]


def marks(source: str) -> list[str]:
    """The ``rule`` marks in the source of a test."""
    return _MARK.findall(source)


def coverage(
    rules: Iterable[str], reasons: Iterable[str], code: Iterable[str], tests: Iterable[str]
) -> dict[str, State]:
    """How far each rule has come.

    Args:
        rules: the numbers of the catalogue.
        reasons: those for which there is a reason not to enforce them.
        code: sources of the engine.
        tests: sources of its tests.
    """
    enforced = numbers_in(text for source in code for text in docstrings(source))
    tested = numbers_in(text for source in tests for text in marks(source))
    excused = set(reasons)
    states = {}
    for number in rules:
        if number in enforced:
            states[number] = State.TESTED if number in tested else State.ENFORCED
        else:
            states[number] = State.NOT_ENFORCEABLE if number in excused else State.MISSING
    return states
