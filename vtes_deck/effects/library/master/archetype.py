"""Archetypes by which a vampire unlocks."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Combat, Condition, EffectContext, Wording, minion_of
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    AFTER_COMBAT,
    AMinion,
    MinionFilter,
    Power,
    PutOn,
    Same,
    Successful,
    Trait,
    Unlock,
    Until,
    card,
    master,
)

NO_ARCHETYPE = MinionFilter(vampire=True, without=Trait.ARCHETYPE)
READY_WITHOUT = MinionFilter(vampire=True, ready=True, without=Trait.ARCHETYPE)


class HasFought(Condition, frozen=True):
    """A combat of the vampire with the card has just ended."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        return combat is not None and any(one.minion == context.host for one in combat.sides)

    @override
    def say(self, wording: Wording) -> str:
        return f"after a combat involving {wording.user} ends"


class UnlocksAsVictor(Unlock, frozen=True):
    """The vampire unlocks if the minion that it has fought is not ready, or gone."""

    @override
    def possible(self, context: EffectContext) -> bool:
        opponent = minion_of(context, "fought")
        return Unlock.possible(self, context) and (opponent is None or not opponent.ready)

    @override
    def say(self, wording: Wording) -> str:
        return f"{Unlock.say(self, wording)} if the opposing minion is not ready"


class CostBlood(Condition, frozen=True):
    """Blood was the cost of the action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is not None and action.paid and action.blood_cost > 0

    @override
    def say(self, wording: Wording) -> str:
        return "costing blood"


CARDS = (
    card(
        101242,
        "Monster",
        master(PutOn(), target=AMinion(READY_WITHOUT)),
        Power(
            sentence="Burn 1 blood for {card} to unlock.",
            at=AFTER_COMBAT,
            user="host",
            blood=1,
            once=Until.TURN,
            conditions=(HasFought(),),
            effects=(UnlocksAsVictor(),),
        ),
    ),
    card(
        100310,
        "Cavalier",
        master(PutOn(), target=AMinion(NO_ARCHETYPE)),
        Power(
            sentence="Burn 1 blood for {card} to unlock.",
            at=AFTER_ACTION,
            user="host",
            blood=1,
            once=Until.TURN,
            conditions=(Same("host", "acting"), Successful(), CostBlood()),
            effects=(Unlock(),),
        ),
    ),
)
