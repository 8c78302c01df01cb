"""Akunanse of the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD_TARGET,
    MASTER,
    ROUND,
    ACard,
    Aura,
    Bonus,
    GivePress,
    HostFights,
    InRound,
    Is,
    MinionFilter,
    MyTurn,
    Power,
    Trigger,
    Until,
    Zone,
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
    card(
        201401,
        "Uchenna",
        Power(
            sentence="{card}: burn 1 blood and discard {target}.",
            at=MASTER,
            effects=(DISCARD_TARGET,),
            conditions=(MyTurn(),),
            target=ACard(Zone.HAND),
            blood=1,
            once=Until.TURN,
        ),
    ),
)
