"""Caitiff."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AMinion,
    Choose,
    CryptCard,
    EntersWith,
    GainPool,
    OneOf,
    RemoveThis,
    TurnAnarch,
    Who,
    card,
)

UNTITLED = AMinion(Who(vampire=True, untitled=True, another=True))

CARDS = (
    card(
        200076,
        "Anarch Convert",
        EntersWith(
            (
                Choose(
                    UNTITLED,
                    (
                        TurnAnarch(),
                        RemoveThis(),
                        OneOf(
                            (
                                ("Gain 1 pool.", (GainPool(1),)),
                                ("Take a crypt card.", (CryptCard(),)),
                            )
                        ),
                    ),
                    optional=True,
                ),
            ),
            leaving=UNTITLED,
        ),
    ),
)
