"""Smiling Jack: pool or blood for counters."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Option,
    Purpose,
    PurposeKind,
    Table,
    Verb,
    ledger,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    VAMPIRE,
    AtLeast,
    Belongs,
    Blood,
    BurnCard,
    CardAction,
    MoveCounters,
    MyTurn,
    Not,
    Pool,
    Power,
    PutInPlay,
    Until,
    card,
    master,
)

PAY_POOL = Verb("pay pool", "Burn 1 pool.")
PAY_BLOOD = Verb("pay blood", "Burn 1 blood from {target}.")


class CounterPayment(CardQuestion):
    """A Methuselah burns counters, each as pool or as blood of one of her vampires.

    Attributes:
        seat: the player.
        card: the card to pay for.
        left: the number of counters still due.
    """

    seat: int
    card: int
    left: int

    def offer(self, table: Table) -> None:
        """Offer every source that has a counter."""
        if not self.left or table.seats[self.seat].ousted:
            self.finish()
            return
        options = [Option(PAY_POOL, self.card)]
        options += [
            Option(PAY_BLOOD, self.card, target=minion.card)
            for minion in table.minions(self.seat)
            if minion.vampire and minion.blood
        ]
        table.ask(self.seat, DecisionKind.PAYMENT, options, self.card)

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        kind = PurposeKind.POOL if option.verb is PAY_POOL else PurposeKind.BLOOD
        return (Purpose(kind, -1, self.seat, option.target),)

    def take(self, table: Table) -> None:
        """Burn the counter and ask for the next one."""
        answer = table.answer
        self.left -= 1
        if answer.verb is PAY_POOL:
            ledger.burn_pool(table, self.seat, 1, self.card)
        else:
            ledger.burn_blood(table, table.in_play[answer.target], 1, self.card)
        self.go_to(CounterPayment.offer)

    steps = (offer, take)


class PayForCounters(Effect, frozen=True):
    """The Methuselah burns 1 pool, or 1 blood of a vampire, per counter on the card."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, Blood("this"), whose="mine", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            CounterPayment(seat=context.seat, card=context.card, left=context.card_in_play.blood)
        )


CARDS = (
    card(
        101811,
        "Smiling Jack, The Anarch",
        master(PutInPlay()),
        Power(
            sentence="Move 1 pool to {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(MoveCounters(1, Pool(), Blood("this")),),
        ),
        Power(
            sentence="Burn pool or blood for {card}.",
            at=UNLOCK,
            user="anybody",
            conditions=(MyTurn(), AtLeast(Blood("this"), 1), Not(Belongs("this", "mine"))),
            once=Until.TURN,
            forced=True,
            effects=(PayForCounters(),),
        ),
        CardAction(
            sentence="{minion} acts to burn {card}.", who=VAMPIRE, effects=(BurnCard("this"),)
        ),
    ),
)
