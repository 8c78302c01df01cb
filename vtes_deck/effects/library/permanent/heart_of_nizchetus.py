"""Heart of Nizchetus: an exchange with the bottom of the library."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Option,
    Procedure,
    PurposeKind,
    Table,
    Verb,
    Wording,
    Zone,
    one_of_each,
    zones,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    AnyX,
    Is,
    MinionFilter,
    MyTurn,
    Power,
    Until,
    X,
    card,
)

TUCK = Verb("tuck", "Move {target} to the bottom of your library.")
TUCKED = EventType("tucked", "{seat} moves {n:card} to the bottom of the library.")


class ReturnToLibrary(Procedure):
    """The player chooses cards in the hand, one at a time, for the bottom of the library.

    Attributes:
        seat: the player.
        card: the card with the effect.
        left: the number of cards still to return.
    """

    seat: int
    card: int
    left: int

    def offer(self, table: Table) -> None:
        """Offer one card of each name."""
        cards = table.seats[self.seat].hand
        if not self.left or not cards:
            self.finish()
            return
        options = [Option(TUCK, self.card, target=one) for one in one_of_each(table, cards)]
        table.ask(self.seat, DecisionKind.CARD, options, self.card)

    def take(self, table: Table) -> None:
        """The last card chosen is the bottom card."""
        answer = table.answer
        zones.move(table, answer.target, Zone.LIBRARY)
        library = table.seats[self.seat].library
        library.insert(0, library.pop())
        table.emit(TUCKED, self.seat, n=1)
        self.left -= 1
        self.go_to(ReturnToLibrary.offer)

    steps = (offer, take)


class DrawAndReturn(Effect, frozen=True):
    """Draws the chosen number of cards and returns the same number to the library bottom."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return len(context.table.seats[context.seat].library) >= context.n

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, X, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        drawn = zones.draw(context.table, context.seat, context.n)
        context.table.push(ReturnToLibrary(seat=context.seat, card=context.card, left=drawn))

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"draw up to {wording.most} cards without discarding and then move the same number of "
            "cards from your hand to the bottom of your library"
        )


CARDS = (
    card(
        100903,
        "Heart of Nizchetus",
        Power(
            sentence="Draw {n:card} with {card}, then move as many under your library.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(), Is("host", MinionFilter(ready=True))),
            target=AnyX(1, 3),
            once=Until.TURN,
            effects=(DrawAndReturn(),),
        ),
        exception="The controller of the bearer decides; the definition names the bearer.",
    ),
)
