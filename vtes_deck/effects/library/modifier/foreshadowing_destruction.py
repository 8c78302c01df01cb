"""Foreshadowing Destruction: a larger bleed against a Methuselah with little pool."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    BLEED_CHANGES,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    may_be_raised,
)
from vtes_deck.effects.vocab import (
    DURING_ACTION,
    MoreBleed,
    card,
    modifier,
)


class MoreBleedIfPoor(Effect, frozen=True):
    """Increases the bleed while the target has little pool; limited during that time (BLD-08).

    Attributes:
        n: the increase.
        most: the maximum pool of the target.
    """

    n: int
    most: int

    @override
    def windows(self) -> int:
        return DURING_ACTION

    @override
    def timely(self, context: EffectContext) -> bool:
        """An increase without a current effect does not count towards the limit."""
        bleed = context.bleed
        if bleed is None or bleed.failed:
            return False
        rich = context.table.seats[bleed.seats[0]].pool > self.most
        return rich or may_be_raised(context.table, bleed)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLEED, self.n, whose="bled"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The condition is evaluated whenever the amount is computed."""
        bleed = context.bleed
        if bleed is None:
            return
        bleed.conditional += ((self.n, self.most),)
        table = context.table
        seat = bleed.acting_seat(table)
        table.emit(BLEED_CHANGES, seat, minion=bleed.minion, n=bleed.amount(table))

    @override
    def say(self, wording: Wording) -> str:
        return f"+{self.n} bleed if the target Methuselah has {self.most} or fewer pool (limited)"

    @override
    def occasion(self, wording: Wording) -> str:
        return "during a bleed action"


CARDS = (
    card(
        100765,
        "Foreshadowing Destruction",
        modifier("dom", MoreBleed(1)),
        modifier("DOM", MoreBleedIfPoor(3, 9)),
    ),
)
