"""The British Museum, London: equipment that is a relic."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    EffectContext,
    Equip,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    Aura,
    Belongs,
    Bonus,
    Discount,
    Once,
    Power,
    PutInPlay,
    Successful,
    The,
    Trait,
    Type,
    Unlock,
    card,
    master,
)


class Equipped(Condition, frozen=True):
    """The action equipped a card from the hand that has none of these traits."""

    but: tuple[Trait, ...] = ()

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        if not isinstance(action, Equip):
            return False
        return not context.table.cards[action.priced].traits.intersection(self.but)


NO_RELICS = (Trait.ELECTRONIC, Trait.VEHICLE, Trait.WEAPON, Trait.MELEE_WEAPON, Trait.GUN)

CARDS = (
    card(
        102236,
        "The British Museum, London",
        master(PutInPlay()),
        Aura(bonus=Bonus.HAND_SIZE, n=1),
        Power(
            sentence="{target} unlocks with {card}.",
            at=AFTER_ACTION,
            conditions=(Successful(), Belongs("acting", "mine"), Equipped(NO_RELICS)),
            target=The("acting"),
            effects=(Once("the museum", by="target"), Unlock("target")),
        ),
        Discount(pool=1, blood=1, types=(Type.EQUIPMENT,), but=NO_RELICS, whose="mine"),
    ),
)
