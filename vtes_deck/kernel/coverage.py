"""Which rules of a catalogue are enforced by code and shown by tests, from their sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from enum import StrEnum
from typing import Self

import msgspec

_MARK = re.compile(r"mark\.rule\(([^)]{0,300})\)")


class State(StrEnum):
    """How far a rule of the catalogue has come."""

    TESTED = "enforced and tested"
    ENFORCED = "enforced only"
    NOT_ENFORCEABLE = "not enforceable"
    MISSING = "missing"


class Numbering(msgspec.Struct, frozen=True):
    """How the rules of one catalogue are named.

    Attributes:
        one: finds the name of a rule.
        several: finds a range of names: chapter, first and last number.
    """

    one: re.Pattern[str]
    several: re.Pattern[str]

    @classmethod
    def of(cls, chapter: str) -> Self:
        """The numbering whose chapters match ``chapter``: ``INF-03``, ``INF-03 to INF-05``.

        A number that is part of a longer one is not found: ``H-INF-03`` holds no ``INF-03``.
        """
        return cls(
            re.compile(rf"(?<![\w-]){chapter}-\d\d\b"),
            re.compile(rf"(?<![\w-])({chapter})-(\d\d) to \1-(\d\d)\b"),
        )

    def found_in(self, texts: Iterable[str]) -> set[str]:
        """The rules that are named in some texts, ranges with those in between."""
        found = set()
        for text in texts:
            found.update(self.one.findall(text))
            for chapter, first, last in self.several.findall(text):
                found.update(f"{chapter}-{n:02d}" for n in range(int(first), int(last) + 1))
        return found

    def coverage(
        self,
        rules: Iterable[str],
        reasons: Iterable[str],
        docstrings: Iterable[str],
        marks: Iterable[str],
    ) -> dict[str, State]:
        """How far each rule has come.

        Args:
            rules: the numbers of the catalogue.
            reasons: those for which there is a reason not to enforce them.
            docstrings: of the code.
            marks: of the tests.
        """
        enforced, tested = self.found_in(docstrings), self.found_in(marks)
        excused = set(reasons)
        states = {}
        for number in rules:
            if number in enforced:
                states[number] = State.TESTED if number in tested else State.ENFORCED
            else:
                states[number] = State.NOT_ENFORCEABLE if number in excused else State.MISSING
        return states


def docstrings(source: str) -> list[str]:
    """The docstrings of a Python source, and those below its constants."""
    return [
        node.value.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]


def marks(source: str) -> list[str]:
    """The ``rule`` marks in the source of a test."""
    return _MARK.findall(source)
