"""Rules of the house that a reader of the source can check."""

import ast
from pathlib import Path

import pytest

import vtes_deck

PACKAGE = Path(vtes_deck.__file__).parent
THREADS = {"QThread", "QThreadPool", "QRunnable", "Thread", "ThreadPoolExecutor"}
DOORS = {"gui/jobs.py"}
LAST_CHANCES = {"gui/dialogs/save_changes.py"}
"""Where undo cannot answer: the program ends, and nothing can be kept until the next start."""


def sources(folder):
    return sorted(path for path in (PACKAGE / folder).rglob("*.py"))


def ids(path):
    return path.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("path", [*sources("gui"), *sources("app")], ids=ids)
def test_background_work_has_one_door(path):
    names = {
        alias.name
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    attributes = {
        node.attr
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
    }
    assert ids(path) in DOORS or not THREADS & (names | attributes)


@pytest.mark.parametrize("path", sources("gui"), ids=ids)
def test_nothing_asks_are_you_sure(path):
    boxes = [
        node
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Name) and node.id == "QMessageBox"
    ]
    assert ids(path) in LAST_CHANCES or boxes == []
