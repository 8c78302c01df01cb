"""Madman's Quill: stronger bleeds against one Methuselah."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, SaidElsewhere, Wording, minions_of
from vtes_deck.effects.vocab import (
    ANYONE,
    AMinion,
    Aura,
    Bonus,
    BurnCard,
    CardAction,
    MinionFilter,
    Not,
    PutOn,
    action,
    bleed,
    card,
)

READY = MinionFilter(ready=True)
MAD = MinionFilter(vampire=True, level="dem")


class CopyOnPrey(Condition, frozen=True):
    """A minion of the prey has a copy of the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        number = table.cards[context.card].id
        return any(
            table.cards[one].id == number
            for minion in minions_of(context, ANYONE, "prey")
            for one in minion.attached
        )

    @override
    def denied(self, wording: Wording) -> str:
        return f"not if a {wording.name} is already on any minion controlled by your prey"


class BleedsController(SaidElsewhere, Condition, frozen=True):
    """The minion bleeds the controller of the minion with the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, bleeding = context.table, context.bleed
        host = table.in_play[context.card].host
        return (
            bleeding is not None
            and bleeding.minion == context.minion
            and table.in_play[host].controller in bleeding.seats
        )


class BleedsMore(Aura, frozen=True, kw_only=True):
    """The bonus, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"vampires with Dementation get +{self.n} bleed against the attached minion's "
            "controller"
        )


CARDS = (
    card(
        101138,
        "Madman's Quill",
        bleed("aus+dem", plus=2),
        action(
            "AUS+DEM",
            PutOn(),
            target=AMinion(READY, "prey"),
            directed=True,
            conditions=(Not(CopyOnPrey()),),
        ),
        BleedsMore(bonus=Bonus.BLEED, n=1, to=MAD, whose="any", conditions=(BleedsController(),)),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            who=MinionFilter(vampire=True),
            blood=2,
            effects=(BurnCard("this"),),
        ),
    ),
)
