"""Donatello Giovanni: a vampire that he watches pays for its bleed."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ANNOUNCED,
    NONE,
    Choice,
    Condition,
    EffectContext,
    SaidElsewhere,
    Target,
    Wording,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    AddDelayedTrigger,
    AtBleed,
    Blood,
    MoveCounters,
    Power,
    Same,
    Until,
    card,
)


class PreyUnlocks(SaidElsewhere, Condition, frozen=True):
    """It is the turn of the user's prey."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        return table.active == table.prey(context.seat) != context.seat


class NotOfPredator(Target, frozen=True):
    """A vampire that the user's predator does not control."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        predator = table.predator(context.seat)
        return [
            (minion.card, NONE, 0)
            for seat in table.clockwise(context.seat)
            if seat != predator
            for minion in table.minions(seat)
            if minion.vampire
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "a vampire controlled by a Methuselah other than your predator"


class Watches(Power, frozen=True, kw_only=True):
    """The choice and its consequences, in the words of the card.

    No ruling says whether a second bleed costs blood again. Other texts of the form "if this
    happens" apply each time, so this one does too.
    """

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"during your prey's unlock phase, you can choose {self.target.say(wording)}. If the "
            "chosen vampire attempts to bleed before your next unlock phase, they move 1 blood "
            f"to {wording.name}"
        )


CARDS = (
    card(
        200366,
        "Donatello Giovanni",
        Watches(
            sentence="{card} watches {target}.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(PreyUnlocks(),),
            target=NotOfPredator(),
            effects=(
                AddDelayedTrigger(
                    on=ANNOUNCED,
                    by="host",
                    once=False,
                    until=Until.UNLOCK,
                    conditions=(AtBleed(), Same("target", "acting")),
                    effects=(MoveCounters(1, Blood("target"), Blood("host")),),
                ),
            ),
        ),
    ),
)
