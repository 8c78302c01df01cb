"""Pictures of cards that are already on this machine; nothing is downloaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPixmap

from cardbase.model import AnyCard
from cardbase.own_cards.numbers import is_own
from vtes_deck.app.pictures import chosen_set, kept_picture, open_store
from vtes_deck.graphics.pictures import decode

if TYPE_CHECKING:
    from vtes_deck.gui.panels import Context


class LocalPictures:
    """Finds the picture of a card if the player wants pictures and has it.

    Args of the constructor:
        context: of the window.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._store = open_store(context.settings.value)

    def of(self, card: AnyCard) -> QPixmap | None:
        """The picture, or ``None``."""
        settings = self._context.settings.value
        if not settings.pictures and not is_own(card.id):
            return None
        chosen = chosen_set(card, self._context.cards, settings)
        data = kept_picture(self._store, card, "en", chosen)
        image = decode(data) if data is not None else None
        return None if image is None else QPixmap.fromImage(image)
