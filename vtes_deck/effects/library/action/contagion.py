"""Contagion: others lose pool and minions."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, Minion, PurposeKind, Wording, card_of
from vtes_deck.effects.vocab import (
    IS_READY,
    NOTHING,
    STRIKE,
    UNLOCK,
    AtSuperior,
    Belongs,
    Burn,
    Choose,
    Corruption,
    EndCombat,
    Gain,
    InCombat,
    Move,
    MyTurn,
    Not,
    Pool,
    Power,
    PutOn,
    Strike,
    TakeControl,
    Until,
    action,
    card,
)


class Steals(Effect, frozen=True):
    """All corruption counters are burned, the minion is stolen, and the combat ends."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CONTROL, whose="mine"), Does(PurposeKind.LOSE, which="opposing"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        context = context.at(target=card_of(context, "opposing"))
        Corruption().burn(context, Corruption().count(context))
        TakeControl("target").carry_out(context)
        EndCombat().carry_out(context)


class Corrupts(Effect, frozen=True):
    """The opposing minion gets a corruption counter and is stolen if it has enough counters."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CORRUPTION, 1, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, this is part of the resolution of the strike."""
        Gain(1, Corruption()).carry_out(context)
        minion = context.target_minion
        if Corruption().count(context) >= resistance(context, minion):
            Choose(NOTHING, (Steals(),), optional=True).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "put 1 corruption counter on the opposing minion; if the number of your corruption "
            "counters on the minion equals or exceeds their capacity or cost, you can burn those "
            "counters to steal the opposing minion after the resolution of this strike (ending "
            "combat)"
        )


def resistance(context: EffectContext, minion: Minion) -> int:
    """The capacity of a vampire or an imbued, or the cost of an ally."""
    printed = context.table.cards[minion.card]
    sized = minion.vampire or printed.imbued
    return minion.capacity if sized else printed.pool_cost + printed.blood_cost


CARDS = (
    card(
        100418,
        "Contagion",
        action("dai", PutOn("user"), stealth=1),
        action("DAI", PutOn("user", superior=True), stealth=1),
        Power(
            sentence="Burn 1 pool for {card}.",
            at=UNLOCK,
            user="anybody",
            conditions=(MyTurn(), Not(Belongs("this", "mine")), IS_READY),
            once=Until.TURN,
            forced=True,
            effects=(Burn(1, Pool()),),
        ),
        InCombat(
            Move(when=STRIKE, strike=Strike(special=True), once=Until.COMBAT),
            effects=(Corrupts(),),
            conditions=(AtSuperior(),),
        ),
    ),
)
