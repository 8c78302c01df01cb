"""Limits shared by all cards of a kind, and effects on every minion."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext
from vtes_deck.effects.vocab.counters import TO_POOL
from vtes_deck.effects.vocab.minion_filter import MinionFilter, minions_of
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.mechanics import bank, ledger, zones
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.table import Until


class NotDone(Condition, frozen=True):
    """No card has done this in the given period."""

    what: str
    until: Until = Until.TURN

    @override
    def holds(self, context: EffectContext) -> bool:
        return not context.table.has_used(self.what, NONE, self.until)


class Done(Effect, frozen=True):
    """Records that this has been done."""

    what: str
    until: Until = Until.TURN

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.use_once(self.what, NONE, self.until)

    @override
    def say(self, wording: Wording) -> str:
        return ""


class EachToPool(Effect, frozen=True):
    """Moves blood of each matching minion of the user to the pool.

    Attributes:
        n: the amount per minion.
        who: filter for the minions.
    """

    n: int
    who: MinionFilter

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Limited by what each has (GEN-20)."""
        table = context.table
        for minion in minions_of(context, self.who, "mine"):
            moved = bank.blood_to_pool(table, minion, context.seat, self.n)
            if moved:
                table.emit(TO_POOL, context.seat, minion=minion.card, n=moved)

    @override
    def say(self, wording: Wording) -> str:
        return f"move {self.n} blood from each {self.who.noun()} you control to your pool"


class RemoveForPool(Effect, frozen=True):
    """Removes the target vampire from the game; its controller gains its capacity as pool."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-09: the capacity is read before the removal."""
        vampire = context.target_minion
        seat, capacity = vampire.controller, vampire.capacity
        zones.remove(context.table, vampire.card)
        ledger.gain_pool(context.table, seat, capacity)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"remove {wording.target} from the game. Their controller gains pool equal to the "
            "vampire's capacity"
        )
