"""Constant Revolution: the other Methuselahs burn an increasing number of cards or pool."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Target,
    hand,
    ledger,
    mark,
    zones,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    VAMPIRE,
    Belongs,
    Blood,
    BurnCard,
    CardAction,
    Gain,
    Minus,
    MyTurn,
    Not,
    Power,
    PutInPlay,
    Until,
    X,
    action,
    card,
)

BURNS_CARDS = EventType("burns cards", mark("{seat} burns {n:card} at random."))


class CardsOfX(Target, frozen=True):
    """The number of cards in X, at most the size of the hand."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        most = min(context.card_in_play.blood, len(context.table.seats[context.seat].hand))
        return [(NONE, NONE, n) for n in range(most + 1)]


class BurnsX(Effect, frozen=True):
    """The Methuselah burns the chosen number of cards at random, and pool for the rest of X."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.POOL, Minus(Blood("this"), X), whose="mine", less=True),
            Does(PurposeKind.DISCARD, X, whose="mine"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        """All cards leave the hand before any is replaced."""
        table, seat = context.table, context.seat
        ledger.burn_pool(table, seat, context.card_in_play.blood - context.n, context.card)
        cards = table.seats[seat].hand
        for _ in range(context.n):
            chosen = table.random.below(f"hand of seat {seat}", len(cards))
            zones.discard(table, cards[chosen])
        if context.n:
            table.emit(BURNS_CARDS, seat, n=context.n)
            hand.adjust(table, seat)


CARDS = (
    card(
        100416,
        "Constant Revolution",
        action("", PutInPlay(counters=1), stealth=1),
        Power(
            sentence="Add 1 counter to {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(Gain(1, Blood("this")),),
        ),
        Power(
            sentence="Burn pool and {n:card} at random for {card}.",
            at=UNLOCK,
            user="anybody",
            conditions=(MyTurn(), Not(Belongs("this", "mine"))),
            target=CardsOfX(),
            once=Until.TURN,
            forced=True,
            effects=(BurnsX(),),
        ),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            who=VAMPIRE,
            pool=1,
            effects=(BurnCard("this"),),
        ),
        exception="The definition lets each other Methuselah choose how many of the X are cards.",
    ),
)
