"""A short tour of the window, for the first start and on request."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import override

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import mark, tr

_SHADE = 110
"""The darkness of the rest of the window, from 0 to 255."""


@dataclass(frozen=True)
class Stop:
    """A stop of the tour.

    Attributes:
        panel: key of the panel that is shown; empty for the whole window.
        title: a few words, in English.
        text: two or three sentences, in English, with ``{name}`` for the keys of an action.
        actions: the actions whose keys are in the text, by placeholder.
    """

    panel: str
    title: str
    text: str
    actions: Mapping[str, str] = MappingProxyType({})


STOPS = (
    Stop(
        "cards",
        mark("Find cards"),
        mark(
            "Type a name, a part of a text, or a search such as clan:ventrue cap>=7. Enter or a "
            "double-click adds the card to your deck."
        ),
    ),
    Stop(
        "deck",
        mark("Your deck"),
        mark(
            "Plus and minus change the copies, and everything can be undone. You can open the "
            "files of all usual programs, and paste lists from mails and forums with {keys}."
        ),
        MappingProxyType({"keys": "import"}),
    ),
    Stop(
        "card",
        mark("The card"),
        mark("Text, rulings, printings, which of your vampires can play it, and how often it won."),
    ),
    Stop(
        "legality",
        mark("Legal or not"),
        mark(
            "For every tournament format and date, as you edit: what is wrong, under which "
            "rule, and how to fix it."
        ),
    ),
    Stop(
        "odds",
        mark("What to expect"),
        mark("Exact odds of any draw, and how soon your vampires become ready."),
    ),
    Stop(
        "goldfish",
        mark("How it runs"),
        mark(
            "The deck plays alone under the full rules, hundreds of times: how fast it is, "
            "where it jams, and which of two versions is better."
        ),
    ),
    Stop(
        "",
        mark("Anything else"),
        mark(
            "{palette} finds every command, deck and card; {shortcuts} lists all keys. What you "
            "type is not lost, even after a crash."
        ),
        MappingProxyType({"palette": "palette", "shortcuts": "shortcuts"}),
    ),
)


class Tour(QWidget):
    """An overlay that leaves one place of the window bright and explains it.

    Args of the constructor:
        window: the window.
        place_of: brings a panel to the front and returns its widget; ``None`` if there is none.
        keys_of: returns the current keys of an action, or another way to run it.
        stops: the stops.
    """

    def __init__(
        self,
        window: QWidget,
        place_of: Callable[[str], QWidget | None],
        keys_of: Callable[[str], str],
        stops: Sequence[Stop] = STOPS,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._place_of, self._keys_of, self._stops = place_of, keys_of, tuple(stops)
        self._focused_before: QWidget | None = None
        self._at = 0
        self._place: QWidget | None = None
        self._bright = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Tour of the window"))
        self.box = QFrame(self)
        self.box.setProperty("look", "raised")
        self.box.setAutoFillBackground(True)
        self.box.setFrameShape(QFrame.Shape.StyledPanel)
        self.title = PlainLabel(self.box)
        self.title.setProperty("look", "heading")
        self.text = PlainLabel(self.box)
        self.text.setWordWrap(True)
        self.count = PlainLabel(self.box)
        self.count.setProperty("look", "muted")
        self.back = QPushButton(tr("Back"), self.box)
        self.next = QPushButton(tr("Next"), self.box)
        self.end = QPushButton(tr("Close"), self.box)
        set_look(self.next, "primary")
        self.back.clicked.connect(lambda: self.go(self._at - 1))
        self.next.clicked.connect(lambda: self.go(self._at + 1))
        self.end.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addWidget(self.count)
        buttons.addStretch(1)
        for button in (self.end, self.back, self.next):
            button.setAutoDefault(True)  # Enter presses it, as in a dialog
            button.installEventFilter(self)
            buttons.addWidget(button)
        layout = QVBoxLayout(self.box)
        layout.addWidget(self.title)
        layout.addWidget(self.text)
        layout.addLayout(buttons)
        window.installEventFilter(self)

    def start(self) -> None:
        """Show the first stop."""
        self._focused_before = self._window.focusWidget()
        self.setGeometry(self._window.rect())
        self.show()
        self.raise_()
        self.go(0)

    @property
    def at(self) -> int:
        """The number of the current stop."""
        return self._at

    def go(self, at: int) -> None:
        """Show a stop; after the last one the tour is over."""
        if at >= len(self._stops):
            self.close()
            return
        self._at = max(0, at)
        stop = self._stops[self._at]
        self._move_to(self._place_of(stop.panel) if stop.panel else None)
        keys = {place: self._keys_of(action) for place, action in stop.actions.items()}
        title, text = tr(stop.title), tr(stop.text, **keys)
        self.title.setText(title)
        self.text.setText(text)
        self.count.setText(tr("{at} of {all}", at=self._at + 1, all=len(self._stops)))
        self.back.setEnabled(self._at > 0)
        self.next.setText(tr("Done") if self._at == len(self._stops) - 1 else tr("Next"))
        self.setAccessibleDescription(f"{title}. {text}")
        self._arrange()
        self.raise_()
        self.next.setFocus()

    def _move_to(self, place: QWidget | None) -> None:
        if self._place is not None and isValid(self._place):
            self._place.removeEventFilter(self)
        self._place = place
        if place is not None:
            place.installEventFilter(self)
        self._follow()

    def _follow(self) -> None:
        """Find the current place: widgets above it may appear and disappear."""
        self._bright = QRect()
        if self._place is not None:
            corner = self._place.mapTo(self._window, QPoint(0, 0))
            self._bright = QRect(corner, self._place.size())

    def _arrange(self) -> None:
        """Put the box next to the bright place, or in the largest free space."""
        metrics = theme.Metrics.of(self.font())
        self.box.setFixedWidth(min(metrics.line * 24, max(120, self.width() - 2 * metrics.wide)))
        self.box.adjustSize()
        box, bright, gap = self.box.size(), self._bright, metrics.big
        left, top = (self.width() - box.width()) // 2, (self.height() - box.height()) // 2
        if not bright.isNull():
            top = bright.top() + gap
            if bright.right() + gap + box.width() <= self.width():
                left = bright.right() + gap
            elif bright.left() - gap - box.width() >= 0:
                left = bright.left() - gap - box.width()
            else:
                left = bright.center().x() - box.width() // 2
        left = min(max(gap, left), max(gap, self.width() - box.width() - gap))
        top = min(max(gap, top), max(gap, self.height() - box.height() - gap))
        self.box.move(left, top)
        self.update()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size, and handle the keys that a button would handle."""
        if watched is self._window:
            if event.type() == QEvent.Type.Resize:
                self.setGeometry(self._window.rect())
                self.go(self._at)
        elif watched is self._place:
            if event.type() in {QEvent.Type.Resize, QEvent.Type.Move}:
                self._follow()
                self._arrange()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._lead(event)
        return super().eventFilter(watched, event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.go(self._at + 1)
        elif not self._lead(event):
            super().keyPressEvent(event)

    def _lead(self, event: QKeyEvent) -> bool:
        """Handle a navigation key; false for other keys."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.close()
        elif key in {Qt.Key.Key_Right, Qt.Key.Key_PageDown}:
            self.go(self._at + 1)
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_PageUp}:
            self.go(self._at - 1)
        else:
            return False
        return True

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab cycles through the buttons, because the widgets below cannot be used now."""
        buttons = [b for b in (self.end, self.back, self.next) if b.isEnabled()]
        focused = self._window.focusWidget()
        at = buttons.index(focused) if focused in buttons else -1
        at += 1 if next else -1
        buttons[at % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        before = self._focused_before
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        shade = QColor(0, 0, 0, _SHADE)
        dark = QRegion(self.rect()).subtracted(QRegion(self._bright))
        painter.setClipRegion(dark)
        painter.fillRect(self.rect(), shade)
        painter.setClipping(False)
        if not self._bright.isNull():
            painter.setPen(QPen(theme.tokens().color("accent"), 2))
            painter.drawRect(self._bright.adjusted(1, 1, -2, -2))
        painter.end()
