"""Preconstructed decks and other fixed products, from the printings in the card data."""

from __future__ import annotations

import datetime
from collections import defaultdict
from collections.abc import Iterable, Mapping

import msgspec

from cardbase.model import AnyCard, Bundle, CardSet, CryptCard
from vtes_deck.collection.model import Lot
from vtes_deck.deck.model import Deck, Slot

_MIN_LIBRARY = 40
"""Library cards of the smallest deck for new players: 43, in the Third Edition."""


class Precon(msgspec.Struct, frozen=True, kw_only=True):
    """A product of fixed content.

    Attributes:
        set: code of its set.
        code: its own code; empty if the set has only one product.
        name: its name, or that of the set if it has none.
        set_name: name of the set.
        date: its release date, if known.
        cards: the cards and copies in it, crypt first.
        stated: the number of cards in the data, which may differ from the listed ones; 0 if
            unknown.
    """

    set: str
    code: str
    name: str
    set_name: str
    date: datetime.date | None
    cards: tuple[tuple[AnyCard, int], ...]
    stated: int = 0

    @property
    def key(self) -> str:
        """The key of the deck: ``"V5:PTr"``."""
        return f"{self.set}:{self.code}"

    @property
    def title(self) -> str:
        """Its name with the name of its set."""
        return self.name if self.name == self.set_name else f"{self.name} ({self.set_name})"

    @property
    def size(self) -> int:
        """The number of listed cards."""
        return sum(copies for _, copies in self.cards)

    @property
    def crypt_count(self) -> int:
        """Crypt cards among them."""
        return sum(copies for card, copies in self.cards if isinstance(card, CryptCard))

    @property
    def is_deck(self) -> bool:
        """Whether it can be played as it is, unlike bundles and promo packs.

        Starter kits have 5 crypt cards and about 45 library cards; bundles have a crypt card for
        each library card or two.
        """
        crypt, library = self.crypt_count, self.size - self.crypt_count
        return crypt > 0 and library >= max(_MIN_LIBRARY, 2 * crypt)


def precons(cards: Iterable[AnyCard], sets: Mapping[str, CardSet]) -> tuple[Precon, ...]:
    """Every product of fixed content that the printings name, newest first."""
    content: dict[tuple[str, str], list[tuple[AnyCard, int]]] = defaultdict(list)
    dates: dict[tuple[str, str], datetime.date] = {}
    for card in cards:
        for printing in card.printings:
            if printing.precon is None or not printing.copies:
                continue
            key = (printing.set, printing.precon)
            content[key].append((card, printing.copies))
            if printing.date is not None:
                dates.setdefault(key, printing.date)
    found = [_precon(key, inside, sets, dates.get(key)) for key, inside in content.items()]
    return tuple(sorted(found, key=_order))


def lots_of(precon: Precon) -> tuple[Lot, ...]:
    """Its cards as lots of its set."""
    return tuple(Lot(card.id, copies, precon.set) for card, copies in precon.cards)


def deck_of(precon: Precon) -> Deck:
    """The cards of a preconstructed deck as a deck."""
    return Deck(
        name=precon.title,
        crypt=tuple(Slot(c, n) for c, n in precon.cards if isinstance(c, CryptCard)),
        library=tuple(Slot(c, n) for c, n in precon.cards if not isinstance(c, CryptCard)),
    )


def _precon(
    key: tuple[str, str],
    inside: list[tuple[AnyCard, int]],
    sets: Mapping[str, CardSet],
    date: datetime.date | None,
) -> Precon:
    code, own = key
    card_set = sets.get(code)
    bundle = _bundle(card_set, own)
    set_name = card_set.name if card_set else code
    return Precon(
        set=code,
        code=own,
        name=(bundle.name if bundle else own) or set_name,
        set_name=set_name,
        date=date or (card_set.date if card_set else None),
        cards=tuple(sorted(inside, key=_card_order)),
        stated=bundle.size if bundle else 0,
    )


def _bundle(card_set: CardSet | None, code: str) -> Bundle | None:
    if card_set is None:
        return None
    return next((bundle for bundle in card_set.bundles if bundle.code == code), None)


def _card_order(one: tuple[AnyCard, int]) -> tuple[bool, str]:
    card, _ = one
    return (not isinstance(card, CryptCard), card.unique_name)


def _order(precon: Precon) -> tuple[int, str, str, str]:
    day = -precon.date.toordinal() if precon.date else 1
    return (day, precon.set_name, precon.name, precon.code)
