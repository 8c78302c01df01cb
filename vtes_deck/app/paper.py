"""The content of printed pages: a deck list for a tournament, and the cards of proxies.

The layout is the task of :mod:`vtes_deck.paper`.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from cardbase.model import AnyCard, CryptCard
from vtes_deck.deck.checksum import checksum
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.order import crypt_order, sections

MAX_PROXIES = 1_000
"""The maximum number of proxies at once, about eleven decks."""

_MAX_LENGTH = 300
"""The maximum length of a text that a player wrote; a longer one is cut and ends in dots."""


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """The heading of a registration sheet; every field may be empty.

    Attributes:
        player: the name of the player.
        vekn: the number of the player at the V:EKN.
        event: the tournament.
        date: its day, as the player writes it.
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
        name: the name, with ``(ADV)`` for an advanced vampire, without the group.
        capacity: the printed capacity.
        group: the group as printed, possibly ``"ANY"``.
        clan: clan or creed.
        disciplines: codes with spaces between them, superior ones in capitals.
        title: the title, or empty.
        comment: the author's comment on it.
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
    """The cards of a type: the name of the type, their number, and the cards."""

    title: str
    count: int
    lines: tuple[LibraryLine, ...]


class DeckSheet(msgspec.Struct, frozen=True):
    """A deck as a list for paper.

    Attributes:
        crypt: the crypt as players write it.
        crypt_count: cards in it.
        groups: numeric groups in it.
        library: the library, by type.
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
        card.listed_name,
        card.capacity,
        "ANY" if card.group is None else str(card.group),
        card.clan,
        " ".join(card.disciplines),
        str(card.title) if card.title else "",
        plain(slot.comment),
    )


def _library_line(slot: Slot) -> LibraryLine:
    return LibraryLine(slot.count, slot.card.unique_name, plain(slot.comment))


def plain(text: str, most: int = _MAX_LENGTH) -> str:
    """A text of the user on one line, without characters that cannot be printed."""
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
    """The cards of a deck for which proxies are printed."""

    DECK = "deck"
    CRYPT = "crypt"
    LIBRARY = "library"


def proxies(deck: Deck, which: Which = Which.DECK, *, each_once: bool = False) -> list[AnyCard]:
    """The cards for which proxies are printed, in the order of a list.

    Args:
        deck: the deck.
        which: crypt, library or both.
        each_once: one proxy of each card instead of one of each copy.

    Returns:
        At most :data:`MAX_PROXIES` cards.
    """
    slots: list[Slot] = []
    if which is not Which.LIBRARY:
        slots += crypt_order(deck)
    if which is not Which.CRYPT:
        slots += [slot for part in sections(deck) for slot in part.slots]
    found = [slot.card for slot in slots for _ in range(1 if each_once else slot.count)]
    return found[:MAX_PROXIES]
