"""A bloodline as a family tree that grows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import override

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from vtes_deck.app.heritage.cards import vampire_words
from vtes_deck.graphics import theme
from vtes_deck.gui.heritage import token_painter
from vtes_deck.gui.heritage.cards import VampireButton
from vtes_deck.heritage import DataSet
from vtes_deck.heritage.cards import Card, Figure
from vtes_deck.heritage.observation import SeenSeat
from vtes_deck.heritage.table import Vampire
from vtes_deck.language import plural, tr

type Places = dict[int, tuple[float, int]]
"""Column, in widths of a vampire, and row of each vampire."""


def arranged(top: int, childer: Mapping[int, Sequence[int]]) -> tuple[Places, float, int]:
    """The places of a tree: a sire is above the middle of its childer, and none overlap.

    Args:
        top: the number at the top.
        childer: the childer of each vampire, from left to right.

    Returns:
        The places, and the width in columns and the depth in rows of the tree.
    """
    places: Places = {}
    depth = 0

    def put(card: int, row: int, left: float) -> float:
        nonlocal depth
        depth = max(depth, row + 1)
        end = left
        below = [one for one in childer.get(card, ()) if one in childer and one not in places]
        for one in below:
            end = put(one, row + 1, end)
        if below:
            column = (places[below[0]][0] + places[below[-1]][0]) / 2
        else:
            column, end = left, left + 1
        places[card] = (column, row)
        return end

    width = put(top, 0, 0.0) if top in childer else 0.0
    return places, width, depth


class BloodlineView(QWidget):
    """The family tree of a player; its vampires are buttons."""

    def __init__(self, chosen: Callable[[int], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = chosen
        self._places: Places = {}
        self._size = (0.0, 0)
        self._lines: dict[int, tuple[int, ...]] = {}
        self.buttons: dict[int, VampireButton] = {}
        self._seat = 0

    def show_seat(
        self,
        data: DataSet,
        seat: SeenSeat,
        seats: tuple[SeenSeat, ...],
        cards: Mapping[int, Card],
    ) -> None:
        """Show the bloodline of a player."""
        self._seat = seat.number
        vampires = {one.card: one for one in seat.vampires}
        self._lines = {card: one.childer for card, one in vampires.items()}
        self._places, width, depth = arranged(seat.top, self._lines)
        self._size = (width, depth)
        for card in set(self.buttons) - set(vampires):
            self.buttons.pop(card).deleteLater()
        for card, vampire in vampires.items():
            figure = cards.get(card)
            if isinstance(figure, Figure):
                self._show(data, vampire, figure, seats)
        self._lay()
        self.setAccessibleName(tr("Bloodline of {player}", player=seat.name))
        self.setAccessibleDescription(plural("{n} vampires", "{n} vampire", len(vampires)))
        self.updateGeometry()
        self.update()

    def _show(
        self, data: DataSet, vampire: Vampire, figure: Figure, seats: tuple[SeenSeat, ...]
    ) -> None:
        button = self.buttons.get(vampire.card)
        if button is None:
            button = VampireButton(self)
            button.clicked.connect(lambda _checked=False, card=vampire.card: self._chosen(card))
            self.buttons[vampire.card] = button
        button.show_vampire(vampire, figure, data)
        button.describe(figure.name, vampire_words(data, vampire, figure, seats))
        button.show()

    def _lay(self) -> None:
        metrics = theme.Metrics.of(self.font())
        last: VampireButton | None = None
        for card, (column, row) in sorted(self._places.items(), key=lambda one: one[1][::-1]):
            button = self.buttons.get(card)
            if button is None:
                continue
            size = button.sizeHint()
            x = round(column * (size.width() + metrics.gap))
            button.setGeometry(x, row * (size.height() + metrics.big), size.width(), size.height())
            if last is not None:
                QWidget.setTabOrder(last, button)
            last = button
        self.setMinimumSize(self.sizeHint())

    @override
    def sizeHint(self) -> QSize:
        metrics = theme.Metrics.of(self.font())
        width, height = VampireButton.size_for(metrics.line)
        columns, rows = self._size
        return QSize(
            max(width, round(columns * (width + metrics.gap))),
            max(height, rows * (height + metrics.big)),
        )

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(token_painter.seat_colour(self._seat), 2))
        for card, childer in self._lines.items():
            sire = self.buttons.get(card)
            if sire is None:
                continue
            start = QPointF(sire.geometry().center().x(), sire.geometry().bottom())
            for one in childer:
                childe = self.buttons.get(one)
                if childe is None:
                    continue
                end = QPointF(childe.geometry().center().x(), childe.geometry().top())
                middle = (start.y() + end.y()) / 2
                painter.drawPolyline(
                    [start, QPointF(start.x(), middle), QPointF(end.x(), middle), end]
                )
