"""Jacob: a growing capacity, and a risk for his controller's hand."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    hand,
    zones,
)
from vtes_deck.effects.vocab import (
    DISCARD_TARGET,
    MASTER,
    ACard,
    Belongs,
    EntersWith,
    MasterActions,
    MyTurn,
    Pay,
    Power,
    Type,
    Zone,
    card,
)

RAISED = "capacity raised"
"""The mark of the vampire, so that it does not grow again as it returns to play."""


class RaiseCapacity(Effect, frozen=True):
    """The vampire has a larger capacity from now on, as long as it is in play."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CAPACITY, self.n, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """A vampire that was banished returns with the changes made in play."""
        vampire = context.table.minion(context.host)
        if not vampire.mark(RAISED):
            vampire.capacity += self.n
            vampire.set_mark(RAISED, 1)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.name}'s capacity is increased by {self.n} while he is controlled"


class ClearTheirHand(Effect, frozen=True):
    """The controller of the vampire discards the whole hand, then draws (DRW-05)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DISCARD, 1, whose="prey"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        seat = context.card_in_play.controller
        for one in tuple(table.seats[seat].hand):
            zones.discard(table, one)
        hand.adjust(table, seat)

    @override
    def say(self, wording: Wording) -> str:
        """Include the reminder that the hand is drawn up afterwards."""
        return "discard your hand"


class GrowsAsHeEnters(EntersWith, frozen=True):
    """The capacity, in the words of the card."""

    @override
    def does(self) -> tuple[Does, ...]:
        return self.effects[0].does()

    @override
    def say(self, wording: Wording) -> str:
        return self.effects[0].say(wording)


class ClearsHand(Power, frozen=True, kw_only=True):
    """The predator's use of a master card, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "your predator can use a master phase action to discard a master card to force you "
            f"to {self.effects[-1].say(wording)}"
        )


CARDS = (
    card(
        200661,
        "Jacob, The Glitch",
        GrowsAsHeEnters((RaiseCapacity(4),)),
        ClearsHand(
            sentence="Discard {target}: the controller of {card} discards her hand.",
            at=MASTER,
            user="anybody",
            conditions=(MyTurn(), Belongs("this", "prey")),
            target=ACard(Zone.HAND, (Type.MASTER,)),
            effects=(
                Pay(1, MasterActions()),
                DISCARD_TARGET,
                ClearTheirHand(),
            ),
        ),
    ),
)
