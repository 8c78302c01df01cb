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
from vtes_deck.engine.state.decisions import NONE
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


def lent_to(seat: int) -> str:
    """The mark of a minion that a Methuselah has borrowed, because she may lose it to another."""
    return f"{LENT_BY}, to {seat}"


def over(seat: int) -> str:
    """The mark of a minion whose loan to a Methuselah ended while another one had it."""
    return f"{LENT_BY}, over for {seat}"


def lender(minion: Minion, seat: int) -> int:
    """End a loan, and return the seat from which it came; ``NONE`` without a loan."""
    former = minion.mark(lent_to(seat)) - 1
    minion.set_mark(lent_to(seat), 0)
    minion.set_mark(over(seat), 0)
    return former


class ReturnsBorrowed(Effect, frozen=True):
    """The minion returns to its former controller, or is removed if she has left the game."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Also applies in torpor, but not if another Methuselah has taken control since."""
        table, minion = context.table, context.user_minion
        if minion.controller != context.seat:
            minion.set_mark(over(context.seat), 1)  # the present controller may return it
            return
        former = lender(minion, context.seat)
        while former != context.seat and minion.mark(over(former)):
            former = lender(minion, former)
        if former in {NONE, context.seat}:
            return  # its lender has borrowed it back
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
    minion.set_mark(lent_to(context.seat), minion.controller + 1)
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
