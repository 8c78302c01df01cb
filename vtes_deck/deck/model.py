"""A deck as a frozen value. Edits are pure functions in :mod:`vtes_deck.deck.edits`."""

from __future__ import annotations

import msgspec

from cardbase.archive import ArchiveEvent
from cardbase.model import AnyCard, CryptCard, LibraryCard


class Slot(msgspec.Struct, frozen=True):
    """Some copies of one card.

    Attributes:
        card: the card.
        count: copies, at least 1.
        comment: the author's comment on it.
    """

    card: AnyCard
    count: int
    comment: str = ""


class UnknownLine(msgspec.Struct, frozen=True):
    """A card that could not be identified. It is kept, so that nothing that a player wrote is lost.

    Attributes:
        name: the name as written.
        count: copies, as written or 1.
        crypt: whether it was in the crypt; ``None`` if not known.
        line: 1-based line in the file it came from, 0 if it has none.
        comment: the text after the name.
    """

    name: str
    count: int = 1
    crypt: bool | None = None
    line: int = 0
    comment: str = ""


class Win(msgspec.Struct, frozen=True):
    """The tournament that a deck won, from the headings of the archive of winning decks.

    Attributes:
        event: the tournament.
        player: the winner.
        score: the result as the archive writes it, e.g. ``"2GW8 + 1.5vp in final"``; may be empty.
    """

    event: ArchiveEvent
    player: str = ""
    score: str = ""


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck list.

    Attributes:
        name, author, description: free text; may be empty.
        crypt: crypt cards, each card once, in the author's order.
        library: library cards, each card once, in the author's order.
        unknown: lines of cards that could not be identified.
        win: the tournament that it won, for a deck of the archive.
    """

    name: str = ""
    author: str = ""
    description: str = ""
    crypt: tuple[Slot, ...] = ()
    library: tuple[Slot, ...] = ()
    unknown: tuple[UnknownLine, ...] = ()
    win: Win | None = None

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Every slot, the crypt first."""
        return self.crypt + self.library

    @property
    def crypt_count(self) -> int:
        """Number of crypt cards that were identified."""
        return sum(slot.count for slot in self.crypt)

    @property
    def library_count(self) -> int:
        """Number of library cards that were identified."""
        return sum(slot.count for slot in self.library)

    @property
    def vampires(self) -> tuple[tuple[CryptCard, int], ...]:
        """The crypt as (card, copies)."""
        return tuple((s.card, s.count) for s in self.crypt if isinstance(s.card, CryptCard))

    @property
    def cards(self) -> tuple[tuple[LibraryCard, int], ...]:
        """The library as (card, copies)."""
        return tuple((s.card, s.count) for s in self.library if isinstance(s.card, LibraryCard))

    @property
    def groups(self) -> tuple[int, ...]:
        """The numeric groups in the crypt, ascending; ANY does not count (DCK-07)."""
        return tuple(sorted({c.group for c, _ in self.vampires if c.group is not None}))

    def count(self, card: AnyCard) -> int:
        """Copies of ``card`` in the deck."""
        slots = self.crypt if isinstance(card, CryptCard) else self.library
        return sum(slot.count for slot in slots if slot.card == card)
