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
    Is,
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


class ActingFights(Condition, frozen=True):
    """The acting minion is in the current combat."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat, action = context.table.current(Combat), context.action
        return combat is not None and action is not None and combat.holds(action.minion)

    @override
    def say(self, wording: Wording) -> str:
        return ""


CARDS = (
    card(
        101442,
        "Powerbase: Savannah",
        master(PutInPlay()),
        Power(
            sentence="Lock {target}: combat ends.",
            at=BEFORE_RANGE,
            conditions=(Is("acting", VAMPIRE, "mine"), ActingFights()),
            target=OtherUnlocked(),
            effects=(Lock("target"), EndCombat()),
        ),
        CardAction(
            sentence="{minion} acts to steal {card}.",
            who=VAMPIRE,
            whose="others",
            effects=(TakeControl("target"),),
        ),
        exception="The definition asks for the acting vampire and its combat in two conditions.",
    ),
)
