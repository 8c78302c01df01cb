"""Far Mastery: retainers and allies of others are stolen."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Target,
    Wording,
    allows,
    minions_of,
    zones,
)
from vtes_deck.effects.vocab import AMinion, MinionFilter, TakeControl, action, card

STEALS_RETAINER = EventType("steals retainer", "{minion} steals {card}.")
ANOTHER = MinionFilter(vampire=True, another=True)
ALLY = AMinion(MinionFilter(vampire=False), "others")


class RetainerOfAnother(Target, frozen=True):
    """A retainer on another vampire."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        return [
            (number, NONE, 0)
            for vampire in minions_of(context, ANOTHER, "any")
            for number in vampire.attached
            if table.cards[number].retainer and allows(table, number, context.user_minion)
        ]

    @override
    def is_missing(self, context: EffectContext) -> bool:
        table = context.table
        return not any(table.cards[number].retainer for number in table.in_play)

    @override
    def say(self, wording: Wording) -> str:
        return "a retainer controlled by another vampire"


class StealRetainer(Effect, frozen=True):
    """The acting minion takes the target from the minion that employs it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.CONTROL, whose="mine"),
            Does(PurposeKind.LOSE, which="target"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.emit(STEALS_RETAINER, context.seat, context.target, minion=context.minion)
        zones.attach(table, context.target, context.minion)

    @override
    def say(self, wording: Wording) -> str:
        return f"steal {wording.target}"


CARDS = (
    card(
        100703,
        "Far Mastery",
        action("dom", StealRetainer(), target=RetainerOfAnother(), stealth=1, directed=True),
        action("DOM", TakeControl("target"), target=ALLY, stealth=1, directed=True),
    ),
)
