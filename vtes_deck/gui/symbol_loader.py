"""Fetches the official symbols of clans and Disciplines if the player wants pictures."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication

from cardbase.atomic_files import write_atomic
from cardbase.pictures import (
    SYMBOL_SERVER,
    NoPictureError,
    OfflineError,
    PictureStore,
    Refusal,
    UnusableError,
)
from cardbase.symbols import all_symbols
from vtes_deck.app import paths
from vtes_deck.app.settings import SettingsStore
from vtes_deck.graphics import symbols
from vtes_deck.gui.jobs import Jobs, Task
from vtes_deck.language import tr

FOLDER = "symbols"
"""The name of the folder, within the one for files that can be recreated."""

_KEY = "symbols"

_MAX_UNUSABLE = 3
"""Fetching stops after this many answers that are not symbols."""

log = logging.getLogger(__name__)


class SymbolLoader(QObject):
    """Shows the official symbols if the player wants pictures, and fetches those that are missing.

    Our own symbol is used if the server lacks an official one, or cannot be reached.

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
        self._asked = self._arrived = False
        self.store = PictureStore(paths.cache_dir() / FOLDER, server=SYMBOL_SERVER)
        symbols.use(self._folder if self._wanted else None)

    @property
    def _wanted(self) -> bool:
        return self._settings.value.pictures

    @property
    def _folder(self) -> Path:
        return self.store.folder

    def follow(self) -> None:
        """Apply the settings: show official symbols or our own, and fetch missing ones once.

        If the server could not be reached, the next call tries again. If the player cancelled the
        fetch, the next request for pictures starts it again.
        """
        wanted = self._folder if self._wanted else None
        if symbols.used() != wanted:
            self._show(wanted)
        if wanted is None:
            self._asked = False
            self.store.try_again()
            self._jobs.cancel(_KEY)
        elif not (self._asked or self.store.offline):
            self._asked = True
            job = self._jobs.run(
                tr("Fetching symbols"), self._fetch, failed=self._on_failed, owner=self, key=_KEY
            )
            job.ended.connect(self._on_ended)

    def retry(self) -> None:
        """Fetch the missing symbols if fetching failed before: the server can be reached again."""
        self.store.try_again()
        self.follow()

    def _fetch(self, task: Task) -> None:
        """Fetch the missing symbols."""
        missing = [one for one in all_symbols() if not (self._folder / one.path).exists()]
        unusable = 0
        for number, symbol in enumerate(missing):
            task.progress(number, len(missing))
            try:
                data = self.store.fetch(symbol, lambda: task.cancelled)
            except NoPictureError:
                continue
            except UnusableError:
                data = b""
            self.store.forget(symbol)
            kept = symbols.reduced(data)
            if kept is not None:
                write_atomic(self._folder / symbol.path, kept)
                self._arrived = True
                continue
            unusable += 1
            if unusable == _MAX_UNUSABLE:
                raise UnusableError(Refusal.NOT_A_PICTURE)

    def _on_failed(self, error: Exception) -> None:
        log.info("no symbols: %s", error)
        self._asked = not isinstance(error, OfflineError)

    def _on_ended(self) -> None:
        """Show the symbols that have arrived, even if some are missing."""
        if self._arrived and self._wanted:
            self._arrived = False
            self._show(self._folder)

    def _show(self, folder: Path | None) -> None:
        """Redraw everything, as after a change of the theme."""
        symbols.use(folder)
        self.changed.emit()
        for widget in QApplication.allWidgets():
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.PaletteChange))
            widget.update()
