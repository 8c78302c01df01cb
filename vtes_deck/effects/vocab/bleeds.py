"""What cards do about bleeds besides raising and moving them."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.action_effects import BLEED_CHANGES
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.engine.actions.bleed import may_be_raised
from vtes_deck.engine.state.windows import DURING_ACTION


class MoreBleedIfPoor(Effect, frozen=True):
    """The bleed is raised as long as its target has at most so much pool; limited as long (BLD-08).

    Attributes:
        n: by how much.
        most: pool of the target.
    """

    n: int
    most: int

    @override
    def windows(self) -> int:
        return DURING_ACTION

    @override
    def timely(self, context: EffectContext) -> bool:
        """Where it does nothing now it does not count against the limit."""
        bleed = context.bleed
        if bleed is None or bleed.failed:
            return False
        rich = context.table.seats[bleed.seats[0]].pool > self.most
        return rich or may_be_raised(context.table, bleed)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """It is looked at anew whenever the amount is asked."""
        bleed = context.bleed
        if bleed is None:
            return
        bleed.conditional += ((self.n, self.most),)
        table = context.table
        seat = bleed.acting_seat(table)
        table.emit(BLEED_CHANGES, seat, minion=bleed.minion, n=bleed.amount(table))


class InsteadOfBleed(Effect, frozen=True):
    """The bleed that would be successful is not, and burns no pool."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The cost of the action is paid all the same."""
        bleed = context.bleed
        if bleed is not None:
            bleed.replaced = True
