"""Leandro: other Methuselahs lose pool or transfers."""

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
    EventType,
    PurposeKind,
    Table,
    Wording,
    await_events,
)
from vtes_deck.effects.vocab import (
    IS_READY,
    TRANSFERS,
    UNLOCK,
    Belongs,
    Burn,
    MyTurn,
    Not,
    Pool,
    Power,
    Until,
    card,
)

LOSES_TRANSFERS = EventType("loses transfers", "{seat} loses {n:transfer}.")


class TransfersLost(AutomaticEffect, frozen=True, gc=False):
    """Takes the transfers of a Methuselah in her influence phase."""

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Take the transfers of the phase, and those that texts add to them."""
        seat = table.seats[trigger.seat]
        if event.what in {TRANSFERS, GAINS_TRANSFERS} and event.seat == seat.number:
            lost, seat.transfers = seat.transfers, 0
            table.emit(LOSES_TRANSFERS, seat.number, n=lost)


class LoseTransfers(Effect, frozen=True):
    """The Methuselah loses all transfers of her influence phase."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.INFLUENCE, 4, whose="active", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        await_events(context, TransfersLost(), Until.TURN)

    @override
    def say(self, wording: Wording) -> str:
        return "lose all transfers during his or her next influence phase"


class PoolOrTransfers(Power, frozen=True, kw_only=True):
    """One of the two alternatives; the text of the first states both."""

    whole: bool = False

    @override
    def say(self, wording: Wording) -> str:
        if not self.whole:
            return ""
        ready = f"if {wording.name} is ready, " if IS_READY in self.conditions else ""
        other = Not(Belongs("this", "mine")) in self.conditions
        return (
            f"during each{' other' if other else ''} Methuselah's unlock phase, {ready}that "
            "Methuselah chooses either to burn 1 pool or to lose all transfers during his or her "
            "next influence phase"
        )


OTHERS_UNLOCK = (MyTurn(), Not(Belongs("this", "mine")), IS_READY)


CARDS = (
    card(
        200826,
        "Leandro",
        PoolOrTransfers(
            sentence="Burn 1 pool because of {card}.",
            at=UNLOCK,
            user="anybody",
            forced=True,
            once=Until.TURN,
            key="leandro",
            conditions=OTHERS_UNLOCK,
            effects=(Burn(1, Pool("active")),),
            whole=True,
        ),
        PoolOrTransfers(
            sentence="Lose all transfers of this turn because of {card}.",
            at=UNLOCK,
            user="anybody",
            forced=True,
            once=Until.TURN,
            key="leandro",
            conditions=OTHERS_UNLOCK,
            effects=(LoseTransfers(),),
        ),
    ),
)
