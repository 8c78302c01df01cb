"""``sort:`` on winning decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import ClassVar, override

from cardbase.archive_search import deck_conditions
from cardbase.archive_search.condition import (
    Condition,
    DateCondition,
    NumberCondition,
    TextCondition,
)
from cardbase.archive_search.index import ArchiveIndex
from cardbase.search.errors import QueryProblem
from cardbase.search.filter import Choice, query_error, suggestions
from cardbase.search.fold import fold
from cardbase.search.keyword import ValueKind
from cardbase.search.query import SORT, SORT_WORDS, Node, Op, Term, Value

_BY: tuple[NumberCondition | DateCondition | TextCondition, ...] = (
    deck_conditions.Date(),
    deck_conditions.Players(),
    deck_conditions.Rounds(),
    deck_conditions.Points(),
    deck_conditions.Average(),
    deck_conditions.Smallest(),
    deck_conditions.Largest(),
    deck_conditions.CryptSize(),
    deck_conditions.LibrarySize(),
    deck_conditions.Name(),
    deck_conditions.Player(),
    deck_conditions.Event(),
    deck_conditions.Place(),
)


class Sort(Condition):
    """The sort key. Every deck matches it."""

    key = SORT
    aliases = SORT_WORDS[1:]
    label = "Sort by"
    help = (
        "Sort the decks by date, players, avg, vp, player and other figures or texts. A minus "
        "sign puts the largest first; the key after a comma orders ties. Decks without a value "
        "come last."
    )
    examples = ("sort:-players", "sort:avg", "sort:player,date")
    kind: ClassVar[ValueKind] = ValueKind.CHOICE

    @override
    def resolve(self, term: Term, index: ArchiveIndex | None, *, unfinished: bool = False) -> Node:
        del index, unfinished
        values = [replace(value, text=_meant(value)) for value in term.values]
        return replace(term, op=Op.HAS, values=tuple(dict.fromkeys(values)))

    @override
    def mask(self, term: Term, index: ArchiveIndex) -> int:
        del term
        return index.all

    @override
    def choices(self, index: ArchiveIndex) -> tuple[Choice, ...]:
        del index
        return tuple(Choice(f"{sign}{by.key}", by.label) for sign in ("", "-") for by in _BY)


@cache
def _words() -> Mapping[str, str]:
    return {word: by.key for by in _BY for word in (by.key, *by.aliases)}


def _meant(value: Value) -> str:
    text = fold(value.text).strip()
    word = text.lstrip("+-").strip()
    if value.regex or word not in _words():
        near = dict.fromkeys(_words()[name] for name in suggestions(word, _words()))
        raise query_error(value, QueryProblem.NOT_A_DECK_ORDER, near, text=value.text)
    return f"{'-' if text.startswith('-') else ''}{_words()[word]}"


def in_order(found: Sequence[int], order: Sequence[Value], index: ArchiveIndex) -> list[int]:
    """Positions of decks sorted by the values of a query's ``sort:``; equals keep their order."""
    placed = list(found)
    for value in reversed(order):
        of = _sorter(value.text.removeprefix("-"), index)
        every = {position: of(position) for position in placed}
        places = {position: place for position, place in every.items() if place is not None}
        having = [position for position in placed if position in places]
        rest = [position for position in placed if position not in places]
        having.sort(key=places.__getitem__, reverse=value.text.startswith("-"))
        placed = [*having, *rest]
    return placed


type _Sorter = Callable[[int], float | None] | Callable[[int], str | None]


def _sorter(key: str, index: ArchiveIndex) -> _Sorter:
    by = next(each for each in _BY if each.key == key)
    decks = index.archive.decks
    if isinstance(by, NumberCondition):
        return index.numbers(by.key, by.of).__getitem__
    if isinstance(by, TextCondition):
        texts = index.texts(by.key, by.of)
        return lambda position: texts[position] or None

    def day(position: int) -> float | None:
        date = by.of(decks[position])
        return None if date is None else date.toordinal()

    return day
