"""Renegade Garou: an additional strike in each round."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    RANGE,
    ROUND,
    UNLOCK,
    AdditionalStrike,
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

CARDS = (
    card(
        101602,
        "Renegade Garou",
        Trigger(on=ROUND, conditions=(HostFights(),), effects=(AdditionalStrike(),)),
        InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT)),
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
            conditions=(MyTurn(), AtMost(Blood(), 2)),
            once=Until.TURN,
            forced=True,
            effects=(Gain(1, Blood()),),
        ),
    ),
)
