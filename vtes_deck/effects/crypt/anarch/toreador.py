"""Toreador of the Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    POLLING,
    READY_ANARCH,
    AMinion,
    Bonus,
    Count,
    Gets,
    Power,
    Until,
    card,
)

CARDS = (
    card(
        200030,
        "Aisha az-Zahra",
        Power(
            sentence="{card} burns 1 blood: +1 vote for each ready Anarch.",
            at=POLLING,
            blood=1,
            once=Until.REFERENDUM,
            effects=(Gets(Bonus.VOTES, Count(AMinion(READY_ANARCH)), Until.REFERENDUM),),
        ),
    ),
)
