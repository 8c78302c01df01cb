"""Quincy, The Trapper: an ally is burned by two actions."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Wording,
    burn,
    mark,
)
from vtes_deck.effects.vocab import ALLY, AMinion, CardAction, card

STALKED_BY = "stalked by"
"""The mark of the ally: the ``entry`` of the vampire that performed its first action, plus 1."""
STALKS = EventType("stalks", mark("{minion} needs one more such action to burn {target}."))


class BurnsAtSecondAction(Effect, frozen=True):
    """The first action of the vampire marks the ally, the second burns it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BURN, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, ally = context.table, context.target_minion
        entry = table.minion(context.host).entry + 1
        if ally.mark(STALKED_BY) == entry:
            burn(table, context.target)
        else:
            ally.set_mark(STALKED_BY, entry)
            table.emit(STALKS, context.seat, minion=context.host, target=context.target)


class BurnsWithTwo(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} may burn an ally controlled by your predator or prey with two "
            f"+{self.stealth} stealth Ⓓ actions"
        )


CARDS = (
    card(
        201144,
        "Quincy, The Trapper",
        BurnsWithTwo(
            sentence="{minion} acts to burn {target} with two such actions.",
            host=True,
            stealth=1,
            target=AMinion(ALLY, "predator or prey"),
            effects=(BurnsAtSecondAction(),),
        ),
    ),
)
