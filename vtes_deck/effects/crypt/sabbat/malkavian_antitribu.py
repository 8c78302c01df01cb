"""Malkavian antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AMinion,
    AtBleed,
    Aura,
    Bonus,
    Control,
    MinionFilter,
    Not,
    Sect,
    card,
)

CARDS = (
    card(
        200452,
        "Fabrizia Contreraz",
        Aura(
            bonus=Bonus.VOTES,
            n=-2,
            host=True,
            conditions=(
                Not(
                    Control(
                        AMinion(
                            MinionFilter(vampire=True, ready=True, sects=(Sect.CAMARILLA,)), "prey"
                        )
                    )
                ),
            ),
        ),
    ),
    card(
        200572,
        "Harold Zettler, Pentex Director",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            to=MinionFilter(clans=("Giovanni",)),
            whose="any",
            conditions=(AtBleed("me"),),
        ),
    ),
)
