"""The part of one or more decks that the engine enforces: full, read, partial, none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache

import msgspec

from cardbase.model import AnyCard, LibraryCard
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.plain_cards import is_plain
from vtes_deck.effects.read_definitions import MAX_KEPT, print_of
from vtes_deck.effects.registry import definition_of


class CoverageLevel(StrEnum):
    """The degree to which the engine enforces the text of a card.

    A card is read if it has no definition and the program can read its whole text automatically.
    """

    FULL = "full"
    READ = "read"
    PARTIAL = "partial"
    NONE = "none"


class UnenforcedCard(msgspec.Struct, frozen=True):
    """A card that is not enforced in full.

    Attributes:
        id, name: the card.
        level: read, partial or none.
        why: the part that is not enforced, if the level is partial.
        copies: the number of copies in the decks.
    """

    id: int
    name: str
    level: CoverageLevel
    why: str
    copies: int


class Coverage(msgspec.Struct, frozen=True):
    """The coverage of one or more decks.

    Attributes:
        decks: the number of decks.
        whole: the number of decks that are enforced in full.
        whole_read: the number of other decks whose cards are all full or read.
        library, library_full, library_read: the number of library cards: all, those enforced in
            full, and those that are read.
        crypt, crypt_full, crypt_read: the same for crypt cards.
        missing: the cards not enforced in full, most copies first.
    """

    decks: int
    whole: int
    whole_read: int
    library: int
    library_full: int
    library_read: int
    crypt: int
    crypt_full: int
    crypt_read: int
    missing: tuple[UnenforcedCard, ...]

    @property
    def library_share(self) -> float:
        """A share from 0 to 1; 1 without library cards."""
        return self.library_full / self.library if self.library else 1.0

    @property
    def crypt_share(self) -> float:
        """A share from 0 to 1; 1 without crypt cards."""
        return self.crypt_full / self.crypt if self.crypt else 1.0

    @property
    def library_read_share(self) -> float:
        """A share from 0 to 1; 0 without library cards."""
        return self.library_read / self.library if self.library else 0.0

    @property
    def crypt_read_share(self) -> float:
        """A share from 0 to 1; 0 without crypt cards."""
        return self.crypt_read / self.crypt if self.crypt else 0.0


def level_of(card: AnyCard) -> CoverageLevel:
    """The part of a card that the engine enforces; a card with only facts in its text is full."""
    declared = definitions().get(card.id)
    if declared is not None:
        return CoverageLevel.FULL if declared.full else CoverageLevel.PARTIAL
    if _is_plain(card, print_of(card)):
        return CoverageLevel.FULL
    return CoverageLevel.NONE if definition_of(card) is None else CoverageLevel.READ


def is_full(card: AnyCard) -> bool:
    """Whether the engine enforces a card in full, without reading its text."""
    declared = definitions().get(card.id)
    return _is_plain(card, print_of(card)) if declared is None else declared.full


@lru_cache(maxsize=MAX_KEPT)
def _is_plain(card: AnyCard, _print: str | bytes) -> bool:
    """The cached result of :func:`is_plain`, by print because cards with one id are equal."""
    return is_plain(card)


def measure(decks: Iterable[Mapping[AnyCard, int]]) -> Coverage:
    """The coverage of decks. Each deck maps cards to their numbers of copies."""
    count = whole = whole_read = 0
    totals: Counter[tuple[bool, CoverageLevel]] = Counter()
    missing: Counter[AnyCard] = Counter()
    for deck in decks:
        count += 1
        levels: set[CoverageLevel] = set()
        for card, copies in deck.items():
            level = level_of(card)
            levels.add(level)
            totals[isinstance(card, LibraryCard), level] += copies
            if level is not CoverageLevel.FULL:
                missing[card] += copies
        whole += levels <= {CoverageLevel.FULL}
        whole_read += CoverageLevel.READ in levels and levels <= {
            CoverageLevel.FULL,
            CoverageLevel.READ,
        }
    library = sum(n for (is_library, _), n in totals.items() if is_library)
    crypt = totals.total() - library
    return Coverage(
        decks=count,
        whole=whole,
        whole_read=whole_read,
        library=library,
        library_full=totals[True, CoverageLevel.FULL],
        library_read=totals[True, CoverageLevel.READ],
        crypt=crypt,
        crypt_full=totals[False, CoverageLevel.FULL],
        crypt_read=totals[False, CoverageLevel.READ],
        missing=tuple(
            UnenforcedCard(card.id, card.unique_name, level_of(card), why_of(card), copies)
            for card, copies in sorted(
                missing.items(), key=lambda pair: (-pair[1], pair[0].unique_name)
            )
        ),
    )


def why_of(card: AnyCard) -> str:
    """The gap of a card, as a sentence; empty for a card without definition."""
    definition = definitions().get(card.id)
    return "" if definition is None else definition.partial
