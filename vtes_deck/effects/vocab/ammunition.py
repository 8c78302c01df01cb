"""Ammunition: changes to the strikes of a gun for the rest of a combat."""

from __future__ import annotations

from typing import override

import msgspec

from cardbase.terms import Trait
from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext
from vtes_deck.effects.vocab.delayed_triggers import hold
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording, signed
from vtes_deck.engine.combat.fight import Fight, fight
from vtes_deck.engine.state.damage_statics import StrikeBonus
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.moves import Range, Strike
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Table, Until

LOADED = "ammunition"
"""The record of a gun that has used ammunition in this combat."""


def gun_of(context: EffectContext) -> int:
    """The gun of the user that it has chosen to strike with, or ``NONE``."""
    fight = context.table.current(Fight)
    if fight is None or not fight.holds(context.minion):
        return NONE
    strike = fight.sides[fight.index(context.minion)].chosen
    if strike is None or strike.source not in context.user_minion.attached:
        return NONE
    return strike.source if Trait.GUN in context.table.cards[strike.source].traits else NONE


class BeforeGunResolves(Condition, frozen=True):
    """The user has chosen to strike with its gun, and the strike has not resolved.

    It has used no other ammunition with the gun in this combat.
    """

    @override
    def holds(self, context: EffectContext) -> bool:
        gun = gun_of(context)
        return gun != NONE and not context.table.has_used(LOADED, gun, Until.COMBAT)

    @override
    def say(self, wording: Wording) -> str:
        return "before resolution of a gun's strike"


class LoadedGun(msgspec.Struct, StrikeBonus, frozen=True):
    """The change to the damage of the strikes of a gun.

    Attributes:
        close, far: the change at close and at long range.
    """

    close: int
    far: int

    @override
    def damage(self, table: Table, source: int, strike: Strike) -> int:
        return self.far if fight(table).range is Range.LONG else self.close


class LoadGun(Effect, frozen=True):
    """The strikes of the gun inflict more damage for the rest of the combat.

    Attributes:
        n: the change to the damage.
        far: the change at long range, if it differs.
    """

    n: int
    far: int | None = None

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, self.n, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        gun = gun_of(context)
        if gun != NONE:
            far = self.n if self.far is None else self.far
            context.table.use_once(LOADED, gun, Until.COMBAT)
            hold(context, LoadedGun(self.n, far), gun, Until.COMBAT)

    @override
    def say(self, wording: Wording) -> str:
        more = f"{signed(self.n)} damage"
        if self.far is not None:
            more += f" at close range and {signed(self.far)} damage at long range"
        return (
            f"this gun inflicts {more} each strike for the remainder of combat. No more than one "
            "ammo card can be used on a gun each combat"
        )
