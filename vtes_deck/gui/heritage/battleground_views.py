"""A battleground on the table: its title, its board, and a description in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, override

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from vtes_deck.app.heritage.boards import board_words, place_words
from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.heritage import boards, token_painter
from vtes_deck.gui.heritage.boards import Scene
from vtes_deck.gui.heritage.words import KINDS, battleground_title
from vtes_deck.heritage import DataSet
from vtes_deck.heritage.battlegrounds.registry import BATTLEGROUNDS
from vtes_deck.heritage.observation import SeenSeat
from vtes_deck.language import tr


class FieldView(QWidget):
    """One battleground, drawn from its state.

    Args of the constructor:
        picked: called with the word of the place that was clicked, or with the letter of the
            battleground if no place was.
    """

    def __init__(self, picked: Callable[[str], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picked = picked
        self._scene: Scene | None = None
        self._places: boards.Places = []
        self._offered: frozenset[str] = frozenset()
        self._metrics = theme.Metrics.of(self.font())
        self.setMinimumSize(QSize(self._metrics.line * 13, self._metrics.line * 10))
        self.setMaximumHeight(self._metrics.line * 16)

    def show_board(
        self,
        data: DataSet,
        letter: str,
        board: Mapping[str, Any],
        seats: tuple[SeenSeat, ...],
        offered: frozenset[str],
    ) -> None:
        """Show the state of a battleground.

        Args:
            data: the data set.
            letter: the letter of the battleground.
            board: its fields as everyone sees them.
            seats: the players.
            offered: words of places that can be chosen now.
        """
        self._scene = Scene(data, letter, board, seats, float(self._metrics.line))
        self._offered = offered
        self.setAccessibleName(battleground_title(letter))
        self.setAccessibleDescription(" ".join(board_words(self._scene)))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        scene = self._scene
        if scene is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        offered = scene.letter in self._offered
        painter.setPen(
            QPen(token_painter.colour("accent" if offered else "border"), 2 if offered else 1)
        )
        painter.setBrush(token_painter.colour("panel"))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, self._metrics.radius, self._metrics.radius)
        line = scene.line
        head = QRectF(box.left() + 8, box.top() + 4, box.width() - 16, line * 1.3)
        painter.setPen(token_painter.colour("text-muted"))
        with token_painter.kept(painter):
            painter.setFont(token_painter.small_font(self.font(), 0.85))
            kind = tr(KINDS[BATTLEGROUNDS[scene.letter].kind])
            token_painter.write(
                painter, head, kind, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            )
            room = painter.fontMetrics().horizontalAdvance(kind) + line
        with token_painter.kept(painter):
            painter.setPen(token_painter.colour("text"))
            painter.setFont(token_painter.small_font(self.font(), 1.0, bold=True))
            title = f"{scene.letter} · {battleground_title(scene.letter)}"
            token_painter.write(painter, head.adjusted(0, 0, -room, 0), title)
        painter.setPen(token_painter.colour("text"))
        inner = QRectF(box.left() + 8, head.bottom() + 4, box.width() - 16, 0)
        inner.setBottom(box.bottom() - 8)
        with token_painter.kept(painter):
            self._places = boards.draw(painter, inner, scene)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(token_painter.colour("accent"), 2))
        for place, word in self._places:
            if word in self._offered:
                painter.drawRoundedRect(place, 4, 4)

    def _word_at(self, event: QMouseEvent | QHelpEvent) -> str:
        spot = event.position() if isinstance(event, QMouseEvent) else event.pos().toPointF()
        return next((word for place, word in self._places if place.contains(spot)), "")

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._scene is not None and event.button() == Qt.MouseButton.LeftButton:
            self._picked(self._word_at(event) or self._scene.letter)

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            if self._scene is not None:
                lines = place_words(self._scene, self._word_at(event)) or board_words(self._scene)
                QToolTip.showText(event.globalPos(), plain_tip("\n".join(lines)), self)
            return True
        return super().event(event)
