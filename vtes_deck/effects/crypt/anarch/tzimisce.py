"""Tzimisce of the Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    ROUND,
    ACard,
    AtMost,
    Aura,
    Blood,
    Bonus,
    Burn,
    Control,
    Discount,
    GivePress,
    HostFights,
    InRound,
    Is,
    MinionFilter,
    Not,
    Pool,
    Trait,
    Trigger,
    Type,
    Zone,
    card,
)

CARDS = (
    card(
        201664,
        "Adrino Manauara",
        Trigger(
            on=ROUND,
            conditions=(HostFights(), InRound(1)),
            effects=(GivePress("continue", must=True, who="host"),),
        ),
    ),
    card(
        201667,
        "Branimira",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(AtMost(Pool(), 9),)),
    ),
    card(
        201784,
        "Máddji, Mistress of Szlachtas",
        Discount(pool=1, blood=1, types=(Type.ALLY, Type.RETAINER), clan="Tzimisce"),
    ),
    card(
        201677,
        "Marialena",
        Trigger(
            on=ACTION_BLOCKED,
            host=True,
            conditions=(Is("host", MinionFilter(blood=True)),),
            effects=(Burn(1, Blood()),),
        ),
    ),
    card(
        201678,
        "Neserian",
        Aura(
            bonus=Bonus.BLEED,
            n=-1,
            host=True,
            conditions=(Not(Control(ACard(Zone.IN_PLAY, whose="mine", trait=Trait.LOCATION))),),
        ),
        Aura(
            bonus=Bonus.VOTES,
            n=1,
            host=True,
            conditions=(Control(ACard(Zone.IN_PLAY, whose="mine", trait=Trait.LOCATION)),),
        ),
    ),
)
