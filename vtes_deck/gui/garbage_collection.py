"""Garbage of Python is collected on the GUI thread and on no other.

Widgets that refer to each other in a circle live until Python's cyclic collector finds them. It
runs on whatever thread happens to make the next object, and a widget that is destroyed on the
thread of a worker hangs or crashes the program. So as long as there are workers, the collector is
off, and a timer does its work where widgets live.
"""

from __future__ import annotations

import gc
import weakref
from typing import ClassVar

from PySide6.QtCore import QObject, QTimer

INTERVAL = 1000
"""Milliseconds between two looks at how much has come together."""

FULL_EVERY = 30
"""Of so many collections, one covers all objects instead of only the young ones."""


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
        """Collect, if as much has come together as Python itself would wait for."""
        if gc.get_count()[0] <= gc.get_threshold()[0]:
            return
        self._collections += 1
        gc.collect(2 if self._collections % FULL_EVERY == 0 else 1)

    def close(self) -> None:
        """Let Python collect again: no thread is left that could do so by accident."""
        self._timer.stop()
        self._open.discard(self)
        if not self._open and self._was_enabled:
            gc.enable()


def keep_for_good() -> None:
    """Leave what has been made until now, the card base above all, out of every collection.

    A full collection then takes a millisecond instead of a hundred.
    """
    gc.freeze()
