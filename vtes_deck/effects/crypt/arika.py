"""Arika: upkeep of locations."""

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
    bank,
    zones,
)
from vtes_deck.effects.vocab import (
    IS_READY,
    UNLOCK,
    Belongs,
    MyTurn,
    Power,
    Trait,
    Until,
    card,
)

KEEP = Verb("keep location", "Burn 1 pool to keep {target}.")
LOSE = Verb("lose location", "Burn {target}.")
KEEPS = EventType("keeps location", "{seat} burns 1 pool to keep {card}.")


def locations_of(table: Table, seat: int) -> tuple[int, ...]:
    """The locations that a Methuselah controls, including those on other cards."""
    return tuple(
        card
        for card in table.seats[seat].in_play
        if Trait.LOCATION in table.cards[card].traits and not table.in_play[card].contested
    )


class KeepLocations(Effect, frozen=True):
    """The Methuselah burns 1 pool for each of her locations or burns the location."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(locations_of(context.table, context.seat))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, whose="mine", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Ask for each location in play at this moment."""
        left = locations_of(context.table, context.seat)
        context.table.push(LocationUpkeep(seat=context.seat, card=context.card, left=left))


class LocationUpkeep(Procedure):
    """A Methuselah decides about her locations, one at a time.

    Attributes:
        seat: the player.
        card: the card with the effect.
        left: the locations without a decision.
    """

    seat: int
    card: int
    left: tuple[int, ...]

    def offer(self, table: Table) -> None:
        """Ask about the next location still in play."""
        self.left = tuple(card for card in self.left if card in table.in_play)
        if not self.left or table.seats[self.seat].ousted:
            self.finish()
            return
        options = [Option(verb, self.card, target=self.left[0]) for verb in (KEEP, LOSE)]
        table.ask(self.seat, DecisionKind.PAYMENT, options, self.card)

    def take(self, table: Table) -> None:
        """Pay for it or burn it."""
        answer = table.answer
        self.left = self.left[1:]
        if answer.verb is KEEP:
            bank.burn_pool(table, self.seat, 1)
            table.emit(KEEPS, self.seat, answer.target)
        else:
            zones.burn(table, answer.target)
        self.go_to(LocationUpkeep.offer)

    steps = (offer, take)


CARDS = (
    card(
        200135,
        "Arika",
        Power(
            sentence="Burn 1 pool for each location, or the location.",
            at=UNLOCK,
            user="anybody",
            conditions=(MyTurn(), Belongs("this", "predator"), IS_READY),
            once=Until.TURN,
            forced=True,
            effects=(KeepLocations(),),
        ),
    ),
)
