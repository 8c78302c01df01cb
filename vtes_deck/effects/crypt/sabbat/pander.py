"""Pander of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AtBleed,
    Aura,
    Bonus,
    CardAction,
    EnterCombat,
    Is,
    MinionFilter,
    Same,
    card,
)

CARDS = (
    card(
        200173,
        "Basil",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            to=MinionFilter(vampire=True, older=True),
            whose="any",
            conditions=(Same("opposing", "host"),),
        ),
    ),
    card(
        200273,
        "Christine Boscacci",
        Aura(bonus=Bonus.INTERCEPT, n=-1, host=True, conditions=(AtBleed(),)),
    ),
    card(
        200609,
        "Huang, Blood Cultist",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            who=MinionFilter(clans=("Gangrel antitribu",)),
            conditions=(Is("host", MinionFilter(ready=True)),),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        201208,
        "Royce",
        Aura(bonus=Bonus.STEALTH, n=-1, host=True, conditions=(Same("host", "acting"), AtBleed())),
    ),
)
