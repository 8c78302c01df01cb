"""Egothha: gains blood from master cards in the prey's library."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    ledger,
    zones,
)
from vtes_deck.effects.vocab import IS_READY, UNLOCK, MyTurn, Power, Until, card


class BurnsTopOfPrey(Effect, frozen=True):
    """The prey burns the top library card; a master card gives the vampire 1 blood."""

    @override
    def possible(self, context: EffectContext) -> bool:
        table = context.table
        return bool(table.seats[table.prey(context.seat)].library)

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.MILL, 1, whose="prey"),
            Does(PurposeKind.BLOOD, 1, which="user"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        top = table.seats[table.prey(context.seat)].library[-1]
        zones.burn(table, top)
        if table.cards[top].master:
            ledger.gain_blood(table, context.user_minion, 1)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "your prey burns the top card of their library, and if that card is a master card, "
            f"{wording.user} gains 1 blood"
        )


class BurnsInUnlock(Power, frozen=True, kw_only=True):
    """The mandatory effect of the unlock phase."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)}, " for one in self.conditions if one != MyTurn())
        return f"during your unlock phase, {asked}{self.effects[0].say(wording)}"


CARDS = (
    card(
        200405,
        "Egothha",
        BurnsInUnlock(
            sentence="Your prey burns the top card of the library.",
            at=UNLOCK,
            once=Until.TURN,
            forced=True,
            conditions=(MyTurn(), IS_READY),
            effects=(BurnsTopOfPrey(),),
        ),
    ),
)
