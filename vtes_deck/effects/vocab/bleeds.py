"""Further effects on bleeds."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.engine.actions.bleed import WouldBleed
from vtes_deck.engine.state.statics import Key, Replaces
from vtes_deck.engine.state.table import TimedReplacement, Until


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
