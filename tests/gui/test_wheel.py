"""The wheel scrolls a panel; it changes no field under the pointer."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QScrollArea


def turned(field):
    """Whether a turn of the wheel over the field stays with the field."""
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


def fields(window):
    for area in window.findChildren(QScrollArea):
        for kind in (QComboBox, QAbstractSpinBox):
            yield from area.widget().findChildren(kind)


def test_no_field_in_a_panel_that_scrolls_takes_the_wheel(look_everywhere):
    window = look_everywhere()
    for host in window.columns.hosts:
        window.go_to(host.spec.key)
    found = set(fields(window))
    names = {field.accessibleName() or field.objectName() or repr(field) for field in found}
    assert len(found) > 10, names
    taking = [
        field
        for field in found
        if field.focusPolicy() & Qt.FocusPolicy.WheelFocus == Qt.FocusPolicy.WheelFocus
        or turned(field)
    ]
    assert taking == []
