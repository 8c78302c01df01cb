"""No widget in the window or a dialog is cut or covered, at common screen sizes.

The sizes are in points: 1366x768 at 125 % is 1092x614, and 4K at 200 % is 1920x1080. ``make soak``
walks through all of them, in all languages and both looks.
"""

import pytest
import shiboken6
from geometry import layout_problems
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget
from whole_window import DIALOGS

from vtes_deck import language
from vtes_deck.graphics import theme

LAPTOP, SMALL, LARGE = (1280, 800), (1092, 614), (1920, 1080)
SIZES = (SMALL, LAPTOP, LARGE)
TASKBAR = 40
"""Points of a screen's height that the system uses."""

WALKS = [
    ("fr", "light", (SMALL,)),  # the longest texts in the smallest space
    *(
        pytest.param(code, look, SIZES, marks=pytest.mark.soak)
        for code in language.NAMES
        for look in ("light", "dark")
    ),
]


@pytest.fixture
def shown(qapp):
    """Choose a language and a theme; English and the plain theme are restored."""
    controller, font = theme.ThemeController(qapp, "light"), qapp.font()

    def show(code, look):
        language.use(code)
        controller.set_choice(look)

    yield show
    language.use("en")
    shiboken6.delete(controller)
    qapp.setFont(font)
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())
    qapp.styleHints().setColorScheme(Qt.ColorScheme.Unknown)


@pytest.mark.parametrize(("code", "look", "sizes"), WALKS)
def test_nothing_in_the_window_is_cut(look_everywhere, shown, code, look, sizes):
    shown(code, look)
    window = look_everywhere()
    found = set()
    for size in sizes:
        window.resize(*size)
        for host in window.columns.hosts:
            window.go_to(host.spec.key)
            QApplication.processEvents()
            found.update((size, problem) for problem in layout_problems(window))
    assert sorted(found) == []


@pytest.mark.parametrize(("code", "look", "sizes"), WALKS)
@pytest.mark.parametrize("name", DIALOGS)
def test_nothing_in_a_dialog_is_cut(open_dialog, shown, name, code, look, sizes):
    shown(code, look)
    dialog = open_dialog(name)
    for wide, high in sizes:
        least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize())
        assert (least.width() <= wide, least.height() <= high - TASKBAR) == (True, True)
        wanted = dialog.sizeHint()
        dialog.resize(min(wanted.width(), wide), min(wanted.height(), high - TASKBAR))
        QApplication.processEvents()
        assert layout_problems(dialog) == []


def place(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(400, 200)
    return made


def test_a_cut_label_a_narrow_button_and_a_low_paragraph_are_found(qtbot):
    for make, size in ((QLabel, (60, 30)), (QPushButton, (60, 30)), (QLabel, (100, 16))):
        root = place(qtbot)
        widget = make("This is far too long to be read here", root)
        if size[0] == 100:
            widget.setWordWrap(True)
        widget.setGeometry(10, 10, *size)
        root.show()
        assert len(layout_problems(root)) == 1
        widget.setGeometry(10, 10, 350, 150)
        assert layout_problems(root) == []


def test_overlapping_and_outside_widgets_are_found(qtbot):
    root = place(qtbot)
    one, other = QLabel("one", root), QLabel("other", root)
    one.setGeometry(10, 10, 100, 30)
    other.setGeometry(60, 20, 100, 30)
    root.show()
    assert len(layout_problems(root)) == 1
    other.setGeometry(360, 20, 100, 30)
    assert len(layout_problems(root)) == 1
    other.setGeometry(120, 10, 100, 30)
    assert layout_problems(root) == []


def test_a_wide_part_of_a_scroll_area_without_a_horizontal_bar_is_found(qtbot):
    root, wide = place(qtbot), QWidget()
    area = QScrollArea(root)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(wide)
    area.setGeometry(10, 10, 200, 100)
    wide.setMinimumWidth(300)
    root.show()
    assert len(layout_problems(root)) == 1
    wide.setMinimumWidth(100)
    QApplication.processEvents()
    assert layout_problems(root) == []


def test_a_layout_with_enough_room_has_no_problem(qtbot):
    root = place(qtbot)
    layout = QVBoxLayout(root)
    layout.addWidget(QLabel("one"))
    layout.addWidget(QPushButton("other"))
    root.show()
    assert layout_problems(root) == []
