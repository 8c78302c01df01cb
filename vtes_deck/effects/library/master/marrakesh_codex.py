"""The Marrakesh Codex: the next cards of the library in another order."""

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
    Purpose,
    PurposeKind,
    Table,
    Verb,
    Wording,
    mark,
)
from vtes_deck.effects.vocab import (
    ANY_TIME,
    VAMPIRE,
    CardAction,
    Power,
    PutInPlay,
    TakeControl,
    card,
    master,
)

NEXT = Verb("next in order", "Put {target} next on your library.")
LOOKS = EventType("looks at top", mark("{seat} looks at the top {n:card} of the library."))


class CardOrder(CardQuestion):
    """The player puts the top cards back, the lowest of them first.

    Attributes:
        seat: the player.
        card: the card with the effect.
        left: the cards that still have to be put back.
        back: the cards in their new order, the lowest first.
    """

    seat: int
    card: int
    left: tuple[int, ...]
    back: tuple[int, ...] = ()

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        return ()

    def offer(self, table: Table) -> None:
        """Offer each of the remaining cards; the last one needs no choice."""
        if len(self.left) < 2:
            library = table.seats[self.seat].library
            order = (*self.back, *self.left)
            if order:
                library[-len(order) :] = order
            self.finish()
            return
        options = [Option(NEXT, self.card, target=one) for one in sorted(self.left)]
        table.ask(self.seat, DecisionKind.CARD, options, self.card)

    def take(self, table: Table) -> None:
        """Put the chosen card on the previous ones."""
        answer = table.answer
        self.back += (answer.target,)
        self.left = tuple(one for one in self.left if one != answer.target)
        self.go_to(CardOrder.offer)

    steps = (offer, take)


class Reorders(Effect, frozen=True):
    """The player looks at the top cards of her library and reorders them.

    Attributes:
        n: the number of cards.
    """

    n: int

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.seat].library)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        top = tuple(table.seats[context.seat].library[-self.n :])
        table.emit(LOOKS, context.seat, n=len(top))
        table.push(CardOrder(seat=context.seat, card=context.card, left=top))

    @override
    def say(self, wording: Wording) -> str:
        return f"look at and reorder the top {self.n} cards of your library"


CARDS = (
    card(
        101172,
        "The Marrakesh Codex",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: look at the top 4 cards of your library and reorder them.",
            at=ANY_TIME,
            lock=True,
            effects=(Reorders(4),),
        ),
        CardAction(
            sentence="{minion} acts to steal {card}.",
            who=VAMPIRE,
            whose="others",
            effects=(TakeControl("target"),),
        ),
    ),
)
