"""Gargoyle of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    CRYPT_CARD,
    PHASE,
    AMinion,
    BurnCard,
    CardAction,
    Discount,
    EnterCombat,
    InPhase,
    MinionFilter,
    Phase,
    Trigger,
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
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
        Trigger(
            on=PHASE,
            mine=True,
            conditions=(InPhase(Phase.INFLUENCE),),
            effects=(BurnCard("this"), CRYPT_CARD),
        ),
        exception="The end of the minion phase is the beginning of the influence phase.",
    ),
)
