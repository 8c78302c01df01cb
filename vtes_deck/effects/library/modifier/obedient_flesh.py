"""Obedient Flesh: stealth against allies, or a stronger body for a round."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    Granted,
    Modifier,
    PurposeKind,
    Wording,
    ledger,
    maneuvers,
)
from vtes_deck.effects.vocab import (
    ALLY,
    BEFORE_RANGE,
    AddDelayedTrigger,
    Bonus,
    LessIntercept,
    PlayLimit,
    Stealth,
    Until,
    at,
    card,
    combat,
    modifier,
    prevents,
)


class Toughened(Effect, frozen=True):
    """The vampire is stronger this round and has an optional maneuver."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.STRENGTH, self.n, which="user"),
            Does(PurposeKind.MANEUVER, which="user"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, minion = context.table, context.minion
        table.modify(Modifier(Bonus.STRENGTH, self.n, minion, Until.ROUND, context.card))
        ledger.log_change(table, table.minion(minion), Bonus.STRENGTH, self.n)
        maneuvers.grant(table, minion, Granted(context.card))

    @override
    def say(self, wording: Wording) -> str:
        return f"this round, {wording.user} gets +{self.n} strength and 1 optional maneuver"


PREVENTS_ONE = AddDelayedTrigger(
    sentence="{minion} prevents 1 damage with {card}.",
    move=prevents(1),
    until=Until.ROUND,
)

CARDS = (
    card(
        102255,
        "Obedient Flesh",
        modifier("dom+pro", Stealth(1), LessIntercept(1, all_of=(ALLY,))),
        combat("DOM+PRO", at(BEFORE_RANGE), Toughened(1), PREVENTS_ONE),
        PlayLimit(per="round"),
    ),
)
