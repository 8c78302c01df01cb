"""The bloodline of a past chapter as a drawn family tree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import override

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from vtes_deck.app.heritage.export import Branch
from vtes_deck.graphics import theme
from vtes_deck.gui.heritage import token_painter
from vtes_deck.gui.heritage.bloodline import arranged
from vtes_deck.language import tr


class FamilyView(QWidget):
    """A family tree."""

    def __init__(self, tree: Branch, player: str, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._branches: list[Branch] = []
        self._childer: dict[int, tuple[int, ...]] = {}
        self._add(tree)
        self._places, width, depth = arranged(0, self._childer)
        line = theme.Metrics.of(self.font()).line
        widest = max(self.fontMetrics().horizontalAdvance(one.name) for one in self._branches)
        wide = min(max(line * 8, widest + line), line * 16)
        self._box = QSize(wide, round(line * 1.8))
        self._step = QSize(wide + line // 2, line * 3)
        self.setFixedSize(round(width * self._step.width()), depth * self._step.height())
        self.setAccessibleName(tr("Bloodline of {player}", player=player))
        self.setAccessibleDescription("; ".join(self._kin()))

    def _add(self, branch: Branch) -> int:
        number = len(self._branches)
        self._branches.append(branch)
        self._childer[number] = ()
        self._childer[number] = tuple(self._add(one) for one in branch.childer)
        return number

    def _kin(self) -> Iterator[str]:
        """Each sire with its childer, then the vampires whose sire is unknown."""
        for branch in self._branches:
            childer = [one.name for one in branch.childer if not one.loose]
            if childer:
                yield f"{branch.name}: {', '.join(childer)}"
        yield from (one.name for one in self._branches if one.loose)

    def _rect(self, number: int) -> QRectF:
        column, row = self._places[number]
        spot = QPointF(column * self._step.width() + 2, row * self._step.height() + 2)
        return QRectF(spot.x(), spot.y(), self._box.width(), self._box.height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(token_painter.seat_colour(self._seat), 2))
        for number, childer in self._childer.items():
            for one in (each for each in childer if not self._branches[each].loose):
                start, end = self._rect(number), self._rect(one)
                middle = (start.bottom() + end.top()) / 2
                painter.drawPolyline(
                    [
                        QPointF(start.center().x(), start.bottom()),
                        QPointF(start.center().x(), middle),
                        QPointF(end.center().x(), middle),
                        QPointF(end.center().x(), end.top()),
                    ]
                )
        for number, branch in enumerate(self._branches):
            box = self._rect(number)
            painter.setPen(QPen(token_painter.seat_colour(self._seat), 1.4))
            painter.setBrush(token_painter.colour("header" if branch.torpor else "raised"))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(token_painter.colour("text"))
            inner = box.adjusted(5, 0, -5, 0)
            token_painter.write(painter, inner, branch.name, Qt.AlignmentFlag.AlignCenter)
