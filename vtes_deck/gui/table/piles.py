"""The cards of a Methuselah in piles: ash heap, hand, research area."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from cardbase.model import AnyCard
from vtes_deck.app.game_table.view import CardView, SeatView
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.card_row import CardRow
from vtes_deck.gui.widgets.face_cache import FaceCache
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.scroll_area import scrolled
from vtes_deck.language import plural, tr


class PilesDialog(QDialog):
    """Shows the ash heap of a Methuselah, and her other piles that the viewer may see.

    Args of the constructor:
        seat: the seat whose cards are shown.
        look_at: shows a card in full.
        drawings: draws the cards.
        parent: the window.
    """

    def __init__(
        self,
        seat: SeatView,
        look_at: Callable[[AnyCard], None],
        drawings: FaceCache,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._drawings = drawings
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Cards of {seat}", seat=seat.name))
        metrics = theme.Metrics.of(self.font())
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        self.rows: list[CardRow] = []
        for title, cards in (
            (tr("Ash heap"), seat.ash_heap[::-1]),
            (tr("Hand"), tuple(card for card in seat.hand if not card.hidden)),
            (tr("Research area"), seat.research),
        ):
            if cards or title == tr("Ash heap"):
                self._add(column, title, cards, look_at, inside)
        column.addStretch(1)
        counts = PlainLabel(
            plural(
                "{n} cards left in the library, {crypt} in the crypt.",
                "{n} card left in the library, {crypt} in the crypt.",
                seat.library,
                crypt=seat.crypt,
            ),
            self,
        )
        counts.setProperty("look", "muted")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(counts)
        layout.addWidget(scrolled(inside, tr("Cards of {seat}", seat=seat.name), self), 1)
        layout.addWidget(buttons)
        self.resize(metrics.line * 44, metrics.line * 32)

    def _add(
        self,
        column: QVBoxLayout,
        title: str,
        cards: Sequence[CardView],
        look_at: Callable[[AnyCard], None],
        parent: QWidget,
    ) -> None:
        heading = PlainLabel(f"{title} ({len(cards)})", parent)
        heading.setProperty("look", "heading")
        column.addWidget(heading)
        row = CardRow(title, look_at, parent, drawings=self._drawings)
        row.show_cards([card.card for card in cards if card.card is not None])
        column.addWidget(row)
        self.rows.append(row)
