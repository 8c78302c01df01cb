"""Control of a minion for a period."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.action_conditions import MyTurn
from vtes_deck.effects.vocab.cards import TAKES_CONTROL
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.delayed_triggers import AddDelayedTrigger
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of, said
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Table, Until
from vtes_deck.engine.turn.discard import DISCARD_ENDS
from vtes_deck.engine.turn.turn import TURN
from vtes_deck.language import mark

LENT_BY = "lent by"
"""Mark of the minion: the seat to which it returns, from 1."""
RETURNS = EventType("returns to controller", mark("{minion} returns to {seat}."))


class ReturnsBorrowed(Effect, frozen=True):
    """The minion returns to its former controller, or is removed if she has left the game."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Also applies in torpor, but not if another Methuselah has taken control since."""
        table, minion = context.table, context.user_minion
        former = minion.mark(LENT_BY) - 1
        minion.set_mark(LENT_BY, 0)
        if minion.controller != context.seat:
            return
        if table.seats[former].ousted:
            zones.remove(table, minion.card)
        else:
            zones.give(table, minion.card, former)
            table.emit(RETURNS, former, minion=minion.card)


RETURN = {
    Until.TURN: AddDelayedTrigger(on=DISCARD_ENDS, effects=(ReturnsBorrowed(),), until=Until.TURN),
    Until.UNLOCK: AddDelayedTrigger(
        on=TURN, effects=(ReturnsBorrowed(),), conditions=(MyTurn(),), until=Until.SOURCE
    ),
}
"""The end of the control, by its duration."""


def borrow(table: Table, minion: Minion, context: EffectContext, until: Until = Until.TURN) -> None:
    """Give the user control of a minion for a period."""
    if minion.controller == context.seat:
        return
    minion.set_mark(LENT_BY, minion.controller + 1)
    zones.give(table, minion.card, context.seat)
    table.emit(TAKES_CONTROL, context.seat, minion.card)
    RETURN[until].carry_out(context.by(minion.card))


class Borrow(Effect, frozen=True):
    """The user takes control of a minion for a period (GEN-12).

    Attributes:
        which: the minion.
        until: the end of the turn, or the next unlock phase of the user.
    """

    which: Which
    until: Until = Until.TURN

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CONTROL, whose="mine"), Does(PurposeKind.LOSE, which=self.which))

    @override
    def carry_out(self, context: EffectContext) -> None:
        minion = context.table.in_play.get(card_of(context, self.which))
        if isinstance(minion, Minion):
            borrow(context.table, minion, context, self.until)

    @override
    def say(self, wording: Wording) -> str:
        period = "this turn" if self.until is Until.TURN else "until your next unlock phase"
        return f"take control of {said(self.which, wording)} {period}"
