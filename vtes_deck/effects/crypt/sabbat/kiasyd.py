"""Kiasyd of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    DISCARD_EFFECTS,
    IS_READY,
    MASTER,
    ActionWas,
    Aura,
    BleedAction,
    Bonus,
    Discount,
    Gain,
    HandSize,
    MasterActions,
    MyTurn,
    Power,
    RescueCosts,
    Unlock,
    Until,
    card,
)

CARDS = (
    card(
        200644,
        "Isanwayen",
        Power(
            sentence="Lock {card}: +1 master phase action.",
            at=MASTER,
            lock=True,
            conditions=(MyTurn(), IS_READY),
            effects=(Gain(1, MasterActions()),),
        ),
        RescueCosts(n=1, itself=True),
    ),
    card(200914, "Marconius", Discount(blood=1, discipline="myt")),
    card(
        201061,
        "Nitidas",
        Power(
            sentence="{card}: lock and give you +1 hand size this turn.",
            at=ANY_TIME,
            effects=(HandSize(1, Until.TURN),),
            lock=True,
        ),
    ),
    card(201081, "Omme Enberbenight", Discount(blood=1, discipline="myt")),
    card(
        201120,
        "Pherydima",
        Power(
            sentence="Burn 1 pool to unlock {card}.",
            at=DISCARD_EFFECTS,
            pool=1,
            once=Until.TURN,
            effects=(Unlock(),),
        ),
    ),
    card(
        201195,
        "Roderick Phillips March",
        Aura(bonus=Bonus.STEALTH, n=1, conditions=(IS_READY, ActionWas("equip"))),
    ),
    card(
        200127,
        "The Arcadian",
        BleedAction(
            sentence="{minion} bleeds {seat} with +1 bleed and +1 stealth.",
            host=True,
            plus=1,
            stealth=1,
            blood=1,
        ),
    ),
)
