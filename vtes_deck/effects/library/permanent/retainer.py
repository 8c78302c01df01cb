"""Retainers."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    UNLOCK,
    AtSuperior,
    Blood,
    Bonus,
    EntersWith,
    Gain,
    If,
    Power,
    StaticBonus,
    The,
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
            target=The("host"),
            once=Until.TURN,
            effects=(Unlock("target"),),
        ),
        EntersWith((If((AtSuperior(),), (Gain(1, Blood("this")),)),)),
    ),
    card(
        101550,
        "Raven Spy",
        StaticBonus(Bonus.INTERCEPT, 1),
        EntersWith((If((AtSuperior(),), (Gain(1, Blood("this")),)),)),
    ),
    card(101249, "Mr. Winthrop", StaticBonus(Bonus.INTERCEPT, 1)),
)
