"""A preview of a full card next to the pointer, shown after a moment."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardbase.model import AnyCard, Translation
from vtes_deck.graphics import theme
from vtes_deck.graphics.card_face import RATIO, CardFaceWidget
from vtes_deck.gui.widgets.face_cache import PictureOf
from vtes_deck.gui.widgets.labels import PlainLabel

WIDTH = 300
"""Width of the card, in device-independent pixels."""

WAIT = 250
"""Milliseconds before the preview is shown."""

GAP = 12
"""Space between the card and its preview, in device-independent pixels."""


class CardPreview(QObject):
    """Shows one card at a time, never over the object under the mouse.

    Attributes:
        ground: the colour around the card.

    Args of the constructor:
        picture_of: the picture of a card if there is one on this machine.
        parent: the window.
    """

    ground = "border"

    def __init__(self, picture_of: PictureOf, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture_of = picture_of
        self._wanted: tuple[AnyCard, Translation | None, str, QRect] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT)
        self._timer.timeout.connect(self._show)
        self.frame = QWidget(
            parent, Qt.WindowType.ToolTip | Qt.WindowType.WindowTransparentForInput
        )
        self.frame.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.face = CardFaceWidget(self.frame)
        self.face.setFixedSize(QSize(WIDTH, round(WIDTH * RATIO)))
        self.state = PlainLabel(self.frame)
        self.state.setWordWrap(True)
        self.state.setFixedWidth(WIDTH)
        layout = QVBoxLayout(self.frame)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.face)
        layout.addWidget(self.state)

    def point_card(self, card: AnyCard, rect: QRect, state: str = "", language: str = "en") -> None:
        """Show the card under the mouse or the focus, after a moment.

        Args:
            card: the card.
            rect: its place on the screen.
            state: a sentence on the card's state.
            language: the language of the text on the card, if there is a translation.
        """
        self._wanted = card, card.translations.get(language), state, rect
        if self.frame.isVisible():
            self._show()
        else:
            self._timer.start()

    @property
    def wanted(self) -> bool:
        """Whether it shows a card, or will show one soon."""
        return self._wanted is not None

    def renew(self, card: AnyCard) -> None:
        """Show the picture of this card, which has arrived."""
        if self.frame.isVisible() and self._wanted is not None and self._wanted[0].id == card.id:
            self.face.set_picture(self._picture_of(card))

    def hide(self) -> None:
        """Hide the preview, because the mouse has left the card."""
        self._wanted = None
        self._timer.stop()
        self.frame.hide()

    def room(self, rect: QRect) -> QRect:
        """The part of the screen that it may cover, for a card at a place."""
        return _screen(rect)

    def place(self, size: QSize, rect: QRect) -> QPoint:
        """The top left corner of a preview of a size for a card at a place."""
        return free_place(size, rect, self.room(rect))

    def _show(self) -> None:
        if self._wanted is None:
            return
        card, translation, state, rect = self._wanted
        look, colors = theme.tokens(), self.frame.palette()
        colors.setColor(QPalette.ColorRole.Window, look.color(self.ground))
        self.frame.setPalette(colors)
        # The style sheet of the program overrides the palette of labels.
        self.state.setStyleSheet(f"color: {look.colors['felt-text']}")
        self.face.set_card(card, translation)
        self.face.set_picture(self._picture_of(card))
        self.state.setText(state)
        self.state.setVisible(bool(state))
        self.frame.adjustSize()
        self.frame.move(self.place(self.frame.size(), rect))
        self.frame.show()


def _screen(rect: QRect) -> QRect:
    screen = QGuiApplication.screenAt(rect.center()) or QGuiApplication.primaryScreen()
    return screen.availableGeometry()


def free_place(size: QSize, rect: QRect, screen: QRect) -> QPoint:
    """A place on the screen that leaves another place uncovered.

    It is to the right or left, otherwise above or below; the top edge stays on the screen.
    """
    top = max(
        screen.top(),
        min(rect.center().y() - size.height() // 2, screen.bottom() + 1 - size.height()),
    )
    if rect.right() + GAP + size.width() <= screen.right():
        return QPoint(rect.right() + GAP, top)
    if rect.left() - GAP - size.width() >= screen.left():
        return QPoint(rect.left() - GAP - size.width(), top)
    left = max(screen.left(), min(rect.left(), screen.right() + 1 - size.width()))
    if rect.top() - GAP - size.height() >= screen.top():
        return QPoint(left, rect.top() - GAP - size.height())
    return QPoint(left, rect.bottom() + GAP)
