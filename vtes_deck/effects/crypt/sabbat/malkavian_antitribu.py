"""Malkavian antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AMinion,
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
)
