"""Malkavian of the Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import IS_MERGED, Aura, Bonus, HostFights, PassesFor, card

CARDS = (
    card(
        200314,
        "Dancin' Dana",
        Aura(bonus=Bonus.HAND_SIZE, n=1, conditions=(IS_MERGED, HostFights())),
    ),
    card(201121, "Philip van Vermeer IV", PassesFor("Ventrue", master=True)),
)
