"""Import into the collection, export, and unresolved lines."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QWidget,
)

from vtes_deck.app.collection import CollectionBook, Read, State
from vtes_deck.app.collection_import import read
from vtes_deck.collection.edits import Mode
from vtes_deck.collection.model import Collection, Listed, Lot, Owned, Unread
from vtes_deck.gui.panels.collection.export_dialog import CollectionExport
from vtes_deck.gui.panels.collection.import_dialog import CollectionImport
from vtes_deck.gui.panels.collection.unread_lines import UnreadLines

LIST = "3x Govern the Unaligned\n2x Qwertyuiop Zxcv\n1x Blood Dol\nCrypt:\n"


@pytest.fixture
def book(govern, tmp_path):
    made = CollectionBook(tmp_path / "collection.json")
    made.begin(
        Read(
            Collection(
                owned=Owned.of([Lot(govern.id, 5, "V5")]),
                wishes={govern.id: Listed(govern.id, 2)},
                unread=(Unread("2x Gouvern", 2, "a.csv", 7), Unread("rubbish", 1, "a.csv", 9)),
            ),
            State.FOUND,
        )
    )
    return made


@pytest.fixture
def open_dialog(qtbot, context, book, jobs):
    """Show a dialog; it stays open for the test."""

    def make(dialog_class, given=None):
        dialog = dialog_class(context, given or book)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(lambda: not jobs.running)
        return dialog

    return make


def paste(dialog, qtbot, text):
    dialog.text.setPlainText(text)
    qtbot.waitUntil(dialog.import_button.isEnabled)


def texts(shown):
    return [shown.item(row).text() for row in range(shown.count())]


def test_the_changes_of_an_import_are_shown_first(open_dialog, qtbot, book, govern, cb):
    dialog = open_dialog(CollectionImport)
    paste(dialog, qtbot, LIST)
    assert dialog.summary.text() == (
        "4 cards read as list of cards; 4 more; 1 line not recognised, kept as they are."
    )
    assert texts(dialog.changes) == ["+1  Blood Doll", "+3  Govern the Unaligned"]
    assert texts(dialog.remarks)[0].startswith("2: “2x Qwertyuiop Zxcv”: no such card")
    assert texts(dialog.remarks)[1] == "3: “1x Blood Dol”: read as Blood Doll"
    assert book.value.owned.count(govern.id) == 5
    dialog.import_button.click()
    assert book.value.owned.count(govern.id) == 8
    assert book.value.unread[-1].text == "2x Qwertyuiop Zxcv"
    assert book.undo() == "Import 4 cards"
    assert book.value.owned.count(govern.id) == 5


def test_the_cards_are_added_set_or_replace_all(open_dialog, qtbot, govern):
    dialog = open_dialog(CollectionImport)
    paste(dialog, qtbot, "3x Govern the Unaligned\n")
    for mode, expected in ((Mode.SET, "-2"), (Mode.REPLACE, "-2"), (Mode.ADD, "+3")):
        dialog.mode.setCurrentIndex(dialog.mode.findData(mode))
        dialog.mode.activated.emit(0)
        qtbot.waitUntil(dialog.import_button.isEnabled)
        assert texts(dialog.changes) == [f"{expected}  Govern the Unaligned"]


def test_an_import_without_changes_is_disabled(open_dialog, qtbot, jobs):
    dialog = open_dialog(CollectionImport)
    assert not dialog.import_button.isEnabled()
    dialog.mode.setCurrentIndex(dialog.mode.findData(Mode.SET))
    dialog.text.setPlainText("Count,Card,Set\n5,Govern the Unaligned,V5\n")
    qtbot.waitUntil(lambda: "nothing changes" in dialog.summary.text())
    assert not dialog.import_button.isEnabled()
    dialog.text.setPlainText("")
    qtbot.waitUntil(lambda: dialog.summary.text() == "Nothing to read yet.")


def test_a_remark_selects_its_line(open_dialog, qtbot):
    dialog = open_dialog(CollectionImport)
    paste(dialog, qtbot, LIST)
    dialog.remarks.setCurrentRow(1)
    assert dialog.text.textCursor().blockNumber() == 2


def test_a_file_is_imported(open_dialog, qtbot, tmp_path, book, govern):
    path = tmp_path / "inventory.csv"
    path.write_text('"ELDB - Inventory"\n"Govern the Unaligned",4,1,"","Library"\n')
    dialog = open_dialog(CollectionImport)
    dialog.ask_path = lambda _parent, _folder: path
    dialog.file.click()
    qtbot.waitUntil(dialog.import_button.isEnabled)
    assert dialog.named.text() == "inventory.csv"
    assert "1 card on the wish list" in dialog.summary.text()
    dialog.import_button.click()
    assert book.undo_label == "Import 4 cards from inventory.csv"
    assert book.value.wishes[govern.id].count == 3


def test_a_file_without_cards_gives_a_reason(open_dialog, qtbot, tmp_path):
    dialog = open_dialog(CollectionImport)
    dialog.open_path(tmp_path / "none.csv")
    qtbot.waitUntil(lambda: "no longer there" in dialog.summary.text())
    (tmp_path / "bad.xml").write_text("<inventory><vampire></inventory>")
    dialog.open_path(tmp_path / "bad.xml")
    qtbot.waitUntil(lambda: "damaged" in dialog.summary.text())
    assert not dialog.import_button.isEnabled()


def test_every_format_is_previewed_copied_and_saved(open_dialog, qtbot, book, cb, tmp_path, jobs):
    dialog = open_dialog(CollectionExport, book.value)
    for row in range(dialog.format.count()):
        dialog.format.setCurrentIndex(row)
        qtbot.waitUntil(dialog.save_button.isEnabled)
        taken = read(dialog.preview.toPlainText(), cb, "x")
        assert sum(lot.count for lot in taken.lots) == 5
        assert "does not store" in dialog.note.text()
    dialog.copy_button.click()
    assert "Govern the Unaligned" in QGuiApplication.clipboard().text()
    path = tmp_path / "out"
    dialog.ask_path = lambda _parent, _proposal, _format: path
    dialog.save_button.click()
    qtbot.waitUntil(lambda: "Written to" in dialog.note.text())
    assert "Govern the Unaligned" in path.with_suffix(".txt").read_text()


def test_the_wish_list_is_exported(open_dialog, qtbot, book):
    dialog = open_dialog(CollectionExport, book.value)
    dialog.format.setCurrentIndex(dialog.format.findData("text"))
    dialog.part.setCurrentIndex(1)
    qtbot.waitUntil(dialog.save_button.isEnabled)
    assert dialog.preview.toPlainText() == "Library (2 cards)\n2x Govern the Unaligned\n"


def test_a_file_that_cannot_be_written_gives_a_reason(open_dialog, qtbot, book, tmp_path):
    dialog = open_dialog(CollectionExport, book.value)
    (tmp_path / "file").write_text("")
    dialog.save_to(tmp_path / "file" / "x.csv")
    qtbot.waitUntil(lambda: "could not be written" in dialog.note.text())


def test_a_line_can_be_resolved_or_removed(open_dialog, qtbot, book, govern):
    dialog = open_dialog(UnreadLines)
    assert texts(dialog.lines) == ["2x Gouvern (a.csv, line 7)", "rubbish (a.csv, line 9)"]
    dialog.name.setText("govern the un")
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    assert book.value.owned.count(govern.id) == 7
    assert texts(dialog.lines) == ["rubbish (a.csv, line 9)"]
    dialog.drop.click()
    assert book.value.unread == ()
    assert "resolved" in dialog.summary.text()
    assert not dialog.name.isEnabled()
    book.undo()
    book.undo()
    assert len(book.value.unread) == 2


@pytest.mark.parametrize("dialog_class", [CollectionImport, CollectionExport, UnreadLines])
def test_tab_reaches_every_control(open_dialog, book, dialog_class, qtbot):
    dialog = open_dialog(dialog_class, book.value if dialog_class is CollectionExport else book)
    dialog.activateWindow()
    qtbot.waitUntil(lambda: dialog.isAncestorOf(QApplication.focusWidget()))
    reached = set()
    for _ in range(30):
        reached.add(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    for widget in dialog.findChildren(QWidget):
        tabbed = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        inner = isinstance(widget.parent(), QComboBox)
        if tabbed and not inner and widget.isVisible() and widget.isEnabled():
            assert widget in reached, widget


@pytest.mark.parametrize("dialog_class", [CollectionImport, CollectionExport, UnreadLines])
def test_everything_in_the_dialogs_has_a_name(open_dialog, book, dialog_class):
    dialog = open_dialog(dialog_class, book.value if dialog_class is CollectionExport else book)
    for kind in (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit):
        for widget in dialog.findChildren(kind):
            if widget.isVisible():
                interface = QAccessible.queryAccessibleInterface(widget)
                assert interface.text(QAccessible.Text.Name).strip(), widget
