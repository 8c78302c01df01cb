"""Domain of Evernight: damage to vampires after a block is aggravated."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    AGGRAVATED_DAMAGE,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    fight,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    COMBAT,
    AddDelayedTrigger,
    CombatFromBlock,
    PlayLimit,
    Stealth,
    Successful,
    Unlock,
    Until,
    card,
    modifier,
)


class AggravatedDamage(Effect, frozen=True):
    """All damage to vampires in this combat is aggravated."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.AGGRAVATED, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        for side in fight(table).sides:
            if table.minion(side.minion).vampire:
                table.use_once(AGGRAVATED_DAMAGE, side.minion, Until.COMBAT)

    @override
    def say(self, wording: Wording) -> str:
        return "all damage inflicted on vampires is aggravated"


ALL_AGGRAVATED = AddDelayedTrigger(
    on=COMBAT, conditions=(CombatFromBlock(),), effects=(AggravatedDamage(),), once=False
)

CARDS = (
    card(
        100571,
        "Domain of Evernight",
        modifier("obf", Stealth(1)),
        modifier("tem", ALL_AGGRAVATED),
        modifier("TEM", Unlock(), at=AFTER_ACTION, conditions=(Successful(),)),
        PlayLimit(per="turn", levels=("TEM",)),
    ),
)
