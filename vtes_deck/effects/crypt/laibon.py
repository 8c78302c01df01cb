"""Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BURNED,
    DURING_ACTION,
    IS_READY,
    LEAVES_TORPOR,
    MASTER_BEGINS,
    VAMPIRE,
    AtBleed,
    Aura,
    Blood,
    Bonus,
    Gain,
    Is,
    MoreBleed,
    Power,
    Same,
    SecondMasterAction,
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
    card(
        201035,
        "Nana Buruku",
        Aura(bonus=Bonus.HAND_SIZE, n=1, conditions=(IS_READY,)),
        Trigger(
            on=MASTER_BEGINS, mine=True, conditions=(IS_READY,), effects=(SecondMasterAction(),)
        ),
        Trigger(on=LEAVES_TORPOR, host=True, effects=(SecondMasterAction(),)),
        exception="The two gifts of one sentence are an effect of the master phase and a bonus.",
    ),
)
