"""Tzimisce of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Discount,
    card,
)

CARDS = (
    card(200879, "Ludmijla Rakoczy", Discount(blood=1, discipline="ani")),
    card(200980, "Meshenka", Discount(blood=1, discipline="vic")),
)
