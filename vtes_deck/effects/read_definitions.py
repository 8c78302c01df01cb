"""Definitions that the reader makes for cards that have no declared definition.

A text is read when a game, a count or a view first needs it, and the result is cached. The reader
is not loaded before that.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from cardbase.card_numbers import is_own
from cardbase.clans import CLANS
from cardbase.model import AnyCard, CryptCard
from vtes_deck.effects.plain_cards import is_plain
from vtes_deck.effects.vocab.definition import Definition

if TYPE_CHECKING:
    from vtes_deck.effects.reader.analogy import AnalogicReader
    from vtes_deck.effects.reader.cards import CardReading

MAX_KEPT = 10_000
"""The size of the caches: more than the number of cards."""


def print_of(card: AnyCard) -> str | bytes:
    """The cache key of a printed card: its text or, for a user's own card, all its fields."""
    return msgspec.json.encode(card) if is_own(card.id) else card.text


def definition_read(card: AnyCard) -> Definition | None:
    """The definition that the reader makes for a card, regardless of :func:`undeclared.act`.

    Returns:
        ``None`` if the text states printed facts only, or does not have exactly one meaning as a
        whole.
    """
    return _definition(card, print_of(card))


def reading_of(card: AnyCard) -> CardReading:
    """The reading of the text of a card, with the first phrase that is not understood."""
    return _reader(_clans_with(card)).read(card)


@lru_cache(maxsize=MAX_KEPT)
def _definition(card: AnyCard, _print: str | bytes) -> Definition | None:
    """The definition of a card, cached by its print, because cards with one id are equal."""
    return None if is_plain(card) else reading_of(card).definition


def _clans_with(card: AnyCard) -> tuple[str, ...]:
    """The clans of the game and those of the card, which may be new or invented."""
    own = (card.clan,) if isinstance(card, CryptCard) else card.requirement.clans
    return CLANS if set(own) <= set(CLANS) else (*CLANS, *sorted(set(own) - set(CLANS)))


@lru_cache(maxsize=8)
def _reader(clans: tuple[str, ...]) -> AnalogicReader:
    from vtes_deck.effects.reader.card_base import reader_of

    return reader_of(clans)
