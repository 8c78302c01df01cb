"""Harbinger of Skulls of the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BURNED,
    DURING_ACTION,
    VAMPIRE,
    AtBleed,
    Blood,
    Gain,
    Is,
    MoreBleed,
    Power,
    Same,
    Trigger,
    Until,
    card,
)

CARDS = (
    card(
        200992,
        "Mina Grotius",
        Trigger(
            on=BURNED,
            conditions=(Is("target", VAMPIRE, "predator or prey"),),
            effects=(Gain(3, Blood()),),
        ),
        Power(
            sentence="{card} burns 1 blood: +1 bleed.",
            at=DURING_ACTION,
            blood=1,
            once=Until.ACTION,
            conditions=(AtBleed(), Same("host", "acting")),
            effects=(MoreBleed(1, limited=False),),
        ),
    ),
)
