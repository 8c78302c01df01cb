"""Vampires whose controllers exchange two cards in the hand in the unlock phase."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    PASS,
    PASSING,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Modifier,
    Option,
    Procedure,
    PurposeKind,
    Table,
    Verb,
    Wording,
    Zone,
    hand,
    one_of_each,
    zones,
)
from vtes_deck.effects.vocab import (
    IS_READY,
    UNLOCK,
    Bonus,
    CannotUse,
    MyTurn,
    Power,
    Until,
    card,
)

DISCARD_ONE = Verb("discard one of two", "Discard {target}.")
UNDER_LIBRARY = Verb("under library", "Move {target} to the bottom of your library.")
UNDER = EventType("under library", "{seat} moves a card to the bottom of the library.")
SMALLER_HANDS = EventType("smaller hands", "The hand size of the others is 1 smaller ({card}).")


class TwoCards(Procedure):
    """The player takes up to two cards from the hand, one at a time, and draws afterwards.

    Attributes:
        seat: the player.
        card: the card with the effect.
        taken: the cards taken.
    """

    seat: int
    card: int
    taken: tuple[int, ...] = ()
    verb = UNDER_LIBRARY
    optional = True

    def offer(self, table: Table) -> None:
        """Ask for the next card."""
        held = one_of_each(table, table.seats[self.seat].hand)
        if len(self.taken) == 2 or not held:
            self.go_to(type(self).end)
            return
        options = [Option(self.verb, self.card, target=one) for one in held]
        table.ask(
            self.seat,
            DecisionKind.CARD,
            [*options, PASSING] if self.optional else options,
            self.card,
        )

    def take(self, table: Table) -> None:
        """Move the card."""
        answer = table.answer
        if answer.verb is PASS:
            self.go_to(type(self).end)
            return
        self.move(table, answer.target)
        self.taken += (answer.target,)
        self.go_to(type(self).offer)

    def move(self, table: Table, card: int) -> None:
        """GEN-24: the library is not shuffled, because the card goes to its bottom."""
        zones.move(table, card, Zone.LIBRARY)
        library = table.seats[self.seat].library
        library.insert(0, library.pop())
        table.emit(UNDER, self.seat)

    def end(self, table: Table) -> None:
        """Adjust the hand after the last card (DRW-05)."""
        hand.adjust(table, self.seat)
        self.follow(table)

    def follow(self, table: Table) -> None:
        """Apply the effects of the cards taken."""

    steps = (offer, take, end)


class TwoDiscards(TwoCards):
    """The player discards two cards; two copies make the hands of the others smaller."""

    verb = DISCARD_ONE
    optional = False

    @override
    def move(self, table: Table, card: int) -> None:
        """Discard the card (GEN-08)."""
        zones.discard(table, card)

    @override
    def follow(self, table: Table) -> None:
        """DRW-05: the hands of the others are adjusted too."""
        if len({table.cards[one].id for one in self.taken}) != 1 or len(self.taken) < 2:
            return
        table.emit(SMALLER_HANDS, card=self.card)
        for seat in table.clockwise(table.active):
            if seat != self.seat:
                change = Modifier(Bonus.HAND_SIZE, -1, NONE, Until.UNLOCK, self.card, seat)
                table.modify(change)
                hand.adjust(table, seat)

    steps = TwoCards.steps


class BottomTwo(Effect, frozen=True):
    """Up to two cards move from the hand to the bottom of the library."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.seat].hand)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, 2, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(TwoCards(seat=context.seat, card=context.card))

    @override
    def say(self, wording: Wording) -> str:
        return "move up to 2 cards to the bottom of your library"


class DiscardTwo(Effect, frozen=True):
    """Two cards are discarded; if they are the same, the hands of the others are smaller."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return len(context.table.seats[context.seat].hand) >= 2

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.CYCLE, 2, whose="mine"),
            Does(PurposeKind.HAND_SIZE, 1, whose="others", less=True),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(TwoDiscards(seat=context.seat, card=context.card))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "discard 2 cards (draw afterward). If the 2 cards are the same, each other "
            "Methuselah's hand size is 1 card smaller until their next unlock phase"
        )


CARDS = (
    card(
        201044,
        "Nehemiah",
        Power(
            sentence="Move up to 2 cards from your hand to the bottom of your library.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(),),
            effects=(BottomTwo(),),
        ),
        CannotUse("cel"),
    ),
    card(
        200158,
        "Babalawo Alafin",
        Power(
            sentence="Discard 2 cards.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY),
            effects=(DiscardTwo(),),
        ),
    ),
)
