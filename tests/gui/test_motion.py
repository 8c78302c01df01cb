"""Nothing in the window is animated if the system asks for less motion."""

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtWidgets import QApplication, QProgressBar

import vtes_deck.gui
from vtes_deck.gui import motion
from vtes_deck.gui.motion import WindowMotion, show_busy

SOURCES = Path(vtes_deck.gui.__path__[0])
MOVING = re.compile(
    r"Q\w*Animation\b|QTimeLine|QMovie|QScroller|setAnimated\(True|setRange\(0, 0\)|setMaximum\(0\)"
)


@pytest.fixture
def wish(monkeypatch):
    """Set whether the system asks for less motion."""

    def ask(less):
        monkeypatch.setattr(motion, "wants_less_motion", lambda: less)

    return ask


def test_only_the_table_has_animations():
    """A new animation must follow the setting of the system, as the table does."""
    found = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if MOVING.search(ast.unparse(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert found == {"table/card_item.py"}


@pytest.mark.parametrize("less", [False, True])
def test_a_bar_of_unknown_length_moves_only_if_allowed(qtbot, wish, less):
    wish(less)
    bar = QProgressBar()
    qtbot.addWidget(bar)
    show_busy(bar)
    bar.show()
    assert (bar.minimum() == bar.maximum() == 0) is not less
    running = bar.findChildren(QAbstractAnimation)
    assert not (less and running)


def test_the_effects_of_the_desktop_follow_the_setting(qapp, wish):
    effects = [effect for effect in Qt.UIEffect if effect is not Qt.UIEffect.UI_General]
    before = [effect for effect in effects if qapp.isEffectEnabled(effect)]
    QApplication.setEffectEnabled(Qt.UIEffect.UI_General, True)
    QApplication.setEffectEnabled(Qt.UIEffect.UI_AnimateCombo, True)
    try:
        wish(False)
        controller = WindowMotion(qapp)
        assert qapp.isEffectEnabled(Qt.UIEffect.UI_AnimateCombo)
        wish(True)
        controller.follow()
        assert not any(map(qapp.isEffectEnabled, Qt.UIEffect))
        wish(False)
        controller.follow()
        assert qapp.isEffectEnabled(Qt.UIEffect.UI_AnimateCombo)
        assert not qapp.isEffectEnabled(Qt.UIEffect.UI_FadeMenu)
    finally:
        for effect in Qt.UIEffect:
            QApplication.setEffectEnabled(effect, effect in before)
        QApplication.setEffectEnabled(Qt.UIEffect.UI_General, bool(before))
