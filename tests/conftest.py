"""The common fixtures of all tests: a home folder, Qt without a screen, the real card base.

The alarms (leaked threads, timers, stray log warnings) are in helpers/alarms.py.
"""

import gc
import logging
import os
import random
import shutil
import tempfile
from pathlib import Path

import hypothesis
import pytest
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

pytest_plugins = [
    "alarms",
    "small_model",
    "small_place",
    "whole_window",
    "marked_language",
    "pytester",
]

# Set while pytest loads this file, before our packages or Qt are imported. The workers of
# pytest-xdist inherit the folder of the process that starts them, so the snapshot is built once.
IS_WORKER = "PYTEST_XDIST_WORKER" in os.environ
if not IS_WORKER:
    os.environ["VTES_DECK_HOME"] = tempfile.mkdtemp(prefix="vtes-deck-tests-")
os.environ["QT_QPA_PLATFORM"] = "offscreen"
HOME = Path(os.environ["VTES_DECK_HOME"])

# Files of tests need not survive a power cut, and waiting for the disk takes minutes of a run.
os.fsync = lambda _handle: None

# The same examples on every run and every machine; HYPOTHESIS_PROFILE=explore searches for new
# ones.
hypothesis.settings.register_profile(
    "fixed", max_examples=50, derandomize=True, deadline=None, database=None
)
hypothesis.settings.register_profile(
    "explore", max_examples=2000, deadline=None, print_blob=True, database=None
)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "fixed")
hypothesis.settings.load_profile(PROFILE)
if PROFILE == "fixed":
    # Constants of our source are worth trying while exploring. Collecting them takes each process 8
    # s, and the examples would depend on the modules that other tests have loaded.
    providers._get_local_constants = Constants  # noqa: SLF001 - there is no setting for it


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Disable garbage collection during collection, and exclude the tests from it."""
    gc.disable()
    yield
    gc.enable()
    gc.freeze()
    gc.set_threshold(50_000)  # garbage collection took a tenth of the time of random games


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector):
    """Let each worker read the files in a different order.

    A worker uses the cached rewritten assertions of another one. With one order, all workers would
    rewrite each file at the same time.
    """
    report = yield
    if IS_WORKER and isinstance(collector, pytest.Directory):
        random.Random(os.environ["PYTEST_XDIST_WORKER"]).shuffle(report.result)
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Mark the tests in tests/gui; helpers/alarms.py marks other tests with Qt."""
    items.sort(key=lambda item: str(item.path))  # the same order in every worker
    gui_folder = str(Path(__file__).parent / "gui") + os.sep
    for item in items:
        if str(item.path).startswith(gui_folder):
            item.add_marker(pytest.mark.gui)


def pytest_make_parametrize_id(config, val, argname):
    """Name bytes after their argument.

    A packed file has the time in it, and every process of a run must find the same test names.
    """
    del config
    return argname if isinstance(val, bytes) else None


def pytest_configure():
    """Log at level INFO and above.

    The option of pytest would set the level six times for each test and for all loggers.
    """
    logging.getLogger().setLevel(logging.INFO)


def pytest_unconfigure():
    if not IS_WORKER:
        shutil.rmtree(HOME, ignore_errors=True)


@pytest.fixture(autouse=True)
def pointer_outside(request):
    """Move the mouse pointer outside the screen, if an earlier test left it over a window.

    A list under the pointer keeps its order (``gui.widgets.steady``), which would make a test
    depend on the one before it.
    """
    if request.node.get_closest_marker("gui") and "qapp" in request.fixturenames:
        from PySide6.QtGui import QCursor

        request.getfixturevalue("qapp")
        QCursor.setPos(10_000, 10_000)


@pytest.fixture(scope="session")
def cb():
    """The real card base, built once per process into the tests' own home folder."""
    import cardbase

    return cardbase.load()


@pytest.fixture(scope="session")
def snapshots(cb, tmp_path_factory):
    """The files of a card base that is ready to be read."""
    folder = tmp_path_factory.mktemp("snapshots")
    # Links, because later tests may remove an old file.
    for made in (HOME / "cache").glob("cards-*.snapshot"):
        (folder / made.name).hardlink_to(made)
    return sorted(folder.iterdir())


@pytest.fixture
def own_home(tmp_path, monkeypatch, snapshots):
    """Set VTES_DECK_HOME to an empty folder, with the card base ready in its cache.

    Building the card base takes seconds, and each worker process of a test would build its own.
    """
    # Next to the test's own folder, which should contain only the test's own files.
    home = tmp_path.with_name(f"{tmp_path.name}-home")
    monkeypatch.setenv("VTES_DECK_HOME", str(home))
    (home / "cache").mkdir(parents=True)
    for snapshot in snapshots:
        (home / "cache" / snapshot.name).hardlink_to(snapshot)
    return home


@pytest.fixture(scope="session")
def checkout():
    """The folder of the repository."""
    return Path(__file__).resolve().parent.parent
