"""The attributes of characters: class, temperament, geography and archetype.

H-DAT-17: the source prints icons; their letters are kept as names, and a data set defines their
names. All values are distinct, so one word identifies an attribute.
"""

from __future__ import annotations

from typing import Final, Literal

CLASSES: Final = ("A", "C")
TEMPERAMENTS: Final = ("b", "d")
GEOGRAPHIES: Final = ("G", "F", "e", "h")
OUTSIDER: Final = "outsider"
"""A fifth geography, which may act as any of the other four."""
ARCHETYPES: Final = ("warlike", "scholarly", "clandestine", "wealthy")

KINDS: Final = ("class", "temperament", "geography", "archetype")
"""The values of an attribute."""

VALUES: Final[dict[str, tuple[str, ...]]] = {
    "class": CLASSES,
    "temperament": TEMPERAMENTS,
    "geography": (*GEOGRAPHIES, OUTSIDER),
    "archetype": ARCHETYPES,
}
ALL: Final = (*CLASSES, *TEMPERAMENTS, *GEOGRAPHIES, OUTSIDER, *ARCHETYPES)

CLANS: Final = (
    *("brujah", "gangrel", "lasombra", "malkavian", "nosferatu"),
    *("toreador", "tremere", "tzimisce", "ventrue"),
)
LETTERS: Final = tuple("ABCDEFGHI")
"""The battlegrounds."""

type Class = Literal["A", "C"]
type Temperament = Literal["b", "d"]
type Geography = Literal["G", "F", "e", "h", "outsider"]
type Archetype = Literal["warlike", "scholarly", "clandestine", "wealthy"]
type Attribute = Class | Temperament | Geography | Archetype
type AttributeKind = Literal["class", "temperament", "geography", "archetype"]
type Clan = Literal[
    "brujah",
    "gangrel",
    "lasombra",
    "malkavian",
    "nosferatu",
    "toreador",
    "tremere",
    "tzimisce",
    "ventrue",
]
type Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I"]
