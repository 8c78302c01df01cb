"""A turn of the mouse wheel over a field."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication


def is_turned(field):
    """Whether the field handles a turn of the wheel."""
    spot = QPointF(field.rect().center())
    turn = QWheelEvent(
        spot,
        field.mapToGlobal(spot),
        QPoint(0, 0),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, turn)
    return turn.isAccepted()
