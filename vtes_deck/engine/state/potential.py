"""The possible effects of all cards in a game, so that windows that no card uses are skipped."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

import msgspec

from cardbase.terms import Trait, Type
from vtes_deck.engine.state.windows import ALL_WINDOWS, ALONE, OTHERS

if TYPE_CHECKING:
    from vtes_deck.engine.state.printed import Printed
    from vtes_deck.engine.state.table import Table


class Potential(msgspec.Struct, frozen=True):
    """The possible effects of the cards in a game; by default all effects.

    Attributes:
        types: the types of their cards.
        hands: the windows in which one of them could be played from a hand.
        red_list: one of them is a Red List minion or a trophy.
        imbued: one of them is an imbued.
        slaves: one of them is a slave.
        versions: one of them has an advanced or a base version.
    """

    types: frozenset[Type] = frozenset(Type)
    hands: int = -1
    red_list: bool = True
    imbued: bool = True
    slaves: bool = True
    versions: bool = True


def lay_out(table: Table, cards: Sequence[Printed]) -> None:
    """Sets the cards of a game and determines which effects are possible."""
    table.cards = tuple(cards)
    different = {card.id: card for card in cards}.values()
    traits = frozenset().union(*[card.traits for card in different])
    table.potential = Potential(
        types=frozenset().union(*[card.types for card in different]),
        hands=reduce(or_, map(_from_hand, different), 0),
        red_list=bool(traits & {Trait.RED_LIST, Trait.TROPHY}),
        imbued=any(card.imbued for card in different),
        slaves=any(card.slave_to for card in different),
        versions=any(card.has_versions for card in different),
    )


def _from_hand(card: Printed) -> int:
    """The windows in which any player could play a card from her hand."""
    played = card.windows
    return (played | played >> OTHERS | played >> ALONE) & ALL_WINDOWS
