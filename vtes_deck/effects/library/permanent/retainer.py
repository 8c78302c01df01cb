"""Retainers."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    UNLOCK,
    AddCounters,
    AtSuperior,
    Bonus,
    EntersWith,
    Gives,
    If,
    Power,
    TheHost,
    Unlock,
    Until,
    card,
)

CARDS = (
    card(
        100932,
        "Homunculus",
        Power(
            sentence="{target} burns 1 blood to unlock with {card}.",
            at=UNLOCK,
            user="host",
            blood=1,
            aim=TheHost(),
            once=Until.TURN,
            does=(Unlock(target=True),),
        ),
        EntersWith((If((AtSuperior(),), (AddCounters(1),)),)),
    ),
    card(
        101550,
        "Raven Spy",
        Gives(Bonus.INTERCEPT, 1),
        EntersWith((If((AtSuperior(),), (AddCounters(1),)),)),
    ),
    card(101249, "Mr. Winthrop", Gives(Bonus.INTERCEPT, 1)),
)
