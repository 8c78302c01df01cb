"""Ashur Tablets: cards from the ash heap."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NUMBERS,
    PASS,
    PASSING,
    RECOVERED,
    TO_HAND,
    TO_LIBRARY,
    Condition,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Option,
    Procedure,
    PurposeKind,
    Table,
    Wording,
    Zone,
    hand,
    mark,
    one_of_each,
    zones,
)
from vtes_deck.effects.vocab import (
    ACard,
    Gain,
    If,
    MoveCards,
    PlayLimit,
    Pool,
    PutInPlay,
    card,
    master,
)

SHUFFLED_IN = EventType(
    "shuffled in",
    mark("{seat} shuffles {card} into the library."),
    many=mark("{seat} shuffles {cards} into the library."),
)


class AshHeapRecovery(Procedure):
    """The player chooses cards in her ash heap for the library, and one for the hand.

    Attributes:
        seat: the player.
        card: the card with the effect.
        left: the number of cards she may still choose.
        back: the cards chosen for the library.
        shown: the card for the hand has been chosen.
    """

    seat: int
    card: int
    left: int
    back: tuple[int, ...] = ()
    shown: bool = False

    def offer(self, table: Table) -> None:
        """Ask first for the card for the hand, then for each of the others."""
        heap = [
            card
            for card in table.seats[self.seat].ash_heap
            if not table.cards[card].crypt and card not in self.back
        ]
        if not heap or not self.left:
            self.go_to(AshHeapRecovery.shuffle)
            return
        verb = TO_LIBRARY if self.shown else TO_HAND
        options = [Option(verb, self.card, target=card) for card in one_of_each(table, heap)]
        table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Record the chosen card, or stop at a pass."""
        answer = table.answer
        if answer.verb is PASS:
            return
        self.left -= 1
        if answer.verb is TO_HAND:
            self.shown = True
            table.emit(RECOVERED, self.seat, answer.target)
            zones.move(table, answer.target, Zone.HAND)
        else:
            self.back += (answer.target,)
        self.go_to(AshHeapRecovery.offer)

    def shuffle(self, table: Table) -> None:
        """Shuffle the cards in and adjust the hand (DRW-05)."""
        for one in self.back:
            table.emit(SHUFFLED_IN, self.seat, one)
            zones.move(table, one, Zone.LIBRARY)
        if self.back:
            library = table.seats[self.seat].library
            table.random.shuffle(f"library of seat {self.seat}", library)
        hand.adjust(table, self.seat)

    steps = (offer, take, shuffle)


class Recover(Effect, frozen=True):
    """Recovers up to ``most`` library cards: one to the hand, the others to the library."""

    most: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(AshHeapRecovery(seat=context.seat, card=context.card, left=self.most))


class ControlCopies(Condition, frozen=True):
    """The Methuselah controls at least ``least`` copies of the card."""

    least: int

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        number = table.cards[context.card].id
        mine = table.seats[context.seat].in_play
        return sum(table.cards[card].id == number for card in mine) >= self.least

    @override
    def say(self, wording: Wording) -> str:
        return f"if you control {NUMBERS[self.least]} copies of {wording.this}"


CARDS = (
    card(
        100106,
        "Ashur Tablets",
        master(
            PutInPlay(),
            If(
                (ControlCopies(3),),
                (
                    MoveCards(
                        ACard(Zone.IN_PLAY, whose="any", copy=True), Zone.REMOVED, how="every"
                    ),
                    Gain(3, Pool()),
                    Recover(13),
                ),
            ),
        ),
        PlayLimit(per="turn", by="everybody"),
    ),
)
