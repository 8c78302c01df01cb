"""Salubri antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    AMinion,
    Aura,
    Bonus,
    CardAction,
    EnterCombat,
    InPhase,
    Is,
    MinionFilter,
    MyTurn,
    Phase,
    Power,
    Sect,
    Unlock,
    Until,
    card,
)

CARDS = (
    card(
        200014,
        "Adonai",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(
                MinionFilter(vampire=True, ready=True, sects=(Sect.CAMARILLA,)), "others"
            ),
            effects=(EnterCombat(),),
        ),
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(clans=("Tremere",))),),
        ),
    ),
    card(
        201138,
        "Qawiyya el-Ghaduba",
        Power(
            sentence="{card} burns 2 blood to unlock.",
            at=ANY_TIME,
            effects=(Unlock(),),
            conditions=(MyTurn(), InPhase(Phase.MINION)),
            blood=2,
            once=Until.TURN,
        ),
    ),
)
