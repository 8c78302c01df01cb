"""The catalogue of rules of this game, its examples and its open points.

The data are in ``resources/heritage/rules``; this module parses their text and opens no files.
"""

from __future__ import annotations

import tomllib
from typing import Literal

import msgspec

from vtes_deck.kernel.coverage import Numbering

NUMBERING = Numbering.of("H-[A-Z]{3}")
"""The form of a rule id in docstrings and in the marks of tests: ``H-REC-03``."""


class CatalogueRule(msgspec.Struct, frozen=True):
    """A rule of the catalogue.

    Attributes:
        id: e.g. ``H-REC-03``.
        statement: the rule in our own words.
        data: whether the source is sufficient or a value has to be entered.
        note: the missing value, or the reading.
    """

    id: str
    statement: str
    data: Literal["given", "partial", "missing"]
    note: str = ""


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the catalogue."""

    title: str
    rule: tuple[CatalogueRule, ...]


class Example(msgspec.Struct, frozen=True):
    """An example: the situation, the events, and the expected result."""

    id: str
    source: str
    given: str
    event: str
    expected: str


class Reading(msgspec.Struct, frozen=True):
    """An open point and the reading that is the default."""

    id: str
    issue: str
    reading: str


class _Rules(msgspec.Struct):
    chapter: tuple[Chapter, ...]


class _Examples(msgspec.Struct):
    example: tuple[Example, ...]


class _Readings(msgspec.Struct):
    reading: tuple[Reading, ...]


class _Reasons(msgspec.Struct):
    rules: dict[str, str]


def read_rules(text: str) -> tuple[Chapter, ...]:
    """The chapters of ``rules.toml``."""
    return msgspec.convert(tomllib.loads(text), _Rules).chapter


def read_examples(text: str) -> tuple[Example, ...]:
    """The examples of ``examples.toml``."""
    return msgspec.convert(tomllib.loads(text), _Examples).example


def read_readings(text: str) -> tuple[Reading, ...]:
    """The readings of ``readings.toml``."""
    return msgspec.convert(tomllib.loads(text), _Readings).reading


def read_not_enforced(text: str) -> dict[str, str]:
    """The reasons of ``not_enforced.toml``, by rule."""
    return msgspec.convert(tomllib.loads(text), _Reasons).rules
