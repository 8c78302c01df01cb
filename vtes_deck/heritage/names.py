"""Clans and traits as they are shown."""

from __future__ import annotations

from cardbase.message import Message
from vtes_deck.heritage.cards import THIN_BLOOD
from vtes_deck.language import mark, tr


def trait_label(trait: str) -> Message:
    """A trait as the value of a placeholder."""
    return Message(trait.replace("-", " ").capitalize())


def trait_name(trait: str) -> str:
    """A trait as it is shown."""
    return trait_label(trait).render(tr)


def clan_label(clan: str) -> Message | str:
    """A clan as the value of a placeholder; a proper name is not translated."""
    if not clan:
        return Message(mark("no clan"))
    return Message(mark("thin blood")) if clan == THIN_BLOOD else clan.capitalize()


def clan_name(clan: str) -> str:
    """A clan as it is shown."""
    label = clan_label(clan)
    return label if isinstance(label, str) else label.render(tr)
