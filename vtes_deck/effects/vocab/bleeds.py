"""Further effects on bleeds."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.action_effects import BLEED_CHANGES
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.engine.actions.bleed import WouldBleed, may_be_raised
from vtes_deck.engine.state.statics import Key, Replaces
from vtes_deck.engine.state.table import TimedReplacement, Until
from vtes_deck.engine.state.windows import DURING_ACTION


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
        """Without an effect at the moment, it does not count towards the limit."""
        bleed = context.bleed
        if bleed is None or bleed.failed:
            return False
        rich = context.table.seats[bleed.seats[0]].pool > self.most
        return rich or may_be_raised(context.table, bleed)

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


class _NoBleed(Replaces):
    """Nothing happens instead of a bleed; the card that replaces it says the rest."""

    __slots__ = ()

    @property
    @override
    def key(self) -> Key:
        """A bleed that would be successful."""
        return WouldBleed


NO_BLEED = _NoBleed()


class InsteadOfBleed(Effect, frozen=True):
    """Replaces a successful bleed: no pool is burned."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The cost of the action is still paid."""
        bleed = context.bleed
        if bleed is not None:
            context.table.timed_replacements += (
                TimedReplacement(NO_BLEED, bleed.minion, Until.ACTION, context.card),
            )
