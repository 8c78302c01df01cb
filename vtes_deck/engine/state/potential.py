"""The possible effects of all cards in a game, so that windows that no card uses are skipped."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

import msgspec

from cardbase.terms import Trait
from vtes_deck.engine.state.windows import ALL_WINDOWS, ALONE, OTHERS

if TYPE_CHECKING:
    from vtes_deck.engine.state.printed import Printed
    from vtes_deck.engine.state.table import Table


class Potential(msgspec.Struct, frozen=True):
    """The possible effects of the cards in a game; by default all effects.

    Attributes:
        windows: the windows in which one of them could be played or used.
        red_list: one of them is a Red List minion or a trophy.
        imbued: one of them is an imbued.
        versions: one of them has an advanced or a base version.
    """

    windows: int = -1
    red_list: bool = True
    imbued: bool = True
    versions: bool = True


def lay_out(table: Table, cards: Sequence[Printed]) -> None:
    """Sets the cards of a game and determines which effects are possible."""
    table.cards = tuple(cards)
    different = set(cards)
    traits = frozenset().union(*[card.traits for card in different])
    table.potential = Potential(
        windows=reduce(or_, map(_windows_of, different), 0),
        red_list=bool(traits & {Trait.RED_LIST, Trait.TROPHY}),
        imbued=any(card.imbued for card in different),
        versions=any(card.has_versions for card in different),
    )


def _windows_of(card: Printed) -> int:
    """The windows in which any player could play or use a card."""
    played, used = card.windows, card.script.windows
    in_hand = (played | played >> OTHERS | played >> ALONE) & ALL_WINDOWS
    return in_hand | used.controller | used.host | used.anybody
