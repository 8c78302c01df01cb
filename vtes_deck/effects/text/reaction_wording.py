"""Normalisations of wordings about who reacts to whom."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

REACTIONS: tuple[Normalisation, ...] = (
    normalisation(
        "The bleeding minion and the bleed are two conditions.",
        r"^only usable (?:if|when) an? (non-[a-z -]+?vampire) is bleeding you$",
        r"only usable against \1s. only usable during a bleed action directed at you",
    ),
    normalisation(
        "The acting minion and the target are two conditions.",
        r"^only usable if an ally or younger vampire is performing an action "
        r"(directed at a minion you control)$",
        r"only usable against allies and younger vampires. only usable during actions \1",
    ),
    normalisation(
        "The acting minion is of a kind.",
        r"^not usable if the acting minion is an? ((?:older|younger) vampire)$",
        r"not usable against \1s",
    ),
    normalisation(
        "What can be done is not an effect.",
        r"^\(the minion can still increase their stealth\)$",
        "",
    ),
)
"""The normalisations in order, after all others."""
