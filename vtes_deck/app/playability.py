"""Playability: which crypt cards of a deck, and of all cards, can play which library cards.

Only what is printed on both cards counts; see :mod:`cardbase.playability`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

import msgspec

from cardbase.model import CryptCard, LibraryCard
from cardbase.playability import can_play
from cardbase.terms import Trait, Type
from vtes_deck.deck.model import Deck


class PlayLevel(IntEnum):
    """The level at which a crypt card can play a library card."""

    NOT = 0
    """It does not meet the requirements."""
    PLAIN = 1
    """It can play the card, and no Discipline is required."""
    INFERIOR = 2
    """It meets the requirements, but not at the superior level."""
    SUPERIOR = 3
    """It has the superior level of a Discipline, or of all if they are required together."""


class PlayingVampire(msgspec.Struct, frozen=True):
    """A crypt card of a deck that can play a library card.

    Attributes:
        card: the crypt card.
        count: copies in the deck.
        level: the level at which it can play the card.
        codes: the Disciplines with which it can play the card, at its level: ``("DOM",)``.
    """

    card: CryptCard
    count: int
    level: PlayLevel
    codes: tuple[str, ...] = ()


class Players(msgspec.Struct, frozen=True):
    """The crypt cards that can play a library card.

    Attributes:
        able: crypt cards of the deck that can play it, best first.
        unable: the others of the deck, with copies.
        everywhere: the number of all crypt cards that can play it.
    """

    able: tuple[PlayingVampire, ...]
    unable: tuple[tuple[CryptCard, int], ...]
    everywhere: int


class Playable(msgspec.Struct, frozen=True):
    """The library cards that a crypt card can play.

    Attributes:
        able: copies that it can play.
        total: copies in the library that a minion must play, or that a card in play allows;
            those without requirements are left out.
        unable: cards that it cannot play, with copies, most copies first.
        free: copies without requirements.
    """

    able: int
    total: int
    unable: tuple[tuple[LibraryCard, int], ...]
    free: int


def level_of(minion: CryptCard, card: LibraryCard) -> tuple[PlayLevel, tuple[str, ...]]:
    """The level at which a crypt card can play a library card, and its Disciplines."""
    if not can_play(minion, card):
        return PlayLevel.NOT, ()
    asked = card.requirement.disciplines
    if not asked:
        return PlayLevel.PLAIN, ()
    codes: list[str] = []
    superior: list[bool] = []
    for code in asked:
        has = minion.level(code)
        if has:
            codes.append(code.upper() if has == 2 else code)
            superior.append(has == 2)
        elif code == "fli" and Trait.FLIGHT in minion.traits:
            codes.append(code)
    if not superior:
        # Virtues and flight have one level.
        return PlayLevel.INFERIOR if codes else PlayLevel.PLAIN, tuple(codes)
    good = all(superior) if card.requirement.combo else any(superior)
    return (PlayLevel.SUPERIOR if good else PlayLevel.INFERIOR), tuple(codes)


def who_plays(card: LibraryCard, deck: Deck, crypt: Iterable[CryptCard]) -> Players:
    """The crypt cards that can play a library card: of the deck, and of all.

    Args:
        card: the library card.
        deck: the deck whose crypt cards are listed.
        crypt: all crypt cards.
    """
    able: list[PlayingVampire] = []
    unable: list[tuple[CryptCard, int]] = []
    for minion, count in deck.vampires:
        level, codes = level_of(minion, card)
        if level:
            able.append(PlayingVampire(minion, count, level, codes))
        else:
            unable.append((minion, count))
    able.sort(key=_best_first)
    unable.sort(key=_largest_first)
    return Players(tuple(able), tuple(unable), sum(can_play(each, card) for each in crypt))


class Support(msgspec.Struct, frozen=True):
    """The part of a crypt that can play a library card with requirements.

    Attributes:
        card: the library card.
        copies: the number of copies of it.
        able: crypt cards, copies counted, that can play it.
        superior: the number of these that play it at the superior level; ``None`` if the crypt
            plays it without a Discipline, or with one that has no levels.
        of: all crypt cards of the deck.
    """

    card: LibraryCard
    copies: int
    able: int
    superior: int | None
    of: int

    @property
    def best(self) -> int:
        """Crypt cards that play it as well as it can be played."""
        return self.able if self.superior is None else self.superior


def support(deck: Deck) -> tuple[Support, ...]:
    """The library cards of a deck that have requirements, the least supported first."""
    found: list[Support] = []
    for card, copies in deck.cards:
        if not asks(card):
            continue
        levels = [(level_of(minion, card)[0], count) for minion, count in deck.vampires]
        able = sum(count for level, count in levels if level is not PlayLevel.NOT)
        superior = (
            sum(count for level, count in levels if level is PlayLevel.SUPERIOR)
            if _has_levels(card, deck)
            else None
        )
        found.append(Support(card, copies, able, superior, deck.crypt_count))
    found.sort(key=_least_supported_first)
    return tuple(found)


def _has_levels(card: LibraryCard, deck: Deck) -> bool:
    """Whether a crypt has a Discipline that a card requires, at one of two levels."""
    return any(
        minion.level(code) for minion, _ in deck.vampires for code in card.requirement.disciplines
    )


def _least_supported_first(one: Support) -> tuple[int, int, str]:
    return one.able, one.best, one.card.name


def what_plays(minion: CryptCard, deck: Deck) -> Playable:
    """The library cards of a deck that a crypt card can play."""
    able = free = 0
    unable: list[tuple[LibraryCard, int]] = []
    for card, count in deck.cards:
        if not asks(card):
            free += count
        elif can_play(minion, card):
            able += count
        else:
            unable.append((card, count))
    unable.sort(key=_most_copies_first)
    total = able + sum(count for _, count in unable)
    return Playable(able, total, tuple(unable), free)


def asks(card: LibraryCard) -> bool:
    """Whether a library card has requirements."""
    return bool(card.requirement) or not {Type.POWER, Type.CONVICTION}.isdisjoint(card.types)


def _best_first(player: PlayingVampire) -> tuple[int, int, str]:
    return -player.level, -player.card.capacity, player.card.unique_name


def _largest_first(pair: tuple[CryptCard, int]) -> tuple[int, str]:
    return -pair[0].capacity, pair[0].unique_name


def _most_copies_first(pair: tuple[LibraryCard, int]) -> tuple[int, str]:
    return -pair[1], pair[0].name
