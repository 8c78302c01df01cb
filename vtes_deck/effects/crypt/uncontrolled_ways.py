"""Vampires with effects as they enter play or on the uncontrolled region of the prey."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, EventType, PurposeKind, Wording, bank
from vtes_deck.effects.vocab import (
    IS_READY,
    UNLOCK,
    ACard,
    Blood,
    Burn,
    BurnCard,
    EntersWith,
    Gain,
    MyTurn,
    Phase,
    Pool,
    Power,
    Until,
    Zone,
    card,
)

DRAINS = EventType("drains uncontrolled", "Blood leaves an uncontrolled minion of {seat}.")


class EntersHungry(EntersWith, frozen=True):
    """The blood that the vampire burns as it becomes ready, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        (burns,) = self.effects
        return f"when moved to the ready region in your influence phase, {burns.say(wording)}"


class BurnsOrIsBurned(Effect, frozen=True):
    """The vampire burns blood if it enters play by influence, or is burned without enough."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, self.n, which="host", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, the blood above its capacity drains first."""
        table = context.table
        if table.phase is not Phase.INFLUENCE or context.card not in table.in_play:
            return
        if table.in_play[context.card].blood < self.n:
            BurnCard("this").carry_out(context)
        else:
            Burn(self.n, Blood("this")).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"this vampire burns {self.n} blood or is burned"


HUNGRY = EntersHungry((BurnsOrIsBurned(2),))


class DrainsWaiting(Effect, frozen=True):
    """1 blood of an uncontrolled minion of the prey moves to the prey's pool."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, 1, whose="prey"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        prey = table.prey(context.seat)
        waiting = table.seats[prey].uncontrolled
        if waiting.get(context.target, 0):
            bank.burn_from_uncontrolled(table, context.target, 1)
            table.emit(DRAINS, prey)
            Gain(1, Pool("prey")).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return "move a blood from a minion in your prey's uncontrolled region to his or her pool"


class WithBlood(ACard, frozen=True):
    """An uncontrolled minion with blood on it."""

    @override
    def found(self, context: EffectContext) -> list[int]:
        waiting = context.table.seats[context.table.prey(context.seat)].uncontrolled
        return [one for one in super().found(context) if waiting.get(one, 0)]


class Drains(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        ready = f"if {wording.name} is ready, " if IS_READY in self.conditions else ""
        return f"during your unlock phase, {ready}you can {self.effects[0].say(wording)}"


CARDS = (
    card(200592, "Hermana Hambrienta Mayor", HUNGRY),
    card(200593, "Hermana Hambrienta Menor", HUNGRY),
    card(
        200499,
        "Gemini",
        Drains(
            sentence="Move 1 blood from {target} to the pool of your prey.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY),
            target=WithBlood(Zone.UNCONTROLLED, whose="prey"),
            effects=(DrainsWaiting(),),
        ),
    ),
)
