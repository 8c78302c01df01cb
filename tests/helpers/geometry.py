"""Finds widgets of a window that are cut or overlap, from sizes alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QScrollBar,
    QSizeGrip,
    QSplitterHandle,
    QTabBar,
    QToolButton,
    QWidget,
)

SLACK = 1
"""Tolerance for rounding, in pixels."""


def layout_problems(root: QWidget) -> list[str]:
    """The problems, one per line: the place, the kind, and the text."""
    seen = [root, *(w for w in root.findChildren(QWidget) if w.isVisibleTo(root))]
    return [*cut(root, seen), *too_wide(seen), *overlapping(seen)]


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


def too_wide(seen: list[QWidget]) -> Iterator[str]:
    """Scroll areas without a horizontal scroll bar whose content is wider than they are."""
    for area in seen:
        if not isinstance(area, QScrollArea) or area.visibleRegion().isEmpty():
            continue
        if area.horizontalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
            continue
        inside = area.widget()
        lack = inside.width() - area.viewport().width() if inside is not None else 0
        if lack > SLACK:
            yield f"{where(area)} hides {lack} pixels at its side"


def text_of(widget: QWidget) -> str:
    """The text of a label, a button or a choice."""
    if isinstance(widget, QLabel):
        return widget.text()
    if isinstance(widget, QToolButton):
        icons = widget.toolButtonStyle().name == "ToolButtonIconOnly" and not widget.icon().isNull()
        return "" if icons else widget.text()
    if isinstance(widget, QAbstractButton):
        return widget.text()
    return widget.currentText() if isinstance(widget, QComboBox) else ""


def lacking(widget: QWidget, text: str) -> str:
    """The missing pixels of a text, as text; empty if it fits."""
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
    """Children of one parent that overlap, if both have text."""
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
    """Whether a widget is in a scroll area and so may be invisible."""
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        if isinstance(parent, QAbstractScrollArea):
            return True
        parent = parent.parentWidget()
    return False


def where(widget: QWidget) -> str:
    """The class of a widget and those of its parents."""
    names: list[str] = []
    part: QWidget | None = widget
    while part is not None and len(names) < 3:
        names.append(type(part).__name__)
        part = part.parentWidget()
    return "/".join(reversed(names))
