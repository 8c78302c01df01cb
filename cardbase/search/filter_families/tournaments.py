"""Filters on the use of a card in tournaments: legal, banned, played."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import ClassVar, override

from cardbase.model import AnyCard
from cardbase.search.errors import QueryProblem
from cardbase.search.filter import ChoiceFilter, Filter, PanelPlace, Scope, query_error
from cardbase.search.fold import fold
from cardbase.search.index import Index
from cardbase.search.query import Op, Term
from cardbase.search.ranges import DateFilter, NumberFilter, days_of


class Banned(DateFilter):
    """First day on which it is banned."""

    key = "banned"
    label = "Banned since"
    place = PanelPlace.MORE
    help = "The day on which a card was banned; is:banned for all that are."
    examples = ("banned:2016..", "banned<2000", "is:banned")

    def of(self, card: AnyCard) -> Iterable[datetime.date]:
        """The date of the ban."""
        return () if card.banned_from is None else (card.banned_from,)


class Legal(DateFilter):
    """First day on which it is legal."""

    key = "legal"
    label = "Legal since"
    place = PanelPlace.MORE
    help = "The day from which a card may be played in tournaments."
    examples = ("legal<=2020-01-01", "legal:2025", "legal>2024-06")

    @override
    def of(self, card: AnyCard) -> Iterable[datetime.date]:
        return () if card.legal_from is None else (card.legal_from,)


_BANNED, _LEGAL = Banned(), Legal()


class LegalOn(DateFilter):
    """Legal and not banned on a day."""

    key = "legalon"
    label = "Legal on"
    help = "Legal and not banned on a day; for a month or a year, on its last day."
    examples = ("legalon:today", "legalon:2015-06-20")
    sorts: ClassVar[bool] = False
    ops: ClassVar[tuple[Op, ...]] = (Op.HAS, Op.IS)

    def of(self, card: AnyCard) -> Iterable[datetime.date]:
        """The day from which it is legal."""
        return _LEGAL.of(card)

    def mask(self, term: Term, scope: Scope) -> int:
        """The cards that are legal and not banned on that day."""
        index = scope.index
        found = 0
        for value in term.values:
            text = value.text.rpartition("..")[2] or value.text.partition("..")[0]
            _, day = days_of(text, value, scope)
            legal = index.union(m for date, m in index.dates(_LEGAL).items() if date <= day)
            banned = index.union(m for date, m in index.dates(_BANNED).items() if date <= day)
            found |= legal & ~banned
        return found


class Format(ChoiceFilter):
    """Allowed in a tournament format."""

    key = "format"
    label = "Format"
    help = "Cards of the pool of a tournament format that has one."
    examples = ("format:v5",)

    def of(self, card: AnyCard) -> Iterable[str]:
        """The formats that the data name for the card; see :meth:`mask`."""
        return card.formats

    def mask(self, term: Term, scope: Scope) -> int:
        """The cards of a pool, which the caller provides; the data list only exceptions."""
        found = 0
        pools = {fold(name): pool for name, pool in scope.context.pools.items()}
        position = scope.index.position
        for value in term.values:
            if fold(value.text) not in pools:
                raise query_error(value, QueryProblem.NO_POOL, format=value.text)
            pool = pools[fold(value.text)]
            found |= scope.index.mask(position[i] for i in pool if i in position)
        return found


class Archived(NumberFilter):
    """Number of archived winning decks."""

    key = "twd"
    aliases = ("decks", "archive")
    label = "Winning decks"
    help = "How many decks of the archive of tournament winning decks play the card; 0 for none."
    examples = ("twd:0", "twd>=10", "is:advanced twd:1..5")

    def of(self, card: AnyCard) -> Iterable[int]:
        """Empty: the number comes from the archive, see :meth:`table`."""
        del card
        return ()

    def limits(self, index: Index) -> tuple[int, int]:
        """Fixed bounds, so that the archive is not loaded."""
        del index
        return 0, 1000

    def table(self, scope: Scope) -> Mapping[int | str, int]:
        """The cards by the number of decks."""
        played = scope.context.played
        return _by_count(played() if played is not None else scope.index.played, scope)


class InDeck(NumberFilter):
    """Copies in the open deck."""

    key = "deck"
    aliases = ("indeck",)
    label = "In the deck"
    help = "Copies in the deck that is open."
    examples = ("deck:0", "deck>=2")

    def of(self, card: AnyCard) -> Iterable[int]:
        """Empty: the number comes from the deck, see :meth:`table`."""
        del card
        return ()

    def table(self, scope: Scope) -> Mapping[int | str, int]:
        """The cards by the number of copies."""
        return _by_count(scope.context.deck or {}, scope)

    @override
    def mask(self, term: Term, scope: Scope) -> int:
        if scope.context.deck is None:
            raise query_error(replace(term.values[0], start=term.start), QueryProblem.NO_DECK)
        return super().mask(term, scope)


def _by_count(counts: Mapping[int, int], scope: Scope) -> Mapping[int | str, int]:
    gathered: dict[int | str, list[int]] = {}
    for position, card in enumerate(scope.index.cards):
        gathered.setdefault(counts.get(card.id, 0), []).append(position)
    return {count: scope.index.mask(positions) for count, positions in gathered.items()}


TITLE = "Tournaments and decks"
ORDER = 80
FILTERS: tuple[Filter, ...] = (_BANNED, _LEGAL, LegalOn(), Format(), Archived(), InDeck())
