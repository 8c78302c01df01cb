"""Fields for a query on winning decks, and their part of its text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cardbase.archive_search import ArchiveIndex, read_decks
from cardbase.search import Op, Query, Term, Value
from vtes_deck.language import mark

_COMPARED = re.compile(r"\s*(>=|<=|>|<|=)")
_BETWEEN = ";"


@dataclass(frozen=True)
class QueryField:
    """A field of the form.

    Attributes:
        key: the key of the condition that it writes.
        label: its label, in English and marked for translation.
        example: shown while it is empty.
        kind: ``text``, ``compared`` (numbers and dates), ``cards`` or ``choice``.
    """

    key: str
    label: str
    example: str = ""
    kind: str = "text"


FIELDS = (
    QueryField("card", mark("Plays"), "2+ Arika; Govern", "cards"),
    QueryField("clan", mark("Clan"), kind="choice"),
    QueryField("dis", mark("Discipline"), kind="choice"),
    QueryField("avg", mark("Avg capacity"), mark("5..6 or <=4.5"), "compared"),
    QueryField("group", mark("Group"), "5", "compared"),
    QueryField("date", mark("Date"), mark("2015..2018 or >=2020"), "compared"),
    QueryField("players", mark("Players"), ">=30", "compared"),
    QueryField("country", mark("Country"), kind="choice"),
    QueryField("place", mark("Place"), "Stockholm"),
    QueryField("player", mark("Winner"), mark("name")),
    QueryField("event", mark("Event"), mark("championship")),
    QueryField("name", mark("Deck name"), mark("turbo")),
)
"""The fields, in the order of the form."""


def written(field: QueryField, text: str) -> str:
    """The conditions for the text in a field; none for an empty text.

    >>> written(FIELDS[0], "2+ Arika; Govern the Unaligned")
    'card:"2+ Arika" card:"Govern the Unaligned"'
    >>> written(QueryField("avg", "", kind="compared"), ">= 5")
    'avg>=5'
    """
    text = text.strip()
    if not text:
        return ""
    if field.kind == "compared":
        sign = _COMPARED.match(text)
        return (
            f"{field.key}{sign[1]}{text[sign.end() :].strip()}" if sign else f"{field.key}:{text}"
        )
    parts = text.split(_BETWEEN) if field.kind == "cards" else [text]
    return " ".join(f"{field.key}:{Value(part.strip())}" for part in parts if part.strip())


def shown(field: QueryField, query: Query) -> str:
    """The part of a query that a field shows."""
    parts: list[str] = []
    for condition in query.of(field.key):
        if isinstance(condition, Term):
            sign = "" if condition.op is Op.HAS else condition.op
            parts += [f"{sign}{value.text}" for value in condition.values]
    return f"{_BETWEEN} ".join(parts)


def rewritten(text: str, field: QueryField, value: str, index: ArchiveIndex) -> str:
    """The query with other conditions for one field; the rest stays as the player wrote it."""
    spans: Sequence[tuple[int, int]] = [
        (condition.start, condition.end)
        for condition in read_decks(text, index).query.of(field.key)
        if isinstance(condition, Term)
    ]
    new = written(field, value)
    for start, end in sorted(set(spans), reverse=True):
        text = f"{text[:start].rstrip()} {text[end:].lstrip()}"
    return " ".join(filter(None, (text.strip(), new)))
