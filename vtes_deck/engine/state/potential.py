"""The possible effects of all cards in a game, so that windows that no card uses are skipped."""

from __future__ import annotations

import msgspec

from cardbase.terms import Type


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
