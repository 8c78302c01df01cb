"""The cards that a tournament format allows on a day.

All cards are judged as if they were one deck. Violations by single cards are kept, those of the
deck size are ignored. So bans, releases and card pools are not implemented twice.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType

from cardbase.model import AnyCard, CryptCard, LibraryCard
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.language import mark
from vtes_deck.legality import violations
from vtes_deck.legality.card_pool import CardPool
from vtes_deck.legality.case import Options
from vtes_deck.legality.format import all_formats
from vtes_deck.legality.judge import judge


class Bar(StrEnum):
    """The reason why a card may not be played."""

    BANNED = mark("banned")
    NOT_YET = mark("not yet legal")
    OWN = mark("your own card")
    PLAYTEST = mark("being tested")
    NEVER_RELEASED = mark("never released")
    OUTSIDE = mark("not in the card pool")
    TOO_NEW = mark("released later")


_BARS: dict[type[violations.Violation], Bar] = {
    violations.Banned: Bar.BANNED,
    violations.NotYetLegal: Bar.NOT_YET,
    violations.OwnCards: Bar.OWN,
    violations.Playtest: Bar.PLAYTEST,
    violations.NeverReleased: Bar.NEVER_RELEASED,
    violations.NotInPool: Bar.OUTSIDE,
    violations.OutsidePool: Bar.OUTSIDE,
    violations.AfterItsTime: Bar.TOO_NEW,
}
"""The violations of single cards; a ban is more specific than a card pool, so it comes first."""


def barred(
    cards: Iterable[AnyCard],
    tournament_format: str,
    on: datetime.date,
    pool: CardPool | None = None,
) -> Mapping[int, Bar]:
    """The cards that may not be played, by id, with the reason.

    Args:
        cards: the cards to judge, usually all.
        tournament_format: name of the format.
        on: the day.
        pool: the pool of the organiser; its rule on clans does not matter here.

    Raises:
        UnknownFormatError: there is no such format.
    """
    found: dict[int, Bar] = {}
    verdict = judge(_heap(cards), tournament_format, on, Options(pool=pool))
    for kind, bar in _BARS.items():
        for violation in verdict.errors:
            if isinstance(violation, kind):
                for copies in violation.cards:
                    found.setdefault(copies.card.id, bar)
    return MappingProxyType(found)


def bar_of(card: AnyCard, tournament_format: str, on: datetime.date) -> Bar | None:
    """The reason why one card may not be played, or ``None`` if it may; see :func:`barred`."""
    return barred((card,), tournament_format, on).get(card.id)


def card_pools(cards: Iterable[AnyCard], on: datetime.date) -> Mapping[str, frozenset[int]]:
    """The ids of the cards in the pool of each tournament format that has a separate pool.

    The search filter ``format:`` uses them. A banned card may still be in a pool.
    """
    heap = _heap(cards)
    ids = frozenset(slot.card.id for slot in heap.slots)
    pools: dict[str, frozenset[int]] = {}
    for one in all_formats():
        outside = {
            copies.card.id
            for violation in judge(heap, one, on).violations
            if isinstance(violation, violations.NotInPool)
            for copies in violation.cards
        }
        if outside:
            pools[one.name] = ids - outside
    return MappingProxyType(pools)


def _heap(cards: Iterable[AnyCard]) -> Deck:
    every = tuple(cards)
    return Deck(
        crypt=tuple(Slot(card, 1) for card in every if isinstance(card, CryptCard)),
        library=tuple(Slot(card, 1) for card in every if isinstance(card, LibraryCard)),
    )
