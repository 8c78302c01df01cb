"""From a Sinking Ship: minions leave a Methuselah with little pool."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import NONE, Choice, EffectContext, Target, Wording, minions_of
from vtes_deck.effects.vocab import MinionFilter, PlayLimit, TakeControl, card, master

WILLING = MinionFilter(but=MinionFilter(vampire=True, least=7))


class OfThePoor(Target, frozen=True):
    """A minion of another Methuselah with little pool, but not an old vampire.

    Attributes:
        pool: the maximum pool.
    """

    pool: int

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [
            (minion.card, NONE, 0)
            for minion in minions_of(context, WILLING, "others")
            if context.table.seats[minion.controller].pool <= self.pool
        ]

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"a minion controlled by a Methuselah with {self.pool} or fewer pool. Not usable to "
            "take control of a vampire with capacity 7 or more"
        )


CARDS = (
    card(
        100793,
        "From a Sinking Ship",
        master(TakeControl("target"), target=OfThePoor(3)),
        PlayLimit(per="game", by="everybody"),
    ),
)
