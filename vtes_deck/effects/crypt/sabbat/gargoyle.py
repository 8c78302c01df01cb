"""Gargoyle of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    CRYPT_CARD,
    DURING_ACTION,
    MINION_ENDS,
    AMinion,
    AtBleed,
    Aura,
    Bonus,
    BurnCard,
    CardAction,
    Discount,
    EnterCombat,
    Is,
    MinionFilter,
    MoreBleed,
    Power,
    Trigger,
    Unlock,
    card,
)

CARDS = (
    card(
        200433,
        "Erinyi",
        Aura(
            bonus=Bonus.STRENGTH,
            n=-1,
            host=True,
            conditions=(Is("opposing", MinionFilter(clans=("Gangrel antitribu",))),),
        ),
    ),
    card(
        200486,
        "Fustuk",
        Power(
            sentence="{card}: lock and unlock {target}.",
            at=ANY_TIME,
            effects=(Unlock("target"),),
            target=AMinion(MinionFilter(locked=True, clans=("Tremere antitribu",)), "any"),
            lock=True,
        ),
    ),
    card(
        201279,
        "Sheela Na Gig",
        Power(
            sentence="Lock {card}: the acting minion gets +1 bleed.",
            at=DURING_ACTION,
            lock=True,
            conditions=(
                AtBleed(),
                Is("acting", MinionFilter(clans=("Tremere antitribu",)), "mine"),
            ),
            effects=(MoreBleed(1, limited=False),),
        ),
    ),
    card(
        201393,
        "Tupdog",
        Discount(blood=1, discipline="vis"),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
        Trigger(
            on=MINION_ENDS,
            mine=True,
            effects=(BurnCard("this"), CRYPT_CARD),
        ),
    ),
)
