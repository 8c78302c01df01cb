"""Ponticulus: a wraith that gives intercept."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BLOCKING,
    Activity,
    Aura,
    Bonus,
    DirectedAtMe,
    Intercept,
    MinionFilter,
    OnlyAggravated,
    Power,
    Restriction,
    The,
    card,
)

TREMERE = The("blocking", MinionFilter(clans=("Tremere",)))

CARDS = (
    card(
        101419,
        "Ponticulus",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(DirectedAtMe(),)),
        Power(
            sentence="Lock {card}: {target} gets +1 intercept.",
            at=BLOCKING,
            lock=True,
            target=TREMERE,
            effects=(Intercept(1, "target"),),
        ),
        OnlyAggravated(),
        Restriction(activity=Activity.ACT),
        Restriction(activity=Activity.BEAR),
    ),
)
