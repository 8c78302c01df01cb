"""The use of the collection by decks: used, missing and spare copies.

Decks whose cards stay in them (*fixed*) need separate cards. Decks that are built when they are
played (*flexible*) share cards: together they need, for each card, the maximum over these decks.
Ideas need no cards.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

import msgspec

from vtes_deck.collection.model import Collection, Listed, ShelvedDeck, Use


class Used(msgspec.Struct, frozen=True):
    """The copies of a card that decks need.

    Attributes:
        fixed: copies in all fixed decks together.
        flexible: copies in the flexible deck with most copies.
    """

    fixed: int = 0
    flexible: int = 0

    @property
    def total(self) -> int:
        """Copies that all decks together need."""
        return self.fixed + self.flexible


_NONE = Used()


class Lender(msgspec.Struct, frozen=True):
    """A deck with a card that another one needs."""

    deck: ShelvedDeck
    count: int


class Shortfall(msgspec.Struct, frozen=True):
    """The copies of a card that a deck needs, and those available.

    Attributes:
        card: number of the card.
        need: copies in the deck.
        have: copies owned.
        fixed: copies that stay in other fixed decks.
        lenders: other decks with the card in them, fixed ones first.
    """

    card: int
    need: int
    have: int
    fixed: int = 0
    lenders: tuple[Lender, ...] = ()

    @property
    def available(self) -> int:
        """Copies that are in no other fixed deck."""
        return max(self.have - self.fixed, 0)

    @property
    def missing(self) -> int:
        """The copies that are needed but not available."""
        return max(self.need - self.available, 0)

    @property
    def borrowed(self) -> int:
        """Copies to be taken out of flexible decks, if these are built at the moment."""
        lent = max((o.count for o in self.lenders if o.deck.use is Use.FLEXIBLE), default=0)
        return max(min(self.need, self.available) - max(self.available - lent, 0), 0)


class Shared(msgspec.Struct, frozen=True):
    """The cards that two decks share.

    Attributes:
        deck: the other deck.
        cards: the copies that both decks have, by card number.
        short: the copies that are missing if both are built at the same time, by card number.
    """

    deck: ShelvedDeck
    cards: dict[int, int]
    short: dict[int, int]

    @property
    def copies(self) -> int:
        """Copies in common."""
        return sum(self.cards.values())


class Usage:
    """The uses of every card of a collection, counted once.

    Attributes:
        collection: the collection.
        uses: the copies that decks need of each card.
        holding: the decks with each card.
    """

    def __init__(self, collection: Collection, before: Usage | None = None) -> None:
        """Count the uses.

        Args:
            collection: the collection.
            before: an earlier count; reused if the decks are the same.
        """
        self.collection = collection
        self.uses: Mapping[int, Used]
        self.holding: Mapping[int, list[ShelvedDeck]]
        if before is not None and before.collection.decks is collection.decks:
            self.uses, self.holding = before.uses, before.holding
            return
        fixed: dict[int, int] = defaultdict(int)
        flexible: dict[int, int] = defaultdict(int)
        holders: dict[int, list[ShelvedDeck]] = defaultdict(list)
        for deck in collection.decks.values():
            if deck.use is Use.IDEA:
                continue
            for card, count in deck.cards.items():
                holders[card].append(deck)
                if deck.use is Use.FIXED:
                    fixed[card] += count
                else:
                    flexible[card] = max(flexible[card], count)
        self.uses = {card: Used(fixed[card], flexible[card]) for card in holders}
        self.holding = dict(holders)

    @property
    def cards(self) -> frozenset[int]:
        """Numbers of the cards that are in a deck."""
        return frozenset(self.uses)

    def used(self, card: int) -> Used:
        """The copies of a card that decks need."""
        return self.uses.get(card, _NONE)

    def holders(self, card: int) -> tuple[ShelvedDeck, ...]:
        """The decks with a card in them: fixed ones first, then by name."""
        return tuple(sorted(self.holding.get(card, ()), key=_deck_order))

    def surplus(self, card: int) -> int:
        """Copies beyond the need of decks; below 0 if they need more than exist."""
        return self.collection.owned.count(card) - self.used(card).total

    def missing_count(self, cards: Mapping[int, int], path: str = "") -> int:
        """The total copies that a deck lacks; like :meth:`missing`, but fast for many decks."""
        deck = self.collection.decks.get(path)
        own = deck.cards if deck is not None and deck.use is Use.FIXED else {}
        have, used = self.collection.owned.count, self.uses
        total = 0
        for card, need in cards.items():
            stays = used[card].fixed - own.get(card, 0) if card in used else 0
            available = have(card) - stays
            total += need - available if 0 < available < need else 0 if available > 0 else need
        return total

    def missing(self, cards: Mapping[int, int], path: str = "") -> tuple[Shortfall, ...]:
        """The copies that a deck needs and those that exist, card by card in its order.

        Args:
            cards: the copies, by card number.
            path: the deck's own file, whose own copies are available to it.
        """
        return tuple(self._missing(card, need, path) for card, need in cards.items())

    def _missing(self, card: int, need: int, path: str) -> Shortfall:
        others = [deck for deck in self.holding.get(card, ()) if deck.path != path]
        fixed = sum(deck.cards[card] for deck in others if deck.use is Use.FIXED)
        lenders = tuple(Lender(deck, deck.cards[card]) for deck in sorted(others, key=_deck_order))
        return Shortfall(card, need, self.collection.owned.count(card), fixed, lenders)

    def sharing(self, cards: Mapping[int, int], path: str = "") -> tuple[Shared, ...]:
        """The decks that have cards in common with a deck of these cards, most first.

        Ideas are included, because they can share cards before they are built.
        """
        found = []
        for deck in self.collection.decks.values():
            if deck.path == path:
                continue
            common = {
                card: min(count, deck.cards[card])
                for card, count in cards.items()
                if card in deck.cards
            }
            if not common:
                continue
            short = {
                card: lacking
                for card in common
                if (lacking := cards[card] + deck.cards[card] - self.collection.owned.count(card))
                > 0
            }
            found.append(Shared(deck, common, short))
        return tuple(sorted(found, key=lambda one: (-one.copies, _deck_order(one.deck))))


def wishes_of(missing: Iterable[Shortfall], before: Mapping[int, Listed]) -> tuple[Listed, ...]:
    """The missing cards as wishes; an existing wish for more copies stays."""
    return tuple(
        Listed(
            one.card,
            max(one.missing, before[one.card].count if one.card in before else 0),
            before[one.card].set if one.card in before else "",
            before[one.card].note if one.card in before else "",
        )
        for one in missing
        if one.missing
    )


def _deck_order(deck: ShelvedDeck) -> tuple[bool, str, str]:
    return (deck.use is not Use.FIXED, deck.name.casefold(), deck.path)
