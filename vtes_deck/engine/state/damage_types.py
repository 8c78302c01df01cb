"""Damage as a value: its source, type and prevention (chapter COM)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from vtes_deck.engine.state.decisions import NONE


class Cause(StrEnum):
    """AMB-16: the kind of source of damage."""

    STRIKE = "strike"
    MINION = "minion"
    RETAINER = "retainer"
    WEAPON = "weapon"
    """A weapon outside strikes: by a ruling, it has no source minion and is not environmental."""
    NOTHING = "nothing"


class DamageFilter(StrEnum):
    """The type of damage that can be prevented."""

    ANY = "any"
    ORDINARY = "ordinary"
    AGGRAVATED = "aggravated"
    STRIKES = "that of strikes"
    ORDINARY_OF_STRIKES = "ordinary, that of strikes"


EQUIPMENT = "equipment"
"""Represents all equipment among the Disciplines whose cards cannot prevent damage."""

OF_STRIKES = frozenset({DamageFilter.STRIKES, DamageFilter.ORDINARY_OF_STRIKES})
"""Damage of strikes only."""
BOTH_KINDS = frozenset({DamageFilter.ANY, DamageFilter.STRIKES})
"""Aggravated and ordinary damage."""


class Damage(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Damage to a minion or retainer before it is applied.

    Attributes:
        target: the minion or retainer.
        n: the remaining amount.
        aggravated: it cannot be healed (COM-40).
        cause: see :class:`Cause`.
        minion: the minion that inflicts it, or ``NONE``.
        source: the source card, or ``NONE``.
        ranged: from a ranged strike.
        first: from a first strike.
        unpreventable: it cannot be prevented.
        withstands: the means that cannot prevent it: cards that require a Discipline (its code), or
            equipment.
        more: additional damage of the same type if some of it is successfully inflicted.
        hinders: a minion that takes it cannot press this round.
        adds: it belongs to the same strike as the preceding damage, which has another type.
        close: it is inflicted only if the range is close as it resolves with strikes.
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
    withstands: tuple[str, ...] = ()
    more: int = 0
    hinders: bool = False
    adds: bool = False
    close: bool = False

    @property
    def environmental(self) -> bool:
        """COM-46, AMB-16: whether it has no source minion, so that it cannot be dodged."""
        return self.cause in {Cause.RETAINER, Cause.NOTHING}
