"""Control of cards in play: for good, or of a minion for a period."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.action_conditions import MyTurn
from vtes_deck.effects.vocab.choices import CHOOSE_CARD, CardQuestion
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.delayed_triggers import AddDelayedTrigger
from vtes_deck.effects.vocab.minion_filter import Whose, seats_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of, said
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.mechanics.gear import allows
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.purposes import Purpose, PurposeKind
from vtes_deck.engine.state.table import Table, Until
from vtes_deck.engine.turn.discard import DISCARD_ENDS
from vtes_deck.engine.turn.turn import TURN
from vtes_deck.language import mark

TAKES_CONTROL = EventType("takes control", "{seat} takes control of {card}.")
LENT_BY = "lent by"
"""The mark of the minion that contains the seat to which it returns, from 1."""
RETURNS = EventType("returns to controller", mark("{minion} returns to {seat}."))


def lent_to(seat: int) -> str:
    """The mark of a minion that a Methuselah has borrowed; each loan has a separate mark."""
    return f"{LENT_BY}, to {seat}"


def over(seat: int) -> str:
    """The mark of a minion whose loan to a Methuselah ended while another controlled it."""
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
        """Return the minion, even from torpor, unless another Methuselah controls it now."""
        table, minion = context.table, context.user_minion
        if minion.controller != context.seat:
            minion.set_mark(over(context.seat), 1)  # the present controller may return it later
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


class TakeControl(Effect, frozen=True):
    """A Methuselah takes control of a card in play (GEN-12)."""

    which: Which
    by: Whose = "mine"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CONTROL, whose=self.by), Does(PurposeKind.LOSE, which=self.which))

    @override
    def carry_out(self, context: EffectContext) -> None:
        seat = seats_of(context, self.by)[0]
        take_control(context.table, card_of(context, self.which), seat)

    @override
    def say(self, wording: Wording) -> str:
        what = said(self.which, wording)
        if self.by == "mine":
            return f"steal {what}"
        if self.by == "predator":
            return f"your predator takes control of {what}"
        if self.by == "target":
            return f"give {wording.target} control of {what}"
        return f"give your {self.by} control of {what}"


def take_control(table: Table, card: int, seat: int) -> None:
    """Change the controller of a card in play. A location on a minion needs a new bearer."""
    if card not in table.in_play or table.in_play[card].controller == seat:
        return
    if table.cards[card].becomes_location and table.in_play[card].host != NONE:
        table.push(BearerChoice(seat=seat, card=card))
    else:
        zones.give(table, card, seat)
        table.emit(TAKES_CONTROL, seat, card)


class BearerChoice(CardQuestion):
    """A Methuselah who takes control of a location on a minion chooses one of her minions for it.

    Attributes:
        seat: the Methuselah.
        card: the location.
    """

    seat: int
    card: int

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        return (Purpose(PurposeKind.CONTROL, 1, self.seat, option.target),)

    def offer(self, table: Table) -> None:
        """PLY-37: offer the minions that can have it; if there are none, nothing changes."""
        minions = [one for one in table.minions(self.seat) if allows(table, self.card, one)]
        if minions:
            options = [Option(CHOOSE_CARD, self.card, target=one.card) for one in minions]
            table.ask(self.seat, DecisionKind.TARGET, options, self.card)
        else:
            self.finish()

    def take(self, table: Table) -> None:
        """Take the answer; the controller changes with the bearer."""
        answer = table.answer
        zones.attach(table, self.card, answer.target)
        table.emit(TAKES_CONTROL, self.seat, self.card)

    steps = (offer, take)
