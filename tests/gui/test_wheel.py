"""The wheel scrolls a panel; it changes no field under the pointer."""

from mouse_wheel import is_turned
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QScrollArea


def fields(window):
    for area in window.findChildren(QScrollArea):
        for kind in (QComboBox, QAbstractSpinBox):
            yield from area.widget().findChildren(kind)


def test_no_field_in_a_panel_that_scrolls_handles_the_wheel(look_everywhere):
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
        or is_turned(field)
    ]
    assert taking == []
