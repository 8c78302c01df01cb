"""Limits on uses by a card, a minion or all players in a period (GEN-22)."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext, SaidElsewhere
from vtes_deck.effects.vocab.references import Which, card_of
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.table import Until


class Once(SaidElsewhere, Effect, frozen=True):
    """Limits something to once in a period.

    Attributes:
        what: a name for it, shared by all cards with the same text.
        until: the period.
        by: the card or minion for which uses are counted; ``None``: all uses together.
    """

    what: str
    until: Until = Until.TURN
    by: Which | None = None

    @override
    def possible(self, context: EffectContext) -> bool:
        by = NONE if self.by is None else card_of(context, self.by)
        return not context.table.has_used(self.what, by, self.until)

    @override
    def carry_out(self, context: EffectContext) -> None:
        by = NONE if self.by is None else card_of(context, self.by)
        context.table.use_once(self.what, by, self.until)


class WasDone(Condition, frozen=True):
    """This has been done in the period; see :class:`Once`."""

    what: str
    until: Until = Until.TURN
    by: Which | None = None

    @override
    def holds(self, context: EffectContext) -> bool:
        by = NONE if self.by is None else card_of(context, self.by)
        return context.table.has_used(self.what, by, self.until)
