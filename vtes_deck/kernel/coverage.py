"""The rules of a catalogue that the code enforces and the tests check, read from the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from enum import StrEnum
from typing import Self

import msgspec

_MARK = re.compile(r"mark\.rule\(([^)]{0,300})\)")


class State(StrEnum):
    """The state of a rule of the catalogue."""

    TESTED = "enforced and tested"
    ENFORCED = "enforced only"
    NOT_ENFORCEABLE = "not enforceable"
    MISSING = "missing"


class Numbering(msgspec.Struct, frozen=True):
    """The format of the rule ids of a catalogue.

    Attributes:
        one: matches a rule id.
        several: matches a range of ids: chapter, first and last number.
    """

    one: re.Pattern[str]
    several: re.Pattern[str]

    @classmethod
    def of(cls, chapter: str) -> Self:
        """The numbering whose chapters match ``chapter``: ``INF-03``, ``INF-03 to INF-05``.

        Parts of longer ids do not match: ``H-INF-03`` does not contain ``INF-03``.
        """
        return cls(
            re.compile(rf"(?<![\w-]){chapter}-\d\d\b"),
            re.compile(rf"(?<![\w-])({chapter})-(\d\d) to \1-(\d\d)\b"),
        )

    def found_in(self, texts: Iterable[str]) -> set[str]:
        """The rule ids in some texts; ranges are expanded."""
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
        """The state of each rule.

        Args:
            rules: the ids of the catalogue.
            reasons: ids with a reason why they cannot be enforced.
            docstrings: the docstrings of the code.
            marks: the rule marks of the tests.
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
    """The docstrings of a Python source, including those of constants."""
    found = []
    blocks: list[ast.stmt] = [*ast.parse(source).body]
    for node in blocks:  # the list grows; expressions, which are most of a source, are not entered
        if isinstance(node, ast.Expr):
            value = node.value
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                found.append(value.value)
        else:
            blocks += getattr(node, "body", ())
    return found


def marks(source: str) -> list[str]:
    """The ``rule`` marks in the source of a test."""
    return _MARK.findall(source)
