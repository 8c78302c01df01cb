"""Young Bloods: mortals that bleed locked vampires, and feed the one that burns them."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, SaidElsewhere, Wording
from vtes_deck.effects.vocab import (
    BURNED,
    FELL_IN_COMBAT,
    VAMPIRE,
    AMinion,
    Blood,
    Burn,
    CardAction,
    Gain,
    Is,
    MinionFilter,
    Not,
    Trigger,
    card,
)


class ByThisAction(SaidElsewhere, Condition, frozen=True):
    """The current action, of which the ally is the target, burns it."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """An ally without life is burned after the effect."""
        action = context.action
        return action is not None and action.successful and action.target == context.card


class FeedsVictor(Trigger, frozen=True, kw_only=True):
    """The blood for the vampire that burns the ally in combat or as an action."""

    @override
    def say(self, wording: Wording) -> str:
        victor = [one for one in self.conditions if isinstance(one, Is)]
        if victor and FELL_IN_COMBAT not in self.conditions:
            return ""
        who = "".join(f"{one.who.say(wording)} controlled by another Methuselah" for one in victor)
        return (
            f"if {who or 'a minion'} burns the Young Bloods in combat or as "
            "an action, he or she gains 2 blood"
        )


CARDS = (
    card(
        102202,
        "Young Bloods",
        CardAction(
            sentence="{minion} acts to burn 2 blood from {target}.",
            host=True,
            stealth=1,
            target=AMinion(MinionFilter(vampire=True, locked=True, most=7), "any"),
            effects=(Burn(2, Blood("target")),),
        ),
        FeedsVictor(
            on=BURNED,
            itself=True,
            conditions=(FELL_IN_COMBAT, Is("fought", VAMPIRE, "others")),
            effects=(Gain(2, Blood("fought")),),
        ),
        FeedsVictor(
            on=BURNED,
            itself=True,
            conditions=(Not(FELL_IN_COMBAT), ByThisAction(), Is("acting", VAMPIRE, "others")),
            effects=(Gain(2, Blood("acting")),),
        ),
    ),
)
