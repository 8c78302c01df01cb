"""How much of one or more decks the engine enforces: full, partial, none."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache

import msgspec

from cardbase.model import AnyCard, CryptCard, LibraryCard, Type
from vtes_deck.effects.crypt_text import unexplained_statements
from vtes_deck.effects.registry import definitions
from vtes_deck.engine.status.disciplines import is_played_as_printed


class Level(StrEnum):
    """How much of the text of a card the engine enforces."""

    FULL = "full"
    PARTIAL = "partial"
    NONE = "none"


class Missing(msgspec.Struct, frozen=True):
    """A card that is not enforced in full.

    Attributes:
        id, name: the card.
        level: partial or none.
        why: what is not enforced, if it is partial.
        copies: the number of copies in the decks.
    """

    id: int
    name: str
    level: Level
    why: str
    copies: int


class Coverage(msgspec.Struct, frozen=True):
    """The coverage of one or more decks.

    Attributes:
        decks: the number of decks.
        whole: the number of decks that are enforced in full.
        library, library_full: the number of library cards, and of those enforced in full.
        crypt, crypt_full: the same for crypt cards.
        missing: the cards not enforced in full, most copies first.
    """

    decks: int
    whole: int
    library: int
    library_full: int
    crypt: int
    crypt_full: int
    missing: tuple[Missing, ...]

    @property
    def library_share(self) -> float:
        """A share from 0 to 1; 1 without library cards."""
        return self.library_full / self.library if self.library else 1.0

    @property
    def crypt_share(self) -> float:
        """A share from 0 to 1; 1 without crypt cards."""
        return self.crypt_full / self.crypt if self.crypt else 1.0

    @property
    def whole_share(self) -> float:
        """A share from 0 to 1; 1 without decks."""
        return self.whole / self.decks if self.decks else 1.0


def level_of(card: AnyCard) -> Level:
    """How much of a card the engine enforces; a card without text beyond facts is full."""
    return _level_of(card, card.text)


@cache
def _level_of(card: AnyCard, _text: str) -> Level:
    """Remembered with the text, which a player may change on an own card."""
    definition = definitions().get(card.id)
    if definition is not None:
        return Level.FULL if definition.full else Level.PARTIAL
    return Level.FULL if is_plain(card) else Level.NONE


_ALLY = re.compile(r"(?:[A-Z][\w ]{0,80} )?with \d{1,3} life\. \d{1,3} strength, \d{1,3} bleed\.")
"""The text of an ally that consists of its numbers only."""


def is_plain(card: AnyCard) -> bool:
    """Whether a card contains only printed facts and what the rules say of all cards of its kind.

    True for vampires without special text, Discipline masters, and allies with numbers only.
    """
    if isinstance(card, CryptCard):
        return not unexplained_statements(card)
    if Type.ALLY in card.types:
        return _ALLY.fullmatch(card.text.strip()) is not None
    return is_played_as_printed(card)


def measure(decks: Iterable[Mapping[AnyCard, int]]) -> Coverage:
    """The coverage of decks. Each deck maps cards to their numbers of copies."""
    count = whole = 0
    totals: Counter[tuple[bool, Level]] = Counter()
    missing: Counter[AnyCard] = Counter()
    for deck in decks:
        count += 1
        complete = True
        for card, copies in deck.items():
            level = level_of(card)
            totals[isinstance(card, LibraryCard), level] += copies
            if level is not Level.FULL:
                missing[card] += copies
                complete = False
        whole += complete
    library = sum(n for (is_library, _), n in totals.items() if is_library)
    crypt = totals.total() - library
    return Coverage(
        decks=count,
        whole=whole,
        library=library,
        library_full=totals[True, Level.FULL],
        crypt=crypt,
        crypt_full=totals[False, Level.FULL],
        missing=tuple(
            Missing(card.id, card.unique_name, level_of(card), why_of(card), copies)
            for card, copies in sorted(
                missing.items(), key=lambda pair: (-pair[1], pair[0].unique_name)
            )
        ),
    )


def why_of(card: AnyCard) -> str:
    """What is not enforced of a card, as a sentence; empty for a card without definition."""
    definition = definitions().get(card.id)
    return "" if definition is None else definition.partial
