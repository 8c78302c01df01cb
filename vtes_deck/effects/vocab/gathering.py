"""Blood that several minions give to one card."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.counters import ADDED
from vtes_deck.effects.vocab.minion_filter import MinionFilter, minions_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.mechanics import bank, ledger
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Zone


class MoveFromEach(Effect, frozen=True):
    """Moves blood from each matching minion of the user to a card in her uncontrolled region.

    Attributes:
        n: the blood that each minion gives, if it has it (GEN-20).
        who: the minions.
    """

    n: int
    who: MinionFilter

    @override
    def possible(self, context: EffectContext) -> bool:
        return any(one.blood for one in minions_of(context, self.who, "mine"))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, self.n, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, card = context.table, context.target
        if card == NONE or table.where[card] is not Zone.UNCONTROLLED:
            return
        given = sum(
            ledger.burn_blood(table, one, self.n) for one in minions_of(context, self.who, "mine")
        )
        bank.add_to_uncontrolled(table, card, given)
        table.emit(ADDED, context.seat, card, n=given, only=context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return f"move {self.n} blood from each {self.who.noun()} you control to {wording.target}"
