"""The rules that a verdict cites, and their documents."""

from __future__ import annotations

import datetime
from functools import cache

import msgspec

from vtes_deck.legality.data import read


class RuleSource(msgspec.Struct, frozen=True):
    """A document of rules.

    Attributes:
        title: its name.
        url: its public address; empty if it has none.
        read: the day of the version that was read, if known.
        copy: the public address of the copy, if a copy was read.
    """

    title: str
    url: str
    read: datetime.date | None = None
    copy: str = ""


class TournamentRule(msgspec.Struct, frozen=True):
    """A rule: its place in the document, and its subject in the words of this program."""

    id: str
    source: RuleSource
    section: str
    about: str

    def __str__(self) -> str:
        """The document and the section, as a citation."""
        return f"{self.source.title}, {self.section}"


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    source: str
    section: str
    about: str


class _File(msgspec.Struct, forbid_unknown_fields=True):
    sources: dict[str, RuleSource]
    rules: dict[str, _Entry]


@cache
def rules() -> dict[str, TournamentRule]:
    """All rules, by id."""
    found = read("rules.toml", _File)
    return {
        rule_id: TournamentRule(rule_id, found.sources[entry.source], entry.section, entry.about)
        for rule_id, entry in found.rules.items()
    }


@cache
def sources() -> dict[str, RuleSource]:
    """All documents, by the key that the data files use."""
    return read("rules.toml", _File).sources
