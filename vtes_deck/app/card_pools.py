"""Card pools that organisers announce: a query, evaluated for a card base and a day."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from weakref import WeakKeyDictionary

import msgspec

from cardbase import CardBase
from cardbase.search import SORT, Context, Node, Query, parse, search
from cardbase.terms import CardKind
from vtes_deck.app.allowed_cards import card_pools
from vtes_deck.app.card_functions import card_functions
from vtes_deck.app.errors import AppError
from vtes_deck.app.settings import SavedPool
from vtes_deck.language import plural, tr
from vtes_deck.legality.card_pool import CONTENT, SETS, CardPool, Condition

MAX_SAVED = 200
MAX_NAME_LENGTH = 60

_FEW = 60
"""A pool with fewer library cards is suspect: the minimum of a deck."""

_OF_SETS = frozenset(
    {
        *("set", "setonly", "first", "reprint", "printed", "earliest", "latest"),
        *("precon", "preconly"),
    }
)
"""Filters that restrict a deck to card sets."""


_formats: WeakKeyDictionary[CardBase, tuple[datetime.date, Mapping[str, frozenset[int]]]] = (
    WeakKeyDictionary()
)


class PoolError(AppError, ValueError):
    """A pool from which no deck can be built, or that restricts nothing."""


class Size(msgspec.Struct, frozen=True):
    """The number of cards of a pool.

    Attributes:
        crypt, library: cards.
    """

    crypt: int
    library: int

    @property
    def warning(self) -> str:
        """A warning about a pool with hardly any cards of a kind, or none; may be empty.

        A condition such as ``clan:ventrue`` is usually meant for the crypt alone.
        """
        if not self.crypt:
            return tr(
                "The pool has no crypt cards. Write “kind:crypt or (…)” to leave the crypt free."
            )
        if not self.library:
            return tr(
                "The pool has no library cards. Write “kind:library or (…)” to leave the library "
                "free."
            )
        if self.library < _FEW:
            return plural(
                "The pool has only {n} library cards. Write “kind:library or (…)” to leave "
                "the library free.",
                "The pool has only {n} library card. Write “kind:library or (…)” to leave "
                "the library free.",
                self.library,
            )
        return ""


def make_pool(saved: SavedPool, cards: CardBase, on: datetime.date, name: str = "") -> CardPool:
    """Evaluate a pool.

    Args:
        saved: the query, and whether a deck has one clan.
        cards: the card base.
        on: the day of the tournament, for ``today`` and for pools of formats.
        name: the name of the pool.

    Raises:
        QueryError: the query is not valid, or has a condition on decks.
        PoolError: it restricts nothing, or no card matches it.
    """
    query = parse(saved.query, cards)
    asked = [node for node in query.conditions if not _is_order(node)]
    if not asked and not saved.one_clan:
        raise PoolError(tr("The pool has no condition."))
    context = Context(
        pools=_pools_of_formats(cards, on), functions=lambda: card_functions(cards), today=on
    )
    conditions = tuple(_condition(node, cards, context) for node in asked)
    pool = CardPool(name, str(query), conditions, saved.one_clan)
    if size_of(pool, cards) == Size(0, 0):
        raise PoolError(tr("No card fits the pool {query}.", query=pool.query))
    return pool


def _pools_of_formats(cards: CardBase, on: datetime.date) -> Mapping[str, frozenset[int]]:
    """The pools of the formats, cached for the day because they are slow to compute."""
    kept = _formats.get(cards)
    if kept is None or kept[0] != on:
        kept = _formats[cards] = on, card_pools(cards, on)
    return kept[1]


def size_of(pool: CardPool, cards: CardBase) -> Size:
    """The number of cards of a card base in the pool."""
    inside = [card for card in cards if all(c.allows(card) for c in pool.conditions)]
    crypt = sum(card.kind is CardKind.CRYPT for card in inside)
    return Size(crypt, len(inside) - crypt)


def clean_name(text: str) -> str:
    """The stored name of a pool: on one line, not too long."""
    return " ".join(text.split())[:MAX_NAME_LENGTH].strip()


def _condition(node: Node, cards: CardBase, context: Context) -> Condition:
    found = frozenset(card.id for card in search(cards, Query(node), context))
    keys = {term.key for term in Query(node).terms()} - {"kind"}
    return Condition(str(node), SETS if keys and keys <= _OF_SETS else CONTENT, found)


def _is_order(node: Node) -> bool:
    return getattr(node, "key", "") == SORT
