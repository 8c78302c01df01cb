"""Rolling with the Punches: no damage from strikes."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NO_STRIKE_DAMAGE,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
)
from vtes_deck.effects.vocab import (
    DamageFilter,
    Until,
    card,
    combat,
    prevents,
)


class NoStrikeDamage(Effect, frozen=True):
    """Prevents all damage from the opposing minion's strikes for the rest of the round."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.use_once(NO_STRIKE_DAMAGE, context.minion, Until.ROUND)

    @override
    def say(self, wording: Wording) -> str:
        return "prevent all damage from the opposing minion's strikes this round"


ALL = 1000
"""More damage than any strike inflicts."""

CARDS = (
    card(
        101649,
        "Rolling with the Punches",
        combat("for", prevents(1)),
        combat("FOR", prevents(ALL, DamageFilter.STRIKES), NoStrikeDamage(), blood=1),
    ),
)
