"""The shelf: decks in folders, tags, notes, missing cards; and the precons."""

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from vtes_deck import deckio, language
from vtes_deck.app.changes import What
from vtes_deck.collection.model import SmartTag, Use
from vtes_deck.gui.dialogs.guide import GuideDialog
from vtes_deck.gui.models.rows import CLAN
from vtes_deck.gui.panels.shelf.decks import ShelfPanel
from vtes_deck.gui.panels.shelf.precons import PreconsPanel
from vtes_deck.gui.panels.shelf.smart_tags import SmartTagsDialog
from vtes_deck.gui.panels.shelf.tables import RowsTable, ShelfColumn

DECKS = {
    "night.txt": "Deck Name: Night Court\n\n2x Arika\n8x Deflection\n",
    "sub/day.txt": "Deck Name: Day Job\n\n12x Govern the Unaligned\n",
}


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "decks"
    for name, text in DECKS.items():
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(text)
    return made


@pytest.fixture
def shelf(show_panel, context, qtbot, jobs):
    made = show_panel(ShelfPanel, context)
    qtbot.waitUntil(lambda: made.collecting.ready and not jobs.running)
    yield made
    qtbot.waitUntil(lambda: not jobs.running)


@pytest.fixture
def filled(shelf, folder, qtbot):
    """The shelf with the folder."""
    shelf.ask_folder = lambda _parent, _folder: folder
    shelf.parts.choose.click()
    qtbot.waitUntil(lambda: shelf.model.rowCount() == 2)
    return shelf


@pytest.fixture
def precons(show_panel, context, qtbot, jobs):
    made = show_panel(PreconsPanel, context)
    qtbot.waitUntil(lambda: made.collecting.ready and not jobs.running)
    yield made
    qtbot.waitUntil(lambda: not jobs.running)


def titles(panel):
    return [panel.model.index(row, 0).data() for row in range(panel.model.rowCount())]


def test_the_model_keeps_qts_rules(qapp):
    columns = [ShelfColumn("A", str, str), ShelfColumn("B", str, len, number=True, hint=str.upper)]
    model = RowsTable(columns, str, qapp)
    tester = QAbstractItemModelTester(model)
    model.show_rows(["b", "aa"])
    model.sort(1, Qt.SortOrder.DescendingOrder)
    assert model.rows == ("aa", "b")
    model.show_rows(["b", "aa"])
    model.show_rows(["c"])
    model.show_rows([])
    assert tester.model() is model


def test_an_empty_shelf_asks_for_a_folder(shelf):
    assert "Choose the folder" in shelf.parts.empty.text()
    assert shelf.parts.choose.isVisible()
    assert shelf.parts.details.isHidden()


def test_the_decks_of_a_folder_are_listed_and_the_folder_can_be_removed_again(
    filled, folder, qtbot
):
    assert titles(filled) == ["Day Job", "Night Court"]
    assert filled.book.value.folders == (str(folder),)
    assert filled.parts.count.text() == "2 decks"
    filled.undo()
    qtbot.waitUntil(lambda: filled.model.rowCount() == 0)


def test_a_deck_of_one_clan_has_its_tile(filled):
    clans = {
        filled.model.index(row, 0).data(): filled.model.index(row, 0).data(CLAN)
        for row in range(filled.model.rowCount())
    }
    assert clans == {"Night Court": "Ventrue", "Day Job": ""}  # the second has no crypt


def test_a_deck_is_found_and_opened_by_keyboard(filled, qtbot, context, folder):
    opened = []
    context.open_path = opened.append
    qtbot.keyClicks(filled.parts.words, "arika")
    qtbot.waitUntil(lambda: titles(filled) == ["Night Court"])
    qtbot.keyClick(filled.parts.words, Qt.Key.Key_Return)
    qtbot.keyClick(filled.parts.table, Qt.Key.Key_Return)
    assert opened == [folder / "night.txt"]
    filled.parts.words.setText("qqqq")
    filled.show_all()
    assert filled.parts.empty.text() == "No decks match “qqqq”."


def test_tags_and_a_note_are_saved_and_undone(filled, folder):
    filled.parts.table.selectRow(1)
    filled.parts.tags.setText("#casual,  to   lend, casual")
    filled.parts.tags.editingFinished.emit()
    filled.parts.note.setPlainText("for Thursdays")
    filled.parts.note.editingFinished.emit()
    kept = filled.book.value.decks[str(folder / "night.txt")]
    assert (kept.tags, kept.note, kept.name) == (
        ("casual", "to lend"),
        "for Thursdays",
        "Night Court",
    )
    assert filled.model.index(1, 1).data().startswith("#casual, #to lend, Ventrue")
    filled.parts.words.setText("#casual thursdays")
    filled.show_all()
    assert titles(filled) == ["Night Court"]
    filled.undo()
    filled.undo()
    assert filled.book.value.decks == {}


def test_decks_are_found_by_tags(filled):
    filled.parts.table.selectRow(1)
    filled.parts.tags.setText("to lend")
    filled.parts.tags.editingFinished.emit()
    filled.parts.by_tag.menu().aboutToShow.emit()
    actions = {action.text(): action for action in filled.parts.by_tag.menu().actions()}
    assert "not legal (2)" in actions
    actions["to lend (1)"].trigger()
    assert titles(filled) == ["Night Court"]
    actions["not legal (2)"].trigger()
    assert filled.parts.words.text() == "#to-lend #not-legal"
    assert titles(filled) == ["Night Court"]


def test_a_deck_can_be_marked_as_built_and_its_cards_count_as_used(filled, cb):
    filled.work.own(cb["Deflection"], 9)
    filled.work.own(cb["Arika"], 2)
    assert filled.model.index(1, 2).data() == ""
    assert filled.model.index(0, 2).data() == "12"
    filled.parts.table.selectRow(1)
    filled.parts.use.setCurrentIndex(filled.parts.use.findData(Use.FIXED))
    filled.parts.use.activated.emit(0)
    assert filled.model.index(1, 1).data().startswith("fixed, Ventrue")
    assert filled.book.usage.surplus(cb["Deflection"].id) == 1
    filled.parts.use.setCurrentIndex(filled.parts.use.findData(Use.IDEA))
    filled.parts.use.activated.emit(0)
    assert filled.book.value.decks == {}


def test_a_deck_follows_its_file(filled, folder, cb, qtbot):
    filled.parts.table.selectRow(1)
    filled.parts.use.setCurrentIndex(filled.parts.use.findData(Use.FIXED))
    filled.parts.use.activated.emit(0)
    (folder / "night.txt").write_text("Deck Name: Night Court II\n\n5x Deflection\n")
    filled.act_again.trigger()
    qtbot.waitUntil(lambda: "Night Court II" in titles(filled))
    kept = filled.book.value.decks[str(folder / "night.txt")]
    assert (kept.cards, kept.name) == ({cb["Deflection"].id: 5}, "Night Court II")
    assert filled.book.undo_label == "Night Court: built and kept (fixed)"


def test_a_deck_with_a_missing_file_is_found_again(filled, folder, qtbot, cb):
    filled.parts.table.selectRow(1)
    filled.parts.use.setCurrentIndex(filled.parts.use.findData(Use.FIXED))
    filled.parts.use.activated.emit(0)
    (folder / "night.txt").rename(folder / "sub" / "court.txt")
    filled.act_again.trigger()
    qtbot.waitUntil(lambda: filled.model.rowCount() == 3)
    number = filled.model.row_of(str(folder / "night.txt"))
    filled.parts.table.selectRow(number)
    assert filled.model.index(number, 1).data().startswith("file missing, fixed")
    assert not filled.parts.open.isEnabled()
    filled.ask_file = lambda _parent, _folder: folder / "sub" / "court.txt"
    filled.parts.elsewhere.click()
    qtbot.waitUntil(lambda: filled.model.rowCount() == 2)
    kept = filled.book.value.decks[str(folder / "sub" / "court.txt")]
    assert (kept.use, kept.cards[cb["Deflection"].id]) == (Use.FIXED, 8)
    filled.undo()
    assert str(folder / "night.txt") in filled.book.value.decks


def test_a_note_is_kept_if_the_file_disappears_during_typing(filled, folder, qtbot):
    path = str(folder / "night.txt")
    filled.parts.table.selectRow(1)
    filled.parts.note.setFocus()
    qtbot.keyClicks(filled.parts.note, "lent to Anna")
    (folder / "night.txt").unlink()
    filled.look()
    qtbot.waitUntil(lambda: path in filled.book.value.decks)
    assert filled.book.value.decks[path].note == "lent to Anna"
    qtbot.waitUntil(lambda: filled.model.index(filled.model.row_of(path), 1).data() is not None)
    qtbot.waitUntil(
        lambda: "file missing" in filled.model.index(filled.model.row_of(path), 1).data()
    )
    assert filled.parts.table.currentIndex().row() == filled.model.row_of(path)
    assert filled.parts.note.text() == "lent to Anna"


def test_folders_are_read_in_the_background(filled, folder, qtbot, jobs, monkeypatch):
    asked = []
    is_dir = Path.is_dir

    def noted(path):
        asked.append((path, threading.current_thread() is threading.main_thread()))
        return is_dir(path)

    monkeypatch.setattr(Path, "is_dir", noted)
    filled.look()
    qtbot.waitUntil(lambda: not jobs.running)
    assert [path for path, here in asked if here] == []
    assert (folder, False) in asked
    (folder / "sub" / "new.txt").write_text("Deck Name: Brand New\n\n5x Deflection\n")
    qtbot.waitUntil(lambda: "Brand New" in titles(filled))


def test_new_files_appear_automatically(filled, folder, qtbot):
    (folder / "new.txt").write_text("Deck Name: Brand New\n\n5x Deflection\n")
    qtbot.waitUntil(lambda: "Brand New" in titles(filled))


def test_recent_decks_are_listed_without_a_folder(shelf, settings, session, folder, qtbot):
    settings.change(recent=(str(folder / "night.txt"),))
    session.announce(What.SETTINGS)
    qtbot.waitUntil(lambda: titles(shelf) == ["Night Court"])


def test_a_missing_folder_is_reported(shelf, tmp_path, qtbot):
    shelf.work.add_folder(str(tmp_path / "gone"))
    qtbot.waitUntil(lambda: "can't be read" in shelf.parts.empty.text())
    assert shelf.parts.choose.isVisible()


# ----------------------------------------------------------------------------------------- precons


def test_a_precon_of_one_clan_has_its_tile(precons):
    model = precons.model
    of_name = {row.precon.title: number for number, row in enumerate(model.rows)}
    clans = {title: model.index(number, 0).data(CLAN) for title, number in of_name.items()}
    ravnos = [clan for title, clan in clans.items() if "Ravnos" in title]
    assert ravnos
    assert set(ravnos) == {"Ravnos"}
    promo = [clan for title, clan in clans.items() if "Promo Pack" in title]
    assert "" in promo  # without a crypt, or of many clans
    assert model.index(0, 1).data(CLAN) is None


def test_every_precon_is_listed_and_found_by_name_set_and_card(precons, qtbot):
    total = precons.model.rowCount()
    assert total > 80
    qtbot.keyClicks(precons.words, "tremere v5")
    qtbot.waitUntil(lambda: 0 < precons.model.rowCount() < total)
    assert "Tremere" in titles(precons)
    precons.words.setText("qqqq")
    qtbot.keyClick(precons.words, Qt.Key.Key_Return)
    assert precons.model.rowCount() == 0
    assert "qqqq" in precons.preview.message.text()
    assert precons.preview.message.isVisible()


def choose(precons, key):
    number = precons.model.row_of(key)
    assert number >= 0
    precons.table.selectRow(number)


def shown_cards(precons):
    """The copies in the list, by the name of the card."""
    tree = precons.preview.list.tree
    parents = [tree.index(row, 0) for row in range(tree.rowCount())]
    rows = [tree.row_at(tree.index(at, 0, up)) for up in parents for at in range(tree.rowCount(up))]
    return {row.card.name: row.count for row in rows}


def test_a_precon_is_previewed_and_opened_as_a_deck(precons, session, qtbot):
    choose(precons, "V5:PTr")
    assert precons.preview.title.text() == "Tremere"
    assert precons.preview.winner.text() == "Fifth Edition, 2020-11-30"
    assert "Govern the Unaligned" in shown_cards(precons)
    assert sum(shown_cards(precons).values()) == 89
    precons.preview.list.setFocus()
    qtbot.keyClick(precons.preview.list, Qt.Key.Key_Home)
    qtbot.keyClick(precons.preview.list, Qt.Key.Key_Down)
    assert session.selected.name in shown_cards(precons)
    assert precons.count.text() == "12 crypt, 77 library."
    qtbot.keyClick(precons.table, Qt.Key.Key_Return)
    assert session.deck.name == "Tremere (Fifth Edition)"
    assert (session.deck.crypt_count, session.deck.library_count) == (12, 77)
    assert {slot.card.name: slot.count for slot in session.deck.slots} == shown_cards(precons)


def test_the_cards_of_a_precon_are_added_in_one_step(precons, govern):
    choose(precons, "V5:PTr")
    precons.own.click()
    assert precons.count.text() == "89 cards added to the collection."
    assert precons.book.value.owned.total == 89
    assert precons.book.value.owned.lots(govern.id)[0].set == "V5"
    assert precons.model.index(precons.table.currentIndex().row(), 4).data() == "none"
    precons.book.undo()
    assert precons.book.value.owned.total == 0


def test_missing_cards_are_shown_only_with_a_collection(precons, session, govern, cb, qtbot):
    hidden = precons.table.isColumnHidden
    assert hidden(4)
    assert hidden(5)
    session.add(govern, 5)
    assert not hidden(5)
    precons.work.own(cb["Wash"], 1)
    qtbot.waitUntil(lambda: not hidden(4))
    choose(precons, "V5:PTr")
    assert precons.count.text().startswith("12 crypt, 77 library. You have 0 of 89.")
    precons.resize(1200, 700)
    assert not any(hidden(column) for column in range(6))


def test_precons_that_help_the_open_deck_are_marked(precons, session, govern, qtbot):
    session.add(govern, 5)
    choose(precons, "V5:PTr")
    row = precons.table.currentIndex().row()
    assert precons.model.index(row, 5).data() == "5"
    assert precons.count.text().endswith(" It has 5 cards that the open deck needs.")
    precons.work.own(govern, 3)
    assert precons.model.index(row, 5).data() == "2"
    precons.table.sortByColumn(5, Qt.SortOrder.DescendingOrder)
    assert precons.model.index(0, 5).data() == "2"


def test_the_usual_keys_undo_it(precons, qtbot):
    choose(precons, "V5:PTr")
    precons.own.click()
    precons.table.setFocus()
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(precons.table, Qt.Key.Key_Z, control)
    assert precons.book.value.owned.total == 0
    qtbot.keyClick(precons.table, Qt.Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    assert precons.book.value.owned.total == 89


def test_omissions_of_the_data_are_reported(precons):
    choose(precons, "Third:SKB")
    assert "The data state 89 cards but list 50." in precons.count.text()


def test_a_search_among_many_decks_reads_no_file(shelf, tmp_path, qtbot, monkeypatch):
    for number in range(30):
        text = f"Deck Name: Deck {number}q\n\n2x Deflection\n"
        (tmp_path / f"deck{number}.txt").write_text(text)
    shelf.work.add_folder(str(tmp_path))
    qtbot.waitUntil(lambda: shelf.model.rowCount() == 30)
    read = []
    monkeypatch.setattr(deckio, "read", lambda *_args, **_more: read.append(1))
    for words in ("deck", "#not-legal", "deck 4q"):
        shelf.parts.words.setText(words)
        shelf.show_all()
    assert shelf.model.rowCount() == 3  # 4, 14 and 24
    assert not read


@pytest.fixture
def smart(filled, qtbot, jobs):
    """The dialog of the player's smart tags, with the decks found."""
    filled.act_smart.trigger()
    dialog = filled.window().findChild(SmartTagsDialog)
    qtbot.waitUntil(lambda: dialog.isVisible() and not jobs.running)
    return dialog


def write(dialog, name, query):
    dialog.begin()
    dialog.name.setText(name)
    dialog.box.setText(query)


def test_a_smart_tag_is_entered_shown_and_undone(smart, filled, qtbot, context):
    write(smart, "  #Old Ones ", "arika")
    assert smart.count.text() == "1 deck: Night Court"
    assert smart.save.isEnabled()
    qtbot.keyClick(smart.box, Qt.Key.Key_Return)
    assert filled.book.value.smart == (SmartTag("Old Ones", "arika"),)
    assert [smart.entries.item(n).text() for n in range(smart.entries.count())] == ["Old Ones"]
    assert not smart.save.isEnabled()
    qtbot.waitUntil(lambda: [row.entry.tags[:1] for row in filled.shown()][1] == ("Old Ones",))
    filled.find_tag("Old Ones")
    assert titles(filled) == ["Night Court"]
    assert "Old Ones: arika" in filled.model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole)
    filled.parts.words.clear()
    filled.parts.by_tag.menu().aboutToShow.emit()
    offered = [action.text() for action in filled.parts.by_tag.menu().actions()]
    assert "Old Ones (1)" in offered
    assert offered[-1] == filled.act_smart.text()
    smart.box.setText("anson")
    smart.save.click()
    assert filled.book.value.smart == (SmartTag("Old Ones", "anson"),)
    qtbot.mouseClick(smart.undo, Qt.MouseButton.LeftButton)
    assert smart.box.text() == "arika"
    qtbot.mouseClick(smart.undo, Qt.MouseButton.LeftButton)
    assert filled.book.value.smart == ()
    assert (smart.name.text(), smart.box.text(), smart.entries.count()) == ("", "", 0)
    qtbot.waitUntil(lambda: all("Old Ones" not in row.entry.tags for row in filled.shown()))


def test_an_error_in_a_smart_tag_is_shown_at_its_position(smart, filled, qtbot):
    write(smart, "low", "arika avg<=low")
    assert not smart.save.isEnabled()
    smart.save_entry()
    assert smart.error.isVisible()
    assert smart.box.errors[0].start == 11
    assert smart.box.selectedText() == "low"
    smart.accept()
    assert filled.book.value.smart == ()


def test_a_valid_tag_is_saved_by_leaving_or_closing(smart, filled):
    write(smart, "A", "arika")
    write(smart, "B", "anson")
    assert [tag.name for tag in filled.book.value.smart] == ["A"]
    smart.reject()
    assert [tag.name for tag in filled.book.value.smart] == ["A", "B"]


def test_smart_tags_are_chosen_renamed_and_removed(smart, filled):
    write(smart, "A", "arika")
    write(smart, "B", "anson")
    smart.save_entry()
    smart.entries.setCurrentRow(0)
    assert (smart.name.text(), smart.box.text()) == ("A", "arika")
    smart.name.setText("C")
    smart.entries.setCurrentRow(1)
    assert [tag.name for tag in filled.book.value.smart] == ["C", "B"]
    assert smart.name.text() == "B"
    smart.delete.click()
    assert [tag.name for tag in filled.book.value.smart] == ["C"]
    assert smart.name.text() == ""
    smart.name.setText("D")
    smart.save_entry()
    assert smart.entries.count() == 1


def test_the_search_of_tags_is_translated(smart, qtbot):
    language.use(language.Catalogue("fr", {("Deck name", ""): ("Nom du deck",)}))
    try:
        smart.help.click()
    finally:
        language.use("en")
    guide = smart.findChild(GuideDialog)
    assert "Nom du deck" in guide.text.toPlainText()
    guide.close()


def test_the_name_of_a_precon_is_readable_in_a_narrow_column(precons):
    """As narrow as the column is on a small screen at 125 %."""
    table = precons.table
    precons.resize(24 * table.fontMetrics().height(), 700)
    letters = table.fontMetrics().averageCharWidth()
    assert table.columnWidth(0) >= 15 * letters
    # Columns that do not fit are hidden, not cut.
    assert table.horizontalHeader().length() <= table.viewport().width()
    assert not table.isColumnHidden(1)
    assert table.isColumnHidden(3)
    precons.resize(1200, 700)
    assert not any(table.isColumnHidden(column) for column in range(4))
    assert table.columnWidth(2) >= table.fontMetrics().horizontalAdvance("2026-02-28")
    precons.resize(1600, 700)
    assert table.horizontalHeader().length() == table.viewport().width()


def test_the_first_precon_is_selected_at_first(precons):
    assert precons.preview.list.isVisible()
    assert precons.open_copy.isEnabled()
