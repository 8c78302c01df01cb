"""Rigby, Crusade Vanguard: failed blocks feed the bishops of the predator."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Choice, EffectContext, Wording
from vtes_deck.effects.vocab import (
    BLOCK_FAILS,
    AMinion,
    Blood,
    Choose,
    Is,
    MinionFilter,
    MoveCounters,
    Sect,
    Title,
    Trigger,
    card,
)


class HungryBishop(AMinion, frozen=True):
    """A bishop who is not at full capacity."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        return [
            one
            for one in super().choices(context)
            if table.minion(one[0]).blood < table.minion(one[0]).capacity
        ]


BISHOP = HungryBishop(MinionFilter(titles=(Title.BISHOP,)), "predator")


class FeedsBishop(Trigger, frozen=True, kw_only=True):
    """The price of a failed block, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        return (
            f"if {name} attempts to block a Sabbat vampire and fails, and any of your predator's "
            f"bishops are not at full capacity, move 1 blood from {name} to one of those bishops"
        )


CARDS = (
    card(
        201190,
        "Rigby, Crusade Vanguard",
        FeedsBishop(
            on=BLOCK_FAILS,
            host=True,
            conditions=(Is("acting", MinionFilter(vampire=True, sects=(Sect.SABBAT,))),),
            effects=(Choose(BISHOP, (MoveCounters(1, Blood("host"), Blood("target")),)),),
        ),
    ),
)
