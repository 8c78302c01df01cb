"""The catalogue of rules: what each says, in each edition, and which are enforced where.

The data are in ``resources/rules``; this module reads their text and knows no files.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable

import msgspec

RULE_NUMBER = re.compile(r"\b[A-Z]{3}-\d\d\b")
"""How a rule is named in docstrings and in the marks of tests."""

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
