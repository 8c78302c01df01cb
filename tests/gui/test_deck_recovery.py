"""The recovery of open decks after any end of the window."""

import errno
import os
import shutil
import sys
import time
from functools import partial
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QPushButton

from vtes_deck.app.collection import CollectionBook, read_collection
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.recovery import Recovery
from vtes_deck.collection import edits
from vtes_deck.collection.model import Lot
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.gui import deck_autosave
from vtes_deck.gui.collection_store import CollectionStore
from vtes_deck.gui.dialogs.save_changes import Answer
from vtes_deck.gui.jobs import THREADS
from vtes_deck.gui.panels.history.version_list import VersionList

GOVERN = 100845


@pytest.fixture
def open_window(open_window, few_panels):
    return partial(open_window, specs=few_panels)


def killed_with(tmp_path, *decks):
    """A program was killed with these open: names, a dash before those in no file; * is current."""
    killed = Recovery()
    killed.start()
    for tab, said in enumerate(decks):
        name = said.strip("-*")
        deck = Deck(name=name)
        path = tmp_path / f"{name}.txt"
        if "-" in said:
            document = Document(Origin.NEW, deck)
        else:
            path.write_text(f"Deck Name: {name}\n\n1x Govern the Unaligned\n", encoding="utf-8")
            document = Document(Origin.FILE, deck, path, "twd")
        killed.prepare(deck, document, tab=tab, current="*" in said)()
    killed.close()


def titles(window):
    return [open_deck.title for open_deck in window.session.open_decks]


def test_an_empty_deck_in_the_first_tab_survives_a_kill(open_window, quiet, tmp_path, own_home):
    killed_with(tmp_path, "-", "A", "*B")
    window = open_window()
    quiet(window)
    assert titles(window) == ["A", "B"]
    assert window.session.title == "B"


def test_tabs_survive_two_kills(open_window, quiet, tmp_path, own_home):
    killed_with(tmp_path, "A", "*B", "C")
    window = open_window()
    quiet(window)
    kept = [
        (found.kept.tab, found.title, found.kept.current) for found in left_if_killed_now(tmp_path)
    ]
    assert sorted(kept) == [(0, "A", False), (1, "B", True), (2, "C", False)]


def left_if_killed_now(tmp_path):
    """The decks that another program would find."""
    copy = tmp_path / "copy"
    copy.mkdir()
    for file in Recovery.default_folder().glob("*.deck"):
        shutil.copy(file, copy)
    return Recovery(copy).left_behind()


def test_a_full_disk_at_the_start_loses_no_deck(
    open_window, quiet, tmp_path, own_home, monkeypatch, caplog
):
    killed_with(tmp_path, "A", "*B", "C")
    before = Recovery().left_behind()
    full = OSError(28, "No space left on device")
    monkeypatch.setattr("vtes_deck.app.recovery.write_atomic", raising(full))
    window = open_window()
    quiet(window)
    assert titles(window) == ["A", "B", "C"]
    assert window.session.title == "B"
    assert "cannot be kept" in window.messages.current.text
    assert all(found.file.exists() for found in before)


@pytest.fixture
def closed_unkept(open_window, quiet, own_home, govern, monkeypatch, caplog):
    """One deck was closed while the disk was full, and later another that could be saved."""
    window = open_window()
    quiet(window)
    window.session.new()
    window.session.apply("Name", lambda deck: msgspec.structs.replace(deck, name="Lost"))
    full = OSError(28, "No space left on device")
    lost = window.session.document

    def full_for_it(self, deck, document, **where):
        return raising(full) if document is lost else prepare(self, deck, document, **where)

    prepare = Recovery.prepare
    monkeypatch.setattr(Recovery, "prepare", full_for_it)
    window.documents.close()
    quiet(window)
    window.session.add(govern, 3)
    window.documents.keep()
    quiet(window)
    return window


def test_the_window_asks_about_a_deck_that_could_not_be_saved(closed_unkept, quiet):
    asked = []
    answers = iter((Answer.STAY, Answer.LOSE))

    def ask(_window, title):
        asked.append(title)
        return next(answers)

    window = closed_unkept
    window.documents.ask_closing = ask
    window.close()
    assert window.isVisible()
    assert window.session.title == "Lost"
    window.close()
    assert not window.isVisible()
    assert asked == ["Lost", "Lost"]


def test_a_closed_deck_is_saved_as_soon_as_possible(
    open_window, quiet, own_home, govern, monkeypatch, caplog
):
    window = open_window()
    quiet(window)
    window.session.new()
    window.session.add(govern, 3)
    with monkeypatch.context() as patched:
        full = OSError(28, "No space left on device")
        patched.setattr("vtes_deck.app.recovery.write_atomic", raising(full))
        window.documents.close()
        quiet(window)
        assert not window.documents.keeps
    window.close()
    assert not window.isVisible()
    assert [found.kept.tab for found in Recovery().left_behind() if found.kept.modified] == [-1]


def raising(error):
    def fail(*_anything):
        raise error

    return fail


def test_a_deck_closed_just_before_the_window_is_saved(open_window, quiet, own_home, govern):
    window = open_window()
    quiet(window)
    for _ in range(THREADS):
        window.jobs.run("Counting for ever", count_for_ever)
    window.session.new()
    window.session.add(govern, 3)
    window.documents.close()
    window.close()
    assert [found.title for found in Recovery().left_behind() if found.kept.modified]


def test_a_version_named_just_before_the_window_closes_is_saved(
    open_window, quiet, own_home, govern
):
    window = open_window()
    quiet(window)
    window.go_to("history")
    window.session.new()
    window.session.add(govern, 3)
    quiet(window)
    for _ in range(THREADS):
        window.jobs.run("Counting for ever", count_for_ever)
    document = window.session.document
    (versions,) = window.findChildren(VersionList)
    versions.name.setText("For Paris")
    versions.keep()
    window.close()
    assert [one.name for one in versions.store.of(document)] == ["For Paris"]


def count_for_ever(task):
    while True:
        task.check()
        time.sleep(0.005)


def test_part_files_of_killed_programs_are_removed_at_the_start(open_window, quiet, own_home):
    parts = []
    for place in ("data/open", "data/versions", "config", "cache"):
        (own_home / place).mkdir(parents=True, exist_ok=True)
        parts.append(own_home / place / ".collection.json.a1b2c3d4.part")
        parts[-1].write_bytes(b"half")
        os.utime(parts[-1], (1e9, 1e9))
    quiet(open_window())
    assert [part for part in parts if part.exists()] == []


def test_continuous_typing_is_saved(qtbot, own_home, session, jobs, monkeypatch):
    monkeypatch.setattr(deck_autosave, "DELAY", 500)
    recovery = Recovery()
    keeping = deck_autosave.Autosave(session, recovery, jobs, print)

    def type_on():
        session.apply("Write", lambda deck: msgspec.structs.replace(deck, name=deck.name + "x"))
        return any(recovery.folder.glob("*.deck"))

    qtbot.waitUntil(type_on, timeout=2500)  # asks every 10 ms
    keeping.end()


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text elsewhere")
def test_a_file_with_an_undecodable_name_is_saved_like_others(open_window, quiet, tmp_path, govern):
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.txt"))
    path.write_text("Deck Name: Odd\n\n1x Govern the Unaligned\n", encoding="utf-8")
    window = open_window()
    quiet(window)
    window.documents.open_path(path)
    quiet(window)
    window.session.add(govern, 3)
    window.documents.keep()
    quiet(window)
    assert any(found.title == "Odd" for found in left_if_killed_now(tmp_path))
    window.documents.versions.keep()
    window.close()
    again = open_window()
    quiet(again)
    assert (again.session.path, again.session.deck.count(govern)) == (path, 4)
    assert again.documents.versions.store.of(again.session.document)
    again.documents.save()
    quiet(again)
    assert not again.session.modified


def test_two_simultaneous_saves_are_not_a_foreign_change(open_window, quiet, tmp_path, govern):
    path = tmp_path / "A.txt"
    path.write_text("Deck Name: A\n\n1x Govern the Unaligned\n", encoding="utf-8")
    window = open_window(start=path)
    quiet(window)
    window.session.add(govern)
    window.documents.save()
    window.session.add(govern)
    window.documents.save()
    quiet(window)
    assert not window.session.modified
    assert window.messages.current is None
    assert "3x Govern" in path.read_text(encoding="utf-8")


def test_a_deck_whose_file_is_overwritten_has_no_file(open_window, quiet, tmp_path, govern):
    for name in "AB":
        text = f"Deck Name: {name}\n\n1x Govern the Unaligned\n"
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    window = open_window(start=tmp_path / "A.txt")
    quiet(window)
    window.documents.open_path(tmp_path / "B.txt")
    quiet(window)
    window.documents.choose_save = lambda *_question: (tmp_path / "A.txt", "twd")
    window.documents.ask_save_as()
    quiet(window)
    over = window.session.open_decks[0]
    assert (over.title, over.document.path, over.modified) == ("A", None, True)
    assert "A.txt was the file of “A”" in window.messages.current.text
    window.close()
    again = open_window()
    quiet(again)
    assert titles(again) == ["A", "B"]


@pytest.mark.skipif(os.name != "posix", reason="Windows has another kind of lock")
def test_a_disk_without_locks_is_reported_and_the_rest_works(
    open_window, quiet, tmp_path, monkeypatch
):
    killed_with(tmp_path, "A")
    monkeypatch.setattr("fcntl.flock", raising(OSError(errno.ENOLCK, "No locks available")))
    window = open_window()
    quiet(window)
    assert "No locks available" in window.messages.current.text
    assert titles(window) == ["A"]


@pytest.fixture
def quarrel(open_window, quiet, cb):
    """A window whose collection was changed while another window has saved it."""
    window = open_window()
    quiet(window)
    window.go_to("collection")
    quiet(window)
    other = CollectionBook()
    other.begin(read_collection(other.path, cb))
    other.apply("Add", partial(edits.add, lot=Lot(GOVERN, 1), by=9))
    other.write(cb)
    collecting = CollectionStore.of(window.context)
    collecting.book.apply("Add", partial(edits.add, lot=Lot(GOVERN, 1), by=2))
    quiet(window)
    assert collecting.trouble.kind == "conflict"
    return window


@pytest.mark.parametrize(("answer", "owned"), [(Answer.SAVE, 2), (Answer.LOSE, 9)])
def test_closing_asks_about_a_collection_that_could_not_be_saved(quarrel, cb, answer, owned):
    asked = []

    def ask(_window, title):
        asked.append(title)
        return Answer.STAY if len(asked) == 1 else answer

    quarrel.documents.ask_closing = ask
    quarrel.close()
    assert quarrel.isVisible()
    quarrel.close()
    assert not quarrel.isVisible()
    assert asked == ["Collection", "Collection"]
    there = read_collection(CollectionBook().path, cb)
    assert there.collection.owned.count(GOVERN) == owned


@pytest.mark.parametrize("theirs", [None, b"{ damaged"])
def test_an_empty_collection_replaces_nothing(quarrel, quiet, cb, theirs):
    path = CollectionBook().path
    if theirs is None:
        path.unlink()
    else:
        path.write_bytes(theirs)
    collecting = CollectionStore.of(quarrel.context)
    collecting.take_theirs()
    quiet(quarrel)
    assert collecting.book.value.owned.count(GOVERN) == 2
    assert read_collection(path, cb).collection.owned.count(GOVERN) == 2


@pytest.fixture
def refused(open_window, quiet, tmp_path, govern):
    """A.txt was changed by another program and so not saved; now B.txt is current."""
    for name in "AB":
        text = f"Deck Name: {name}\n\n1x Govern the Unaligned\n"
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    window = open_window(start=tmp_path / "A.txt")
    quiet(window)
    window.session.add(govern, 4)
    (tmp_path / "A.txt").write_text("1x Villein\n", encoding="utf-8")
    window.documents.save()
    quiet(window)
    window.documents.open_path(tmp_path / "B.txt")
    quiet(window)
    assert window.session.title == "B"
    return window


def test_an_unsaved_closed_deck_can_be_saved_elsewhere(refused, quiet, tmp_path):
    window = refused
    place = [open_deck.title for open_deck in window.session.open_decks].index("A")
    window.session.close(place)
    window.documents.choose_save = lambda *_: (tmp_path / "C.txt", "twd")
    take_up(window, "Save as …")
    quiet(window)
    assert window.session.title == "A"
    assert "5x Govern the Unaligned" in (tmp_path / "C.txt").read_text(encoding="utf-8")


def test_a_deck_saved_after_its_tab_was_closed_is_not_offered_as_unsaved(
    open_window, quiet, tmp_path, govern
):
    (tmp_path / "A.txt").write_text("Deck Name: A\n\n1x Govern the Unaligned\n", encoding="utf-8")
    window = open_window(start=tmp_path / "A.txt")
    quiet(window)
    window.session.add(govern, 4)
    window.documents.save()
    window.session.close(window.session.place)
    quiet(window)
    assert "5x" in (tmp_path / "A.txt").read_text(encoding="utf-8")
    window.close()
    assert [found.title for found in Recovery().left_behind() if found.kept.modified] == []


def take_up(window, text):
    next(one for one in window.messages.current.offers if one.text == text).act()


def test_a_replaced_file_gets_the_right_deck(refused, quiet, tmp_path):
    take_up(refused, "Replace it")
    quiet(refused)
    assert "5x Govern" in (tmp_path / "A.txt").read_text(encoding="utf-8")
    assert refused.session.path == tmp_path / "B.txt"
    assert not refused.session.open_decks[0].modified


def test_the_deck_saved_elsewhere_is_the_unsaved_one(refused, quiet, tmp_path):
    refused.documents.choose_save = lambda *_question: (tmp_path / "C.txt", "twd")
    take_up(refused, "Save as …")
    quiet(refused)
    assert "5x Govern" in (tmp_path / "C.txt").read_text(encoding="utf-8")


def test_a_restored_deck_is_saved_while_another_is_shown(
    open_window, quiet, tmp_path, own_home, govern
):
    killed = Recovery()
    killed.start()
    path = tmp_path / "A.txt"
    path.write_text("Deck Name: A\n\n1x Govern the Unaligned\n", encoding="utf-8")
    deck = Deck(name="A changed", library=(Slot(govern, 7),))
    killed.prepare(deck, Document(Origin.FILE, Deck(name="A"), path, "twd"))()
    killed.close()
    window = open_window()
    quiet(window)
    window.documents.new()
    take_up(window, "Save")
    quiet(window)
    assert "7x Govern" in path.read_text(encoding="utf-8")


def killed_with_changes(name):
    """A program was killed with changes in a deck without a file."""
    killed = Recovery()
    killed.start()
    killed.prepare(Deck(name=name), Document(Origin.NEW, Deck()))()
    killed.close()


def test_a_deck_that_stays_unopened_is_reported_until_the_window_closes_normally(
    open_window, quiet, tmp_path, own_home
):
    killed_with_changes("Old one")
    asked = tmp_path / "asked.txt"
    asked.write_text("Deck Name: Asked\n\n1x Govern the Unaligned\n", encoding="utf-8")
    first = open_window(start=asked)
    quiet(first)
    assert "Old one" in first.messages.current.text
    first.close()
    second = open_window(start=asked)
    quiet(second)
    assert second.messages.current is None
    menu = QMenu()
    second.documents.fill_unsaved(menu)
    assert any("Old one" in action.text() for action in menu.actions())


def test_decks_that_were_not_opened_are_opened_with_a_button(
    open_window, quiet, tmp_path, own_home, qtbot
):
    killed_with_changes("Old one")
    killed_with_changes("Other one")
    asked = tmp_path / "asked.txt"
    asked.write_text("Deck Name: Asked\n\n1x Govern the Unaligned\n", encoding="utf-8")
    window = open_window(start=asked)
    quiet(window)
    [button] = window.messages.findChildren(QPushButton)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    quiet(window)
    assert sorted(titles(window)) == ["Asked", "Old one", "Other one"]
    assert window.messages.current is None
    assert all(
        open_deck.modified for open_deck in window.session.open_decks if open_deck.title != "Asked"
    )


def test_opening_the_last_unopened_deck_elsewhere_ends_the_message(
    open_window, quiet, tmp_path, own_home
):
    killed_with_changes("Old one")
    asked = tmp_path / "asked.txt"
    asked.write_text("Deck Name: Asked\n\n1x Govern the Unaligned\n", encoding="utf-8")
    window = open_window(start=asked)
    quiet(window)
    menu = QMenu()
    window.documents.fill_unsaved(menu)
    next(action for action in menu.actions() if "Old one" in action.text()).trigger()
    assert window.messages.current is None
