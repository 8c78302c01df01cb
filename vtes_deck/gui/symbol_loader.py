"""The official symbols of clans and Disciplines: fetched if the player wants pictures."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication

from cardbase.atomic_files import write_atomic
from cardbase.pictures import SYMBOL_SERVER, NoPictureError, PictureStore
from cardbase.symbols import all_symbols
from vtes_deck.app import paths
from vtes_deck.app.settings import SettingsStore
from vtes_deck.graphics import symbols
from vtes_deck.gui.jobs import Jobs, Task
from vtes_deck.language import tr

FOLDER = "symbols"
"""Below the folder for files that can be recreated."""

log = logging.getLogger(__name__)


class SymbolLoader(QObject):
    """Shows the official symbols if the player wants pictures, and fetches those that are missing.

    If the server lacks a symbol or cannot be reached, our own sign stays.

    Attributes:
        store: fetches them.

    Signals:
        changed: other symbols are shown.
    """

    changed = Signal()

    def __init__(self, jobs: Jobs, settings: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._settings = settings
        self._asked = False
        self.store = PictureStore(paths.cache_dir() / FOLDER, server=SYMBOL_SERVER)
        symbols.use(self._folder if self._wanted else None)

    @property
    def _wanted(self) -> bool:
        return self._settings.value.pictures

    @property
    def _folder(self) -> Path:
        return self.store.folder

    def follow(self) -> None:
        """Apply the settings: show official symbols or our own, and fetch once if necessary."""
        wanted = self._folder if self._wanted else None
        if symbols.used() != wanted:
            self._show(wanted)
        if wanted is not None and not self._asked:
            self._asked = True
            self._jobs.run(
                tr("Fetching symbols"),
                self._fetch,
                done=self._fetched,
                failed=lambda error: log.info("no symbols: %s", error),
                owner=self,
                key="symbols",
            )

    def _fetch(self, task: Task) -> int:
        """Fetch the missing symbols; returns how many remain."""
        missing = [one for one in all_symbols() if not (self._folder / one.path).exists()]
        fetched = 0
        for number, symbol in enumerate(missing):
            task.progress(number, len(missing))
            try:
                kept = symbols.reduced(self.store.fetch(symbol, lambda: task.cancelled))
            except NoPictureError:
                continue
            self.store.forget(symbol)
            if kept is not None:
                write_atomic(self._folder / symbol.path, kept)
                fetched += 1
        return fetched

    def _fetched(self, more: int) -> None:
        if more and self._wanted:
            self._show(self._folder)

    def _show(self, folder: Path | None) -> None:
        """Redraw everything, as after a change of the theme."""
        symbols.use(folder)
        self.changed.emit()
        for widget in QApplication.allWidgets():
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.PaletteChange))
            widget.update()
