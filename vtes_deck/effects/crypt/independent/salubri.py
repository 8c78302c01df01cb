"""Independent Salubri."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANYONE,
    IS_READY,
    RANGE,
    ROUND,
    UNLOCK,
    ACard,
    AMinion,
    AtBleed,
    Aura,
    Blood,
    Bonus,
    CardAction,
    Directed,
    EnterCombat,
    Gain,
    GivePress,
    HostFights,
    InCombat,
    InRound,
    MinionFilter,
    Move,
    MoveCards,
    MyTurn,
    Not,
    Power,
    StrikesCost,
    Trait,
    Trigger,
    Type,
    Until,
    Use,
    Zone,
    card,
)

CARDS = (
    card(
        201663,
        "Abaddon",
        InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT)),
        Trigger(on=ROUND, conditions=(HostFights(), InRound(1)), effects=(GivePress(who="host"),)),
    ),
    card(
        201781,
        "Barachiel",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
        ),
    ),
    card(
        201671,
        "Dominica",
        CardAction(
            sentence="{minion} acts to look for an archetype.",
            host=True,
            stealth=1,
            effects=(
                MoveCards(
                    ACard(Zone.LIBRARY, types=(Type.MASTER,), trait=Trait.ARCHETYPE),
                    Zone.HAND,
                    how="chosen",
                ),
            ),
        ),
    ),
    card(
        200963,
        "Matthias",
        Aura(
            bonus=Bonus.BLEED,
            n=-1,
            to=MinionFilter(clans=("Baali", "Ministry")),
            whose="any",
            conditions=(IS_READY, AtBleed("me")),
        ),
    ),
    card(
        201031,
        "Nahum Enosh",
        Power(
            sentence="Add 1 blood to {target}.",
            at=UNLOCK,
            effects=(Gain(1, Blood("target")),),
            conditions=(MyTurn(), IS_READY),
            target=AMinion(MinionFilter(vampire=True, ready=True, another=True)),
            once=Until.TURN,
        ),
    ),
    card(
        201685,
        "Sakhar",
        CardAction(
            sentence="{minion} acts to look for equipment.",
            host=True,
            stealth=1,
            effects=(
                MoveCards(ACard(Zone.LIBRARY, types=(Type.EQUIPMENT,)), Zone.HAND, how="chosen"),
            ),
        ),
    ),
    card(
        201668,
        "Castellan",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Directed(),),
        ),
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            host=True,
            conditions=(Not(Directed()),),
        ),
    ),
    card(201782, "Djeneba", StrikesCost(n=1, opposing=ANYONE)),
)
