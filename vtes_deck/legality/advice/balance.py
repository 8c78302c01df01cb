"""The proportions of a deck, compared with the decks that won tournaments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import msgspec

from cardbase.model import Cost, LibraryCard
from cardbase.playability import MissingRequirement, Need
from cardbase.terms import Function, Type
from vtes_deck.deck.model import Deck
from vtes_deck.legality.advice.kinds import FewCanPlay, Measure, NoPressure, Unusual
from vtes_deck.legality.advice.lenders import gives
from vtes_deck.legality.data import read
from vtes_deck.legality.violations import Copies

# The limits for a Discipline that many cards require and that is rare in the crypt. Among the
# winning decks 0.6 % are beyond both; see tests/legality/test_advice_on_winners.py.
MANY_CARDS = 6
RARE = 1 / 4

# The effects of a library on a prey; a deck without them has only the bleeds of its minions.
PRESSURE = frozenset(
    {Function.BLEED, Function.VOTES, Function.RUSH, Function.POOL_LOSS, Function.BURN}
)

_ACTIONS = frozenset(
    {
        Type.ACTION,
        Type.POLITICAL_ACTION,
        Type.ALLY,
        Type.RETAINER,
        Type.EQUIPMENT,
        Type.POWER,
    }
)


class Range(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The range of nearly all winning decks."""

    low: float
    high: float


class Ranges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ranges with their source.

    Attributes:
        source: the archive.
        decks: the number of measured decks.
        share: the share of decks within each range, 0 to 1.
        ranges: the ranges by measure.
    """

    source: str
    decks: int
    share: float
    ranges: dict[Measure, Range]


_BEGUN = 30
"""The minimum number of library cards for meaningful shares: half of the smallest legal library."""


@cache
def ranges() -> Ranges:
    """The ranges in ``resources/legality/winning_ranges.toml``."""
    return read("winning_ranges.toml", Ranges)


def unusual(deck: Deck) -> Iterator[Unusual]:
    """Figures outside the range of nearly all winning decks, from :data:`_BEGUN` cards on."""
    if not deck.crypt_count or deck.library_count < _BEGUN:
        return
    known = ranges()
    for measure, usual in known.ranges.items():
        value = measured(deck, measure)
        if not usual.low <= value <= usual.high:
            yield Unusual(
                measure=measure,
                value=value,
                low=usual.low,
                high=usual.high,
                share=known.share,
                decks=known.decks,
            )


def measured(deck: Deck, measure: Measure) -> float:
    """The figure of a deck that has a crypt and a library."""
    if measure is Measure.CAPACITY:
        return sum(v.capacity * count for v, count in deck.vampires) / deck.crypt_count
    each = _OF_A_CARD[measure]
    return sum(each(card) * count for card, count in deck.cards) / deck.library_count


def _is_master(card: LibraryCard) -> bool:
    return Type.MASTER in card.types and not card.trifle


def _is_action(card: LibraryCard) -> bool:
    return bool(_ACTIONS.intersection(card.types))


def _is_modifier(card: LibraryCard) -> bool:
    return Type.ACTION_MODIFIER in card.types


def _is_reaction(card: LibraryCard) -> bool:
    return Type.REACTION in card.types


def _is_combat(card: LibraryCard) -> bool:
    return Type.COMBAT in card.types


def _blood(card: LibraryCard) -> int:
    return _amount(card.blood_cost)


def _pool(card: LibraryCard) -> int:
    return _amount(card.pool_cost)


def _amount(cost: Cost) -> int:
    return 1 if cost == "X" else cost


_OF_A_CARD: dict[Measure, Callable[[LibraryCard], int]] = {
    Measure.MASTERS: _is_master,
    Measure.ACTIONS: _is_action,
    Measure.MODIFIERS: _is_modifier,
    Measure.REACTIONS: _is_reaction,
    Measure.COMBAT: _is_combat,
    Measure.BLOOD: _blood,
    Measure.POOL: _pool,
}


def few_can_play(deck: Deck) -> Iterator[FewCanPlay]:
    """Disciplines that many cards need, few vampires have, and no card of the deck gives."""
    asked: dict[str, list[Copies]] = {}
    for card, count in deck.cards:
        codes = card.requirement.disciplines
        if len(codes) == 1:
            asked.setdefault(codes[0], []).append(Copies(card, count))
    for code, cards in asked.items():
        if sum(c.count for c in cards) < MANY_CARDS:
            continue
        able = sum(count for vampire, count in deck.vampires if vampire.level(code))
        if 0 < able < RARE * deck.crypt_count and not _taught(deck, code):
            yield FewCanPlay(
                cards=tuple(cards), discipline=code, vampires=able, crypt=deck.crypt_count
            )


def _taught(deck: Deck, code: str) -> bool:
    missing = MissingRequirement(Need.DISCIPLINE, (code,))
    return any(gives(slot.card, missing) for slot in deck.slots)


def no_pressure(deck: Deck) -> Iterator[NoPressure]:
    """Advice if neither library nor crypt increases bleeds, calls votes, rushes or burns pool."""
    if not deck.library:
        return
    for slot in deck.slots:
        if PRESSURE.intersection(slot.card.functions) or Type.POLITICAL_ACTION in slot.card.types:
            return
    yield NoPressure()
