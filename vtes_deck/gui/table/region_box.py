"""A region of a Methuselah: the background of its cards, with its name."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import override

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from vtes_deck.app.game_table.view import CardView, SeatView
from vtes_deck.graphics import theme
from vtes_deck.language import mark, tr


class RegionKind(StrEnum):
    """The parts of a Methuselah's area, from left to right."""

    READY = mark("Ready")
    OTHERS = mark("Others")
    TORPOR = mark("Torpor")
    UNCONTROLLED = mark("Uncontrolled")

    def cards(self, seat: SeatView) -> tuple[CardView, ...]:
        """The cards of a seat there."""
        return {
            RegionKind.READY: seat.ready,
            RegionKind.OTHERS: seat.others,
            RegionKind.TORPOR: seat.torpor,
            RegionKind.UNCONTROLLED: seat.uncontrolled,
        }[self]


class RegionBox(QWidget):
    """Paints the background of a region; cards lie above it."""

    def __init__(self, kind: RegionKind, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self.edge = 0
        self._said = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_cards(self, seat: str, cards: Sequence[CardView], edge: int) -> None:
        """Set the accessible name from the seat and its cards.

        Args:
            seat: name of the Methuselah.
            cards: the cards on it.
            edge: width of the name, which is written upwards on their left.
        """
        self.edge = edge
        names = "; ".join(card.text for card in cards) or tr("empty")
        text = tr("{seat}, {region}: {cards}", seat=seat, region=tr(self.kind.value), cards=names)
        if text != self._said:
            self._said = text
            self.setAccessibleName(text)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self.kind is not RegionKind.READY:
            style = (
                Qt.PenStyle.DashLine
                if self.kind is RegionKind.UNCONTROLLED
                else Qt.PenStyle.SolidLine
            )
            painter.setPen(QPen(look.color("felt-line"), 1, style))
            painter.setBrush(
                look.color("felt-edge") if self.kind is RegionKind.TORPOR else Qt.BrushStyle.NoBrush
            )
            painter.drawRoundedRect(rect, 6, 6)
            font = QFont(self.font())
            font.setPixelSize(max(9, round(self.edge * 0.86)))
            painter.setFont(font)
            painter.setPen(look.color("felt-muted"))
            painter.translate(rect.bottomLeft())
            painter.rotate(-90)
            room = QRectF(3, 2, rect.height() - 6, self.edge)
            text = painter.fontMetrics().elidedText(
                tr(self.kind.value), Qt.TextElideMode.ElideRight, int(room.width())
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()
