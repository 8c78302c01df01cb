"""Independent Daughter of Cacophony."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Aura,
    Bonus,
    Is,
    MinionFilter,
    card,
)

CARDS = (
    card(
        200331,
        "Delilah Monroe",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            host=True,
            conditions=(Is("acting", MinionFilter(older=True)),),
        ),
    ),
)
