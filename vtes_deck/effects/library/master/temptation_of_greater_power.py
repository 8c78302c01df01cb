"""Temptation of Greater Power: an auction on credit."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    NONE,
    AutomaticEffect,
    DecisionKind,
    DelayedTrigger,
    EffectContext,
    Event,
    EventType,
    Option,
    Purpose,
    PurposeKind,
    Step,
    Table,
    Verb,
    Wording,
    await_events,
    ledger,
)
from vtes_deck.effects.library.master.hostile_takeover import NO_BIDS, Auction, AuctionsTarget
from vtes_deck.effects.vocab import (
    DISCARD_BEGINS,
    VAMPIRE,
    AMinion,
    PlayLimit,
    TakeControl,
    Until,
    card,
    master,
)

CREDIT = 5
"""The part of a bid that the winner may pay later."""
PAY_NOW = Verb("pay bid", "Pay {n} pool of the bid now.")
OWES = EventType("owes", "{seat} owes {n} pool.")


class Debt(AutomaticEffect, frozen=True):
    """The effect of a delayed trigger: its player pays 1 pool in each of her discard phases.

    Attributes:
        left: the pool that she still owes.
    """

    left: int

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Pay 1 pool; remove the trigger with the last pool of the debt."""
        if event.what is not DISCARD_BEGINS or event.seat != trigger.seat:
            return
        table.delayed_triggers = tuple(one for one in table.delayed_triggers if one is not trigger)
        ledger.burn_pool(table, trigger.seat, 1, trigger.card)
        owe(EffectContext(table, trigger.seat, trigger.card), self.left - 1)


def owe(context: EffectContext, n: int) -> None:
    """Record the debt of the Methuselah."""
    if n > 0:
        context.table.emit(OWES, context.seat, n=n)
        await_events(context, Debt(n), Until.GAME)


class AuctionOnCredit(Auction):
    """The highest bidder pays the bank, in part later."""

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        if option.verb is PAY_NOW:
            return (Purpose(PurposeKind.POOL, -option.n, self.bidder),)
        return super().purposes(option)

    @override
    def most(self, table: Table, seat: int) -> int:
        return table.seats[seat].pool + CREDIT

    @override
    def settle(self, table: Table) -> None:
        """The winner chooses the part of the bid that she pays now."""
        if self.vampire not in table.in_play:
            self.finish()
        elif self.bidder == NONE:
            table.emit(NO_BIDS, minion=self.vampire)
            self.finish()
        else:
            least = max(0, self.bid - CREDIT)
            most = min(self.bid, table.seats[self.bidder].pool)
            options = [Option(PAY_NOW, self.card, n=n) for n in range(least, most + 1)]
            table.ask(self.bidder, DecisionKind.NUMBER, options, self.card)

    def pay(self, table: Table) -> None:
        """She pays, owes the rest, and takes control of the vampire."""
        answer = table.answer
        context = EffectContext(table, self.bidder, self.card, target=self.vampire)
        ledger.burn_pool(table, self.bidder, answer.n, self.card)
        owe(context, self.bid - answer.n)
        TakeControl("target").carry_out(context)

    steps: ClassVar[tuple[Step, ...]] = (Auction.offer, Auction.take, settle, pay)


class AuctionsOnCredit(AuctionsTarget, frozen=True):
    """The target vampire is auctioned on credit."""

    auction: ClassVar[type[Auction]] = AuctionOnCredit

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"choose {wording.target}. Methuselahs may bid pool for control of that vampire. The "
            "winner pays the bid to the blood bank and takes control. Methuselahs may be credited "
            f"up to {CREDIT} pool on the bid: winner pays 1 pool toward their debt during their "
            "discard phase until the debt is repaid"
        )


CARDS = (
    card(
        101955,
        "Temptation of Greater Power",
        master(AuctionsOnCredit(), target=AMinion(VAMPIRE, "any")),
        PlayLimit(per="game", by="everybody"),
    ),
)
