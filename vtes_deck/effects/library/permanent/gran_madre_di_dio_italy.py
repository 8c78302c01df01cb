"""Gran Madre di Dio, Italy: minions that the predator or the prey puts in play lock."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ENTERS,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    lock,
)
from vtes_deck.effects.vocab import (
    ANYONE,
    Blood,
    Burn,
    Is,
    MinionFilter,
    Phase,
    Trigger,
    card,
)

YOUNGER = MinionFilter(vampire=True, younger=True)


class NeighbourBrings(Condition, frozen=True):
    """The predator or prey puts a minion in play, not in an unlock phase."""

    @override
    def holds(self, context: EffectContext) -> bool:
        brought = Is("target", ANYONE, "predator or prey").holds(context)
        return brought and context.table.phase is not Phase.UNLOCK

    @override
    def say(self, wording: Wording) -> str:
        return (
            "when your predator or prey puts a minion in play in any phase except the unlock phase"
        )


class Humbles(Effect, frozen=True):
    """The minion locks; a younger vampire burns 1 blood."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.LOCK, which="target"),
            Does(PurposeKind.BLOOD, 1, which="target", less=True),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        lock(context.table, context.target)
        if Is("target", YOUNGER).holds(context):
            Burn(1, Blood("target")).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return "that minion is locked. If that minion is a younger vampire, they burn 1 blood"


CARDS = (
    card(
        100847,
        "Gran Madre di Dio, Italy",
        Trigger(on=ENTERS, conditions=(NeighbourBrings(),), effects=(Humbles(),)),
    ),
)
