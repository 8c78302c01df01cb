"""Kevlar Vest: protection, mainly against guns."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    Cause,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    DAMAGE,
    InCombat,
    Move,
    OneOf,
    OnePerMinion,
    Trait,
    Until,
    card,
)

VEST = EventType("vest prevents", "{card} prevents {n} damage to {minion}.")


def shot(table: Table, damage: Damage) -> bool:
    """Whether damage is from the strike of a gun."""
    struck = damage.cause is Cause.STRIKE and damage.source >= 0
    return struck and Trait.GUN in table.cards[damage.source].traits


def preventable(context: EffectContext, *, guns: bool) -> list[Damage]:
    """The damage to the minion from guns or other sources, with aggravated damage first."""
    table = context.table
    handling = table.current(DamageResolution)
    found = () if handling is None else handling.damage
    mine = [one for one in found if one.target == context.minion and not one.unpreventable]
    return sorted(
        (one for one in mine if one.n > 0 and shot(table, one) is guns),
        key=lambda one: not one.aggravated,
    )


class PreventFrom(Effect, frozen=True):
    """Prevents damage from the strikes of guns, or from everything else.

    Attributes:
        n: the amount; by a ruling, it can be damage of several strikes.
        guns: whether the damage is from guns.
    """

    n: int
    guns: bool

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, self.n, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        handling, left = context.table.current(DamageResolution), self.n
        if handling is None:
            return
        for one in preventable(context, guns=self.guns):
            taken = min(left, one.n)
            left -= taken
            less = replace(one, n=one.n - taken)
            where = handling.damage.index(one)
            handling.damage = (*handling.damage[:where], less, *handling.damage[where + 1 :])
        context.table.emit(VEST, context.seat, context.card, minion=context.minion, n=self.n - left)


GUNS, OTHERS = PreventFrom(2, guns=True), PreventFrom(1, guns=False)
WAYS = (("Prevent 2 damage from guns.", (GUNS,)), ("Prevent 1 other damage.", (OTHERS,)))


class PreventsDamage(OneOf, frozen=True):
    """Prevents damage from guns, or less from another source; the player may have to choose."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        possible = [one for one in (GUNS, OTHERS) if preventable(context, guns=one.guns)]
        if len(possible) > 1:
            super().carry_out(context)
        for effect in possible if len(possible) == 1 else ():
            effect.carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return "prevent 2 damage from gun strikes or 1 damage from any other source"


CARDS = (
    card(
        101040,
        "Kevlar Vest",
        InCombat(
            Move(when=DAMAGE, once=Until.COMBAT),
            first=(PreventsDamage(WAYS),),
        ),
        OnePerMinion(),
    ),
)
