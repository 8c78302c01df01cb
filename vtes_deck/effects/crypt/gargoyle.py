"""Gargoyles."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    PHASE,
    AMinion,
    BurnThis,
    CardAction,
    CryptCard,
    Discount,
    EnterCombat,
    InPhase,
    Phase,
    Trigger,
    Who,
    card,
)

CARDS = (
    card(
        201393,
        "Tupdog",
        Discount(blood=1, discipline="vis"),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            aim=AMinion(Who(ready=True), "others"),
            does=(EnterCombat(),),
        ),
        Trigger(
            on=PHASE,
            mine=True,
            needs=(InPhase(Phase.INFLUENCE),),
            does=(BurnThis(), CryptCard()),
        ),
    ),
)
