"""The displayed names of clans and traits."""

from __future__ import annotations

from cardbase.message import Message
from vtes_deck.heritage.cards import THIN_BLOOD
from vtes_deck.language import mark, tr


def trait_label(trait: str) -> Message:
    """A trait as the value of a placeholder."""
    return Message(trait.replace("-", " ").capitalize())


def trait_name(trait: str) -> str:
    """The displayed name of a trait."""
    return trait_label(trait).render(tr)


def clan_label(clan: str) -> Message | str:
    """A clan as the value of a placeholder; a proper name is not translated."""
    if not clan:
        return Message(mark("no clan"))
    return Message(mark("thin blood")) if clan == THIN_BLOOD else clan.capitalize()


def clan_name(clan: str) -> str:
    """The displayed name of a clan."""
    label = clan_label(clan)
    return label if isinstance(label, str) else label.render(tr)
