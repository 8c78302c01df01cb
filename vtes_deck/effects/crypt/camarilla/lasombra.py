"""Lasombra of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    DISCARD_TARGET,
    IS_READY,
    POLLING,
    ACard,
    AMinion,
    Aura,
    Bonus,
    CardAction,
    Control,
    EnterCombat,
    Gets,
    Is,
    MinionFilter,
    Power,
    Trait,
    Type,
    Unlock,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        201710,
        "Azucena",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Is("acting", MinionFilter(clans=("Lasombra",), younger=True)),),
        ),
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            host=True,
            conditions=(Is("acting", MinionFilter(clans=("Lasombra",), older=True)),),
        ),
    ),
    card(
        201729,
        "Dafina Hanganu",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        200514,
        "Giangaleazzo, The Traitor",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            who=MinionFilter(clans=("Lasombra",)),
            whose="others",
            conditions=(IS_READY,),
            effects=(EnterCombat(),),
        ),
        Power(
            sentence="{card} burns 1 blood to unlock.",
            at=DISCARD_EFFECTS,
            blood=1,
            once=Until.TURN,
            conditions=(
                Control(ACard(Zone.IN_PLAY, (Type.EVENT,), trait=Trait.GEHENNA, whose="any")),
            ),
            effects=(Unlock(),),
        ),
    ),
    card(
        201716,
        "Yewon Ong",
        Power(
            sentence="Discard {target}: {card} gets +1 vote.",
            at=POLLING,
            once=Until.REFERENDUM,
            target=ACard(Zone.HAND, discipline="obl"),
            effects=(DISCARD_TARGET, Gets(Bonus.VOTES, 1, Until.REFERENDUM)),
        ),
    ),
)
