"""Ruins of Charizel: pool for infernal minions protects against bleeds."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    UNLOCKS_INFERNAL,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
)
from vtes_deck.effects.vocab import (
    DISCARD_BEGINS,
    DURING_ACTION,
    AnyX,
    AtBleed,
    Blood,
    Burn,
    Gain,
    LessBleed,
    Power,
    PutInPlay,
    Trigger,
    Until,
    X,
    card,
    master,
)


class KeepsPrice(Trigger, frozen=True, kw_only=True):
    """The pool that unlocks an infernal minion goes to the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "put pool you burn to unlock infernal minions you control using the infernal trait on "
            f"{wording.this}"
        )


class PredatorsTurn(Condition, frozen=True):
    """The active Methuselah is the predator of the user."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        return table.active == table.predator(context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return "during your predator's discard phase"


class Decays(Trigger, frozen=True, kw_only=True):
    """The loss of the counters in the predator's discard phase."""

    @override
    def say(self, wording: Wording) -> str:
        return ", ".join(one.say(wording) for one in (*self.conditions, *self.effects))


class Reduces(Effect, frozen=True):
    """Each burned counter reduces a bleed against the user by 1."""

    @override
    def timely(self, context: EffectContext) -> bool:
        return LessBleed(1).timely(context)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.REDUCE, X, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        Burn(X, Blood("this")).carry_out(context)
        LessBleed(context.n).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"burn X counters from {wording.this} to reduce a bleed against you by X"


class DuringAction(AtBleed, frozen=True):
    """The current action is a bleed against the user."""

    @override
    def say(self, wording: Wording) -> str:
        return "during an action"


CARDS = (
    card(
        101659,
        "Ruins of Charizel",
        master(PutInPlay()),
        KeepsPrice(on=UNLOCKS_INFERNAL, mine=True, effects=(Gain(1, Blood("this")),)),
        Power(
            sentence="Burn {n} counters of {card}: the bleed is for {n} less.",
            at=DURING_ACTION,
            conditions=(DuringAction("me"),),
            target=AnyX(1, of=Blood("this")),
            once=Until.ACTION,
            effects=(Reduces(),),
        ),
        Decays(
            on=DISCARD_BEGINS,
            conditions=(PredatorsTurn(),),
            effects=(Burn(Blood("this"), Blood("this")),),
        ),
    ),
)
