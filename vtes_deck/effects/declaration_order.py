"""The order in which to declare cards so that many decks are soon enforced in full."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import islice

import msgspec

from cardbase.model import AnyCard, LibraryCard
from vtes_deck.effects.coverage import CoverageLevel, is_full, level_of

_DIGITS = 9
"""Weights that differ by less are equal; sums of fractions carry rounding errors."""


class OrderedCard(msgspec.Struct, frozen=True):
    """One card of the order, and the coverage when it and all cards before it are declared.

    Attributes:
        id, name: the card.
        library: whether it is a library card.
        level: its current level, partial or none.
        decks: the number of decks that contain it.
        weight: the sum over the decks that contain it of 1 / (missing cards of the deck)².
        whole: the number of decks that are then enforced in full.
        library_share, crypt_share: the shares of library and crypt cards that are then enforced,
            from 0 to 1.
    """

    id: int
    name: str
    library: bool
    level: CoverageLevel
    decks: int
    weight: float
    whole: int
    library_share: float
    crypt_share: float


def next_cards(
    decks: Iterable[Mapping[AnyCard, int]], most: int, among: Container[AnyCard] | None = None
) -> list[OrderedCard]:
    """The cards to declare next, at most ``most``.

    Each step takes the card with the highest weight and then treats it as declared. A deck with one
    missing card counts a hundred times as much as a deck with ten.

    Args:
        decks: each maps cards to their numbers of copies.
        most: the length of the list.
        among: consider only these cards; by default, all missing cards.
    """
    return list(islice(_steps(decks, among), most))


def _steps(
    decks: Iterable[Mapping[AnyCard, int]], among: Container[AnyCard] | None
) -> Iterator[OrderedCard]:
    slots: Counter[bool] = Counter()
    done: Counter[bool] = Counter()
    copies: Counter[AnyCard] = Counter()
    lacking: list[set[AnyCard]] = []
    holders: dict[AnyCard, list[int]] = {}
    whole = 0
    for deck in decks:
        missing = {card for card in deck if not is_full(card)}
        for card, count in deck.items():
            is_library = isinstance(card, LibraryCard)
            slots[is_library] += count
            if card in missing:
                copies[card] += count
                holders.setdefault(card, []).append(len(lacking))
            else:
                done[is_library] += count
        lacking.append(missing)
        whole += not missing
    weights = {
        card: sum(len(lacking[deck]) ** -2 for deck in within)
        for card, within in holders.items()
        if among is None or card in among
    }
    while weights:
        card = min(weights, key=lambda one: (-round(weights[one], _DIGITS), one.id))
        weight = weights.pop(card)
        for number in holders[card]:
            missing = lacking[number]
            missing.remove(card)
            if not missing:
                whole += 1
                continue
            gain = len(missing) ** -2 - (len(missing) + 1) ** -2
            for other in missing:
                if other in weights:
                    weights[other] += gain
        is_library = isinstance(card, LibraryCard)
        done[is_library] += copies[card]
        yield OrderedCard(
            card.id,
            card.unique_name,
            is_library,
            level_of(card),
            len(holders[card]),
            round(weight, _DIGITS),
            whole,
            *(done[kind] / slots[kind] if slots[kind] else 1.0 for kind in (True, False)),
        )
