"""The log of a game. Card names are links; lines can be filtered by seat and copied as text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import override

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QCursor,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QTextBrowser,
    QTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.game_table.line_weights import Weight
from vtes_deck.app.game_table.log_lines import LogLine, as_text, of_seat
from vtes_deck.app.game_table.view import NONE
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.line_breaks import with_units
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.announcements import announce
from vtes_deck.gui.widgets.box_entries import name_box
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import tr

_NEAR = 4
"""Maximum pixels from the end at which the log counts as scrolled to its end."""


_BAR = 3
"""The width of the bar along new lines."""


class _Lines(QTextBrowser):
    """The lines; a double-click goes to that point of the game.

    Signals:
        line_wanted: the number of a line was double-clicked, or chosen with Enter.

    Attributes:
        new_from: the number of the first new line, along which a bar begins; ``None`` without one.
        jumps: whether a single click goes there too, because the game is replayed.
    """

    line_wanted = Signal(int)
    new_from: int | None = None
    jumps = False

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._follows = True
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._on_scrolled)
        bar.rangeChanged.connect(self._on_range)

    def _on_scrolled(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum() - _NEAR

    def _on_range(self, _lowest: int, highest: int) -> None:
        """Keep the last line visible, if it was, while lines are added and the height changes.

        Qt lays out a long text step by step, so its height grows after the text is set.
        """
        if self._follows:
            self.verticalScrollBar().setValue(highest)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the line with the cursor on Enter, unless Tab has selected a card."""
        cursor = self.textCursor()
        on_card = cursor.hasSelection() and cursor.charFormat().isAnchor()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not on_card:
            self.line_wanted.emit(cursor.blockNumber())
        else:
            super().keyPressEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        at = event.position().toPoint()
        selects = self.textCursor().hasSelection() or bool(self.anchorAt(at))
        if self.jumps and event.button() is Qt.MouseButton.LeftButton and not selects:
            self.line_wanted.emit(self.cursorForPosition(at).blockNumber())

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        cursor = self.cursorForPosition(event.position().toPoint())
        self.line_wanted.emit(cursor.blockNumber())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.new_from is None:
            return
        layout = self.document().documentLayout()
        first = layout.blockBoundingRect(self.document().findBlockByNumber(self.new_from))
        last = layout.blockBoundingRect(self.document().lastBlock())
        along = QRectF(0, first.top(), _BAR, last.bottom() - first.top())
        painter = QPainter(self.viewport())
        bar = along.translated(0, -self.verticalScrollBar().value())
        painter.fillRect(bar, theme.tokens().color("accent"))
        painter.end()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.highlighted.emit(QUrl())


class LogView(QWidget):
    """Shows log lines.

    Signals:
        pointed: the number of the card under the mouse and a place of the screen, or -1.
        card_wanted: a card was clicked.
        line_wanted: the :class:`LogLine` that was clicked in a replay, or double-clicked.
        copied: the lines are on the clipboard.
    """

    pointed = Signal(int, QRect)
    card_wanted = Signal(int)
    line_wanted = Signal(object)
    copied = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        metrics = theme.Metrics.of(self.font())
        self._lines: list[LogLine] = []
        self._shown: list[LogLine] = []
        self._names: tuple[str, ...] = ()
        self._marked: int | None = None
        self._since: int | None = None
        title = PlainLabel(tr("Game log"), self)
        title.setProperty("look", "heading")
        self.seat = QComboBox(self)
        name_box(self.seat, tr("Methuselah whose lines are shown"))
        self.seat.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.seat.setMinimumContentsLength(8)
        self.seat.currentIndexChanged.connect(lambda _index: self._refill())
        self.seat.currentTextChanged.connect(lambda name: self.seat.setToolTip(plain_tip(name)))
        self.copy = QToolButton(self)
        self.copy.setIcon(icons.icon("ui/copy"))
        self.copy.setAccessibleName(tr("Copy the log"))
        self.copy.setToolTip(plain_tip(tr("Copy the log")))
        self.copy.clicked.connect(self._copy)
        self.browser = _Lines(self)
        self.browser.setAccessibleName(tr("Game log"))
        self.browser.setOpenLinks(False)
        self.browser.setUndoRedoEnabled(False)
        self.browser.setTabChangesFocus(True)
        keys = Qt.TextInteractionFlag.TextSelectableByKeyboard  # a reader reads lines at the cursor
        self.browser.setTextInteractionFlags(self.browser.textInteractionFlags() | keys)
        self.browser.document().setDocumentMargin(metrics.gap)
        self.browser.highlighted.connect(self._on_highlighted)
        self.browser.anchorClicked.connect(self._on_clicked)
        self.browser.line_wanted.connect(self._on_line)
        head = QHBoxLayout()
        head.addWidget(title)
        head.addWidget(self.seat, 1)
        head.addWidget(self.copy)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(metrics.small)
        layout.addLayout(head)
        layout.addWidget(self.browser, 1)

    def set_seats(self, names: Sequence[str]) -> None:
        """Offer these Methuselahs as filters."""
        if tuple(names) == self._names:
            return
        self._names = tuple(names)
        self.seat.blockSignals(True)
        self.seat.clear()
        self.seat.addItem(tr("All seats"), NONE)
        for number, name in enumerate(names):
            self.seat.addItem(name, number)
            self.seat.setItemData(number + 1, plain_tip(name), Qt.ItemDataRole.ToolTipRole)
        self.seat.blockSignals(False)
        self.seat.setToolTip("")
        letters, line = self.seat.fontMetrics(), theme.Metrics.of(self.font()).line
        longest = max(letters.horizontalAdvance(name) for name in ("", *names))
        self.seat.view().setMinimumWidth(longest + 2 * line)  # it may be wider than the box
        self._refill()

    def show_lines(self, lines: Sequence[LogLine], since: int | None = None) -> None:
        """Show these lines; lines that are already shown stay.

        Args:
            lines: all lines.
            since: the number of the first new event, from which a bar marks the lines; ``None`` to
                mark none.
        """
        self._lines, self._since = list(lines), since
        self._bring(self._wanted())
        self._mark_new()

    def _mark_new(self) -> None:
        """Mark the lines that are new."""
        since = self._since
        new = (n for n, line in enumerate(self._shown) if since is not None and line.event >= since)
        self.browser.new_from = next(new, None)
        self.browser.viewport().update()

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """All lines, filtered or not."""
        return tuple(self._lines)

    @property
    def text(self) -> str:
        """The lines that are shown, to be copied."""
        return as_text(self._shown)

    def mark_event(self, event: int | None) -> None:
        """Scroll to the last line that begins before an event, then mark and announce it.

        Args:
            event: its number; ``None`` to mark no line.
        """
        moved, self._marked = event != self._marked, event
        if event is None:
            self.browser.setExtraSelections([])
            return
        found = [place for place, line in enumerate(self._shown) if line.event < event]
        if found and moved:
            announce(self.browser, self._shown[found[-1]].text)
        block = self.browser.document().findBlockByNumber(found[-1] if found else 0)
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        self.browser.setTextCursor(cursor)
        self.browser.ensureCursorVisible()  # all lines of a long sentence
        cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock)
        self.browser.setTextCursor(cursor)
        mark = QTextEdit.ExtraSelection()
        mark.cursor = cursor
        mark.format.setBackground(theme.tokens().color("selection"))
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        self.browser.setExtraSelections([mark] if found else [])
        self.browser.ensureCursorVisible()

    def _wanted(self) -> list[LogLine]:
        seat = self.seat.currentData()
        return self._lines if seat in {None, NONE} else of_seat(self._lines, seat)

    def _refill(self) -> None:
        self._shown = []
        self.browser.clear()
        self._bring(self._wanted())
        self._mark_new()
        self.mark_event(self._marked)

    def _bring(self, wanted: list[LogLine]) -> None:
        same = 0
        for old, new in zip(self._shown, wanted, strict=False):
            if old != new:
                break
            same += 1
        if same == len(self._shown) == len(wanted):
            return
        cursor = QTextCursor(self.browser.document())
        cursor.beginEditBlock()
        if same < len(self._shown):
            self._cut(cursor, same)
        for number, line in enumerate(wanted[same:], same):
            cursor.movePosition(QTextCursor.MoveOperation.End)
            if number:
                cursor.insertBlock()
            self._write(cursor, line)
        cursor.endEditBlock()
        if self._shown:
            last = self._shown[
                -1
            ]  # it may continue, or contain more once hands are revealed at the end
            added = [one for one in wanted[same:] if one.event >= last.event and one != last]
            announce(self.browser, " ".join(one.text for one in added))
        self._shown = list(wanted)

    def _cut(self, cursor: QTextCursor, kept: int) -> None:
        document = self.browser.document()
        if not kept:
            cursor.select(QTextCursor.SelectionType.Document)
        else:
            end = document.findBlockByNumber(kept - 1)
            cursor.setPosition(end.position() + end.length() - 1)
            cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()

    def _write(self, cursor: QTextCursor, line: LogLine) -> None:
        look, metrics = theme.tokens(), theme.Metrics.of(self.font())
        shape = QTextBlockFormat()
        shape.setTopMargin(metrics.pad if line.new_turn else 1)
        shape.setLeftMargin(0 if line.heading else metrics.gap)
        cursor.setBlockFormat(shape)
        ground = "text" if line.new_turn or not line.heading else "text-muted"
        weight = 600 if line.new_turn or line.weight is Weight.MAJOR else 400
        text = "".join(
            escape(part.text)
            if part.card == NONE
            else f'<a href="card:{part.card}" style="color:{look.colors["link"]};'
            f'text-decoration:none">{escape(part.text)}</a>'
            for part in line.parts
        )
        cursor.setBlockCharFormat(QTextCharFormat())
        shown = with_units(text)
        cursor.insertHtml(
            f'<span style="color:{look.colors[ground]};font-weight:{weight}">{shown}</span>'
        )

    def _on_highlighted(self, url: QUrl) -> None:
        card = _card_of(url)
        at = QCursor.pos()
        # The line under the mouse stays visible too.
        height = theme.Metrics.of(self.font()).line
        left = self.browser.mapToGlobal(QPoint(0, 0)).x()
        rect = QRect(left, at.y() - height, self.browser.width(), 2 * height)
        self.pointed.emit(card, rect)

    def _on_clicked(self, url: QUrl) -> None:
        if _card_of(url) != NONE:
            self.card_wanted.emit(_card_of(url))

    def _on_line(self, number: int) -> None:
        if number < len(self._shown):
            self.line_wanted.emit(self._shown[number])

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
        self.copied.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._shown:
            self._refill()


def _card_of(url: QUrl) -> int:
    number = url.toString().removeprefix("card:")
    return int(number) if number.isdecimal() else NONE
