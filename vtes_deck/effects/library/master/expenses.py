"""Masters that cost or pay pool, votes or blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Choice,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Wording,
    bank,
    hand,
    mark,
    zones,
)
from vtes_deck.effects.vocab import (
    ANY_TIME,
    POLLING,
    UNLOCK,
    ACard,
    AMethuselah,
    AnyX,
    Both,
    BurnCard,
    CardAction,
    Choose,
    Gain,
    MyTurn,
    Pay,
    PoliticalReferendum,
    Pool,
    Power,
    PutInPlay,
    SeatVotes,
    Times,
    Trait,
    X,
    Zone,
    card,
    master,
)

DRAINED = EventType(
    "uncontrolled drained",
    mark("1 blood on {card} is burned."),
    mark("1 blood on an uncontrolled minion of {seat} is burned."),
)
LOCATION = ACard(Zone.IN_PLAY, trait=Trait.LOCATION)


class BurnsMore(Effect, frozen=True):
    """Further locations are burned, each for 1 pool."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        again = (BurnCard("target"), Gain(1, Pool()), self)
        Choose(LOCATION, again, optional=True).carry_out(context)


class CashesIn(Power, frozen=True, kw_only=True):
    """The burning of locations for pool."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during your turn, you can lock this card and burn X locations you control to gain X "
            "pool"
        )


class Twins(ACard, frozen=True):
    """A card with another copy in the hand."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        cards = context.table.cards
        held = [cards[one].id for one in context.table.seats[context.seat].hand]
        return [one for one in super().choices(context) if held.count(cards[one[0]].id) > 1]


class DiscardsTwins(Effect, frozen=True):
    """The target and a copy of it are discarded."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, 2, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """EX-V5-13: both leave the hand before they are replaced."""
        table = context.table
        wanted = table.cards[context.target].id
        held = table.seats[context.seat].hand
        for one in [one for one in held if table.cards[one].id == wanted][:2]:
            zones.discard(table, one)
        hand.adjust(table, context.seat)


class Specializes(Power, frozen=True, kw_only=True):
    """The discard of two copies in exchange for pool."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during your unlock phase, you can lock this card and discard two copies of the same "
            "card from your hand to gain 1 pool (draw afterward)"
        )


class BuysVotes(Power, frozen=True, kw_only=True):
    """Votes in exchange for pool."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "you can lock this card and burn X pool during the polling step of a political action "
            "to get +2X votes"
        )


class Influenced(ACard, frozen=True):
    """An uncontrolled minion with counters."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        return [
            one
            for one in super().choices(context)
            if table.waits_with(one[0]).uncontrolled.get(one[0], 0)
        ]


class DrainsUncontrolled(Effect, frozen=True):
    """The target in an uncontrolled region loses a counter."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.INFLUENCE, 1, whose="prey", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        bank.burn_from_uncontrolled(table, context.target, 1)
        seat = table.waits_with(context.target).number
        table.emit(DRAINED, seat, context.target, only=seat)


class DrainAction(CardAction, frozen=True, kw_only=True):
    """The action; it is directed at the prey."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "any minion you control can burn 1 blood on an uncontrolled minion in your prey's "
            "uncontrolled region as a Ⓓ action"
        )


CARDS = (
    card(
        100997,
        "Insurance Scam",
        master(PutInPlay()),
        CashesIn(
            sentence="Lock {card} and burn {target}, and more: gain 1 pool each.",
            at=ANY_TIME,
            lock=True,
            conditions=(MyTurn(),),
            target=LOCATION,
            effects=(BurnCard("target"), Gain(1, Pool()), BurnsMore()),
        ),
    ),
    card(
        101842,
        "Specialization",
        master(PutInPlay()),
        Specializes(
            sentence="Lock {card} and discard {target} twice: gain 1 pool.",
            at=UNLOCK,
            lock=True,
            conditions=(MyTurn(),),
            target=Twins(Zone.HAND),
            effects=(DiscardsTwins(), Gain(1, Pool())),
        ),
    ),
    card(
        101341,
        "Oxford University, England",
        master(PutInPlay()),
        BuysVotes(
            sentence="Lock {card} and burn {n} pool for twice as many votes.",
            at=POLLING,
            lock=True,
            conditions=(PoliticalReferendum(),),
            target=AnyX(1, of=Pool()),
            effects=(Pay(X, Pool()), SeatVotes(Times(2, X))),
        ),
    ),
    card(
        100277,
        "Cairo Int'l Airport",
        master(PutInPlay()),
        DrainAction(
            sentence="{minion} acts to burn 1 blood on {target}.",
            whose="mine",
            target=Both(Influenced(Zone.UNCONTROLLED, whose="prey"), AMethuselah("prey")),
            effects=(DrainsUncontrolled(),),
        ),
    ),
)
