"""The functions of cards, for the search filter ``does:``."""

from __future__ import annotations

from collections.abc import Mapping
from weakref import WeakKeyDictionary

from cardbase import CardBase
from cardbase.deeds import Deeds
from vtes_deck.language import number, tr

_made: WeakKeyDictionary[CardBase, Mapping[int, Deeds]] = WeakKeyDictionary()


def deeds(cards: CardBase) -> Mapping[int, Deeds]:
    """By id, what the cards do whose text the rules engine knows; made once for a card base.

    The first time it loads the rules engine, which takes a second or two.
    """
    from vtes_deck.effects.deeds import deeds_of
    from vtes_deck.effects.registry import definitions

    found = _made.get(cards)
    if found is None:
        known = (card for number in definitions() if (card := cards.get(number)) is not None)
        found = _made[cards] = {card.id: deeds_of(card) for card in known}
    return found


def in_words(done: Deeds) -> str:
    """The effects of a card, as a list: "bleed 2, acceleration 3, pool gain X"; 1 is left out."""
    return tr(", ").join(
        tr(deed) if n == 1 else f"{tr(deed)} {'X' if n is None else number(n)}"
        for deed, n in done.items()
    )
