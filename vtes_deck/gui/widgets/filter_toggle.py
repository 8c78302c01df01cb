"""Toggles of the filter panel, for wanted and excluded values, and groups of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.language import mark, tr

OFF, WANTED, REFUSED = "", "wanted", "refused"

_SPOKEN = {OFF: mark("off"), WANTED: mark("wanted"), REFUSED: mark("excluded")}


class Toggle(QAbstractButton):
    """A button with several states; a click goes to the next one, a right-click goes back.

    Attributes:
        name: its value, for people.
        states: the states in order; the first is off.

    Signals:
        moved: the player has changed the state.
    """

    moved = Signal()

    def __init__(
        self,
        name: str,
        *,
        text: str = "",
        icon: str = "",
        states: Sequence[str] = (OFF, WANTED, REFUSED),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.name = name
        self.states = tuple(states)
        self._icon = icon
        self._state = self.states[0]
        self._size: QSize | None = None
        self._metrics: theme.Metrics | None = None
        self.setText(text)
        self.setToolTip(plain_tip(name))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.step(1))
        self._speak()

    @property
    def state(self) -> str:
        """The current state."""
        return self._state

    def set_state(self, state: str) -> None:
        """Set a state without a signal."""
        if state != self._state and state in self.states:
            self._state = state
            self._speak()
            self.update()

    def step(self, by: int) -> None:
        """Go to the next state, or to the previous one."""
        place = (self.states.index(self._state) + by) % len(self.states)
        self.set_state(self.states[place])
        self.moved.emit()

    @property
    def refused(self) -> bool:
        """Whether it excludes the value."""
        return self._state == REFUSED or self._state.startswith("-")

    def spoken(self, state: str) -> str:
        """A state in words."""
        return tr(_SPOKEN[state]) if state in _SPOKEN else state

    def _speak(self) -> None:
        self.setAccessibleName(f"{self.name}: {self.spoken(self._state)}")

    # ------------------------------------------------------------------------------------- sizes

    @override
    def sizeHint(self) -> QSize:
        # Cached because groups of toggles call it repeatedly while computing their height.
        if self._size is None:
            self._size = self._best_size()
        return self._size

    @property
    def metrics(self) -> theme.Metrics:
        """The lengths derived from its font."""
        if self._metrics is None:
            self._metrics = theme.Metrics.of(self.font())
        return self._metrics

    def _best_size(self) -> QSize:
        metrics = self.metrics
        side = metrics.line + metrics.pad
        if not self.text():
            return QSize(side + 2, side)
        width = self.fontMetrics().horizontalAdvance(self.text()) + 2 * metrics.pad
        if self._icon:
            width += metrics.icon + metrics.small
        return QSize(max(width, side), side)

    # ---------------------------------------------------------------------------------- painting

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, metrics = theme.tokens(), self.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        self._paint_ground(painter, box, metrics.radius)
        ink = self._ink()
        inside = self.rect().adjusted(metrics.small, 0, -metrics.small, 0)
        if self._icon and not self.text():
            self.paint_sign(painter, QRectF(self.rect()), ink)
        else:
            left = inside.left()
            if self._icon:
                side = metrics.icon
                top = (self.height() - side) // 2
                painter.drawPixmap(
                    left, top, icons.pixmap(self._icon, side, self.devicePixelRatioF(), ink)
                )
                left += side + metrics.small
            painter.setPen(look.color(ink))
            place = QRect(left, 0, inside.right() - left + 1, self.height())
            align = Qt.AlignmentFlag.AlignVCenter
            align |= Qt.AlignmentFlag.AlignLeft if self._icon else Qt.AlignmentFlag.AlignHCenter
            painter.drawText(place, align, self.text())
        if self.refused:
            painter.setPen(QPen(look.color("danger"), max(1.6, metrics.line / 9)))
            painter.drawLine(
                QPointF(box.left() + 3, box.bottom() - 3), QPointF(box.right() - 3, box.top() + 3)
            )
        painter.end()

    def _ink(self) -> str:
        if not self.isEnabled():
            return "text-disabled"
        if self._state == OFF:
            return "text-muted"
        return "danger" if self.refused else "text-selected"

    def _paint_ground(self, painter: QPainter, box: QRectF, radius: float) -> None:
        look = theme.tokens()
        ground = border = None
        if self.refused:
            ground, border = "danger-ground", "danger"
        elif self._state != OFF:
            ground, border = "selection", "accent"
        elif self.underMouse() and self.isEnabled():
            ground = "hover"
        if self.text() and border is None:
            border = "border"
        if self.hasFocus():
            border = "focus"
        painter.setBrush(look.color(ground) if ground else Qt.BrushStyle.NoBrush)
        width = 2.0 if self.hasFocus() else 1.0
        painter.setPen(QPen(look.color(border), width) if border else QPen(Qt.PenStyle.NoPen))
        painter.drawRoundedRect(box, radius, radius)

    def paint_sign(self, painter: QPainter, box: QRectF, ink: str) -> None:
        """Paint the symbol of a toggle without text."""
        side = self.metrics.icon
        picture = icons.pixmap(self._icon, side, self.devicePixelRatioF(), ink)
        painter.drawPixmap(box.center() - QPointF(side / 2, side / 2), picture)

    # ------------------------------------------------------------------------------------ events

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            if self.rect().contains(event.position().toPoint()):
                self.step(-1)
            return
        super().mouseReleaseEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.step(1)
        elif key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace} and self._state != self.states[0]:
            self.set_state(self.states[0])
            self.moved.emit()
        elif key == Qt.Key.Key_Minus and REFUSED in self.states:
            self.set_state(REFUSED)
            self.moved.emit()
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}:
            event.ignore()  # the group moves among its toggles
        else:
            super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._size = self._metrics = None

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)


class ToggleGroup(QWidget):
    """Toggles in as many lines as needed. Tab reaches one of them; arrow keys reach the others.

    Signals:
        moved: the player has changed one.
    """

    moved = Signal()

    def __init__(self, toggles: Sequence[Toggle], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.toggles = list(toggles)
        self._heights: dict[int, int] = {}
        for toggle in self.toggles:
            toggle.setParent(self)
            toggle.moved.connect(self.moved)
        if self.toggles:
            self.toggles[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setFocusProxy(self.toggles[0])
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: Toggle) -> None:
        """Add a toggle at the end."""
        self.toggles.append(widget)
        widget.setParent(self)
        widget.moved.connect(self.moved)
        widget.show()
        self._heights.clear()
        self.updateGeometry()

    # ------------------------------------------------------------------------------------ layout

    @property
    def _gap(self) -> int:
        return theme.Metrics.of(self.font()).small

    def _arrange(self, width: int, *, move: bool) -> int:
        """Place the toggles in lines of this width. Return their height."""
        x = y = line = 0
        gap = self._gap
        for toggle in self.toggles:
            size = toggle.sizeHint()
            if x and x + size.width() > width:
                x, y, line = 0, y + line + gap, 0
            if move:
                toggle.setGeometry(x, y, min(size.width(), width), size.height())
            x += size.width() + gap
            line = max(line, size.height())
        return y + line

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        width = max(1, width)
        if width not in self._heights:
            self._heights[width] = self._arrange(width, move=False)
        return self._heights[width]

    @override
    def sizeHint(self) -> QSize:
        width = theme.Metrics.of(self.font()).line * 18
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        widest = max((toggle.sizeHint().width() for toggle in self.toggles), default=0)
        return QSize(min(widest, theme.Metrics.of(self.font()).line * 6), 0)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._heights.clear()
            self._arrange(self.width(), move=True)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.width(), move=True)

    # -------------------------------------------------------------------------------------- keys

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = next((toggle for toggle in self.toggles if toggle.hasFocus()), None)
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if here is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif event.key() in steps:
            place = (self.toggles.index(here) + steps[Qt.Key(event.key())]) % len(self.toggles)
            self._go_to(self.toggles[place])
        elif event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self._go_to(self._beyond(here, down=event.key() == Qt.Key.Key_Down))
        else:
            super().keyPressEvent(event)

    def _beyond(self, here: Toggle, *, down: bool) -> Toggle:
        """The nearest toggle in the next line."""
        centre = here.geometry().center()
        others = [
            toggle
            for toggle in self.toggles
            if (toggle.y() > here.y() if down else toggle.y() < here.y())
        ]
        if not others:
            return here
        line = min(others, key=lambda toggle: abs(toggle.y() - here.y())).y()
        return min(
            (toggle for toggle in others if toggle.y() == line),
            key=lambda toggle: abs(toggle.geometry().center().x() - centre.x()),
        )

    def _go_to(self, toggle: Toggle) -> None:
        for each in self.toggles:
            each.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        toggle.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(toggle)
        toggle.setFocus(Qt.FocusReason.TabFocusReason)
