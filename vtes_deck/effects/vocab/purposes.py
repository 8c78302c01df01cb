"""The purposes of nodes before a target is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from vtes_deck.engine.state.purposes import PurposeKind

if TYPE_CHECKING:
    from vtes_deck.effects.vocab.amounts import Number
    from vtes_deck.effects.vocab.minion_filter import Whose
    from vtes_deck.effects.vocab.references import Which


class Does(msgspec.Struct, frozen=True):
    """One thing that a node does; :mod:`vtes_deck.effects.purposes` finds out to whom.

    Attributes:
        kind: what changes.
        n: by how much.
        which: the card concerned, or nothing.
        whose: otherwise the Methuselahs concerned.
        less: the amount is negative.
        lasting: false for a hand size that is over after a period.
    """

    kind: PurposeKind
    n: Number = 1
    which: Which | None = None
    whose: Whose | None = None
    less: bool = False
    lasting: bool = True
