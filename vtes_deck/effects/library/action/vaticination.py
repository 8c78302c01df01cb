"""Vaticination: a discard from any hand."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    SEES,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Option,
    Purpose,
    PurposeKind,
    Table,
    Verb,
    Wording,
    hand,
    zones,
)
from vtes_deck.effects.vocab import action, card

DISCARD = Verb("discard of all hands", "Discard {target} of the hand of {seat}.")
LOOKS = EventType("looks at all hands", "{seat} looks at the hands of all Methuselahs.")


class HandsChoice(CardQuestion):
    """A Methuselah chooses a card in any hand, and the card is discarded.

    Attributes:
        seat: the Methuselah.
        card: the card with the effect.
    """

    seat: int
    card: int

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        return (Purpose(PurposeKind.DISCARD, 1, option.seat, option.target),)

    def offer(self, table: Table) -> None:
        """Offer one card of each name of each hand, but not the card with the effect."""
        options = [
            Option(DISCARD, self.card, target=one, seat=seat)
            for seat in table.clockwise(self.seat)
            for one in hand.one_of_each(table, table.seats[seat].hand)
        ]
        if options:
            table.ask(self.seat, DecisionKind.CARD, options, self.card)
        else:
            self.finish()

    def take(self, table: Table) -> None:
        """GEN-08. By a ruling, the user does not see the card that replaces it."""
        answer = table.answer
        zones.discard(table, answer.target)
        hand.adjust(table, answer.seat)

    steps = (offer, take)


class DiscardOfAll(Effect, frozen=True):
    """The user looks at all hands and discards a card of one of them."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DISCARD, 1, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.emit(LOOKS, context.seat)
        for seat in table.clockwise(context.seat)[1:]:
            for one in table.seats[seat].hand:
                table.emit(SEES, context.seat, one, only=context.seat)
        table.push(HandsChoice(seat=context.seat, card=context.card))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "Ⓓ Look at each Methuselah's hand and discard a card of your choice from among all "
            "those hands (including your own hand)"
        )


CARDS = (card(102093, "Vaticination", action("", DiscardOfAll(), stealth=3, at_others=True)),)
