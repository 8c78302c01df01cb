"""The content of printed pages: a deck list for a tournament, and the cards of proxies.

No layout is made here; :mod:`vtes_deck.paper` does that.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from cardbase.model import AnyCard, CryptCard
from vtes_deck.deck.checksum import checksum
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.order import crypt_order, sections

MOST_PROXIES = 1_000
"""Cards that proxies are made of at once: eleven decks."""

_LONGEST = 300
"""Characters of a text that a player wrote; a longer one ends in dots."""


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """The heading of a registration sheet; every field may be empty.

    Attributes:
        player: her name.
        vekn: her number at the V:EKN.
        event: the tournament.
        date: its day, as she writes it.
        deck: name of the deck.
        format: tournament format, in words.
    """

    player: str = ""
    vekn: str = ""
    event: str = ""
    date: str = ""
    deck: str = ""
    format: str = ""


class CryptLine(msgspec.Struct, frozen=True):
    """A crypt card of a list.

    Attributes:
        count: copies.
        name: with ``(ADV)`` where it belongs; the group stands apart.
        capacity: printed.
        group: as printed, ``"ANY"`` included.
        clan: clan or creed.
        disciplines: codes with spaces between them, superior ones in capitals.
        title: or empty.
        comment: what the author wrote about it.
    """

    count: int
    name: str
    capacity: int
    group: str
    clan: str
    disciplines: str
    title: str = ""
    comment: str = ""


class LibraryLine(msgspec.Struct, frozen=True):
    """A library card of a list: copies, name, and what the author wrote about it."""

    count: int
    name: str
    comment: str = ""


class LibraryPart(msgspec.Struct, frozen=True):
    """The cards of a type: its name, how many they are, and the cards."""

    title: str
    count: int
    lines: tuple[LibraryLine, ...]


class DeckSheet(msgspec.Struct, frozen=True):
    """A deck as a list for paper.

    Attributes:
        crypt: as players write it.
        crypt_count: cards in it.
        groups: numeric groups in it.
        library: by type.
        library_count: cards in it.
        unknown: lines with unknown cards.
        unknown_count: copies of them.
        checksum: see :mod:`vtes_deck.deck.checksum`.
    """

    crypt: tuple[CryptLine, ...]
    crypt_count: int
    groups: tuple[int, ...]
    library: tuple[LibraryPart, ...]
    library_count: int
    unknown: tuple[LibraryLine, ...]
    unknown_count: int
    checksum: str


def sheet_of(deck: Deck) -> DeckSheet:
    """A deck as a list for paper."""
    return DeckSheet(
        crypt=tuple(
            _crypt_line(slot.card, slot)
            for slot in crypt_order(deck)
            if isinstance(slot.card, CryptCard)
        ),
        crypt_count=deck.crypt_count,
        groups=deck.groups,
        library=tuple(
            LibraryPart(part.title, part.count, tuple(_library_line(slot) for slot in part.slots))
            for part in sections(deck)
        ),
        library_count=deck.library_count,
        unknown=tuple(
            LibraryLine(line.count, plain(line.name), plain(line.comment)) for line in deck.unknown
        ),
        unknown_count=sum(line.count for line in deck.unknown),
        checksum=checksum(deck),
    )


def _crypt_line(card: CryptCard, slot: Slot) -> CryptLine:
    return CryptLine(
        slot.count,
        f"{card.name} (ADV)" if card.advanced else card.name,
        card.capacity,
        "ANY" if card.group is None else str(card.group),
        card.clan,
        " ".join(card.disciplines),
        str(card.title) if card.title else "",
        plain(slot.comment),
    )


def _library_line(slot: Slot) -> LibraryLine:
    return LibraryLine(slot.count, slot.card.unique_name, plain(slot.comment))


def plain(text: str, most: int = _LONGEST) -> str:
    """A text of the user on one line, without signs that cannot be printed."""
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"


def without_comments(deck: Deck) -> Deck:
    """The deck without what its author wrote about the cards."""
    return msgspec.structs.replace(
        deck,
        crypt=tuple(msgspec.structs.replace(slot, comment="") for slot in deck.crypt),
        library=tuple(msgspec.structs.replace(slot, comment="") for slot in deck.library),
    )


class Which(StrEnum):
    """Which cards of a deck proxies are made of."""

    DECK = "deck"
    CRYPT = "crypt"
    LIBRARY = "library"


def proxies(deck: Deck, which: Which = Which.DECK, *, each_once: bool = False) -> list[AnyCard]:
    """The cards that proxies are made of, in the order of a list.

    Args:
        deck: the deck.
        which: crypt, library or both.
        each_once: one of each card instead of as many as the deck has.

    Returns:
        At most :data:`MOST_PROXIES` cards.
    """
    slots: list[Slot] = []
    if which is not Which.LIBRARY:
        slots += crypt_order(deck)
    if which is not Which.CRYPT:
        slots += [slot for part in sections(deck) for slot in part.slots]
    found = [slot.card for slot in slots for _ in range(1 if each_once else slot.count)]
    return found[:MOST_PROXIES]
