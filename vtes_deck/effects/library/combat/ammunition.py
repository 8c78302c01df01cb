"""Ammunition: Dragon's Breath Rounds."""

from __future__ import annotations

from typing import override

import msgspec

from vtes_deck.effects.api import (
    LOADED,
    NONE,
    STRIKE_RESOLVED,
    AutomaticEffect,
    Damage,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    PurposeKind,
    Table,
    Wording,
    await_events,
    burn,
    gun_of,
)
from vtes_deck.effects.vocab import (
    STRIKES_CHOSEN,
    BeforeGunResolves,
    Strike,
    Until,
    at,
    card,
    combat,
)


class FieryStrikes(AutomaticEffect, frozen=True):
    """The effects of the ammunition on later strikes in this combat.

    Attributes:
        gun: the gun.
        n: the additional aggravated damage of each of its strikes.
    """

    gun: int
    n: int

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """The gun is burned once a strike has resolved."""
        del trigger
        if event.what is STRIKE_RESOLVED and event.card == self.gun:
            burn(table, self.gun)

    def added(
        self, table: Table, minion: int, strike: Strike, damage: tuple[Damage, ...]
    ) -> tuple[Damage, ...]:
        """By a ruling, the damage of the gun itself keeps its type."""
        del table, minion
        if strike.source != self.gun:
            return damage
        more = msgspec.structs.replace(
            damage[0], n=self.n, aggravated=True, more=0, hinders=False, adds=True
        )
        return (*damage, more)


class Fiery(Effect, frozen=True):
    """The strikes of the gun inflict additional aggravated damage; then the gun is burned.

    Attributes:
        n: the additional damage.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.STRIKE, self.n, which="opposing"),
            Does(PurposeKind.AGGRAVATED, which="user"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        gun = gun_of(context)
        if gun != NONE:
            context.table.use_once(LOADED, gun, Until.COMBAT)
            await_events(context, FieryStrikes(gun, self.n), Until.COMBAT)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"this gun inflicts +{self.n} aggravated damage each strike for the remainder of this "
            "combat. Burn the gun after strike resolution. No more than one ammo card can be used "
            "on a gun each combat"
        )


CARDS = (
    card(
        100580,
        "Dragon's Breath Rounds",
        combat("", at(STRIKES_CHOSEN), Fiery(2), conditions=(BeforeGunResolves(),)),
    ),
)
