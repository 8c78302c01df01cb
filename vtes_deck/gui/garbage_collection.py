"""Runs Python's garbage collection on the GUI thread only.

Widgets in a reference cycle live until Python's cyclic collector finds them. It runs on the thread
that happens to create the next object, and destroying a widget on a worker's thread hangs or
crashes the program. So while there are workers, the collector is off, and a timer runs it on the
GUI thread.
"""

from __future__ import annotations

import gc
import weakref
from typing import ClassVar

from PySide6.QtCore import QObject, QTimer

from vtes_deck.gui.freed_memory import return_freed_memory

INTERVAL = 1000
"""Milliseconds between two checks of the amount of garbage."""

FULL_EVERY = 30
"""One in this many collections covers all objects instead of only the young ones."""


class GarbageCollector(QObject):
    """Collects garbage on its own thread, the GUI's, until it is closed."""

    _open: ClassVar[weakref.WeakSet[GarbageCollector]] = weakref.WeakSet()
    _was_enabled: ClassVar[bool] = True

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        if not self._open:
            GarbageCollector._was_enabled = gc.isenabled()
            gc.disable()
        self._open.add(self)
        self._collections = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.collect)
        self._timer.start(INTERVAL)

    def collect(self) -> None:
        """Collect garbage if Python itself would do so."""
        if gc.get_count()[0] <= gc.get_threshold()[0]:
            return
        self._collections += 1
        gc.collect(2 if self._collections % FULL_EVERY == 0 else 1)
        return_freed_memory()

    def close(self) -> None:
        """Enable the collector again: no worker thread is left."""
        self._timer.stop()
        self._open.discard(self)
        if not self._open and self._was_enabled:
            gc.enable()


def keep_for_good() -> None:
    """Exclude all present objects, mainly the card base, from every collection.

    A full collection then takes a millisecond instead of a hundred.
    """
    gc.freeze()
