"""The Capuchin: he returns after he is burned."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    GAINS_TRANSFERS,
    AutomaticEffect,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    Procedure,
    PurposeKind,
    Table,
    Wording,
    Zone,
    await_events,
    zones,
)
from vtes_deck.effects.vocab import BURNED, TRANSFERS, Trigger, Until, card


class TransfersOnce(AutomaticEffect, frozen=True):
    """The effect of a delayed trigger: transfers at the start of the next influence phase."""

    n: int

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Give the transfers and remove the trigger."""
        if event.what is TRANSFERS and event.seat == trigger.seat:
            table.delayed_triggers = tuple(
                one for one in table.delayed_triggers if one is not trigger
            )
            table.seats[trigger.seat].transfers += self.n
            table.emit(GAINS_TRANSFERS, trigger.seat, n=self.n)


class Return(Procedure):
    """The burned vampire moves to the uncontrolled region of its owner.

    Attributes:
        card: the vampire.
    """

    card: int

    def move(self, table: Table) -> None:
        """Move the card from the ash heap, which it enters first by a ruling."""
        if table.where[self.card] is Zone.ASH_HEAP:
            zones.move(table, self.card, Zone.UNCONTROLLED)

    steps = (move,)


class ReturnsWithTransfers(Effect, frozen=True):
    """The burned vampire returns, and its last controller gets transfers.

    Attributes:
        n: the transfers.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.INFLUENCE, self.n, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.push(Return(card=context.card))
        await_events(context, TransfersOnce(self.n), Until.GAME)


class ComesBack(Trigger, frozen=True, kw_only=True):
    """The effect as the vampire is burned, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.name} is burned, move {wording.name} to his owner's uncontrolled region "
            "and you get +3 transfers at the start of your next influence phase"
        )


CARDS = (
    card(
        200242,
        "The Capuchin",
        ComesBack(on=BURNED, itself=True, effects=(ReturnsWithTransfers(3),)),
    ),
)
