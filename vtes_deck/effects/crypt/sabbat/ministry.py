"""Ministry of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    STRIKE,
    InCombat,
    Move,
    Strike,
    card,
)

CARDS = (
    card(
        201736,
        "Agnieszka, Tempter of Legions",
        InCombat(Move(when=STRIKE, strike=Strike(combat_ends=True), blood=1)),
    ),
)
