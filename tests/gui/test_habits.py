"""Conventions that can be checked by reading the source."""

import ast
from pathlib import Path

import vtes_deck

PACKAGE = Path(vtes_deck.__file__).parent
THREADS = {"QThread", "QThreadPool", "QRunnable", "Thread", "ThreadPoolExecutor"}
DOORS = {"gui/jobs.py"}
LAST_CHANCES = {"gui/dialogs/save_changes.py"}
"""Places without undo: the program ends, and no changes can be kept."""


def sources(folder):
    return sorted(path for path in (PACKAGE / folder).rglob("*.py"))


def place(path):
    return path.relative_to(PACKAGE).as_posix()


def offenders(folders, names, allowed):
    """The files that use one of the names. Parsing is slow, so files without them are skipped."""
    found = set()
    for path in (path for folder in folders for path in sources(folder)):
        text = path.read_text("utf-8")
        if place(path) not in allowed and any(name in text for name in names):
            used = {
                getattr(node, field)
                for node in ast.walk(ast.parse(text))
                for kind, field in ((ast.alias, "name"), (ast.Attribute, "attr"), (ast.Name, "id"))
                if isinstance(node, kind)
            }
            if used & names:
                found.add(place(path))
    return found


def test_background_work_has_one_interface():
    assert offenders(["gui", "app"], THREADS, DOORS) == set()
    assert offenders(["gui"], THREADS, set()) == DOORS


def test_no_question_asks_are_you_sure():
    assert offenders(["gui"], {"QMessageBox"}, LAST_CHANCES) == set()


def test_fields_for_numbers_come_from_one_module():
    found = {
        place(path)
        for path in sources("gui")
        if {"QSpinBox", "QDoubleSpinBox"}
        & {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
    }
    assert found == set()
