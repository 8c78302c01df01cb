"""Cards that are usual in a deck like the open one, from the cards that winning decks combine.

Each suggestion is a sum over the deck's own cards (see :mod:`cardbase.archive_affinity`), so the
cards that call for a suggestion are its reason. A suggestion also has the usual number of copies
and the card that it would replace: of the deck's cards with the same function, the one that the
rest of the deck calls for least. A card that the deck calls for more than the new one stays, so
that an accepted suggestion is not followed by the opposite one.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping, Sequence
from statistics import median_low
from typing import TYPE_CHECKING

import msgspec

from cardbase.archive import NOWHERE
from cardbase.archive_affinity import Affinities
from cardbase.archive_similarity import FULL_CRYPT, FULL_LIBRARY
from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.terms import CardKind
from vtes_deck.app.card_fit import fits
from vtes_deck.deck.model import Deck

if TYPE_CHECKING:
    from cardbase.database import CardBase

_FEW = 0.05
"""Scores below this are not significant."""

_CALLERS = 3
"""The maximum number of cards that are named as a reason."""

_ENOUGH = 5
"""The minimum number of decks with a card and a caller that determine its usual copies."""


class Suggestion(msgspec.Struct, frozen=True):
    """A card that is usual.

    Attributes:
        card: the card.
        score: the strength with which the deck calls for it, from near 0 to near 1.
        callers: cards of the deck that call for it, the strongest first.
        copies: the usual number: the median of the decks that play it with its first caller.
        replaces: the card of the deck that it would replace; ``None`` while there is room.
        spare: copies of that card in the deck.
    """

    card: AnyCard
    score: float
    callers: tuple[AnyCard, ...]
    copies: int
    replaces: AnyCard | None
    spare: int


def suggestions(
    deck: Deck,
    cards: CardBase,
    model: Affinities,
    *,
    on: datetime.date,
    limit: int = 40,
    part: CardKind = CardKind.LIBRARY,
) -> tuple[Suggestion, ...]:
    """Cards of crypt or library that a deck calls for and does not play, highest score first.

    Args:
        deck: the deck.
        cards: the card base.
        model: the model of its archive.
        on: the day for which it is built: cards that are banned or not yet legal then are left out.
        limit: the maximum number.
        part: crypt or library.
    """
    held = {slot.card.id: deck.count(slot.card) for slot in deck.slots}
    if not held:
        return ()
    scores = model.scores(held)
    return explained(deck, cards, model, _best(deck, cards, scores, on, limit, part))


def explained(
    deck: Deck, cards: CardBase, model: Affinities, found: Sequence[AnyCard]
) -> tuple[Suggestion, ...]:
    """The reasons for adding some cards to a deck, and the cards that they would replace.

    Args:
        deck: the deck; it has cards.
        cards: the card base.
        model: the model of its archive.
        found: the cards.
    """
    held = {slot.card.id: deck.count(slot.card) for slot in deck.slots}
    scores = model.scores(held)
    callers = model.callers(held, (card.id for card in found))
    made = []
    for card in found:
        because = tuple(
            caller
            for caller in (cards.get(i) for i in callers[card.id][:_CALLERS])
            if caller is not None
        )
        replaced = _replaced(card, deck, scores)
        made.append(
            Suggestion(
                card,
                scores.get(card.id, 0.0),
                because,
                usual_copies(card, because, cards),
                replaced,
                held[replaced.id] if replaced is not None else 0,
            )
        )
    return tuple(made)


def _best(
    deck: Deck,
    cards: CardBase,
    scores: Mapping[int, float],
    on: datetime.date,
    limit: int,
    part: CardKind,
) -> list[AnyCard]:
    held = {slot.card.id for slot in deck.slots}
    found: list[AnyCard] = []
    for card_id in sorted(scores, key=scores.__getitem__, reverse=True):
        if len(found) == limit or scores[card_id] < _FEW:
            break
        card = cards.get(card_id)
        if card is None or card.kind is not part or card_id in held:
            continue
        if fits(card, deck, on):
            found.append(card)
    return found


def usual_copies(card: AnyCard, callers: Iterable[AnyCard], cards: CardBase) -> int:
    """The median copies of a card in the decks with a caller that has enough of them, or at all."""
    found = cards.archive.postings.get(card.id, NOWHERE)
    copies = dict(zip(found.decks, found.copies, strict=True))
    for caller in callers:
        other = cards.archive.postings.get(caller.id, NOWHERE)
        together = [copies[position] for position in other.decks if position in copies]
        if len(together) >= _ENOUGH:
            return max(1, median_low(together))
    return max(1, median_low(copies.values())) if copies else 1


def _replaced(card: AnyCard, deck: Deck, scores: Mapping[int, float]) -> AnyCard | None:
    """The card to replace: one with the same function, or else the one with the least support.

    A card with more support than the new one is replaced only if all others have more, too.
    """
    in_crypt = isinstance(card, CryptCard)
    slots = deck.crypt if in_crypt else deck.library
    if sum(slot.count for slot in slots) < (FULL_CRYPT if in_crypt else FULL_LIBRARY):
        return None
    same = [
        slot.card
        for slot in slots
        if isinstance(card, LibraryCard)
        and _alike(card, slot.card)
        and scores.get(slot.card.id, 0.0) < scores.get(card.id, 0.0)
    ]
    return min(
        same or [slot.card for slot in slots],
        key=lambda other: (scores.get(other.id, 0.0), other.id),
    )


def _alike(card: LibraryCard, other: AnyCard) -> bool:
    """Whether two cards share a function, or have none and share a type."""
    if not isinstance(other, LibraryCard):
        return False
    if card.functions:
        return bool(set(card.functions).intersection(other.functions))
    return bool(set(card.types).intersection(other.types))
