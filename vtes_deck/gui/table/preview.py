"""The preview of a card at the game table, with its state below the face."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QRect

from vtes_deck.app.game_table.view import CardView
from vtes_deck.gui.widgets.card_preview import WIDTH, CardPreview


class Preview(CardPreview):
    """The card preview of the game table. It must not cover the question on the right."""

    ground = "felt-edge"

    @override
    def room(self, rect: QRect) -> QRect:
        """The screen up to the right edge of the table, so that the question stays visible."""
        room, table = super().room(rect), self.frame.parentWidget()
        if table is not None:
            right = table.mapToGlobal(table.rect().topRight()).x()
            if right - room.left() > 2 * WIDTH:
                room.setRight(min(room.right(), right))
        return room

    def point(self, view: CardView | None, rect: QRect, more: str = "") -> None:
        """Preview the card under the mouse or the focus, at a place on the screen.

        Args:
            view: the card; ``None`` if there is none.
            rect: its place.
            more: a sentence to add to its state.
        """
        if view is None or view.card is None:
            self.hide()
        else:
            self.point_card(view.card, rect, "\n".join(filter(None, (_more(view), more))))


def _more(view: CardView) -> str:
    """Facts that the face lacks: the state, and the name of the card that it is on."""
    return view.text if view.text != view.name else ""
