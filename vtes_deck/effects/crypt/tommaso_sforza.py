"""Tommaso Sforza: he ends the combats of wraiths and zombies."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    EffectContext,
    Fight,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    IS_READY,
    AMinion,
    EndCombat,
    MinionFilter,
    Power,
    Trait,
    Until,
    card,
)


class ServantFights(SaidElsewhere, Condition, frozen=True):
    """A wraith or zombie ally of the user is in the current combat."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Fight)
        servant = MinionFilter(vampire=False, trait=Trait.WRAITH, either=ZOMBIE)
        return combat is not None and any(
            combat.holds(card) for card, _, _ in AMinion(servant).choices(context)
        )


ZOMBIE = MinionFilter(vampire=False, trait=Trait.ZOMBIE)


class EndsTheirCombat(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        ready = f"if {name} is ready, " if IS_READY in self.conditions else ""
        return (
            f"once each turn, {ready}{name} can burn 1 blood before range is "
            "determined in a combat involving a wraith or zombie ally you control to end that "
            "combat"
        )


CARDS = (
    card(
        201728,
        "Tommaso Sforza",
        EndsTheirCombat(
            sentence="{card} burns 1 blood to end the combat.",
            at=BEFORE_RANGE,
            blood=1,
            once=Until.TURN,
            conditions=(IS_READY, ServantFights()),
            effects=(EndCombat(),),
        ),
    ),
)
