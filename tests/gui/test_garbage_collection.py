"""Widgets in reference cycles are destroyed on the GUI thread."""

import ctypes
import gc
import os
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from vtes_deck.gui import garbage_collection


class Ring(QObject):
    """An object in a cycle, which only the cyclic collector finds; it records its last thread."""

    def __init__(self, gone):
        super().__init__()
        self.me = self
        self.gone = gone

    def __del__(self):
        self.gone.append(threading.get_ident())


def litter(_task):
    """Work that makes enough garbage for several collections."""
    for _ in range(2 * gc.get_threshold()[0]):
        ring = []
        ring.append(ring)


@pytest.fixture(autouse=True)
def never_by_itself(monkeypatch):
    """Let only the test collect garbage, no matter how slow the machine is."""
    monkeypatch.setattr(garbage_collection, "INTERVAL", 10_000_000)


@pytest.fixture
def gone(jobs, qtbot):
    """Threads on which cycles were destroyed while jobs made garbage."""
    threads = []
    gc.collect()
    for _ in range(5):
        Ring(threads)
    with qtbot.waitSignal(jobs.run("Litter", litter).ended):
        pass
    return threads


def test_background_work_collects_no_garbage(gone):
    assert gone == []


def test_garbage_is_collected_on_the_gui_thread(gone, jobs):
    jobs.findChild(garbage_collection.GarbageCollector).collect()
    assert gone == [threading.get_ident()] * 5


def test_little_garbage_is_not_collected(jobs):
    threads = []
    gc.collect()
    Ring(threads)
    jobs.findChild(garbage_collection.GarbageCollector).collect()
    assert threads == []
    gc.collect()
    assert threads == [threading.get_ident()]


@pytest.fixture(params=[True, False], ids=["enabled", "disabled"])
def before(request):
    """Whether the collector was on before; the state is restored afterwards."""
    was = gc.isenabled()
    (gc.enable if request.param else gc.disable)()
    yield request.param
    (gc.enable if was else gc.disable)()


def test_the_collector_is_off_while_workers_exist(qapp, before):
    first, second = garbage_collection.GarbageCollector(), garbage_collection.GarbageCollector()
    assert not gc.isenabled()
    first.close()
    assert not gc.isenabled()
    second.close()
    assert gc.isenabled() == before


@pytest.mark.skipif(sys.platform != "linux", reason="only the GNU C library keeps it")
def test_freed_memory_is_returned(jobs):
    """Small objects below one that stays: the C library keeps their memory until it is asked."""
    blocks = [ctypes.create_string_buffer(50_000) for _ in range(2_000)]
    last = ctypes.create_string_buffer(50_000)
    del blocks
    before = resident()
    for _ in range(2 * gc.get_threshold()[0]):
        ring = []
        ring.append(ring)
    jobs.findChild(garbage_collection.GarbageCollector).collect()
    assert resident() < before - 50_000_000
    assert len(last) == 50_000


def resident():
    """The memory of this process in bytes."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
