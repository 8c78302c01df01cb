"""Damage as a value: where it comes from and how it can be prevented (chapter COM)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from vtes_deck.engine.state.decisions import NONE


class Cause(StrEnum):
    """AMB-16: where damage comes from."""

    STRIKE = "strike"
    MINION = "minion"
    RETAINER = "retainer"
    NOTHING = "nothing"


class DamageFilter(StrEnum):
    """Which damage can be prevented."""

    ANY = "any"
    ORDINARY = "ordinary"
    AGGRAVATED = "aggravated"
    STRIKES = "that of strikes"


BOTH_KINDS = frozenset({DamageFilter.ANY, DamageFilter.STRIKES})
"""Aggravated damage and other."""


class Damage(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Damage on its way to a minion or retainer.

    Attributes:
        target: whom it hits.
        n: how much is left of it.
        aggravated: it cannot be mended (COM-40).
        cause: see :class:`Cause`.
        minion: the minion that inflicts it, or ``NONE``.
        source: the card that it comes from, or ``NONE``.
        ranged: it comes from a ranged strike.
        first: it comes from a first strike.
        unpreventable: it cannot be prevented.
        more: damage of the same kind that follows if any of this is successfully inflicted.
        hinders: whoever suffers it cannot press in this round.
    """

    target: int
    n: int
    aggravated: bool = False
    cause: Cause = Cause.NOTHING
    minion: int = NONE
    source: int = NONE
    ranged: bool = False
    first: bool = False
    unpreventable: bool = False
    more: int = 0
    hinders: bool = False

    @property
    def environmental(self) -> bool:
        """COM-46, AMB-16: it does not come from a minion; no dodge protects from it."""
        return self.cause in {Cause.RETAINER, Cause.NOTHING}
