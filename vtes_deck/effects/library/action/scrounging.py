"""Scrounging: a choice of the top cards."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PASS,
    PASSING,
    SEES,
    TO_HAND,
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
    Wording,
    hand,
    shuffle_library,
    zones,
)
from vtes_deck.effects.vocab import Zone, action, card

LOOKS = EventType("looks at own top", "{seat} looks at the top {n:card} of the library.")
TAKES = EventType("takes from top", "{seat} moves {n:card} to the hand.")


class Scrounge(CardQuestion):
    """A Methuselah takes some of the cards that she looks at.

    Attributes:
        seat: the Methuselah.
        card: the card with the effect.
        seen: the remaining cards.
        left: the number of cards that she may still take.
        taken: the number of cards that she has taken.
    """

    seat: int
    card: int
    seen: tuple[int, ...]
    left: int
    taken: int = 0

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        if option.verb is PASS:
            return ()
        return (Purpose(PurposeKind.CARDS, 1, self.seat, option.target),)

    def offer(self, table: Table) -> None:
        """Offer one card of each name."""
        found = hand.one_of_each(table, list(self.seen)) if self.left else []
        if not found:
            self.go_to(Scrounge.end)
            return
        options = [Option(TO_HAND, self.card, target=one) for one in found]
        table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """The card is not shown to others."""
        answer = table.answer
        if answer.verb is PASS:
            return
        zones.move(table, answer.target, Zone.HAND)
        self.seen = tuple(one for one in self.seen if one != answer.target)
        self.left, self.taken = self.left - 1, self.taken + 1
        self.go_to(Scrounge.offer)

    def end(self, table: Table) -> None:
        """Shuffle the library and adjust the hand (GEN-24, DRW-05)."""
        table.emit(TAKES, self.seat, n=self.taken)
        shuffle_library(table, self.seat)
        hand.adjust(table, self.seat)

    steps = (offer, take, end)


class TakeFromTop(Effect, frozen=True):
    """The user looks at the top cards of the library and takes some of them.

    Attributes:
        n: the number of cards that she looks at.
        most: the highest number of cards that she may take.
    """

    n: int
    most: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, self.most, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-20: look at as many cards as there are."""
        table = context.table
        top = tuple(table.seats[context.seat].library[: -self.n - 1 : -1])
        table.emit(LOOKS, context.seat, n=len(top))
        for one in top:
            table.emit(SEES, context.seat, one, only=context.seat)
        table.push(Scrounge(seat=context.seat, card=context.card, seen=top, left=self.most))

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"look at up to {self.n} cards from the top of your library and move up to {self.most} "
            "of them to your hand (shuffle and discard afterward)"
        )


CARDS = (card(101700, "Scrounging", action("", TakeFromTop(3, 2), stealth=1)),)
