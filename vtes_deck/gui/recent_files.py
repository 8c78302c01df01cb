"""The files that were opened or saved last."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QMenu

from vtes_deck.app import deck_files
from vtes_deck.app.settings import SettingsStore
from vtes_deck.gui.list_menus import ListMenuItem, escaped, fill_menu
from vtes_deck.language import tr


class RecentFiles:
    """Remembers recent files in the settings, and offers them in a menu."""

    def __init__(self, settings: SettingsStore, open_path: Callable[[Path], object]) -> None:
        self._settings = settings
        self._open_path = open_path

    @property
    def folder(self) -> Path:
        """The player's folder of decks, in which the last one was opened or saved."""
        for recent in self._settings.value.recent:
            folder = Path(recent).parent
            if folder.is_dir():
                return folder
        return Path.home()

    def remember(self, *paths: Path) -> None:
        """Put files at the top of the list, the last one first."""
        recent = self._settings.value.recent
        for path in paths:
            recent = deck_files.with_recent(recent, path.absolute())
        self._settings.change(recent=recent)

    def forget(self, path: Path) -> None:
        """Remove a file that does not exist from the list."""
        recent = tuple(one for one in self._settings.value.recent if one != str(path))
        self._settings.change(recent=recent)

    def fill(self, menu: QMenu) -> None:
        """Fill the menu of recent files."""
        entries = []
        for number, name in enumerate(self._settings.value.recent, start=1):
            path = Path(name)
            mark = f"&{number} " if number < 10 else ""
            act = partial(self._open_path, path)
            entries.append(ListMenuItem(mark + escaped(path.name), act, name))
        fill_menu(menu, entries, tr("No files yet"))
