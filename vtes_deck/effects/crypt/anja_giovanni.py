"""Mother Anja Giovanni: she unlocks Hecata after their actions."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CARD_ACTION,
    NONE,
    Condition,
    EffectContext,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    IS_READY,
    Acting,
    Is,
    MinionFilter,
    Power,
    Successful,
    Unlock,
    Until,
    card,
)


class HecataAction(SaidElsewhere, Condition, frozen=True):
    """The action uses a card that requires Hecata or Oblivion."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """A recruited ally is in play by now; actions of cards in play need no Oblivion."""
        action = context.action
        if action is None or action.card == NONE:
            return False
        requirement = context.table.cards[action.card].requirement
        if "Hecata" in requirement.clans:
            return True
        played = action.played_as().lower()
        needs = played.split("+") if played else requirement.disciplines
        return "obl" in needs and not action.verb.name.startswith(CARD_ACTION)


class UnlocksHecata(Power, frozen=True, kw_only=True):
    """The ability, with the wording of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        ready = f"if {name} is ready, " if IS_READY in self.conditions else ""
        successful = "a successful" if Successful() in self.conditions else "an"
        return (
            f"once each turn, {ready}{name} can burn 1 blood after another Hecata you "
            f"control performs {successful} action requiring Hecata or Oblivion to unlock that "
            "Hecata"
        )


CARDS = (
    card(
        201725,
        '"Mother" Anja Giovanni',
        UnlocksHecata(
            sentence="{card} burns 1 blood to unlock the acting Hecata.",
            at=AFTER_ACTION,
            blood=1,
            once=Until.TURN,
            conditions=(
                IS_READY,
                Acting(),
                Successful(),
                Is("acting", MinionFilter(another=True, clans=("Hecata",))),
                HecataAction(),
            ),
            effects=(Unlock("acting"),),
        ),
    ),
)
