"""The text of the card view, with pictures that it draws itself."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QHelpEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QToolTip, QWidget

from cardbase.model import AnyCard, Translation
from vtes_deck.graphics import theme
from vtes_deck.graphics.card_face import RATIO, draw_picture, paint_card
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.panels.card.chart import YearChart
from vtes_deck.gui.panels.card.document import CHART, FACE
from vtes_deck.gui.panels.card.section_writer import ACT
from vtes_deck.gui.widgets.card_text_browser import CardTextBrowser
from vtes_deck.gui.widgets.scroll_area import keep_bar_space


class CardView(CardTextBrowser):
    """A text browser that shows a card's face and a chart with the text.

    Signals:
        acted: a link to an action of the view was followed; carries the action.
        turned: colours, font or size have changed, so the text must be rendered again.
    """

    acted = Signal(str)
    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self._face: QPixmap | None = None
        self._width = 0
        super().__init__(parent)
        self.chart = YearChart(self)
        self.chart.switched.connect(self.turned)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_bar_space(self)
        self.document().setDocumentMargin(theme.Metrics.of(self.font()).pad)
        self.anchorClicked.connect(self._act)

    def show_html(self, text: str, face: QPixmap | None) -> None:
        """Show rich text of :class:`~.document.CardDocument` with its pictures.

        Args:
            text: the rich text.
            face: the picture of the card.
        """
        self._face = face
        self.document().clear()  # forgets the pictures of the previous card
        self.setHtml(text)

    @override
    def loadResource(self, kind: int, name: QUrl) -> object:
        address = name.toString()
        if address == FACE:
            return self._face
        if address == CHART:
            return self.chart.picture(self.devicePixelRatioF())
        return super().loadResource(kind, name)

    def hint_at(self, place: QPoint) -> str:
        """The text of the chart at a position of the viewport; empty elsewhere."""
        inside = place + QPoint(
            self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        )
        if self.document().documentLayout().imageAt(QPointF(inside)) != CHART:
            return ""
        return self.chart.hint_at(inside.x() - self.document().documentMargin())

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            hint = self.hint_at(event.pos())
            if hint:
                QToolTip.showText(event.globalPos(), plain_tip(hint), self.viewport())
                return True
        return super().viewportEvent(event)

    @Slot(QUrl)
    def _act(self, url: QUrl) -> None:
        if url.scheme() == ACT:
            self.acted.emit(url.path())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.viewport().width() != self._width:
            self._width = self.viewport().width()
            self.turned.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = QEvent.Type
        if event.type() in {
            kinds.PaletteChange,
            kinds.FontChange,
            kinds.DevicePixelRatioChange,
        }:
            self.turned.emit()


def draw_face(
    card: AnyCard,
    translation: Translation | None,
    picture: QPixmap | None,
    width: int,
    dpr: float,
    *,
    text: bool,
) -> QPixmap:
    """A card in this width: its picture if there is one, else its drawn face.

    Args:
        card: the card.
        translation: its name and text in another language.
        picture: its picture, if there is one.
        width: its width in device-independent pixels.
        dpr: device pixel ratio.
        text: whether a drawn face has its text.
    """
    height = round(width * RATIO)
    made = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    whole = QRectF(0, 0, width, height)
    if picture is None:
        paint_card(painter, whole, card, translation, text=text)
    else:
        draw_picture(painter, whole, picture)
    painter.end()
    return made
