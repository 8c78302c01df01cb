"""Icons that Qt draws itself are visible in both themes."""

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QProxyStyle,
    QPushButton,
    QStyle,
    QToolButton,
)

from vtes_deck.graphics.colors import contrast
from vtes_deck.graphics.theme import ThemeController


class Signs(QProxyStyle):
    """Fusion on a desktop with icons on the buttons of dialogs, as on most Linux systems."""

    def styleHint(self, hint, option=None, widget=None, returned=None):
        if hint == QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, option, widget, returned)


@pytest.fixture
def look(qapp):
    """Choose a theme; the application is restored at the end."""
    before, sheet = qapp.palette(), qapp.styleSheet()
    controllers = []

    def choose(scheme):
        controllers.append(ThemeController(qapp, scheme))
        qapp.setStyle(Signs("Fusion"))
        return controllers[-1]

    yield choose
    for controller in controllers:
        controller.setParent(None)
        controller.deleteLater()
    qapp.setStyle("Fusion")
    qapp.setStyleSheet(sheet)
    qapp.setPalette(before)


def marks(icon, side):
    """The colours of the opaque parts of an icon."""
    image = icon.pixmap(side, side).toImage()
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return [c for x, y in points if (c := image.pixelColor(x, y)).alpha() > 200]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_button_of_a_dialog_has_a_qt_icon(qtbot, look, scheme):
    look(scheme)
    dialog = QDialog()
    qtbot.addWidget(dialog)
    buttons = QDialogButtonBox(dialog)
    for kind in QDialogButtonBox.StandardButton:
        if kind != QDialogButtonBox.StandardButton.NoButton:
            buttons.addButton(kind)
    dialog.show()
    assert buttons.findChildren(QPushButton)
    assert [b.text() for b in buttons.findChildren(QPushButton) if not b.icon().isNull()] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_icon_that_clears_a_line_is_visible(qtbot, look, scheme):
    controller = look(scheme)
    line = QLineEdit()
    qtbot.addWidget(line)
    line.setClearButtonEnabled(True)
    line.setText("govern")
    line.show()
    QApplication.processEvents()
    [button] = line.findChildren(QToolButton)
    drawn = marks(button.icon(), 16)
    assert drawn
    ground = controller.tokens.color("field")
    assert max(contrast(color, ground) for color in drawn) >= 3
