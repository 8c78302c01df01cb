"""Cancelling a card as it is played: by an effect, or by a Methuselah as its text allows."""

from __future__ import annotations

from typing import Literal, override

from cardbase.terms import Type
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording, with_article
from vtes_deck.engine.cards.play import PlayCard, ShowCard
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.mechanics import hand, ledger, zones
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Table
from vtes_deck.kernel.procedure import Procedure

REGAINS_ACTION = EventType("regains action", "{seat} gets {n:master phase action}.")
DISCARDS_TO_CANCEL = Verb("discard to cancel", "Discard {target} and another to cancel {card}.")
PAY_TO_CANCEL = Verb("pay to cancel", "Burn {n} pool to cancel {card}.")
DISCARDS_THE_OTHER = Verb("discard the other", "Discard {target} too.")


def shown(table: Table) -> ShowCard | None:
    """The card being played, if it can still be cancelled."""
    return table.current(ShowCard)


def cancel_shown(table: Table, seat: int, *, free: bool = False) -> None:
    """PLY-13: a Methuselah cancels the card being played.

    PLY-14: its cost is paid unless the cancelling text makes it ``free``.
    """
    show = shown(table)
    if show is not None:
        show.cancel(seat, free=free)


class Cancel(Effect, frozen=True):
    """Cancels the card that is being played; its cost is not paid.

    Attributes:
        kind: a minion card, a master card or an event.
        of: the player of the card.
        compensate: its player gains a master phase action.
    """

    kind: Literal["minion", "master", "event"]
    of: Literal["anyone", "another", "predator or prey"] = "anyone"
    compensate: bool = False

    @override
    def timely(self, context: EffectContext) -> bool:
        """Whether one of these Methuselahs is playing a card of this kind."""
        table = context.table
        show = shown(table)
        if show is None or show.cancelled:
            return False
        printed, seat = table.cards[show.card], table.owner[show.card]
        if (Type.MASTER in printed.types) is not (self.kind == "master"):
            return False
        if printed.event is not (self.kind == "event"):
            return False
        if self.of == "another":
            return seat != context.seat
        if self.of == "predator or prey":
            return seat in {table.prey(context.seat), table.predator(context.seat)}
        return True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """PLY-13: cancel the card being played; the cancelling card has already been shown."""
        table = context.table
        show = shown(table)
        if show is None:
            return
        cancel_shown(table, context.seat, free=True)
        if self.compensate:
            seat = table.seats[table.owner[show.card]]
            if table.cards[show.card].out_of_turn:
                seat.owed_actions -= 1
            else:
                seat.master_actions += 1
            table.emit(REGAINS_ACTION, seat.number, n=1)

    @override
    def say(self, wording: Wording) -> str:
        said = f"cancel {with_article(self.kind)} card as it is played"
        if self.of == "another":
            said += " by another Methuselah"
        elif self.of == "predator or prey":
            said = f"cancel a {self.kind} card played by your predator or prey as it is played"
        said += ", and its cost is not paid"
        if self.compensate:
            said += (
                ". That Methuselah gets +1 master phase action immediately, or at the start of "
                "their next master phase if the canceled card is an out-of-turn master"
            )
        return said


class DiscardToCancel(Procedure):
    """The opposing minion's controller may discard two cards of a type to cancel a card.

    Attributes:
        seat: the player who may discard.
        card: the card being played.
        type: the type of the cards to discard.
        first: the first card chosen, or ``NONE``.
    """

    seat: int
    card: int
    type: Type
    first: int = NONE

    def fitting(self, table: Table) -> list[int]:
        """The cards in the hand that can be discarded to cancel the card."""
        return [
            card
            for card in table.seats[self.seat].hand
            if self.type in table.cards[card].types and card != self.first
        ]

    def offer(self, table: Table) -> None:
        """Ask for the first card if the hand has two such cards, then for the second."""
        fitting = self.fitting(table)
        if self.first == NONE and len(fitting) < 2:
            self.finish()
            return
        one_of_each = hand.one_of_each(table, fitting)
        if self.first != NONE:
            options = [Option(DISCARDS_THE_OTHER, self.card, target=one) for one in one_of_each]
            table.ask(self.seat, DecisionKind.DISCARD, options, self.card)
            return
        options = [Option(DISCARDS_TO_CANCEL, self.card, target=one) for one in one_of_each]
        table.ask(self.seat, DecisionKind.EFFECT, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Take the answer. Both cards leave the hand before they are replaced (EX-V5-13)."""
        answer = table.answer
        if answer.verb is PASS:
            return
        if self.first == NONE:
            self.first = answer.target
            self.go_to(DiscardToCancel.offer)
            return
        zones.discard(table, self.first)
        zones.discard(table, answer.target)
        hand.adjust(table, self.seat)
        show = table.current(ShowCard)
        if show is not None:
            show.cancel(self.seat)

    steps = (offer, take)


class PayToCancel(Procedure):
    """A Methuselah may burn pool to cancel a card as it is played.

    Attributes:
        seat: the player who may pay.
        card: the card being played.
        pool: the cost.
    """

    seat: int
    card: int
    pool: int

    def offer(self, table: Table) -> None:
        """Ask the player; PLY-10: only if she has enough pool."""
        if table.seats[self.seat].pool < self.pool:
            self.finish()
            return
        options = [Option(PAY_TO_CANCEL, self.card, n=self.pool), PASSING]
        table.ask(self.seat, DecisionKind.EFFECT, options, self.card)

    def take(self, table: Table) -> None:
        """Cancel the card being shown if the pool is paid (PLY-13)."""
        answer = table.answer
        show = table.current(ShowCard)
        if answer.verb is not PASS and show is not None:
            ledger.burn_pool(table, self.seat, self.pool, self.card)
            show.cancel(self.seat)

    steps = (offer, take)


def offer_pay_to_cancel(table: Table, card: int, pool: int) -> None:
    """Ask the controller of the target minion whether to pay."""
    play = table.current(PlayCard)
    target = None if play is None else table.in_play.get(play.option.target)
    if target is not None:
        table.push(PayToCancel(seat=target.controller, card=card, pool=pool))


def offer_discard_to_cancel(table: Table, card: int, minion: int, kind: Type) -> None:
    """Ask the opposing minion's controller whether to discard two cards."""
    combat = table.current(Combat)
    if combat is not None and combat.holds(minion):
        opposing = table.in_play.get(combat.other(minion))
        if opposing is not None:
            table.push(DiscardToCancel(seat=opposing.controller, card=card, type=kind))


class CancelReaction(Effect, frozen=True):
    """Cancels the reaction card being played; its cost is paid (PLY-14)."""

    @override
    def timely(self, context: EffectContext) -> bool:
        """PLY-20: whether a minion of a Methuselah other than the acting one plays a reaction."""
        table = context.table
        show = shown(table)
        if show is None or show.cancelled or show.minion not in table.in_play:
            return False
        acting = table.active if context.action is None else context.action.acting_seat(table)
        reaction = Type.REACTION in table.cards[show.card].types
        return reaction and table.in_play[show.minion].controller != acting

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Cancel the card being shown (PLY-13)."""
        cancel_shown(context.table, context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return "cancel a reaction card as it is played (cost is still paid)"
