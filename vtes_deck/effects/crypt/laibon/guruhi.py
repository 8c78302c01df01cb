"""Guruhi of the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    IS_READY,
    LEAVES_TORPOR,
    MASTER_BEGINS,
    AMinion,
    Aura,
    Bonus,
    CardAction,
    EnterCombat,
    Is,
    MinionFilter,
    SecondMasterAction,
    Trigger,
    card,
)

CARDS = (
    card(
        200176,
        "Batsheva",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(clans=("Tzimisce",))),),
        ),
    ),
    card(
        200177,
        "Batsheva",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(clans=("Malkavian",))),),
        ),
    ),
    card(
        201035,
        "Nana Buruku",
        Aura(bonus=Bonus.HAND_SIZE, n=1, conditions=(IS_READY,)),
        Trigger(
            on=MASTER_BEGINS, mine=True, conditions=(IS_READY,), effects=(SecondMasterAction(),)
        ),
        Trigger(on=LEAVES_TORPOR, host=True, effects=(SecondMasterAction(),)),
        exception="One sentence contains an effect of the master phase and a bonus.",
    ),
    card(
        201036,
        "Nangila Were",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
        Aura(bonus=Bonus.HAND_SIZE, n=1, conditions=(IS_READY,)),
    ),
)
