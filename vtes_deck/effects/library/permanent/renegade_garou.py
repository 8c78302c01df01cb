"""Renegade Garou: an additional strike in each round."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Wording, add_strikes
from vtes_deck.effects.vocab import (
    RANGE,
    ROUND,
    UNLOCK,
    AMinion,
    AtMost,
    Blood,
    CardAction,
    EnterCombat,
    Gain,
    HostFights,
    InCombat,
    MinionFilter,
    Move,
    MyTurn,
    Power,
    Trigger,
    Until,
    Use,
    card,
)


class AdditionalStrike(Effect, frozen=True):
    """Gives the minion that is or carries the card an additional strike this round (COM-24)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.ADDITIONAL, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Add the strike, which is mandatory by a ruling and limited (COM-26)."""
        add_strikes(context.table, context.host, 1, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} gets an additional strike (limited)"


CARDS = (
    card(
        101602,
        "Renegade Garou",
        Trigger(on=ROUND, conditions=(HostFights(),), effects=(AdditionalStrike(),)),
        InCombat(Move(when=RANGE, maneuver=Use.MUST, once=Until.COMBAT)),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            stealth=1,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
        Power(
            sentence="{card} gains 1 life.",
            at=UNLOCK,
            conditions=(MyTurn(), AtMost(Blood("this"), 2)),
            once=Until.TURN,
            forced=True,
            effects=(Gain(1, Blood("this")),),
        ),
        exception="The strike and the maneuver of one sentence are two abilities.",
    ),
)
