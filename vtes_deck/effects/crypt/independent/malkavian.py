"""Independent Malkavian."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Activity,
    Restriction,
    card,
)

CARDS = (card(200186, "Bela", Restriction(activity=Activity.CALL)),)
