"""The collection as rows: each view of it, filtered, in an order that a player expects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from cardbase.model import AnyCard, CryptCard
from cardbase.names import normalize
from cardbase.search import QueryError
from vtes_deck.collection.model import Listed, Use
from vtes_deck.collection.usage import Shortfall, Usage, Used
from vtes_deck.deck.model import Deck
from vtes_deck.deck.order import crypt_order, sections
from vtes_deck.language import plural, tr

if TYPE_CHECKING:
    from cardbase.database import CardBase


class CollectionView(StrEnum):
    """The selection of cards in the collection panel."""

    DECK = "deck"
    """The cards of the open deck, and whether they are owned."""
    OWNED = "owned"
    SHORT = "short"
    """Cards of which built decks together need more copies than are owned."""
    SURPLUS = "surplus"
    """Cards with more copies than decks need."""
    WISHES = "wishes"
    TRADES = "trades"
    ALL = "all"
    """All cards, for entering the cards that you own."""


class CollectionRow(msgspec.Struct, frozen=True):
    """A card in a view.

    Attributes:
        id: its number.
        name: its unique name, or its last known name.
        card: the card, if the card base has it.
        have: copies owned.
        used: copies that decks need.
        need: copies in the open deck.
        free: copies that no other deck reserves.
        missing: copies that the open deck still needs.
        borrowed: copies to be taken out of flexible decks for it.
        wish: copies wanted.
        trade: copies offered.
    """

    id: int
    name: str
    card: AnyCard | None
    have: int
    used: Used
    need: int = 0
    free: int = 0
    missing: int = 0
    borrowed: int = 0
    wish: int = 0
    trade: int = 0

    @property
    def surplus(self) -> int:
        """Copies beyond the need of decks; below 0 if they need more."""
        return self.have - self.used.total


def deck_counts(deck: Deck) -> dict[int, int]:
    """The copies of each card of a deck, by the id of the card, in the usual order of lists."""
    slots = [*crypt_order(deck), *(slot for part in sections(deck) for slot in part.slots)]
    return {slot.card.id: slot.count for slot in slots}


def rows(
    view: CollectionView,
    usage: Usage,
    cards: CardBase,
    *,
    deck: Mapping[int, int],
    path: str = "",
    only: frozenset[int] | None = None,
) -> tuple[CollectionRow, ...]:
    """The rows of a view.

    Args:
        view: the view.
        usage: the collection with its uses.
        cards: the card base.
        deck: the open deck, from :func:`deck_counts`.
        path: the open deck's file.
        only: the cards that may be listed; all if ``None``.
    """
    ids = _ids(view, usage, cards, deck)
    asked = {one.card: one for one in usage.missing(deck, path)}
    made = [
        _row(card_id, usage, cards, asked.get(card_id))
        for card_id in ids
        if only is None or card_id in only
    ]
    return tuple(made) if view is CollectionView.DECK else tuple(sorted(made, key=_order))


def _ids(
    view: CollectionView, usage: Usage, cards: CardBase, deck: Mapping[int, int]
) -> Iterable[int]:
    collection = usage.collection
    owned = collection.owned.cards
    if view in {CollectionView.SHORT, CollectionView.SURPLUS}:
        wanted = -1 if view is CollectionView.SHORT else 1
        return [card for card in owned | usage.cards if usage.surplus(card) * wanted > 0]
    simple: dict[CollectionView, Iterable[int]] = {
        CollectionView.DECK: deck,
        CollectionView.OWNED: owned,
        CollectionView.WISHES: collection.wishes,
        CollectionView.TRADES: collection.trades,
    }
    return simple[view] if view in simple else [card.id for card in cards]


def _row(card_id: int, usage: Usage, cards: CardBase, asked: Shortfall | None) -> CollectionRow:
    card = cards.get(card_id)
    collection = usage.collection
    name = (
        collection.names.get(card_id, tr("Card {id}", id=str(card_id)))
        if card is None
        else card.unique_name
    )
    return CollectionRow(
        card_id,
        name,
        card,
        collection.owned.count(card_id),
        usage.used(card_id),
        asked.need if asked else 0,
        asked.available if asked else 0,
        asked.missing if asked else 0,
        asked.borrowed if asked else 0,
        _count(collection.wishes.get(card_id)),
        _count(collection.trades.get(card_id)),
    )


def _count(listed: Listed | None) -> int:
    return 0 if listed is None else listed.count


def _order(row: CollectionRow) -> tuple[bool, str]:
    return (not isinstance(row.card, CryptCard), row.name)


def matching(query: str, cards: CardBase) -> frozenset[int] | None:
    """The cards that a query finds; ``None`` for all.

    A text that is not a query is searched in names.
    """
    words = query.strip()
    if not words:
        return None
    try:
        return frozenset(card.id for card in cards.search(words))
    except QueryError:
        part = normalize(words)
        return frozenset(card.id for card in cards if part in normalize(card.unique_name))


# ------------------------------------------------------------------------------------------- words


def missing_list(found: Iterable[CollectionRow], title: str = "") -> str:
    """The missing cards, as a list for the shop: ``2x Govern the Unaligned (have 3, need 5)``.

    ``have`` counts the copies available to the deck, without those reserved for other decks.
    """
    short = [row for row in found if row.missing]
    parts = []
    for heading, in_crypt in ((tr("Crypt"), True), (tr("Library"), False)):
        lines = [
            tr(
                "{missing}x {card} (have {have}, need {need})",
                missing=row.missing,
                card=row.name,
                have=row.need - row.missing,
                need=row.need,
            )
            for row in short
            if isinstance(row.card, CryptCard) is in_crypt
        ]
        if lines:
            total = sum(row.missing for row in short if isinstance(row.card, CryptCard) is in_crypt)
            parts.append("\n".join([f"{heading} ({total})", *lines]))
    if not parts:
        return ""
    total = sum(row.missing for row in short)
    if title:
        head = plural(
            "Missing for {deck}: {n} cards", "Missing for {deck}: {n} card", total, deck=title
        )
        parts.insert(0, head)
    return "\n\n".join(parts) + "\n"


def plain_list(listed: Iterable[tuple[str, int]]) -> str:
    """Cards and copies, one to a line: ``3x Govern the Unaligned``."""
    return "".join(f"{count}x {name}\n" for name, count in listed)


def where_used(usage: Usage, card_id: int, apart_from: str = "") -> str:
    """The decks that contain a card, as a sentence; empty if none does.

    Args:
        usage: the uses of cards.
        card_id: number of the card.
        apart_from: the file of a deck that is left out.
    """
    parts = [
        tr("{copies} in {deck} (fixed)", copies=deck.cards[card_id], deck=deck.name or deck.path)
        if deck.use is Use.FIXED
        else tr("{copies} in {deck}", copies=deck.cards[card_id], deck=deck.name or deck.path)
        for deck in usage.holders(card_id)
        if deck.path != apart_from
    ]
    return f"{', '.join(parts)}." if parts else ""
