"""The entries of the table's menu that concern one game, with their keys."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from vtes_deck.app.settings import SettingsStore
from vtes_deck.gui.motion import MOVE, SLOW_MOVE, follow_motion, wants_less_motion
from vtes_deck.gui.table.board import Board
from vtes_deck.gui.table.playback_bar import pace_actions
from vtes_deck.gui.widgets.owned_actions import owned_action
from vtes_deck.language import tr


class GameMenu(QObject):
    """Fills a menu, and follows the settings of the table.

    Signals:
        paced: the index of another speed of computer players.

    Attributes:
        replay, step, turn, what_if, edit, concede: the commands, to be connected.
        always: whether the player is asked whenever she can do something.
        paces: the speeds of computer players.
        animations: whether cards move.
        slow: whether they move slowly.
        sound: whether a sound is played when a person has to choose.
    """

    paced = Signal(int)

    def __init__(self, menu: QMenu, board: Board, settings: SettingsStore, parent: QWidget) -> None:
        """Fill the menu.

        Args:
            menu: the menu of the table.
            board: its cards move according to the settings.
            settings: the settings.
            parent: the widget in which the keys of the commands work.
        """
        super().__init__(parent)
        self._menu, self._board, self._settings = menu, board, settings
        self._place = parent
        self.replay = self._command(tr("&Replay this game"))
        self.step = self._command(tr("C&hoose for me once"), "Ctrl+Return")
        self.turn = self._command(tr("Choose for me until my next &turn"), "Ctrl+Shift+Return")
        menu.addSeparator()
        self.what_if = self._command(tr("&What if … (a copy to try)"), "W")
        self.edit = self._command(tr("Ed&it this position … (shows all hands)"))
        menu.addSeparator()
        self.always = self._setting(tr("As&k me whenever I can do something"))
        self.paces = pace_actions(menu.addMenu(tr("S&peed of computer players")), self.paced.emit)
        self.animations = self._setting(tr("Ani&mations"))
        self.animations.toggled.connect(self._show_animated)
        self.animations.triggered.connect(lambda on: settings.change(table_animations=on))
        self.slow = self._setting(tr("Lon&ger animations"))
        self.slow.toggled.connect(self._set_slow)
        self.slow.setChecked(settings.value.table_slow)
        self._follow_motion()
        follow_motion(self._follow_motion)
        self.sound = self._setting(tr("So&und when I have to choose"))
        self.sound.setChecked(settings.value.table_sound)
        self.sound.toggled.connect(lambda on: settings.change(table_sound=on))
        menu.addSeparator()
        self.concede = self._command(tr("&Concede"))

    def _command(self, text: str, key: str = "") -> QAction:
        action = owned_action(self._menu, text)
        if key:
            action.setShortcut(key)
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            self._place.addAction(action)
        return action

    def _setting(self, text: str) -> QAction:
        action = owned_action(self._menu, text)
        action.setCheckable(True)
        return action

    def _follow_motion(self) -> None:
        """Animate according to the player's choice, or else the system's setting."""
        moving = self._settings.value.table_animations
        self.animations.setChecked(not wants_less_motion() if moving is None else moving)
        self._show_animated(self.animations.isChecked())

    def _show_animated(self, animated: bool) -> None:
        self._board.animated = animated
        self.slow.setEnabled(animated)

    def _set_slow(self, slow: bool) -> None:
        self._board.move_time = SLOW_MOVE if slow else MOVE
        self._settings.change(table_slow=slow)
