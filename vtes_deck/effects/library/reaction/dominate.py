"""Reactions with Dominate."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_COMBAT,
    VAMPIRE,
    AboutToFight,
    AvertCombat,
    Bounce,
    Is,
    Lock,
    MinionFilter,
    NewTarget,
    Role,
    card,
    reaction,
)

YOUNGER = MinionFilter(vampire=True, younger=True)

CARDS = (
    card(
        101309,
        "Obedience",
        reaction(
            "dom",
            AvertCombat(unlock=True),
            at=BEFORE_COMBAT,
            conditions=(AboutToFight(YOUNGER),),
            role=Role.EITHER,
        ),
        reaction(
            "DOM",
            AvertCombat(),
            at=BEFORE_COMBAT,
            conditions=(AboutToFight(YOUNGER),),
            role=Role.EITHER,
        ),
    ),
    card(
        100518,
        "Deflection",
        reaction("dom", Lock(), Bounce(), target=NewTarget()),
        reaction("DOM", Bounce(), target=NewTarget()),
    ),
    card(
        101578,
        "Redirection",
        reaction(
            "dom",
            Lock(),
            Bounce(),
            conditions=(Is("acting", MinionFilter(younger=True)),),
            target=NewTarget(),
        ),
        reaction("DOM", Lock(), Bounce(), conditions=(Is("acting", VAMPIRE),), target=NewTarget()),
    ),
)
