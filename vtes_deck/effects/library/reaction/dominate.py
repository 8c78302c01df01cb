"""Reactions with Dominate."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    VAMPIRE,
    Bounce,
    Is,
    Lock,
    MinionFilter,
    NewTarget,
    card,
    reaction,
)

CARDS = (
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
        exception="The superior level allows every acting vampire; the text compares their ages.",
    ),
)
