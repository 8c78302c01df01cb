"""Seraphina: blood for vampires, and life for allies up to their starting life."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    ledger,
)
from vtes_deck.effects.vocab import (
    AMinion,
    CardAction,
    card,
)


class Restore(Effect, frozen=True):
    """The target gains 2 blood or life, an ally only up to its starting life."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 2, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, target = context.table, context.target_minion
        room = 2 if target.vampire else max(0, target.capacity - target.blood)
        ledger.gain_blood(table, target, min(2, room))

    @override
    def say(self, wording: Wording) -> str:
        return f"add 2 blood or life to {wording.target}"


class Restores(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can add 2 blood or life to a minion you control as a +1 stealth "
            "action, not to exceed starting life"
        )


CARDS = (
    card(
        201686,
        "Seraphina",
        Restores(
            sentence="{minion} acts to add 2 blood or life to {target}.",
            host=True,
            stealth=1,
            target=AMinion(),
            effects=(Restore(),),
        ),
    ),
)
