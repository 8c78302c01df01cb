"""Leather Jacket: protection against one strike."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, Does, Effect, EffectContext, PurposeKind, Wording
from vtes_deck.effects.vocab import (
    DISCARD_ENDS,
    RESOLVED,
    AddDelayedTrigger,
    BurnCard,
    DamageFilter,
    InCombat,
    OnePerMinion,
    Trigger,
    Unlock,
    Until,
    card,
    prevents,
)

ALL = 1000
"""More damage than any strike inflicts."""
AT_THE_END = AddDelayedTrigger(on=DISCARD_ENDS, effects=(Unlock(),), until=Until.TURN)


class HasEquipped(Condition, frozen=True):
    """The successful action that ends has equipped a minion with the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is not None and action.card == context.card

    @override
    def say(self, wording: Wording) -> str:
        return f"if the action to equip with the {wording.name} is successful"


class UnlocksLater(Effect, frozen=True):
    """The minion with the card unlocks at the end of the turn, even if it has lost the card."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        AT_THE_END.carry_out(context.by(context.host))

    @override
    def say(self, wording: Wording) -> str:
        return "unlock the acting minion at the end of the turn"


class UnlocksWearer(Trigger, frozen=True, kw_only=True):
    """The minion that has equipped with the card unlocks at the end of the turn."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return f"{asked}{self.effects[0].say(wording)}"


class AgainstStrike(InCombat, frozen=True):
    """Burning the card prevents all damage of the opposing strike."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} can burn this card to prevent all the damage from the opposing "
            "minion's strike"
        )


CARDS = (
    card(
        101081,
        "Leather Jacket",
        UnlocksWearer(
            on=RESOLVED,
            host=True,
            conditions=(HasEquipped(),),
            effects=(UnlocksLater(),),
        ),
        AgainstStrike(prevents(ALL, DamageFilter.STRIKES), first=(BurnCard("this"),)),
        OnePerMinion(),
    ),
)
