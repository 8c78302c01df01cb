"""Vampires without the stealth of the usual hunt."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import NONE, EffectContext
from vtes_deck.effects.vocab import ActionWas, Aura, Bonus, Same, card


class UsualHunt(ActionWas, frozen=True):
    """The current action is the hunt of the rules (HUN-03), not one that a card allows."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return super().holds(context) and action is not None and action.card == NONE


NO_STEALTH = Aura(
    bonus=Bonus.STEALTH,
    n=-1,
    host=True,
    conditions=(Same("host", "acting"), UsualHunt("hunt")),
)

CARDS = (
    card(200625, "Igo the Hungry", NO_STEALTH),
    card(201509, "Zöe", NO_STEALTH),
)
