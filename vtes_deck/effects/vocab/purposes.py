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
    """One thing that a node does; :mod:`vtes_deck.effects.purposes` finds its recipients.

    Attributes:
        kind: the kind of change.
        n: the amount.
        which: the affected card, or ``None``.
        whose: otherwise the affected Methuselahs.
        less: the amount is a loss.
        lasting: false for a hand size that ends after a period.
    """

    kind: PurposeKind
    n: Number = 1
    which: Which | None = None
    whose: Whose | None = None
    less: bool = False
    lasting: bool = True
