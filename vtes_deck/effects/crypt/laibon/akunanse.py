"""Akunanse of the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ROUND,
    Aura,
    Bonus,
    GivePress,
    HostFights,
    InRound,
    Is,
    MinionFilter,
    Trigger,
    card,
)

CARDS = (
    card(
        200731,
        "Jubal",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Is("acting", MinionFilter(clans=("Ministry",))),),
        ),
    ),
    card(
        200957,
        "Matata",
        Trigger(on=ROUND, effects=(GivePress(who="host"),), conditions=(HostFights(), InRound(1))),
    ),
)
