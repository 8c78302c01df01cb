"""Powerbase: Savannah: other locations end combats."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Choice,
    Combat,
    Condition,
    EffectContext,
    Target,
    Wording,
)
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    VAMPIRE,
    ACard,
    CardAction,
    EndCombat,
    Lock,
    Power,
    PutInPlay,
    TakeControl,
    Trait,
    Zone,
    card,
    master,
)

UNIQUE_LOCATION = ACard(Zone.IN_PLAY, trait=Trait.LOCATION, unique=True)


class OtherUnlocked(Target, frozen=True):
    """Another unlocked unique location of the Methuselah who uses the card."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [
            one
            for one in UNIQUE_LOCATION.choices(context)
            if one[0] != context.card and not context.table.in_play[one[0]].locked
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "any other unique location you control"


class ActingVampireFights(Condition, frozen=True):
    """The acting vampire of the Methuselah who uses the card is in the current combat.

    By a ruling, this is the minion that counts as acting in the combat (Deep Song).
    """

    @override
    def holds(self, context: EffectContext) -> bool:
        combat, action = context.table.current(Combat), context.action
        if combat is None or action is None or not combat.holds(action.minion):
            return False
        acting = context.table.minion(combat.acting)
        return acting.vampire and acting.controller == context.seat

    @override
    def say(self, wording: Wording) -> str:
        return "involving an acting vampire you control"


CARDS = (
    card(
        101442,
        "Powerbase: Savannah",
        master(PutInPlay()),
        Power(
            sentence="Lock {target}: combat ends.",
            at=BEFORE_RANGE,
            conditions=(ActingVampireFights(),),
            target=OtherUnlocked(),
            effects=(Lock("target"), EndCombat()),
        ),
        CardAction(
            sentence="{minion} acts to steal {card}.",
            who=VAMPIRE,
            whose="others",
            effects=(TakeControl("target"),),
        ),
        exception="The condition on the combat precedes the effect.",
    ),
)
