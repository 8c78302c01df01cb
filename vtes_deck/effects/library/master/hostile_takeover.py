"""Hostile Takeover: an auction for the control of a vampire."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    MOVES_POOL,
    NONE,
    PASS,
    PASSING,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Option,
    Purpose,
    PurposeKind,
    Step,
    Table,
    Verb,
    Wording,
    bank,
    ledger,
)
from vtes_deck.effects.vocab import AMinion, MinionFilter, TakeControl, card, master

BID = Verb("bid", "Bid {n} pool for {target}.")
BIDS = EventType("bids", "{seat} bids {n} pool for {minion}.")
NO_BIDS = EventType("no bids", "No one bids for {minion}.")


class Auction(CardQuestion):
    """The Methuselahs bid in turn until all others have passed; the player of the card begins.

    Attributes:
        seat: the Methuselah who plays the card.
        card: the card.
        vampire: the vampire at auction.
        bid: the highest bid.
        bidder: the Methuselah who has made it, or ``NONE``.
        at: the index of the Methuselah who may bid next.
        silent: the number of consecutive passes.
    """

    seat: int
    card: int
    vampire: int
    bid: int = 0
    bidder: int = NONE
    at: int = 0
    silent: int = 0

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        if option.verb is not BID:
            return ()
        return (
            Purpose(PurposeKind.POOL, -option.n, option.seat),
            Purpose(PurposeKind.CONTROL, 1, option.seat, self.vampire),
        )

    def most(self, table: Table, seat: int) -> int:
        """The highest bid of a Methuselah; the controller of the vampire pays half of her bid."""
        pool = table.seats[seat].pool
        return 2 * pool if table.in_play[self.vampire].controller == seat else pool

    def offer(self, table: Table) -> None:
        """Ask the next Methuselah who can bid more, except the highest bidder."""
        order = table.clockwise(self.seat)
        while self.vampire in table.in_play and self.silent < len(order):
            seat = order[self.at % len(order)]
            options = [
                Option(BID, self.card, target=self.vampire, seat=seat, n=n)
                for n in range(self.bid + 1, self.most(table, seat) + 1)
            ]
            if options and seat != self.bidder:
                table.ask(seat, DecisionKind.NUMBER, [*options, PASSING], self.card)
                return
            self.at += 1
            self.silent += 1
        self.go_to(Auction.settle)

    def take(self, table: Table) -> None:
        """Record a higher bid, or a pass."""
        answer = table.answer
        self.at += 1
        if answer.verb is PASS:
            self.silent += 1
        else:
            self.bid, self.bidder, self.silent = answer.n, answer.seat, 0
            table.emit(BIDS, self.bidder, n=self.bid, minion=self.vampire)
        self.go_to(Auction.offer)

    def settle(self, table: Table) -> None:
        """The highest bidder pays the controller, or the controller pays half to the bank."""
        if self.vampire not in table.in_play:
            return
        controller = table.in_play[self.vampire].controller
        if self.bidder == NONE:
            table.emit(NO_BIDS, minion=self.vampire)
        elif self.bidder == controller:
            ledger.burn_pool(table, controller, (self.bid + 1) // 2, self.card)
        else:
            paid = bank.move_pool(table, self.bidder, controller, self.bid)
            table.emit(MOVES_POOL, self.bidder, n=paid, other_seat=controller)
            ledger.log_barred(table, controller, paid)
            context = EffectContext(table, self.bidder, self.card, target=self.vampire)
            TakeControl("target").carry_out(context)

    steps: ClassVar[tuple[Step, ...]] = (offer, take, settle)


class AuctionsTarget(Effect, frozen=True):
    """The target vampire is auctioned."""

    auction: ClassVar[type[Auction]] = Auction

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CONTROL, whose="mine"), Does(PurposeKind.LOSE, which="target"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        if context.target in context.table.in_play:
            context.table.push(
                self.auction(seat=context.seat, card=context.card, vampire=context.target)
            )

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"choose {wording.target}. Each Methuselah bids pool for control of that vampire. The "
            "highest bid goes to the vampire's controller; that bidder then takes control of the "
            "vampire. If the controller wins, half the winning bid (rounded up) goes to the blood "
            "bank"
        )


CARDS = (
    card(
        100939,
        "Hostile Takeover",
        master(AuctionsTarget(), target=AMinion(MinionFilter(vampire=True, most=6), "any")),
    ),
)
