"""Fae Contortion; the rules engine handles its cancellation as a reflex (PLY-25)."""

from __future__ import annotations

from vtes_deck.effects.vocab import MANEUVER, Stealth, card, combat, modifier

CARDS = (
    card(
        100689,
        "Fae Contortion",
        combat("obt", MANEUVER),
        combat("myt", MANEUVER),
        modifier("MYT", Stealth(1)),
    ),
)
