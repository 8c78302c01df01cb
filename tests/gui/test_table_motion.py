"""Cards on the table do not move if the system reduces motion, unless the player turns it on."""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from vtes_deck.gui.motion import wants_less_motion
from vtes_deck.gui.table import game_menu
from vtes_deck.gui.table.game_table import GameTable


@pytest.fixture
def wish(monkeypatch):
    """Set whether the system asks for less motion, and report the change."""

    def ask(less):
        monkeypatch.setattr(game_menu, "wants_less_motion", lambda: less)
        hints = QGuiApplication.styleHints()
        if hasattr(Qt, "MotionPreference"):
            preference = Qt.MotionPreference
            hints.accessibility().motionPreferenceChanged.emit(
                preference.ReducedMotion if less else preference.NoPreference
            )

    return ask


@pytest.fixture
def open_game(qtbot, context):
    def make():
        window = GameTable(context)
        qtbot.addWidget(window)
        return window.game

    return make


def test_the_system_setting_applies_until_the_player_chooses(wish, open_game):
    wish(True)
    game = open_game()
    assert not game.board.animated
    assert not game.menu.animations.isChecked()
    assert not game.menu.slow.isEnabled()
    game.menu.animations.trigger()
    assert game.board.animated
    assert open_game().board.animated


@pytest.mark.skipif(not hasattr(Qt, "MotionPreference"), reason="Qt cannot say that it changed")
def test_a_table_follows_the_system_while_it_is_open(wish, open_game):
    wish(False)
    game = open_game()
    assert game.board.animated
    wish(True)
    assert not game.board.animated
    wish(False)
    assert game.board.animated
    game.menu.animations.trigger()
    wish(False)
    assert not game.board.animated, "the player has chosen"


LINUX = pytest.mark.skipif(sys.platform != "linux", reason="KDE and its file are there only")


@LINUX
@pytest.mark.parametrize(("factor", "less"), [("0", True), ("0.5", False), ("1", False)])
def test_the_kde_setting_applies_on_kde(qapp, monkeypatch, tmp_path, factor, less):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "kdeglobals").write_text(f"[KDE]\nAnimationDurationFactor={factor}\n")
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    assert wants_less_motion() is less
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "X-Cinnamon")
    assert not wants_less_motion()


@LINUX
def test_kde_without_a_settings_file_has_animations(qapp, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    assert not wants_less_motion()
