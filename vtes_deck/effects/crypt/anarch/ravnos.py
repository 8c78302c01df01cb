"""Ravnos of the Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD_BEGINS,
    IS_READY,
    STRIKE,
    ACard,
    DiscardActions,
    Gain,
    InCombat,
    Move,
    MoveCards,
    Strike,
    Trigger,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        201681,
        "Phaibun",
        InCombat(
            Move(when=STRIKE, strike=Strike(dodge=True), once=Until.COMBAT),
            first=(MoveCards(ACard(Zone.HAND), Zone.ASH_HEAP, how="random", due=True),),
        ),
    ),
    card(
        201687,
        "Sreelekha",
        Trigger(
            on=DISCARD_BEGINS,
            mine=True,
            conditions=(IS_READY,),
            effects=(Gain(1, DiscardActions()),),
        ),
    ),
)
