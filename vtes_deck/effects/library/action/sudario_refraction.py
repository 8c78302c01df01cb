"""Sudario Refraction: cards in the ash heap, named as the action is announced."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CHOOSE_CARD,
    CardQuestion,
    Condition,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    NoPurpose,
    Option,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    hand,
    zones,
)
from vtes_deck.effects.vocab import ACard, MoveCards, Until, Zone, action, card

NAMED = "named for"
"""The record of the cards that were named."""
CARDS_NAMED = 3
LIBRARY_CARD = ACard(Zone.ASH_HEAP, crypt=False)


class NameChoice(CardQuestion):
    """The Methuselah names cards in her ash heap.

    Attributes:
        seat: the Methuselah.
        card: the card.
        left: the number of cards that are still to be named.
    """

    seat: int
    card: int
    left: int = CARDS_NAMED

    def offer(self, table: Table) -> None:
        """Offer one card of each name that has not been named."""
        found = [
            one
            for one in table.seats[self.seat].ash_heap
            if not table.cards[one].crypt and not table.has_used(NAMED, one, Until.ACTION)
        ]
        options = [
            Option(CHOOSE_CARD, self.card, target=one)
            for one in hand.one_of_each(table, found[::-1])
        ]
        if options:
            table.ask(self.seat, DecisionKind.CARD, options, self.card)
        else:
            self.finish()

    def take(self, table: Table) -> None:
        """Record the name."""
        answer = table.answer
        table.use_once(NAMED, answer.target, Until.ACTION)
        self.left -= 1
        if self.left:
            self.go_to(NameChoice.offer)

    steps = (offer, take)


class NamesCards(NoPurpose, Effect, frozen=True):
    """Three cards are named, by a ruling at the announcement of the action."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(NameChoice(seat=context.seat, card=context.card))

    @override
    def say(self, wording: Wording) -> str:
        return "choose three library cards in your ash heap by name"


class Returns(Effect, frozen=True):
    """The named cards or other copies move to the top of the library; then cards are discarded."""

    then: Effect = MoveCards(ACard(Zone.HAND), Zone.ASH_HEAP, n=3, how="random")

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, CARDS_NAMED, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By rulings, missing copies are skipped, and the hand is filled before the discard."""
        table, seat = context.table, context.table.seats[context.seat]
        named = [what for what in table.used if what[0] == NAMED]
        for _, one, _ in sorted(named, key=lambda what: what[1]):
            copies = [
                other
                for other in seat.ash_heap
                if table.cards[other].id == table.cards[one].id and other != context.card
            ]
            if copies:
                zones.move(table, one if one in copies else copies[-1], Zone.LIBRARY)
        hand.adjust(table, context.seat)
        self.then.carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "move them to the top of your library, then discard 3 cards at random (draw afterward)"
        )


class EnoughCards(SaidElsewhere, Condition, frozen=True):
    """The ash heap has three library cards."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return len(LIBRARY_CARD.found(context)) >= CARDS_NAMED


CARDS = (
    card(
        101895,
        "Sudario Refraction",
        action("", Returns(), stealth=1, announced=(NamesCards(),), conditions=(EnoughCards(),)),
    ),
)
