"""Several openings below each other: small cards, and how much of each hand can be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import override

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QToolButton, QWidget

from cardbase.model import AnyCard
from vtes_deck.app.hands import Deal, playable
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.card_hover import Point
from vtes_deck.gui.widgets.card_row import CardRow
from vtes_deck.gui.widgets.face_cache import FaceCache
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import tr

_WIDE = 44
"""Minimum width in lines of text for the crypt next to the hand."""


_PLACES = 0, 1, 2, 4
"""The columns of number, verdict, crypt and hand; there is a gap before the hand."""


class OpeningList(QWidget):
    """One row for each opening. In a narrow place the crypt is left out.

    Signals:
        chosen: the seed of an opening whose number was clicked.
    """

    chosen = Signal(int)

    def __init__(
        self,
        look_at: Callable[[AnyCard], None],
        parent: QWidget | None = None,
        *,
        point: Point | None = None,
        drawings: FaceCache,
    ) -> None:
        """Make the list.

        Args:
            look_at: called with a clicked card.
            parent: the widget around it.
            point: previews the card under the pointer.
            drawings: draws the cards.
        """
        super().__init__(parent)
        self._look_at, self._point, self._drawings = look_at, point, drawings
        self.rows: list[_OpeningRow] = []
        self._wide: bool | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)

    def show_openings(self, deals: Sequence[Deal]) -> None:
        """Replace the openings."""
        while len(self.rows) < len(deals):
            self._add_row()
        for row, dealt in zip(self.rows, deals, strict=True):
            row.show_deal(dealt)

    def _add_row(self) -> None:
        def row_of(name: str) -> CardRow:
            return CardRow(
                name, self._look_at, self, point=self._point, drawings=self._drawings, small=True
            )

        row = _OpeningRow(len(self.rows) + 1, row_of, self)
        row.button.clicked.connect(lambda: self.chosen.emit(row.seed))
        self.rows.append(row)
        self._wide = None
        self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put number and verdict to the left of the cards, or above them if it is narrow."""
        metrics = theme.Metrics.of(self.font())
        wide = self.width() >= metrics.line * _WIDE
        if wide is self._wide:
            return
        self._wide = wide
        grid = self._grid
        grid.setHorizontalSpacing(metrics.pad)
        grid.setVerticalSpacing(metrics.gap if wide else metrics.small)
        grid.setColumnStretch(1, 0 if wide else 1)
        grid.setColumnMinimumWidth(_PLACES[-1] - 1, metrics.gap if wide else 0)
        grid.setColumnStretch(_PLACES[-1] + 1, 1 if wide else 0)
        for place, row in enumerate(self.rows):
            row.crypt.setVisible(wide)
            if wide:
                widgets = (row.button, row.verdict, row.crypt, row.hand)
                for column, widget in zip(_PLACES, widgets, strict=True):
                    grid.addWidget(widget, 2 * place, column, Qt.AlignmentFlag.AlignVCenter)
            else:
                grid.addWidget(row.button, 2 * place, 0)
                grid.addWidget(row.verdict, 2 * place, 1)
                grid.addWidget(row.hand, 2 * place + 1, 0, 1, 2)


class _OpeningRow:
    """The widgets of one opening.

    Attributes:
        seed: the seed of the opening.
        button: its number.
        verdict: how much of the hand can be played, and the capacities.
        crypt, hand: its cards.
    """

    def __init__(self, number: int, row_of: Callable[[str], CardRow], parent: QWidget) -> None:
        self.seed = 0
        self.button = QToolButton(parent)
        self.button.setText(str(number))
        self.button.setProperty("look", "tile")
        self.button.setAccessibleName(tr("Opening {n}", n=number))
        self.button.setToolTip(tr("Show this opening large, to draw or play on"))
        self.verdict = PlainLabel(parent)
        self.verdict.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.crypt = row_of(tr("Crypt of opening {n}", n=number))
        self.hand = row_of(tr("Hand of opening {n}", n=number))

    def show_deal(self, dealt: Deal) -> None:
        """Show an opening."""
        self.seed = dealt.seed
        crypt, hand = dealt.uncontrolled, dealt.hand
        self.verdict.setText(
            tr(
                "{able} of {hand} playable, capacity {capacity}",
                able=playable(crypt, hand),
                hand=len(hand),
                capacity=sum(getattr(card, "capacity", 0) for card in crypt),
            )
        )
        self.button.setAccessibleDescription(self.verdict.text())
        self.crypt.show_cards(crypt)
        self.hand.show_cards(hand)
