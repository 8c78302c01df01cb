"""Close the window properly when the system asks the program to end.

Python runs its own signal handlers only between its instructions, and the event loop of Qt runs
none. So the interpreter writes to a socket, which wakes the loop.
"""

from __future__ import annotations

import contextlib
import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
"""Ctrl+C, the end of the user's session, and the end of the terminal."""


class Termination(QObject):
    """Calls a function at the first signal. A second one meanwhile ends the program immediately."""

    def __init__(self, close: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._close = close
        self._closing = False
        self._ours, self._theirs = socket.socketpair()
        self._ours.setblocking(False)
        self._theirs.setblocking(False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._arrived)
        self._wakeup = signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)
        self._handlers = {}
        for name in SIGNALS:
            number = getattr(signal, name, None)
            # "nohup" makes a program ignore the end of its terminal.
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._handlers[number] = signal.signal(number, self._note)

    def end(self) -> None:
        """Restore the previous handlers."""
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        self._handlers = {}
        signal.set_wakeup_fd(self._wakeup)
        self._notifier.setEnabled(False)
        self._ours.close()
        self._theirs.close()

    def _note(self, number: int, _frame: object) -> None:
        """Leave the signal to the event loop, or end the program if it is already closing."""
        if self._closing:
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)

    def _arrived(self) -> None:
        with contextlib.suppress(BlockingIOError):
            self._ours.recv(4096)
        if not self._closing:
            self._closing = True
            try:
                self._close()
            finally:
                self._closing = False
