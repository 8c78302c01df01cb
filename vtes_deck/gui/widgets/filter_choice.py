"""A field for a long list of choices: a line with the chosen ones, and a pop-up list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import override

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QRadioButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardbase.names import normalize
from cardbase.search import Choice, Query
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.filter_field import Conditions, FilterField
from vtes_deck.gui.widgets.filter_toggle import OFF, REFUSED, WANTED
from vtes_deck.gui.widgets.filter_values import Chosen, read_chosen, write_chosen
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.search_words import words_of
from vtes_deck.language import mark, tr

type Index = QModelIndex | QPersistentModelIndex
type IconOf = Callable[[str], str]
"""Returns the name of an icon for a value, or an empty text."""

_STATES = (OFF, WANTED, REFUSED)
_SPOKEN = {OFF: mark("off"), WANTED: mark("wanted"), REFUSED: mark("excluded")}


def _no_icon(_value: str) -> str:
    return ""


class _Choices(QAbstractListModel):
    """The choices that match the typed text, each with its state."""

    def __init__(self, choices: Sequence[Choice], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._every = tuple(choices)
        self._folded = [
            f" {normalize(f'{words_of(c.label)} {c.label} {c.value}')}" for c in self._every
        ]
        self.shown = self._every
        self.states: dict[str, str] = {}

    def narrow(self, text: str) -> None:
        """Show the choices with words that begin with the typed text."""
        words = [f" {word}" for word in normalize(text).split()]
        self.beginResetModel()
        self.shown = tuple(
            choice
            for choice, folded in zip(self._every, self._folded, strict=True)
            if all(word in folded for word in words)
        )
        self.endResetModel()

    def set_state(self, row: int, state: str) -> None:
        value = self.shown[row].value
        if state:
            self.states[value] = state
        else:
            self.states.pop(value, None)
        self.dataChanged.emit(self.index(row), self.index(row))

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.shown)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self.shown):
            return None
        choice = self.shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return words_of(choice.label)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{words_of(choice.label)}: {tr(_SPOKEN[self.states.get(choice.value, OFF)])}"
        if role == Qt.ItemDataRole.ToolTipRole and choice.value != choice.label:
            return plain_tip(choice.value)
        return None


class _Painter(QStyledItemDelegate):
    """Paints a box with a check mark or a cross, an icon, and the name."""

    def __init__(self, icon_of: IconOf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._icon_of = icon_of

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = theme.Metrics.of(option.font)
        return QSize(metrics.line * 8, metrics.line + metrics.gap)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, _Choices):
            return
        choice = model.shown[index.row()]
        state = model.states.get(choice.value, OFF)
        look, metrics = theme.tokens(), theme.Metrics.of(option.font)
        rect = option.rect
        current = bool(option.state & QStyle.StateFlag.State_Selected)
        if current:
            painter.fillRect(rect, look.color("selection"))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = metrics.icon
        box = QRectF(rect.left() + metrics.pad, rect.center().y() - side / 2 + 1, side, side)
        ink = "text-selected" if current else "danger" if state == REFUSED else "text"
        painter.setPen(QPen(look.color("border-strong"), 1))
        painter.setBrush(look.color("field"))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), metrics.radius, metrics.radius)
        if state:
            sign = "ui/check" if state == WANTED else "ui/close"
            color = "accent" if state == WANTED else "danger"
            icons.draw(painter, box.adjusted(2, 2, -2, -2), sign, color)
        left = box.right() + metrics.pad
        name = self._icon_of(choice.value)
        if name:
            icons.draw(painter, QRectF(left, box.top(), side, side), name, ink)
            left += side + metrics.pad
        font = QFont(option.font)
        font.setStrikeOut(state == REFUSED)
        font.setBold(state == WANTED)
        painter.setFont(font)
        painter.setPen(look.color(ink))
        place = QRectF(left, rect.top(), rect.right() - left, rect.height())
        label = option.fontMetrics.elidedText(
            choice.label, Qt.TextElideMode.ElideRight, round(place.width())
        )
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, label)
        painter.restore()


class ChoicePopup(QFrame):
    """The pop-up list of a field, with a search line.

    Signals:
        moved: the player has changed a choice.
    """

    moved = Signal()

    def __init__(self, owner: QWidget, choices: Sequence[Choice], icon_of: IconOf) -> None:
        super().__init__(owner, Qt.WindowType.Popup)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setProperty("look", "panel")
        self.model = _Choices(choices, self)
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(tr("Find"))
        self.line.setAccessibleName(tr("Find in the list"))
        self.line.setClearButtonEnabled(True)
        self.line.textEdited.connect(self._narrow)
        self.view = QListView(self)
        self.view.setProperty("look", "flat")
        self.view.setModel(self.model)
        self.view.setItemDelegate(_Painter(icon_of, self.view))
        self.view.setUniformItemSizes(True)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setMouseTracking(True)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.clicked.connect(lambda index: self.step(index.row(), 1))
        self.one = QRadioButton(tr("&one of them"), self)
        self.all = QRadioButton(tr("&all of them"), self)
        self.one.setChecked(True)
        for button in (self.one, self.all):
            button.clicked.connect(self.moved)
        self._lay_out()
        self.setFocusProxy(self.line)

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        hint = PlainLabel(tr("Click again to exclude"), self)
        hint.setProperty("look", "muted")
        below = QHBoxLayout()
        below.addWidget(self.one)
        below.addWidget(self.all)
        below.addStretch(1)
        below.addWidget(hint)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.pad)
        layout.setSpacing(metrics.gap)
        layout.addWidget(self.line)
        layout.addWidget(self.view, 1)
        layout.addLayout(below)

    def open_under(self, owner: QWidget) -> None:
        """Show the list below its field, or above it if there is more space."""
        metrics = theme.Metrics.of(self.font())
        rows = min(self.model.rowCount(), 14)
        height = (rows + 3) * (metrics.line + metrics.gap) + 4 * metrics.pad
        width = max(owner.width(), metrics.line * 18)
        area = owner.screen().availableGeometry()
        below = owner.mapToGlobal(QPoint(0, owner.height()))
        top = below.y()
        if top + height > area.bottom():
            above = owner.mapToGlobal(QPoint(0, 0)).y()
            top = max(area.top(), above - height) if above > area.bottom() - top else top
            height = min(height, area.bottom() - top)
        left = max(area.left(), min(below.x(), area.right() - width))
        self.setGeometry(left, top, width, height)
        self.line.clear()
        self.model.narrow("")
        self.show()
        self.line.setFocus(Qt.FocusReason.PopupFocusReason)
        self.view.setCurrentIndex(self.model.index(0))

    def _narrow(self, text: str) -> None:
        self.model.narrow(text)
        self.view.setCurrentIndex(self.model.index(0))

    def step(self, row: int, by: int) -> None:
        """Set a choice to its next state."""
        if not 0 <= row < self.model.rowCount():
            return
        now = self.model.states.get(self.model.shown[row].value, OFF)
        self.model.set_state(row, _STATES[(_STATES.index(now) + by) % len(_STATES)])
        self.moved.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, row = event.key(), self.view.currentIndex().row()
        last = self.model.rowCount() - 1
        moves = {
            Qt.Key.Key_Down: row + 1,
            Qt.Key.Key_Up: row - 1,
            Qt.Key.Key_PageDown: row + 10,
            Qt.Key.Key_PageUp: row - 10,
        }
        if key in moves and last >= 0:
            target = min(max(moves[Qt.Key(key)], 0), last)
            self.view.setCurrentIndex(self.model.index(target))
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.step(row, 1)
        elif key == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


class _Line(QToolButton):
    """The chosen values in one line; a click opens the list."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chosen = Chosen()
        self.full_text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @override
    def sizeHint(self) -> QSize:
        metrics = theme.Metrics.of(self.font())
        return QSize(metrics.line * 8, metrics.line + metrics.pad)

    @override
    def minimumSizeHint(self) -> QSize:
        metrics = theme.Metrics.of(self.font())
        return QSize(metrics.line * 4, metrics.line + metrics.pad)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down}
        if event.key() in keys and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.click()
            return
        super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, metrics = theme.tokens(), theme.Metrics.of(self.font())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        ground = "selection" if self.chosen else "hover" if self.underMouse() else "field"
        border = "focus" if self.hasFocus() else "accent" if self.chosen else "border"
        painter.setBrush(look.color(ground))
        painter.setPen(QPen(look.color(border), 2 if self.hasFocus() else 1))
        painter.drawRoundedRect(box, metrics.radius, metrics.radius)
        side = metrics.icon * 0.8
        arrow = QRectF(box.right() - side - metrics.small, 0, side, side)
        arrow.moveTop((self.height() - side) / 2)
        icons.draw(painter, arrow, "ui/chevron-down", "text-muted")
        place = self.rect().adjusted(metrics.pad, 0, -round(side) - 2 * metrics.small, 0)
        text = self.fontMetrics().elidedText(
            self.full_text, Qt.TextElideMode.ElideRight, place.width()
        )
        painter.setPen(look.color("text-selected" if self.chosen else "text-muted"))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()


class ChoiceField(FilterField):
    """The field with its line and its list."""

    def __init__(
        self, key: str, name: str, choices: Sequence[Choice], icon_of: IconOf = _no_icon
    ) -> None:
        super().__init__((key,))
        self._name = name
        self._choices = tuple(choices)
        self._labels = {choice.value: choice.label for choice in choices}
        self._icon_of = icon_of
        self._popup: ChoicePopup | None = None
        self._chosen = Chosen()
        self.line = _Line(self)
        self.line.clicked.connect(self.open)
        self._layout.addWidget(self.line)
        self.setFocusProxy(self.line)
        self._show_message()

    @property
    def popup(self) -> ChoicePopup:
        """The list; created when it is first needed."""
        if self._popup is None:
            self._popup = ChoicePopup(self, self._choices, self._icon_of)
            self._popup.moved.connect(self._on_moved)
        return self._popup

    def open(self) -> None:
        """Open the list."""
        popup = self.popup
        popup.model.states = dict.fromkeys(self._chosen.wanted, WANTED)
        popup.model.states |= dict.fromkeys(self._chosen.refused, REFUSED)
        (popup.all if self._chosen.together else popup.one).setChecked(True)
        popup.open_under(self.line)

    def _on_moved(self) -> None:
        popup = self.popup
        states = popup.model.states
        wanted = tuple(value for value, state in states.items() if state == WANTED)
        together = popup.all.isChecked() if len(wanted) > 1 else None
        refused = tuple(value for value, state in states.items() if state == REFUSED)
        before, self._chosen = self._chosen, Chosen(wanted, refused, together)
        self._show_message()
        if self._chosen != before:
            self.notify()

    def _show_message(self) -> None:
        chosen = self._chosen
        joint = tr(" and ") if chosen.together else ", "
        words = [joint.join(self._label(value) for value in chosen.wanted)]
        words += [tr("not {what}", what=self._label(value)) for value in chosen.refused]
        self.line.chosen = chosen
        self.line.full_text = " \N{MIDDLE DOT} ".join(filter(None, words)) or tr("any")
        self.line.setAccessibleName(f"{self._name}: {self.line.full_text}")
        self.line.setToolTip(plain_tip(self.line.full_text if chosen else ""))
        self.line.update()

    def _label(self, value: str) -> str:
        return words_of(self._labels.get(value, value))

    @override
    def show_query(self, query: Query) -> bool:
        chosen = read_chosen(query.of(self.keys[0]))
        if (chosen or Chosen()) != self._chosen:
            self._chosen = chosen or Chosen()
            self._show_message()
        return chosen is not None

    @override
    def conditions(self) -> Conditions:
        return {self.keys[0]: write_chosen(self.keys[0], self._chosen)}
