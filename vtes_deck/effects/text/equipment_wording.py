"""Normalisations of wordings that only equipment and retainers use."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

EQUIPMENT: tuple[Normalisation, ...] = (
    normalisation(
        "An action is attempted.",
        r"^this minion gets ([+]\d stealth) when attempting an action that requires (\w+)$",
        r"during an action requiring \2, this minion gets \1",
    ),
    normalisation(
        "The employer has several names.", r"^vampire with this retainer\b", "this minion"
    ),
    normalisation("A card has one owner.", r"\bhis owner's library\b", "their owner's library"),
    normalisation(
        "Equipping means playing the card.",
        r"\bcan be played or equipped in a game$",
        "can be played in a game",
    ),
    normalisation(
        "A rescue has stealth and costs less.",
        r"^when attempting to rescue a vampire from torpor, this minion gets ([+]\d stealth) and "
        r"burns (\d) fewer blood if successful$",
        r"during rescue actions, this minion gets \1. rescuing a vampire from torpor costs this "
        r"minion \2 fewer blood",
    ),
)
"""The normalisations in order, after those of allies."""
