"""What of a window is cut or lies on something else, found from sizes alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QPushButton,
    QScrollBar,
    QSizeGrip,
    QSplitterHandle,
    QTabBar,
    QToolButton,
    QWidget,
)

SLACK = 1
"""Pixels that rounding may take."""


def faults(root: QWidget) -> list[str]:
    """Each fault in a line: where it is, what it is, and which text."""
    seen = [root, *(w for w in root.findChildren(QWidget) if w.isVisibleTo(root))]
    return [*cut(root, seen), *overlapping(seen)]


def cut(root: QWidget, seen: list[QWidget]) -> Iterator[str]:
    """Texts that do not fit their widgets, and widgets that do not fit their places."""
    for widget in seen:
        text = text_of(widget)
        if not text.strip() or (widget.visibleRegion().isEmpty() and not scrolls(widget)):
            continue
        short = lacking(widget, text)
        if short:
            yield f"{where(widget)}: “{text}” lacks {short}"
        elif not scrolls(widget):
            place = QRect(widget.mapTo(root, QPoint()), widget.size())
            if not root.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(place):
                yield f"{where(widget)}: “{text}” is outside the window"
    for widget in seen:
        if isinstance(widget, QTabBar) and not widget.usesScrollButtons():
            for tab in range(widget.count()):
                if not widget.rect().contains(widget.tabRect(tab)):
                    yield f"{where(widget)}: tab {tab} is outside its bar"


def text_of(widget: QWidget) -> str:
    """What a label, a button or a choice shows."""
    if isinstance(widget, QLabel):
        return widget.text()
    if isinstance(widget, QToolButton):
        icons = widget.toolButtonStyle().name == "ToolButtonIconOnly" and not widget.icon().isNull()
        return "" if icons else widget.text()
    if isinstance(widget, QAbstractButton):
        return widget.text()
    return widget.currentText() if isinstance(widget, QComboBox) else ""


def lacking(widget: QWidget, text: str) -> str:
    """How many pixels a text lacks, in words; empty where it fits."""
    if isinstance(widget, QLabel) and widget.wordWrap():
        lack = widget.heightForWidth(widget.width()) - widget.height()
        return f"{lack} pixels of height" if lack > SLACK else ""
    if isinstance(widget, QComboBox):
        wide = widget.fontMetrics().horizontalAdvance(text)
        lack = wide - widget.width() + widget.fontMetrics().height()  # the arrow
        return f"{lack} pixels of width" if lack > SLACK else ""
    hint = widget.minimumSizeHint() if isinstance(widget, QPushButton) else widget.sizeHint()
    wide = hint.width() - widget.width()
    high = widget.fontMetrics().height() - widget.height()
    if wide > SLACK:
        return f"{wide} pixels of width"
    return f"{high} pixels of height" if high > SLACK else ""


def overlapping(seen: list[QWidget]) -> Iterator[str]:
    """Neighbours of one parent that lie on each other, where both have something to read."""
    families: dict[int, list[QWidget]] = {}
    for widget in seen:
        readable = bool(text_of(widget)) or isinstance(widget, QAbstractScrollArea)
        if readable and not widget.isWindow() and not isinstance(widget, _FRAMES):
            families.setdefault(id(widget.parentWidget()), []).append(widget)
    for family in families.values():
        for one, other in combinations(family, 2):
            shared = one.geometry().intersected(other.geometry())
            if shared.width() > SLACK and shared.height() > SLACK:
                yield f"{where(one)} and {where(other)} share {shared.width()}x{shared.height()}"


_FRAMES = (QScrollBar, QSplitterHandle, QSizeGrip)


def scrolls(widget: QWidget) -> bool:
    """Whether a widget is in a place that scrolls, and so may be out of sight."""
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        if isinstance(parent, QAbstractScrollArea):
            return True
        parent = parent.parentWidget()
    return False


def where(widget: QWidget) -> str:
    """A widget by its own class and those around it."""
    names: list[str] = []
    part: QWidget | None = widget
    while part is not None and len(names) < 3:
        names.append(type(part).__name__)
        part = part.parentWidget()
    return "/".join(reversed(names))
