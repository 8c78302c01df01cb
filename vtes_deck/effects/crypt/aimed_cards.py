"""Vampires with more stealth in actions directed at some kinds of cards."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording
from vtes_deck.effects.vocab import Aura, Bonus, Same, Trait, Type, card


class AimsAtCard(Condition, frozen=True):
    """The current action is directed at a card in play of a kind.

    Attributes:
        equipment: equipment counts too, not only locations.
    """

    equipment: bool = False

    @override
    def holds(self, context: EffectContext) -> bool:
        table, action = context.table, context.action
        if action is None or action.target not in table.in_play:
            return False
        printed = table.cards[action.target]
        location = Trait.LOCATION in printed.traits
        return location or (self.equipment and Type.EQUIPMENT in printed.types)

    @override
    def say(self, wording: Wording) -> str:
        more = " or an equipment" if self.equipment else ""
        return f"during actions directed at a location{more}"


def stealth_at(aim: AimsAtCard) -> Aura:
    """Stealth in actions directed at cards of a kind."""
    return Aura(bonus=Bonus.STEALTH, n=1, host=True, conditions=(Same("host", "acting"), aim))


CARDS = (
    card(200744, "Kalila", stealth_at(AimsAtCard())),
    card(200227, "Bulscu", stealth_at(AimsAtCard(equipment=True))),
)
