"""Armor of Vitality: damage is prevented, and a melee weapon is burned."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    burn,
    card_of,
    has_become_weapon,
)
from vtes_deck.effects.vocab import Trait, card, combat, prevents


class BreaksWeapon(Effect, frozen=True):
    """Burns the melee weapons of the opposing minion from which some of the damage comes."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.GEAR, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, opposing = context.table, card_of(context, "opposing")
        handling = table.current(DamageResolution)
        if handling is None:
            return
        for source in dict.fromkeys(
            one.source
            for one in handling.damage
            if one.target == context.minion and one.minion == opposing
        ):
            melee = source >= 0 and Trait.MELEE_WEAPON in table.cards[source].traits
            if melee or has_become_weapon(table, source):
                burn(table, source)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "if any of the damage was from the opposing minion's melee weapon, that weapon is "
            "destroyed"
        )


CARDS = (
    card(
        100089,
        "Armor of Vitality",
        combat("for", prevents(3)),
        combat("FOR", prevents(3), BreaksWeapon()),
    ),
)
