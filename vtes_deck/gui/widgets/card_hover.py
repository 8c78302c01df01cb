"""Previews of cards under the mouse in lists, links and hands.

A panel connects its widget once and passes ``context.preview_card``::

    ViewHover(self.view, lambda index: self.model.card_at(index), context.preview_card)
    LinkHover(self.browser, lambda url: context.cards.get(int(url.path())), context.preview_card)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, override

import shiboken6
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QTextBrowser, QWidget

from cardbase.model import AnyCard
from vtes_deck.gui.card_pictures import CardPictures
from vtes_deck.gui.models.card_columns import discipline_words, title_of
from vtes_deck.gui.widgets.card_preview import CardPreview

if TYPE_CHECKING:
    from vtes_deck.gui.panels import Context

type Point = Callable[[AnyCard | None, QRect], bool | None]
"""Gets the card that is pointed at and its place on the screen, or ``None`` for no card.

Returns whether the card is previewed.
"""

_LEAVING = frozenset(
    {
        QEvent.Type.Leave,
        QEvent.Type.Hide,
        QEvent.Type.Wheel,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.WindowDeactivate,
    }
)


class WindowPreview(QObject):
    """The preview of a window, if the player wants one.

    Args of the constructor:
        context: the context of the window.
        window: the window.
    """

    def __init__(self, context: Context, window: QWidget) -> None:
        super().__init__(window)
        self._context = context
        self._window = window

    @cached_property
    def preview(self) -> CardPreview:
        """Created when a card is first pointed at, to keep the start short."""
        pictures = CardPictures.of(self._context)
        made = CardPreview(pictures.picture, self._window)
        pictures.arrived.connect(made.renew)
        return made

    def point(self, card: AnyCard | None, rect: QRect) -> bool:
        """Preview a card at this place of the screen, or hide the preview; see :data:`Point`."""
        settings = self._context.settings.value
        if card is not None and settings.card_preview:
            self.preview.point_card(card, rect, language=settings.text_language)
            return True
        # A window that is destroyed hides its lists after its preview is gone.
        if "preview" in vars(self) and shiboken6.isValid(self.preview):
            self.preview.hide()
        return False


class _Hover(QObject):
    """Follows the mouse over a widget and reports the card under it."""

    def __init__(self, watched: QWidget, point: Point) -> None:
        super().__init__(watched)
        self._point = point
        self._card: AnyCard | None = None
        self._previewed = False
        watched.setMouseTracking(True)
        watched.installEventFilter(self)

    def _at(self, place: QPoint) -> tuple[AnyCard | None, QRect]:
        """The card at a place of the widget, and its place on the screen."""
        raise NotImplementedError

    def _shows_name(self, place: QPoint) -> bool:
        """Whether a tooltip there would only repeat the name or the text of the cell."""
        del place
        return True

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            dragged = event.buttons() != Qt.MouseButton.NoButton
            card, rect = (None, QRect()) if dragged else self._at(event.position().toPoint())
            if card is not self._card:
                self._card = card
                self._previewed = bool(self._point(card, rect))
        elif event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            return self._previewed and self._shows_name(event.pos())
        elif event.type() in _LEAVING:
            # The card stays current after a click, so that its preview does not return at once.
            if event.type() != QEvent.Type.MouseButtonPress:
                self._card = None
            self._point(None, QRect())
        return False


class ViewHover(_Hover):
    """Previews the cards in the rows of a list, a table or a tree.

    Args of the constructor:
        view: the list.
        card_of: the card of an index, or ``None``.
        point: called with the card and its place.
    """

    def __init__(
        self,
        view: QAbstractItemView,
        card_of: Callable[[QModelIndex], AnyCard | None],
        point: Point,
    ) -> None:
        self._view = view
        self._card_of = card_of
        super().__init__(view.viewport(), point)

    @override
    def _at(self, place: QPoint) -> tuple[AnyCard | None, QRect]:
        index = self._view.indexAt(place)
        card = self._card_of(index) if index.isValid() else None
        row = self._view.visualRect(index)
        # The preview must not cover the row.
        row.setLeft(min(row.left(), 0))
        row.setRight(max(row.right(), self._view.viewport().width()))
        return card, row.translated(self._view.viewport().mapToGlobal(QPoint()))

    @override
    def _shows_name(self, place: QPoint) -> bool:
        index = self._view.indexAt(place)
        tip, card = index.data(Qt.ItemDataRole.ToolTipRole), self._card
        return not tip or tip == index.data() or (card is not None and tip in _names_of(card))


def _names_of(card: AnyCard) -> tuple[str, ...]:
    """The tooltips that only repeat the preview."""
    with_title = f"{card.full_name}, {title_of(card)}"
    return (card.name, card.unique_name, card.full_name, with_title, discipline_words(card))


class PictureHover(ViewHover):
    """Previews cards that are next to each other, each with its own place."""

    @override
    def _at(self, place: QPoint) -> tuple[AnyCard | None, QRect]:
        index = self._view.indexAt(place)
        card = self._card_of(index) if index.isValid() else None
        return card, self._view.visualRect(index).translated(
            self._view.viewport().mapToGlobal(QPoint())
        )


class LinkHover(_Hover):
    """Previews the cards that links of a text name.

    Args of the constructor:
        browser: the text.
        card_of: the card of a link, or ``None``.
        point: called with the card and its place.
    """

    def __init__(
        self, browser: QTextBrowser, card_of: Callable[[QUrl], AnyCard | None], point: Point
    ) -> None:
        self._browser = browser
        self._card_of = card_of
        super().__init__(browser.viewport(), point)

    @override
    def _at(self, place: QPoint) -> tuple[AnyCard | None, QRect]:
        link = self._browser.anchorAt(place)
        card = self._card_of(QUrl(link)) if link else None
        line = self._browser.fontMetrics().lineSpacing()
        # The preview must not cover the line of the link and its neighbours.
        rect = QRect(0, place.y() - line, self._browser.viewport().width(), 2 * line)
        return card, rect.translated(self._browser.viewport().mapToGlobal(QPoint()))


class FaceHover(_Hover):
    """Previews the card that a widget shows.

    Args of the constructor:
        face: the widget.
        card: the card that it shows now, or ``None``.
        point: called with the card and its place.
    """

    def __init__(self, face: QWidget, card: Callable[[], AnyCard | None], point: Point) -> None:
        self._face = face
        self._shown = card
        super().__init__(face, point)

    @override
    def _at(self, place: QPoint) -> tuple[AnyCard | None, QRect]:
        return self._shown(), QRect(self._face.mapToGlobal(QPoint()), self._face.size())


def hover_links(label: QLabel, cards: Iterable[AnyCard], point: Point) -> None:
    """Preview the cards of a label whose links are the numbers of these cards."""
    by_link = {str(card.id): card for card in cards}

    def pointed(link: str) -> None:
        point(by_link.get(link), QRect(label.mapToGlobal(QPoint()), label.size()))

    label.linkHovered.connect(pointed)


def card_of_link(context: Context) -> Callable[[QUrl], AnyCard | None]:
    """A function that reads links ending in the number of a card: ``card:100001`` or ``100001``."""

    def find(url: QUrl) -> AnyCard | None:
        number = url.path()
        if url.scheme() not in {"", "card"} or not (number.isascii() and number.isdecimal()):
            return None
        return context.cards.get(int(number[:12]))

    return find
