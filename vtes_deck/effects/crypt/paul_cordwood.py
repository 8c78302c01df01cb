"""Paul Cordwood: crypt cards for stealth or intercept."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    zones,
)
from vtes_deck.effects.vocab import BLOCKING, Intercept, Power, Same, Stealth, Until, card

KEY = "crypt card"


class RemovesTopOfCrypt(Effect, frozen=True):
    """The top card of the user's crypt is removed from the game."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.seat].crypt)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CRYPT, whose="mine", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        zones.remove(context.table, context.table.seats[context.seat].crypt[-1])

    @override
    def say(self, wording: Wording) -> str:
        return "remove the top card of your crypt from the game"


class ForCryptCard(Power, frozen=True, kw_only=True):
    """Stealth or intercept, once each action; the first ability renders the sentence for both."""

    at: int = BLOCKING
    once: Until | None = Until.ACTION
    key: str = KEY

    @override
    def say(self, wording: Wording) -> str:
        if any(isinstance(one, Stealth) for one in self.effects):
            return ""
        return (
            f"once each action, {wording.user} can {self.effects[0].say(wording)} to get +1 "
            "intercept or +1 stealth"
        )


CARDS = (
    card(
        201100,
        "Paul Cordwood",
        ForCryptCard(
            sentence="Remove the top card of your crypt: {card} gets +1 intercept.",
            conditions=(Same("host", "blocking"),),
            effects=(RemovesTopOfCrypt(), Intercept(1, "host")),
        ),
        ForCryptCard(
            sentence="Remove the top card of your crypt: {card} gets +1 stealth.",
            conditions=(Same("host", "acting"),),
            effects=(RemovesTopOfCrypt(), Stealth(1)),
        ),
    ),
)
