"""Angelica: master cards for intercept."""

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
    Purpose,
    PurposeKind,
    Table,
    Verb,
    Wording,
    block,
    hand,
    one_of_each,
    zones,
)
from vtes_deck.effects.vocab import BLOCKING, Intercept, Power, Until, card

GIVE_UP = Verb("give up master", "Discard {target} for +1 intercept.")


class MastersForIntercept(Effect, frozen=True):
    """Any number of master cards are discarded from the hand, each for 1 intercept."""

    @override
    def windows(self) -> int:
        return BLOCKING

    @override
    def timely(self, context: EffectContext) -> bool:
        """STL-03: only if more intercept is needed; the gain may exceed the need."""
        return block.intercept_is_needed(context.table, context.host)

    @override
    def possible(self, context: EffectContext) -> bool:
        return self.timely(context) and bool(masters(context.table, context.seat))

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.INTERCEPT, 1, which="host"),
            Does(PurposeKind.DISCARD, 1, whose="mine"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(GivingUp(seat=context.seat, card=context.card))

    @override
    def say(self, wording: Wording) -> str:
        return "discard X master cards to get +X intercept"


def masters(table: Table, seat: int) -> list[int]:
    """The master cards in a hand, one of each name."""
    held = one_of_each(table, table.seats[seat].hand)
    return [one for one in held if table.cards[one].master]


class GivingUp(CardQuestion):
    """A Methuselah discards master cards until she stops; then the vampire gets the intercept.

    Attributes:
        seat: the Methuselah.
        card: the vampire.
        n: the number of cards.
    """

    seat: int
    card: int
    n: int = 0

    def offer(self, table: Table) -> None:
        """Offer one card of each name; the first must be chosen."""
        options = [Option(GIVE_UP, self.card, target=one) for one in masters(table, self.seat)]
        if options:
            passing = [PASSING] if self.n else []
            table.ask(self.seat, DecisionKind.CARD, [*options, *passing], self.card)
        else:
            self.go_to(GivingUp.refill)

    def take(self, table: Table) -> None:
        """By a ruling, all cards are discarded before the first is replaced."""
        answer = table.answer
        if answer.verb is PASS:
            return
        zones.discard(table, answer.target)
        self.n += 1
        self.go_to(GivingUp.offer)

    def refill(self, table: Table) -> None:
        """Give the intercept and adjust the hand (DRW-05)."""
        context = EffectContext(table, self.seat, self.card)
        Intercept(self.n, "host").carry_out(context)
        hand.adjust(table, self.seat)

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        if option.verb is PASS:
            return ()
        return (
            Purpose(PurposeKind.INTERCEPT, 1, self.seat, self.card),
            Purpose(PurposeKind.DISCARD, 1, self.seat),
        )

    steps = (offer, take, refill)


class GivesUpMasters(Power, frozen=True, kw_only=True):
    """The discards, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"during an action, {wording.name} can {self.effects[0].say(wording)}"


CARDS = (
    card(
        200092,
        "Angelica, The Canonicus",
        GivesUpMasters(
            sentence="Discard master cards: {card} gets intercept.",
            at=BLOCKING,
            once=Until.ACTION,
            effects=(MastersForIntercept(),),
        ),
    ),
)
