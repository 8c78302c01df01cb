"""Clans and traits as they are shown."""

from __future__ import annotations

from vtes_deck.heritage.cards import THIN_BLOOD
from vtes_deck.language import tr


def trait_name(trait: str) -> str:
    """A trait as it is shown."""
    return tr(trait.replace("-", " ").capitalize())


def clan_name(clan: str) -> str:
    """A clan as it is shown; a proper name in all languages."""
    if not clan:
        return tr("no clan")
    return tr("thin blood") if clan == THIN_BLOOD else clan.capitalize()
