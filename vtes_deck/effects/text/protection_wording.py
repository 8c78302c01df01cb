"""Normalisations of wordings about actions that fail, and about prevented damage."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

PROTECTION: tuple[Normalisation, ...] = (
    normalisation("An action fails.", r"\bto the action fails$", "to have the action fail"),
    normalisation(
        "The target of an action is a condition.",
        r"^(you can .+?) to have an action directed at (an? [a-z ]+? you control) fail$",
        r"during actions directed at \2, \1 to have the action fail",
    ),
    normalisation(
        "The target of an action is a condition.",
        r"^(this minion can .+?) to cause an action targeting (?:him or her|them) to fail$",
        r"during actions directed at this minion, \1 to have the action fail",
    ),
    normalisation(
        "The announcement is a moment.",
        r"^(you can .+?) as (an action directed at an? [a-z ]+? you control is announced) to have "
        r"it fail$",
        r"as \2, \1 to have the action fail",
    ),
    normalisation(
        "The announcement is a moment.",
        r"^as (?:that|the acting) minion announces an action, during actions (directed at an? "
        r"[a-z ]+? you control), ",
        r"as an action \1 is announced, ",
    ),
    normalisation(
        "You use the cards that you control.",
        r"^(during actions directed at [^,]+, )you (?=can .+ to have the action fail$)",
        r"\1",
    ),
    normalisation(
        "An action is directed at its target.",
        r"^other methuselahs' actions targeting this minion cost an additional blood$",
        "actions directed at this minion cost 1 additional blood",
    ),
    normalisation(
        "A retainer is this card.",
        r"\bcan lock this retainer to (?=prevent\b)",
        "can lock this card to ",
    ),
)
"""The normalisations in order, after all others."""
