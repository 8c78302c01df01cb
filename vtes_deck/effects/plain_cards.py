"""Cards that contain only printed facts."""

from __future__ import annotations

import re

from cardbase.model import AnyCard, CryptCard
from cardbase.terms import Type
from vtes_deck.effects.crypt_text import unexplained_statements
from vtes_deck.engine.status.disciplines import is_played_as_printed

_ALLY = re.compile(r"(?:[A-Z][\w ]{0,80} )?with \d{1,3} life\. \d{1,3} strength, \d{1,3} bleed\.")
"""Matches the text of an ally that consists only of its numbers."""


def is_plain(card: AnyCard) -> bool:
    """Whether a card contains only printed facts and the rules for all cards of its kind.

    This is true of vampires without special text, Discipline masters, and allies with numbers only.
    """
    if isinstance(card, CryptCard):
        return not unexplained_statements(card)
    if Type.ALLY in card.types:
        return _ALLY.fullmatch(card.text.strip()) is not None
    return is_played_as_printed(card)
