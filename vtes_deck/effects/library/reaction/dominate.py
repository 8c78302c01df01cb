"""Reactions with Dominate."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_COMBAT,
    VAMPIRE,
    AboutToFight,
    ActingIs,
    AvertCombat,
    Bounce,
    Lock,
    NewTarget,
    Role,
    Who,
    card,
    reaction,
)

YOUNGER = Who(vampire=True, younger=True)

CARDS = (
    card(
        101309,
        "Obedience",
        reaction(
            "dom",
            AvertCombat(unlock=True),
            at=BEFORE_COMBAT,
            needs=(AboutToFight(YOUNGER),),
            role=Role.EITHER,
        ),
        reaction(
            "DOM",
            AvertCombat(),
            at=BEFORE_COMBAT,
            needs=(AboutToFight(YOUNGER),),
            role=Role.EITHER,
        ),
    ),
    card(
        100518,
        "Deflection",
        reaction("dom", Lock(), Bounce(), aim=NewTarget()),
        reaction("DOM", Bounce(), aim=NewTarget()),
    ),
    card(
        101578,
        "Redirection",
        reaction("dom", Lock(), Bounce(), needs=(ActingIs(Who(younger=True)),), aim=NewTarget()),
        reaction("DOM", Lock(), Bounce(), needs=(ActingIs(VAMPIRE),), aim=NewTarget()),
    ),
)
