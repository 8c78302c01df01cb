"""The clans of vampires and the creeds of the imbued, as their cards print them."""

from __future__ import annotations

from typing import Final

ANTITRIBU: Final = (
    *("Brujah", "Gangrel", "Malkavian", "Nosferatu", "Salubri", "Toreador", "Tremere", "Ventrue"),
)
"""Clans that have an antitribu clan."""

CREEDS: Final = (*("Avenger", "Defender", "Innocent", "Judge", "Martyr", "Redeemer", "Visionary"),)

CLANS: Final = tuple(
    sorted(
        (
            *("Abomination", "Ahrimane", "Akunanse", "Baali", "Banu Haqim", "Blood Brother"),
            *("Caitiff", "Daughter of Cacophony", "Gargoyle", "Giovanni", "Guruhi"),
            *("Harbinger of Skulls", "Hecata", "Ishtarri", "Kiasyd", "Lasombra", "Ministry"),
            *("Nagaraja", "Osebo", "Pander", "Ravnos", "Samedi", "True Brujah", "Tzimisce"),
            *ANTITRIBU,
            *(f"{clan} antitribu" for clan in ANTITRIBU),
            *CREEDS,
        )
    )
)
"""All clans and creeds, sorted."""
