"""Black Forest Base: a referendum for pool, once each turn."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import ANNOUNCED, Condition, EffectContext, SaidElsewhere, Wording
from vtes_deck.effects.vocab import (
    BurnCard,
    CardAction,
    CardReferendum,
    Gain,
    MinionFilter,
    Not,
    Once,
    PoliticalCardAction,
    Pool,
    PutInPlay,
    Sect,
    Trait,
    Trigger,
    WasDone,
    card,
    master,
)

CALLED = "the referendum of the base"
SABBAT = MinionFilter(vampire=True, sects=(Sect.SABBAT,))


class CallsForPool(PoliticalCardAction, frozen=True, kw_only=True):
    """The referendum gives its caller pool."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "once each turn, a Sabbat vampire can call a referendum to have their controller gain "
            f"2 pool as a +{self.stealth} stealth political action"
        )


class Called(SaidElsewhere, Condition, frozen=True):
    """The political action of the card has been announced."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return (
            action is not None
            and action.card == context.card
            and action.verb.name == "political action"
        )


CARDS = (
    card(
        100165,
        "Black Forest Base",
        master(PutInPlay()),
        CallsForPool(
            sentence="{minion} acts to call the referendum of {card}.",
            who=SABBAT,
            stealth=1,
            conditions=(Not(WasDone(CALLED, by="this")),),
            effects=(),
        ),
        CardReferendum(passed=(Gain(2, Pool()),)),
        Trigger(on=ANNOUNCED, conditions=(Called(),), effects=(Once(CALLED, by="this"),)),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            who=MinionFilter(vampire=False, trait=Trait.CHANGELING),
            stealth=1,
            effects=(BurnCard("this"),),
        ),
    ),
)
