"""The functions of cards, for the search filter ``does:``."""

from __future__ import annotations

from collections.abc import Mapping
from weakref import WeakKeyDictionary

from cardbase import CardBase
from cardbase.card_functions import FunctionAmounts
from vtes_deck.language import number, tr

_made: WeakKeyDictionary[CardBase, Mapping[int, FunctionAmounts]] = WeakKeyDictionary()


def card_functions(cards: CardBase) -> Mapping[int, FunctionAmounts]:
    """The functions of the cards whose text the rules engine can play, by id; computed once.

    The first call loads the rules engine, which takes a second or two.
    """
    from vtes_deck.effects.card_functions import declared_functions

    found = _made.get(cards)
    if found is None:
        found = _made[cards] = declared_functions(cards)
    return found


def in_words(done: FunctionAmounts) -> str:
    """The effects of a card, as a list: "bleed 2, acceleration 3, pool gain X"; 1 is left out."""
    return tr(", ").join(
        tr(function) if n == 1 else f"{tr(function)} {'X' if n is None else number(n)}"
        for function, n in done.items()
    )
