"""Delayed imports: one thread at a time imports them in advance."""

import subprocess
import sys
import threading

from PySide6.QtWidgets import QLabel

import vtes_deck.app.reference
from vtes_deck.gui import delayed
from vtes_deck.gui.lazy_imports import IMPORTING, PRELOADED
from vtes_deck.gui.panel_host import PanelHost
from vtes_deck.gui.panels import Area, PanelSpec
from vtes_deck.gui.panels.reference import panel


def is_held():
    """Whether another thread would have to wait before it imports."""
    free = []

    def look():
        free.append(IMPORTING.acquire(blocking=False))
        if free[0]:
            IMPORTING.release()

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    return not free[0]


class Watching(QLabel):
    """A panel that checks whether another thread can import while it is created."""

    def __init__(self, _context):
        super().__init__()
        self.held = is_held()

    def changed(self, changes):
        """The interface of a panel."""


def test_no_other_thread_imports_while_a_panel_is_created(qtbot, context):
    host = PanelHost(PanelSpec("watching", "Watching", Area.RIGHT, 1, Watching))
    qtbot.addWidget(host)
    host.show()
    host.ready(context)
    assert host.panel.held
    assert not is_held()


def test_the_rules_wait_until_no_other_thread_imports(monkeypatch):
    """Two threads that import parts of one package would break each other's import."""
    monkeypatch.delitem(vars(delayed), "reference", raising=False)
    done = threading.Event()
    monkeypatch.setattr(vtes_deck.app.reference, "read", done.set)
    reading = threading.Thread(target=panel.read_rules, args=(None,))
    with IMPORTING:
        reading.start()
        assert not done.wait(0.2)
    reading.join()
    assert done.is_set()


def test_late_imports_need_no_qt():
    program = f"import sys, {', '.join(PRELOADED)}; sys.exit('PySide6.QtCore' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
