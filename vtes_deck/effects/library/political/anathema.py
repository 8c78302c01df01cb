"""Anathema: a reward for burning a vampire."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    BLOODLESS,
    Condition,
    Does,
    Effect,
    EffectContext,
    Fight,
    PurposeKind,
    Wording,
    burn,
    ledger,
)
from vtes_deck.effects.vocab import (
    READY_VAMPIRE,
    AMinion,
    CardReferendum,
    ChooseCard,
    PutOn,
    Trigger,
    card,
)


class WhileFighting(Condition, frozen=True):
    """The minion with the card is in combat."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """By a ruling it is not burned again if aggravated damage burns it at the same time."""
        table, fight = context.table, context.table.current(Fight)
        there = fight is not None and fight.holds(context.host)
        return there and not table.minion(context.host).leaving

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user}'s blood is reduced to 0 in combat"


class PayHunter(Effect, frozen=True):
    """Burns the vampire; the Methuselah of the opposing minion gains pool for it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.BURN, which="host"),
            Does(PurposeKind.POOL, 1, whose="others"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, vampire = context.table, context.table.minion(context.host)
        fight = table.current(Fight)
        hunter = table.in_play.get(fight.other(vampire.card)) if fight is not None else None
        capacity = vampire.capacity
        burn(table, vampire.card)
        if hunter is not None:
            ledger.gain_pool(table, hunter.controller, capacity)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} is burned and the Methuselah controlling the opposing minion gains "
            f"pool equal to {wording.user}'s capacity"
        )


class Bounty(Trigger, frozen=True, kw_only=True):
    """The effect of losing the last blood of the vampire in combat."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return f"{asked}{self.effects[0].say(wording)}"


CARDS = (
    card(
        100060,
        "Anathema",
        CardReferendum(terms=(ChooseCard(AMinion(READY_VAMPIRE, "any")),), passed=(PutOn(),)),
        Bounty(on=BLOODLESS, host=True, conditions=(WhileFighting(),), effects=(PayHunter(),)),
    ),
)
