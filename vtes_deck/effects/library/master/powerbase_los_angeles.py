"""Powerbase: Los Angeles: a discard that unlocks an Anarch."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DISCARD_ACTION,
    Condition,
    EffectContext,
    Wording,
    makes_anarch,
    requires_anarch,
)
from vtes_deck.effects.vocab import (
    ANARCH,
    DISCARD_EFFECTS,
    DISCARDED,
    READY_ANARCH,
    AMinion,
    CardAction,
    Choose,
    DiscardActions,
    Gain,
    MinionFilter,
    Not,
    Once,
    Power,
    PutInPlay,
    TakeControl,
    Trigger,
    Unlock,
    WasDone,
    card,
    master,
)

GIVEN, SPENT = "discard phase action given", "discard phase action spent"


class AnarchCardDiscarded(Condition, frozen=True):
    """A discard phase action has discarded a card that requires an Anarch or makes one."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        if table.answer.verb is not DISCARD_ACTION:
            return False
        printed = table.cards[context.target]
        return requires_anarch(printed) or makes_anarch(printed)

    @override
    def say(self, wording: Wording) -> str:
        return "if you use that discard phase action to discard a card requiring an Anarch"


LOCKED_ANARCH = AMinion(MinionFilter(sects=READY_ANARCH.sects, ready=True, locked=True), "any")

CARDS = (
    card(
        101435,
        "Powerbase: Los Angeles",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: +1 discard phase action.",
            at=DISCARD_EFFECTS,
            lock=True,
            effects=(Gain(1, DiscardActions()), Once(GIVEN, by="this")),
        ),
        Trigger(
            on=DISCARDED,
            mine=True,
            conditions=(
                WasDone(GIVEN, by="this"),
                Not(WasDone(SPENT, by="this")),
                AnarchCardDiscarded(),
            ),
            effects=(
                Once(SPENT, by="this"),
                Choose(LOCKED_ANARCH, (Unlock("target"),), optional=True),
            ),
        ),
        CardAction(
            sentence="{minion} acts to steal {card}.",
            who=ANARCH,
            whose="others",
            effects=(TakeControl("target"),),
        ),
        exception="The first fitting discard after the location has locked counts as the use of "
        "its action.",
    ),
)
