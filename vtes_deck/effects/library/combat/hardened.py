"""Cards that prevent all damage of strikes."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, SaidElsewhere, StrikeStep, Wording
from vtes_deck.effects.library.combat.rolling_with_the_punches import NoStrikeDamage
from vtes_deck.effects.vocab import (
    AddDelayedTrigger,
    DamageFilter,
    Once,
    Until,
    card,
    combat,
    prevents,
)

ALL = 100
"""More damage than any strike inflicts."""


class ForTheRound(NoStrikeDamage, frozen=True):
    """Also prevents the damage of later strikes of the round."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "prevent all damage from the opposing minion's strikes for the remainder of this round"
        )


class InitialStrike(SaidElsewhere, Condition, frozen=True):
    """The first pair of strikes of the round resolves."""

    @override
    def holds(self, context: EffectContext) -> bool:
        striking = context.table.current(StrikeStep)
        return striking is not None and striking.initial


PREVENT_ALL = prevents(ALL, DamageFilter.STRIKES)
LATER_TOO = AddDelayedTrigger(
    sentence="{minion} burns 1 blood to prevent all damage of the strike with {card}.",
    move=PREVENT_ALL,
    blood=1,
    conditions=(InitialStrike(),),
    effects=(Once("prevents the initial strike", Until.ROUND, by="this"),),
    once=False,
    until=Until.COMBAT,
)

CARDS = (
    card(
        101792,
        "Skin of Steel",
        combat("for", PREVENT_ALL),
        combat("FOR", PREVENT_ALL, ForTheRound()),
    ),
    card(
        101905,
        "Superior Mettle",
        combat("for", PREVENT_ALL),
        combat("FOR", PREVENT_ALL, LATER_TOO),
    ),
)
