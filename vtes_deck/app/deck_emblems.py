"""The characteristic clans and Disciplines of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from cardbase.model import AnyCard, CryptCard
from vtes_deck.deck.model import Deck

_MAX_CLANS = 3
_MAX_DISCIPLINES = 5
_MIN_SHARE = 0.15
"""The minimum share of the most frequent one: rarer ones say little about the deck."""


class Emblems(NamedTuple):
    """Clans of the crypt and codes of Disciplines, the most frequent first."""

    clans: tuple[str, ...] = ()
    disciplines: tuple[str, ...] = ()


def emblems_of(deck: Deck) -> Emblems:
    """The clans that the crypt consists of, and the Disciplines that the library requires.

    Without a library card that requires one: those of the crypt.
    """
    clans: Counter[str] = Counter()
    known: Counter[str] = Counter()
    needed: Counter[str] = Counter()
    for slot in deck.crypt:
        if isinstance(slot.card, CryptCard):
            clans[slot.card.clan] += slot.count
            known.update({code.lower(): slot.count for code in slot.card.disciplines})
    for card, copies in deck.cards:
        codes = card.requirement.disciplines
        # Of alternative Disciplines, those that the crypt has.
        needed.update(dict.fromkeys([code for code in codes if code in known] or codes, copies))
    return Emblems(_frequent(clans, _MAX_CLANS), _frequent(needed or known, _MAX_DISCIPLINES))


def main_clan(cards: Iterable[tuple[AnyCard | None, int]]) -> str:
    """The clan of at least half of the crypt cards among copies of cards, or an empty text."""
    clans: Counter[str] = Counter()
    for card, copies in cards:
        if isinstance(card, CryptCard):
            clans[card.clan] += copies
    first = clans.most_common(1)
    return first[0][0] if first and 2 * first[0][1] >= clans.total() else ""


def _frequent(counts: Counter[str], most: int) -> tuple[str, ...]:
    least = _MIN_SHARE * max(counts.values(), default=0)
    found = sorted((-count, name) for name, count in counts.items() if count >= least)
    return tuple(name for _, name in found[:most])
