"""Caitiff of the Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    CRYPT_CARD,
    AMinion,
    Aura,
    Bonus,
    Choose,
    EntersWith,
    Gain,
    MinionFilter,
    OneOf,
    Pool,
    RemoveCard,
    Same,
    Title,
    TurnAnarch,
    card,
)

UNTITLED = AMinion(MinionFilter(vampire=True, untitled=True, another=True))

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
                        RemoveCard("this"),
                        OneOf(
                            (
                                ("Gain 1 pool.", (Gain(1, Pool()),)),
                                ("Take a crypt card.", (CRYPT_CARD,)),
                            )
                        ),
                    ),
                    optional=True,
                ),
            ),
            leaving=UNTITLED,
        ),
        exception="The choice between the two gains is one effect of the definition.",
    ),
    card(
        200904,
        "Maldavis",
        Aura(
            bonus=Bonus.VOTES,
            n=1,
            to=MinionFilter(titles=(Title.PRIMOGEN,)),
            whose="any",
            conditions=(Same("host", "caller"),),
        ),
    ),
)
