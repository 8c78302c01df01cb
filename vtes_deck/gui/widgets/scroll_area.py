"""A scroll area that scrolls vertically by mouse or keyboard."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QFrame,
    QScrollArea,
    QScrollBar,
    QWidget,
)


def scrolled(inside: QWidget, name: str, parent: QWidget) -> QScrollArea:
    """A frameless scroll area. The wheel scrolls it, and changes no field in it.

    Args:
        inside: its content; it is as wide as the area.
        name: its name for screen readers.
        parent: its owner.
    """
    area = QScrollArea(parent)
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setAccessibleName(name)
    scrolls_past(inside)
    return area


class _ReservedBar(QScrollBar):
    """A scroll bar that is disabled, and so has no handle, while everything is visible."""

    @override
    def sliderChange(self, change: QAbstractSlider.SliderChange) -> None:
        super().sliderChange(change)
        if change is QAbstractSlider.SliderChange.SliderRangeChange:
            self.setEnabled(self.maximum() > self.minimum())


def keep_bar_space(area: QAbstractScrollArea) -> None:
    """Reserve space for the vertical scroll bar, so that the content always has one width."""
    bar = _ReservedBar(area)
    bar.setEnabled(False)  # until something does not fit
    area.setVerticalScrollBar(bar)
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)


class _WheelPasses(QObject):
    """Passes the wheel to the scroll area around a widget."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Wheel:
            return False
        event.ignore()
        return True


def scrolls_past(form: QWidget) -> None:
    """Make the wheel scroll a form, without changing or focusing the field under the mouse."""
    passing = _WheelPasses(form)
    for kind in (QComboBox, QAbstractSpinBox):
        for field in form.findChildren(kind):
            field.installEventFilter(passing)
            field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
