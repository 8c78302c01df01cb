"""Salubri antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AMinion,
    Aura,
    Bonus,
    CardAction,
    EnterCombat,
    Is,
    MinionFilter,
    Sect,
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
)
