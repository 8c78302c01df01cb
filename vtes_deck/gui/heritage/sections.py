"""The sections of a data set, as the form lists them."""

from __future__ import annotations

from vtes_deck.language import mark

SECTIONS: dict[str, tuple[str, str]] = {
    "set": (
        mark("The set"),
        mark("The id identifies the data set; a chronicle records it."),
    ),
    "names": (
        mark("Names of the attributes"),
        mark("What you call the icons of classes, temperaments, geographies (H-DAT-17)."),
    ),
    "characters": (
        mark("Characters"),
        mark("Both sides of the cards, with the abilities of the ancilla (H-DAT-01)."),
    ),
    "leaders": (
        mark("Clan leaders"),
        mark("Attributes, and the clan schemes with which they start (H-DAT-02)."),
    ),
    "schemes": (
        mark("Schemes"),
        mark("Of a clan or of a battleground, with requirement and effects (H-DAT-03, H-DAT-04)."),
    ),
    "missions": (
        mark("Basic missions"),
        mark("The attribute that is counted, and the printed reward (H-DAT-05)."),
    ),
    "chronicle-missions": (
        mark("Chronicle missions"),
        mark("The attribute, and the responses on the back (H-DAT-05)."),
    ),
    "chapters": (
        mark("Chapters"),
        mark("The chapter overviews in the order of the chronicle deck (H-DAT-06)."),
    ),
    "obligations": (mark("Obligations"), mark("Text and effects (H-DAT-07).")),
    "stickers": (
        mark("Ability stickers"),
        mark("The trait and the score that they need, and how many there are (H-DAT-08)."),
    ),
    "scoring-cards": (
        mark("Scoring cards"),
        mark("The dots of the chronicle scoring cards of each era (H-DAT-06)."),
    ),
    "boards": (
        mark("Boards"),
        mark("What is printed on the battlegrounds (H-DAT-09 to H-DAT-14)."),
    ),
    "limits": (
        mark("Quantities"),
        mark("Stickers, dots and era points; without a number there is no limit (H-DAT-15)."),
    ),
}
"""The sections with their titles and contents."""
