"""The results of a query, without widgets."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from cardbase.card_functions import FunctionAmounts
from cardbase.database import CardBase
from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.search import (
    Context,
    Query,
    QueryError,
    filters,
    index_of,
    read,
    search,
)
from vtes_deck.app.allowed_cards import Bar, barred, card_pools
from vtes_deck.app.card_functions import card_functions
from vtes_deck.app.session import DeckSession
from vtes_deck.gui.lazy_imports import IMPORTING
from vtes_deck.legality.card_pool import CardPool

_OF_DECK = frozenset({"deck", "playable"})
_OF_ARCHIVE = frozenset({"twd"})
_OF_POOLS = frozenset({"format"})
_OF_ENGINE = frozenset({"does"})
_OF_DAY = frozenset({"legalon", "legal", "banned", "printed", "earliest", "latest", "format"})
_WARMING = ("zzzzz", "dis:none clan:none type:master cap:1 blood:1 pool:1 func:wake trait:unique")


@dataclass(frozen=True)
class SearchResult:
    """The results of a query.

    Attributes:
        crypt, library: the cards, the best first.
        error: the reason why the query could not be answered as written, or ``None``.
    """

    crypt: Sequence[AnyCard] = ()
    library: Sequence[AnyCard] = ()
    error: QueryError | None = None


@dataclass(frozen=True)
class Background:
    """The parts of a result that take too long to compute at each keystroke.

    Attributes:
        played: archived winning decks by card id.
        pools: card pools of tournament formats, see :func:`vtes_deck.app.allowed_cards.card_pools`.
        barred: cards that are not allowed, see :func:`vtes_deck.app.allowed_cards.barred`.
    """

    played: Mapping[int, int] = field(default_factory=dict)
    pools: Mapping[str, frozenset[int]] = field(default_factory=dict)
    barred: Mapping[int, Bar] = field(default_factory=dict)


def prepare(
    cards: CardBase, tournament_format: str, on: datetime.date, pool: CardPool | None = None
) -> Background:
    """Count the archive, and make the search quick for the first letter that is typed.

    Takes about half a second; may run on any thread. The last result is kept for each card base.
    """
    asked = (tournament_format, on, pool)
    known = _prepared.get(cards)
    if known is None or known[0] != asked:
        known = _prepared[cards] = (asked, _prepare(cards, tournament_format, on, pool))
    return known[1]


_Asked = tuple[str, datetime.date, CardPool | None]
_prepared: WeakKeyDictionary[CardBase, tuple[_Asked, Background]] = WeakKeyDictionary()


def _prepare(
    cards: CardBase, tournament_format: str, on: datetime.date, pool: CardPool | None
) -> Background:
    for text in _WARMING:
        search(cards, read(text, cards).query)
    index = index_of(cards)
    for filter_ in filters():
        filter_.choices(index)
    return Background(
        played=index.played,
        pools=card_pools(cards, on),
        barred=barred(cards, tournament_format, on, pool),
    )


def context_of(session: DeckSession, cards: CardBase, background: Background | None) -> Context:
    """What a query can refer to in addition to the cards: the open deck, the archive, the day."""
    deck = session.deck
    known = background or Background()
    return Context(
        crypt=tuple(card for card, _ in deck.vampires),
        deck=copies_in(session),
        played=lambda: known.played,
        pools=known.pools,
        functions=lambda: _functions(cards),
        today=session.judged_on,
    )


def _functions(cards: CardBase) -> Mapping[int, FunctionAmounts]:
    """The effects of the cards in the rules engine; the first call takes up to two seconds."""
    with IMPORTING:
        return card_functions(cards)


def copies_in(session: DeckSession) -> dict[int, int]:
    """Copies in the open deck by card id."""
    copies: dict[int, int] = {}
    for slot in session.deck.slots:
        copies[slot.card.id] = copies.get(slot.card.id, 0) + slot.count
    return copies


def find(cards: CardBase, query: Query, context: Context) -> SearchResult:
    """Search, and split the results by kind. Never raises for the text of a player."""
    try:
        found: Sequence[AnyCard] = search(cards, query, context)
    except QueryError as error:
        return SearchResult(error=error)
    return SearchResult(
        [card for card in found if isinstance(card, CryptCard)],
        [card for card in found if isinstance(card, LibraryCard)],
    )


def takes_long(query: Query) -> bool:
    """Whether a search may take longer than a frame: a regular expression, or the rules engine."""
    return any(
        term.key in _OF_ENGINE or any(value.regex for value in term.values)
        for term in query.terms()
    )


def rests_on(query: Query, *, deck: bool = False, archive: bool = False, day: bool = False) -> bool:
    """Whether the results of a query depend on the deck, the archive's figures or the day."""
    keys = {term.key for term in query.terms()}
    keys |= {value.text.removeprefix("-") for value in query.order}
    return bool(
        (deck and keys & _OF_DECK)
        or (archive and keys & (_OF_ARCHIVE | _OF_POOLS))
        or (day and keys & _OF_DAY)
    )
