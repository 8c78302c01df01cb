"""Tzimisce."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    ROUND,
    Aura,
    Bonus,
    BurnBlood,
    GivePress,
    HostFights,
    HostIs,
    PoolAtMost,
    RoundIs,
    Trigger,
    Who,
    card,
)

CARDS = (
    card(
        201664,
        "Adrino Manauara",
        Trigger(
            on=ROUND,
            needs=(HostFights(), RoundIs(1)),
            does=(GivePress(only="continue", must=True),),
        ),
    ),
    card(
        201667,
        "Branimira",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, needs=(PoolAtMost(9),)),
    ),
    card(
        201677,
        "Marialena",
        Trigger(
            on=ACTION_BLOCKED,
            host=True,
            needs=(HostIs(Who(blood=True)),),
            does=(BurnBlood(1),),
        ),
    ),
)
