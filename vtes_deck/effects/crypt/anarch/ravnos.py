"""Ravnos of the Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD_BEGINS,
    DISCARD_EFFECTS,
    IS_READY,
    IS_UNLOCKED,
    STRIKE,
    VAMPIRE,
    ACard,
    Aura,
    Bonus,
    DiscardActions,
    Gain,
    InCombat,
    Is,
    Lock,
    MinionFilter,
    Move,
    MoveCards,
    Power,
    RescueCosts,
    Strike,
    Trigger,
    Until,
    Zone,
    card,
)

CARDS = (
    card(201670, "Doc Martina", RescueCosts(n=-1, whom=VAMPIRE)),
    card(
        201681,
        "Phaibun",
        InCombat(
            Move(when=STRIKE, strike=Strike(dodge=True), once=Until.COMBAT),
            first=(MoveCards(ACard(Zone.HAND), Zone.ASH_HEAP, how="random", due=True),),
        ),
    ),
    card(
        201684,
        "Roy",
        Power(
            sentence="Lock {card}.",
            at=DISCARD_EFFECTS,
            forced=True,
            conditions=(IS_UNLOCKED,),
            effects=(Lock("this"),),
        ),
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(vampire=True, titled=True)),),
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
