"""Guruhi of the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    IS_READY,
    LEAVES_TORPOR,
    MASTER_BEGINS,
    Aura,
    Bonus,
    SecondMasterAction,
    Trigger,
    card,
)

CARDS = (
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
