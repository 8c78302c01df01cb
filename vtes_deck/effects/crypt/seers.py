"""Vampires that see and arrange the top of the library."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Option,
    PurposeKind,
    Table,
    Verb,
    Wording,
)
from vtes_deck.effects.vocab import (
    BLOCKING,
    IS_READY,
    MASTER,
    NOTHING,
    CardAction,
    Intercept,
    MyTurn,
    Power,
    Unlock,
    Until,
    card,
)

NEXT = Verb("order top", "Put {target} next on top of your library.")
LOOKS = EventType("looks at top", "{seat} looks at the top {n:card} of the library.")
SEES = EventType("sees top", "{seat} sees {card}.")
SHUFFLED = EventType("shuffles top", "{seat} shuffles the top {n:card} of the library.")


class Arrangement(CardQuestion):
    """A player puts the top cards of the library in an order, the lowest first.

    Attributes:
        seat: the player.
        card: the card with the effect.
        left: the cards without a place.
        placed: the cards with a place, from the lowest.
    """

    seat: int
    card: int
    left: tuple[int, ...]
    placed: tuple[int, ...] = ()

    def offer(self, table: Table) -> None:
        """Offer every card without a place; a single card needs no choice."""
        if len(self.left) < 2:
            self.settle(table)
            self.finish()
            return
        options = [Option(NEXT, self.card, target=one) for one in self.left]
        table.ask(self.seat, DecisionKind.CARD, options, self.card)

    def take(self, table: Table) -> None:
        """Put the chosen card above the others placed so far."""
        answer = table.answer
        self.placed += (answer.target,)
        self.left = tuple(one for one in self.left if one != answer.target)
        self.go_to(Arrangement.offer)

    def settle(self, table: Table) -> None:
        """Put the cards in their places; the last card of a library is its top."""
        library, order = table.seats[self.seat].library, (*self.placed, *self.left)
        if order:
            library[-len(order) :] = order

    steps = (offer, take)


def look(context: EffectContext, n: int) -> tuple[int, ...]:
    """The top cards of the library, the lowest first."""
    top = tuple(context.table.seats[context.seat].library[-n:])
    context.table.emit(LOOKS, context.seat, n=len(top))
    return top


class ArrangeTop(Effect, frozen=True):
    """The user looks at the top cards of the library and arranges them."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            Arrangement(seat=context.seat, card=context.card, left=look(context, self.n))
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"look at and rearrange the top {self.n} cards of your library"


class ShuffleTop(Effect, frozen=True):
    """The user looks at the top cards of the library and shuffles them."""

    n: int

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.seat].library)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, top = context.table, list(look(context, self.n))
        for one in top[::-1]:
            table.emit(SEES, context.seat, one, only=context.seat)
        table.random.shuffle(f"library of seat {context.seat}", top)
        table.seats[context.seat].library[-len(top) :] = top
        table.emit(SHUFFLED, context.seat, n=len(top))

    @override
    def say(self, wording: Wording) -> str:
        cards = f"the top {self.n} cards of your library"
        return f"look at {cards} and then shuffle {cards}"


class ArrangesAndUnlocks(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can look at and reorder the top 5 cards of your library, and unlock "
            "as a +1 stealth action that costs 1 blood"
        )


CARDS = (
    card(
        200935,
        "Maris Streck",
        Power(
            sentence="{card} burns 1 blood: the blocking minion gets +1 intercept.",
            at=BLOCKING,
            blood=1,
            effects=(Intercept(1, "blocking"),),
        ),
        CardAction(
            sentence="{minion} acts to arrange the top 5 cards of the library.",
            host=True,
            stealth=1,
            target=NOTHING,
            effects=(ArrangeTop(5),),
        ),
    ),
    card(
        201750,
        "Eulogio Sánchez de los Reyes",
        ArrangesAndUnlocks(
            sentence="{minion} acts to arrange the top 5 cards of the library and unlock.",
            host=True,
            stealth=1,
            blood=1,
            target=NOTHING,
            effects=(ArrangeTop(5), Unlock()),
        ),
    ),
    card(
        200079,
        "Anatole, Prophet of Gehenna",
        Power(
            sentence="{card} looks at the top 5 cards of your library and shuffles them.",
            at=MASTER,
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY),
            effects=(ShuffleTop(5),),
        ),
    ),
)
