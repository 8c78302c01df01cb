"""Andre LeRoux: a smaller bleed now for a larger one later."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
)
from vtes_deck.effects.vocab import (
    WOULD_SUCCEED,
    Bonus,
    Gets,
    MoreBleed,
    Power,
    Until,
    card,
)


class BleedWouldSucceed(Condition, frozen=True):
    """A bleed of a vampire that the user controls is about to succeed."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, bleed = context.table, context.bleed
        if bleed is None or bleed.replaced or not bleed.would_succeed(table):
            return False
        acting = table.minion(bleed.minion)
        return acting.vampire and acting.controller == context.seat

    @override
    def say(self, wording: Wording) -> str:
        return "if a vampire you control would successfully bleed"


class ReduceOwnBleed(Effect, frozen=True):
    """The amount of the current bleed is 1 less. At 0 the bleed is no longer successful."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLEED, 1, whose="bled", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        MoreBleed(-1, limited=False).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return "reduce the bleed amount by 1"


class LendsBleed(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)}, " for one in self.conditions)
        less = self.effects[0].say(wording)
        return f"{asked}you can {less} to give {wording.name} +2 bleed this turn"


CARDS = (
    card(
        200080,
        "Andre LeRoux",
        LendsBleed(
            sentence="The bleed is for 1 less: {card} gets +2 bleed this turn.",
            at=WOULD_SUCCEED,
            once=Until.ACTION,
            conditions=(BleedWouldSucceed(),),
            effects=(ReduceOwnBleed(), Gets(Bonus.BLEED, 2, Until.TURN, "host")),
        ),
    ),
)
