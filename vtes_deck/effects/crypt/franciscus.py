"""Franciscus: burned by too much damage in one combat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    AGGRAVATED,
    INFLICTED,
    Does,
    Effect,
    EffectContext,
    NoPurpose,
    Procedure,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    zones,
)
from vtes_deck.effects.vocab import COMBAT, HostFights, Trigger, card

TAKEN = "damage taken in this combat"
MAX_DAMAGE = 3


class ForgetsDamage(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """A new combat begins without damage."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.minion(context.host).set_mark(TAKEN, 0)


class CountsDamage(SaidElsewhere, Effect, frozen=True):
    """The damage adds up; the vampire is burned if it is too much."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.LOSE, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        vampire = context.table.minion(context.host)
        vampire.set_mark(TAKEN, vampire.mark(TAKEN) + context.n)
        if vampire.mark(TAKEN) > MAX_DAMAGE:
            context.table.push(Breakdown(card=context.host))


class Breakdown(Procedure):
    """The vampire is burned once the damage has resolved.

    Attributes:
        card: the vampire.
    """

    card: int

    def burn(self, table: Table) -> None:
        """Burn the vampire; it does not go to torpor."""
        if self.card in table.in_play:
            zones.burn(table, self.card)

    steps = (burn,)


class IsFrail(Trigger, frozen=True, kw_only=True):
    """The end of the vampire, in the words of the card; its first trigger states it."""

    @override
    def say(self, wording: Wording) -> str:
        if self.on is not INFLICTED:
            return ""
        return (
            f"{wording.name} is burned (without going into torpor) if {wording.name} takes more "
            f"than {MAX_DAMAGE} damage during a single combat"
        )


CARDS = (
    card(
        200477,
        "Franciscus",
        IsFrail(on=COMBAT, conditions=(HostFights(),), effects=(ForgetsDamage(),)),
        IsFrail(on=INFLICTED, host=True, conditions=(HostFights(),), effects=(CountsDamage(),)),
        IsFrail(on=AGGRAVATED, host=True, conditions=(HostFights(),), effects=(CountsDamage(),)),
    ),
)
