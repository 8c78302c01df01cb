"""Reactions with Dominate."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    VAMPIRE,
    ActingIs,
    Bounce,
    Lock,
    NewTarget,
    Who,
    card,
    reaction,
)

CARDS = (
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
