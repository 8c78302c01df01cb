"""Céleste Lamontagne: werewolves and Gehenna."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording
from vtes_deck.effects.vocab import (
    Aura,
    Bonus,
    InCombat,
    Is,
    MinionFilter,
    Sect,
    Strike,
    Trait,
    card,
    strikes,
)


class ActingHasGehenna(Condition, frozen=True):
    """The controller of the acting minion controls a Gehenna card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, action = context.table, context.action
        if action is None or action.minion not in table.in_play:
            return False
        seat = table.in_play[action.minion].controller
        return any(Trait.GEHENNA in table.cards[one].traits for one in table.seats[seat].in_play)


class EndsAgainst(InCombat, frozen=True):
    """A strike that ends a combat with one kind of minion."""

    @override
    def say(self, wording: Wording) -> str:
        asked = " ".join(one.say(wording) for one in self.conditions)
        return f"{wording.user} can strike: combat ends {asked}"


class InterceptWithGehenna(Aura, frozen=True, kw_only=True):
    """Intercept against vampires of Methuselahs with Gehenna cards."""

    @override
    def say(self, wording: Wording) -> str:
        acting = self.conditions[0].say(wording)
        return (
            f"{wording.user} gets +{self.n} intercept {acting} whose controller controls any "
            "Gehenna cards"
        )


CARDS = (
    card(
        200259,
        "Céleste Lamontagne",
        EndsAgainst(
            strikes(Strike(combat_ends=True)),
            conditions=(Is("opposing", MinionFilter(trait=Trait.WEREWOLF)),),
        ),
        InterceptWithGehenna(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(
                Is("acting", MinionFilter(vampire=True, sects=(Sect.CAMARILLA,))),
                ActingHasGehenna(),
            ),
        ),
    ),
)
