"""Laibon."""

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
        Aura(bonus=Bonus.HAND_SIZE, n=1, needs=(IS_READY,)),
        Trigger(on=MASTER_BEGINS, mine=True, needs=(IS_READY,), does=(SecondMasterAction(),)),
        Trigger(on=LEAVES_TORPOR, host=True, does=(SecondMasterAction(),)),
    ),
)
