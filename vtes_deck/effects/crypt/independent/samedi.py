"""Independent Samedi."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_RESOLUTION,
    AggravatedHands,
    AMinion,
    CardAction,
    EnterCombat,
    HostFights,
    MinionFilter,
    Power,
    TakeControl,
    Until,
    card,
)

CARDS = (
    card(
        200169,
        "Baroque",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(
                MinionFilter(
                    vampire=True,
                    ready=True,
                    younger=True,
                    but=MinionFilter(clans=("Giovanni", "Nosferatu")),
                ),
                "others",
            ),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        200685,
        "Jean Lisle",
        Power(
            sentence="{card}: burn 1 blood: damage from hand strikes is aggravated this round.",
            at=BEFORE_RESOLUTION,
            blood=1,
            once=Until.ROUND,
            conditions=(HostFights(),),
            effects=(AggravatedHands(),),
        ),
    ),
    card(
        200725,
        "Josette",
        CardAction(
            sentence="{minion} acts to steal {target}.",
            host=True,
            blood=2,
            target=AMinion(MinionFilter(vampire=True, torpor=True), "others"),
            effects=(TakeControl("target"),),
        ),
    ),
)
