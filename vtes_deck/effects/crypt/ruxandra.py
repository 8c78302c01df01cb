"""Ruxandra: stealth against Ventrue, and discards."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PASS,
    PASSING,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Option,
    PurposeKind,
    Table,
    Verb,
    Wording,
    hand,
    one_of_each,
    zones,
)
from vtes_deck.effects.vocab import (
    DISCARD,
    Aura,
    Bonus,
    MinionFilter,
    Power,
    Same,
    card,
)

THROW_AWAY = Verb("throw away", "Discard {target} with the others.")


class AnyNumber(Effect, frozen=True):
    """Any number of cards are discarded from the hand before they are replaced."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(ManyDiscards(seat=context.seat, card=context.card))


class ManyDiscards(CardQuestion):
    """A Methuselah discards cards one at a time until she stops.

    Attributes:
        seat: the Methuselah.
        card: the vampire.
    """

    seat: int
    card: int

    def offer(self, table: Table) -> None:
        """Offer one card of each name."""
        held = one_of_each(table, table.seats[self.seat].hand)
        options = [Option(THROW_AWAY, self.card, target=one) for one in held]
        table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """By a ruling, all cards are discarded before the first is replaced."""
        answer = table.answer
        if answer.verb is PASS:
            return
        zones.discard(table, answer.target)
        if table.seats[self.seat].hand:
            self.go_to(ManyDiscards.offer)

    def refill(self, table: Table) -> None:
        """Adjust the hand after the discards (DRW-05)."""
        hand.adjust(table, self.seat)

    steps = (offer, take, refill)


class DiscardsMany(Power, frozen=True, kw_only=True):
    """The discards, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "you can use a discard phase action and lock her to discard any number of cards"


CARDS = (
    card(
        201214,
        "Ruxandra",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            to=MinionFilter(clans=("Ventrue",)),
            whose="any",
            conditions=(Same("host", "acting"),),
        ),
        DiscardsMany(
            sentence="Lock {card} and discard any number of cards.",
            at=DISCARD,
            lock=True,
            effects=(AnyNumber(),),
        ),
    ),
)
