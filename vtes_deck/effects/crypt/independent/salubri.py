"""Independent Salubri."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    RANGE,
    ROUND,
    ACard,
    AMinion,
    CardAction,
    EnterCombat,
    GivePress,
    HostFights,
    InCombat,
    InRound,
    MinionFilter,
    Move,
    MoveCards,
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
)
