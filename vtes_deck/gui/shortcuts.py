"""The shortcuts of actions. The player can change them; the settings store them by name.

The default keys are in the table of :mod:`vtes_deck.gui.actions` and in the actions of each panel.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence

from vtes_deck.app.settings import SettingsStore
from vtes_deck.gui.shortcut_tips import show_shortcut

_PORTABLE = QKeySequence.SequenceFormat.PortableText


class Shortcuts(QObject):
    """The keys of each action: its defaults, or those that the player has set.

    Signals:
        changed: some action has other keys now.
    """

    changed = Signal()

    def __init__(self, settings: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._actions: dict[str, QAction] = {}
        self._own: dict[str, tuple[str, ...]] = {}

    def take(self, name: str, action: QAction) -> None:
        """Manage the shortcuts of an action.

        Args:
            name: the key in the settings; a recreated action replaces the previous one.
            action: an action with its default keys.
        """
        self._actions[name] = action
        self._own[name] = _texts(action.shortcuts())
        action.destroyed.connect(partial(self._forget, name, id(action)))
        self._apply(name)
        show_shortcut(action)

    def names(self) -> tuple[str, ...]:
        """All managed actions."""
        return tuple(self._actions)

    def name_of(self, action: QAction) -> str | None:
        """The name of an action; ``None`` if it is not managed."""
        return next((name for name, one in self._actions.items() if one is action), None)

    def keys(self, name: str) -> tuple[str, ...]:
        """The keys of an action in Qt's portable notation; the first one is shown."""
        return self._settings.value.shortcuts.get(name, self._own.get(name, ()))

    def is_own(self, name: str) -> bool:
        """Whether an action has its default keys."""
        return self.keys(name) == self._own.get(name, ())

    def holders(self, keys: str) -> list[str]:
        """The actions that these keys trigger."""
        wanted = QKeySequence(keys, _PORTABLE)
        return [
            name
            for name in self._actions
            if any(QKeySequence(one, _PORTABLE) == wanted for one in self.keys(name))
        ]

    def give(self, name: str, keys: str) -> list[str]:
        """Make these keys trigger only this action; empty: it has no keys.

        Returns:
            The actions they were taken from.
        """
        changed = dict(self._settings.value.shortcuts)
        losers = [one for one in self.holders(keys) if one != name] if keys else []
        for loser in losers:
            wanted = QKeySequence(keys, _PORTABLE)
            left = [k for k in self.keys(loser) if QKeySequence(k, _PORTABLE) != wanted]
            changed[loser] = tuple(left)
        changed[name] = (keys,) if keys else ()
        self._change(changed)
        return losers

    def reset(self, name: str) -> list[str]:
        """Restore the default keys of an action.

        Returns:
            The actions they were taken from.
        """
        changed = dict(self._settings.value.shortcuts)
        changed.pop(name, None)
        losers = []
        for keys in self._own.get(name, ()):
            wanted = QKeySequence(keys, _PORTABLE)
            for loser in self.holders(keys):
                if loser != name:
                    left = [k for k in self.keys(loser) if QKeySequence(k, _PORTABLE) != wanted]
                    changed[loser] = tuple(left)
                    losers.append(loser)
        self._change(changed)
        return losers

    @property
    def state(self) -> dict[str, tuple[str, ...]]:
        """Everything that the player has changed, for :meth:`restore`."""
        return dict(self._settings.value.shortcuts)

    def restore(self, state: dict[str, tuple[str, ...]]) -> None:
        """Restore a value of :attr:`state`; an empty one restores all defaults."""
        self._change(dict(state))

    def _change(self, shortcuts: dict[str, tuple[str, ...]]) -> None:
        own = {name for name, keys in shortcuts.items() if keys == self._own.get(name)}
        self._settings.change(
            shortcuts={name: keys for name, keys in shortcuts.items() if name not in own}
        )
        for name in self._actions:
            self._apply(name)
        self.changed.emit()

    def _apply(self, name: str) -> None:
        wanted = [QKeySequence(keys, _PORTABLE) for keys in self.keys(name)]
        if _texts(self._actions[name].shortcuts()) != _texts(wanted):
            self._actions[name].setShortcuts(wanted)

    def _forget(self, name: str, which: int, _gone: object = None) -> None:
        if name in self._actions and id(self._actions[name]) == which:
            del self._actions[name]


def _texts(sequences: Sequence[QKeySequence]) -> tuple[str, ...]:
    return tuple(sequence.toString(_PORTABLE) for sequence in sequences)
