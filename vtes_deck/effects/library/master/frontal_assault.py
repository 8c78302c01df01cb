"""Frontal Assault: every minion can fight the prey for a price."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BURNED,
    GOES_TO_TORPOR,
    INFLUENCE,
    AMinion,
    Belongs,
    Burn,
    BurnCard,
    CardAction,
    Count,
    EnterCombat,
    Gain,
    Is,
    MinionFilter,
    Pool,
    Power,
    PutInPlay,
    Trigger,
    Until,
    card,
    master,
)

READY = MinionFilter(ready=True)
FROM_READY_REGION = Is("target", MinionFilter(but=MinionFilter(torpor=True)), "prey")
READY_PREY = AMinion(READY, "prey")

CARDS = (
    card(
        100794,
        "Frontal Assault",
        master(PutInPlay()),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            who=READY,
            whose="mine",
            target=READY_PREY,
            effects=(EnterCombat(),),
        ),
        Trigger(on=BURNED, conditions=(FROM_READY_REGION,), effects=(Gain(1, Pool()),)),
        Trigger(
            on=GOES_TO_TORPOR,
            conditions=(Belongs("target", "prey"),),
            effects=(Gain(1, Pool()),),
        ),
        Power(
            sentence="Burn {card} and 1 pool for each ready minion of your prey.",
            at=INFLUENCE,
            once=Until.TURN,
            forced=True,
            effects=(Burn(Count(READY_PREY), Pool()), BurnCard("this")),
        ),
        exception="Minions are burned and sent to torpor in two triggers.",
    ),
)
