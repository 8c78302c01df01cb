"""Reinforcements: cards return to libraries."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PASS,
    PASSING,
    TO_LIBRARY,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    LeavesGame,
    NoPurpose,
    Option,
    OwnStatic,
    Purpose,
    PurposeKind,
    Table,
    Wording,
    hand,
    shuffle_library,
    zones,
)
from vtes_deck.effects.vocab import (
    CardReferendum,
    ChooseMethuselahs,
    ChosenMethuselahs,
    Zone,
    card,
)

RETURNS = EventType("returns to library", "{seat} shuffles {card} into the library.")


class Recalls(Effect, frozen=True):
    """Each chosen Methuselah shuffles cards from the ash heap into the library.

    Attributes:
        most: the highest number of cards.
    """

    most: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, self.most, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Ask clockwise from the acting Methuselah."""
        seats = [seat for _, seat, _ in ChosenMethuselahs().choices(context)]
        for seat in reversed(seats):
            context.table.push(Return(seat=seat, card=context.card, left=self.most))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "each chosen Methuselah chooses up to three library cards in their ash heap and "
            "shuffles them into their library"
        )


class Return(CardQuestion):
    """A Methuselah chooses library cards in the ash heap, one at a time.

    Attributes:
        seat: the Methuselah.
        card: the card with the effect.
        left: the number of cards that may still be chosen.
        chosen: the cards that she has chosen.
    """

    seat: int
    card: int
    left: int
    chosen: tuple[int, ...] = ()

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        return () if option.verb is PASS else (Purpose(PurposeKind.CARDS, 1, self.seat),)

    def offer(self, table: Table) -> None:
        """Offer one copy of each remaining card."""
        heap = table.seats[self.seat].ash_heap
        there = [one for one in heap if not table.cards[one].crypt and one not in self.chosen]
        if self.left and there and not table.seats[self.seat].ousted:
            options = [
                Option(TO_LIBRARY, self.card, target=one) for one in hand.one_of_each(table, there)
            ]
            table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)
        else:
            self.go_to(Return.end)

    def take(self, table: Table) -> None:
        """Record the chosen card."""
        answer = table.answer
        if answer.verb is PASS:
            self.go_to(Return.end)
            return
        self.chosen += (answer.target,)
        self.left -= 1
        self.go_to(Return.offer)

    def end(self, table: Table) -> None:
        """GEN-24: the library is shuffled. DRW-05: the hand may need cards from it."""
        for one in self.chosen:
            zones.move(table, one, Zone.LIBRARY)
            table.emit(RETURNS, self.seat, one)
        if self.chosen:
            shuffle_library(table, self.seat)
            hand.adjust(table, self.seat)

    steps = (offer, take, end)


class RemovedAnyway(NoPurpose, OwnStatic, LeavesGame, frozen=True):
    """The card is removed from the game after any result of its action."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"remove {wording.this} from the game, even if the action or the referendum fails or "
            "is canceled"
        )


CARDS = (
    card(
        101590,
        "Reinforcements",
        CardReferendum(terms=(ChooseMethuselahs(),), passed=(Recalls(3),)),
        RemovedAnyway(),
    ),
)
