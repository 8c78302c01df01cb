"""Searching winning decks with text and with fields, viewing, opening and comparing them."""

import msgspec
import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit

from cardbase.archive_search import index_of_archive, search_decks
from vtes_deck.app.changes import Changes, What
from vtes_deck.app.winner_titles import title_of
from vtes_deck.gui.dialogs.comparison import CompareDialog
from vtes_deck.gui.dialogs.guide import GuideDialog
from vtes_deck.gui.models.archive_table import CLAN, COLUMNS, DATE, DECK, PLAYERS, ArchiveTable
from vtes_deck.gui.models.rows import Rows, TableColumn, TableRow
from vtes_deck.gui.panels.archive.panel import ArchivePanel
from vtes_deck.gui.panels.archive.query_fields import FIELDS, QueryField, rewritten, written

ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole


@pytest.fixture
def panel(show_panel, context, jobs, qtbot):
    made = show_panel(ArchivePanel, context)
    qtbot.waitUntil(lambda: made.model.rowCount() > 0)
    qtbot.waitUntil(lambda: not jobs.running)
    return made


@pytest.fixture
def index(cb):
    return index_of_archive(cb)


def ask(panel, qtbot, text):
    panel.box.setFocus()
    panel.box.selectAll()
    qtbot.keyClicks(panel.box, text)
    panel.box.close_popup()


def found(panel):
    return [panel.model.deck(row).id for row in range(panel.model.rowCount())]


def test_the_models_keep_qts_rules(cb):
    model = ArchiveTable()
    tester = QAbstractItemModelTester(model)
    model.show_decks(cb.archive.decks[:50])
    model.sort(PLAYERS)
    model.show_decks(())
    assert model.columnCount() == len(COLUMNS)
    rows = Rows([TableColumn("a"), TableColumn("b", number=True)])
    other = QAbstractItemModelTester(rows)
    rows.show_rows([TableRow((c, c), (c, n), n) for n, c in enumerate("bca")])
    rows.sort(0)
    assert [row.cells[0] for row in rows.rows] == ["a", "b", "c"]
    rows.sort(-1)
    assert [row.cells[0] for row in rows.rows] == ["b", "c", "a"]
    assert tester.model() is model
    assert other.model() is rows


def test_all_decks_are_listed_newest_first(panel, cb):
    assert found(panel) == [deck.id for deck in cb.archive]
    dates = [deck.event.date for deck in cb.archive if deck.event.date]
    assert panel.model.deck(0).event.date == max(dates)
    assert panel.model.deck(len(dates) - 1).event.date == min(dates)


def test_the_list_is_updated_while_typing(panel, index, qtbot):
    ask(panel, qtbot, "2+ arika and govern date>=2015")
    wanted = search_decks("2+ arika and govern date>=2015", index)
    assert found(panel) == [deck.id for deck in wanted]
    assert panel.count.text().startswith(f"{len(wanted)} of ")


def test_an_empty_result_shows_what_to_do(panel, qtbot):
    ask(panel, qtbot, "qqqq zzzz")
    assert panel.model.rowCount() == 0
    assert "Remove a condition" in panel.count.text()
    assert not panel.open_copy.isEnabled()
    qtbot.keyClick(panel.box, Qt.Key.Key_Return)
    assert panel.box.hasFocus()


def test_an_error_is_shown_at_its_position_and_can_be_corrected(panel, qtbot):
    ask(panel, qtbot, "clan:ventru3 avg>=7 ")
    panel.box.setCursorPosition(0)
    qtbot.waitUntil(panel.error.isVisible)
    (error,) = panel.box.errors
    assert panel.box.text()[error.start : error.end] == "ventru3"
    panel.error.corrected.emit(error, "Ventrue")
    assert panel.box.text().startswith("clan:Ventrue avg>=7")
    assert not panel.error.isVisible()


def test_possible_continuations_are_offered(panel, qtbot):
    panel.box.setFocus()
    qtbot.keyClicks(panel.box, "country:Swed")
    qtbot.waitUntil(lambda: panel.box.offers)
    qtbot.keyClick(panel.box, Qt.Key.Key_Tab)
    assert panel.box.text().strip() == "country:Sweden"


def test_the_selected_card_becomes_a_condition(panel, cb, session):
    card = cb["Ashur Tablets"]
    assert not panel.with_card.isVisible()
    session.select(card)
    assert panel.with_card.full_text == "with Ashur Tablets"
    panel.with_card.click()
    assert panel.model.rowCount() == cb.archive.play(card.id).decks
    panel.with_card.click()
    assert panel.box.text() == 'card:"Ashur Tablets"'


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_enter_goes_from_the_query_to_the_decks_and_opens_one(panel, session, qtbot, key):
    ask(panel, qtbot, "madrid")
    qtbot.keyClick(panel.box, key)
    assert panel.table.hasFocus()
    first = panel.model.deck(0)
    assert panel.preview.title.text() == title_of(first)
    assert panel.preview.list.isVisible()
    qtbot.keyClick(panel.table, Qt.Key.Key_Return)
    assert session.document.archive_id == first.id
    assert session.deck.name == first.name
    assert panel.box.history[0] == "madrid"


def test_a_deck_is_shown_completely_and_its_cards_can_be_selected(panel, session, cb, qtbot):
    wanted = next(row for row in range(50) if panel.model.deck(row).comment)
    panel.table.selectRow(wanted)
    deck, preview = panel.model.deck(wanted), panel.preview
    tree = preview.list.tree
    parents = [tree.index(row, 0) for row in range(tree.rowCount())]
    rows = [tree.index(at, 0, up) for up in parents for at in range(tree.rowCount(up))]
    shown = {(tree.row_at(row).card.id, tree.row_at(row).count) for row in rows}
    assert shown == {(entry.id, entry.count) for entry in deck.cards}
    for part in (deck.player, deck.event.name, deck.event.date.isoformat()):
        assert part in preview.winner.text()
    preview.list.setFocus()
    qtbot.keyClick(preview.list, Qt.Key.Key_Home)
    qtbot.keyClick(preview.list, Qt.Key.Key_Down)
    assert session.selected in {cb[entry.id] for entry in deck.cards}


def test_the_description_replaces_the_cards(panel):
    rows = range(80)
    wanted = next(row for row in rows if panel.model.deck(row).comment)
    panel.table.selectRow(wanted)
    preview = panel.preview
    preview.read.click()
    assert preview.comment.isVisible()
    assert panel.model.deck(wanted).comment.split()[-1] in preview.comment.toPlainText()
    panel.table.selectRow(next(row for row in rows if not panel.model.deck(row).comment))
    assert preview.list.isVisible()
    assert not preview.read.isVisible()


def test_nothing_in_the_preview_changes_a_deck(panel, session, qtbot):
    panel.table.selectRow(0)
    before = session.deck
    shown = panel.preview.list.tree.rowCount()
    panel.preview.list.setFocus()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Plus, Qt.Key.Key_Delete, Qt.Key.Key_3):
        qtbot.keyClick(panel.preview.list, key)
    assert session.deck is before
    assert panel.preview.list.tree.rowCount() == shown


def test_a_deck_is_compared_with_the_open_one(panel, settled):
    panel.table.selectRow(2)
    panel.compare_button.click()
    (dialog,) = panel.window().findChildren(CompareDialog)
    assert dialog.before.currentText().startswith("Winning deck: ")
    settled()
    dialog.close()


def test_decks_can_be_sorted(panel, cb):
    panel.table.sortByColumn(PLAYERS, Qt.SortOrder.DescendingOrder)
    players = [panel.model.deck(row).event.players for row in range(20)]
    assert players == sorted(players, reverse=True)
    latest = panel.model.deck(0)
    panel.table.selectRow(0)
    panel.table.sortByColumn(DATE, Qt.SortOrder.AscendingOrder)
    assert panel.model.deck(panel.table.currentIndex().row()) == latest
    undated = msgspec.structs.replace(
        latest, event=msgspec.structs.replace(latest.event, date=None)
    )
    panel.model.show_decks([*list(cb.archive)[:9], undated])
    assert panel.model.deck(0).event.date is None
    panel.model.show_decks(list(cb.archive))
    panel.table.sortByColumn(CLAN, Qt.SortOrder.DescendingOrder)
    clans = [panel.model.index(row, CLAN).data().casefold() for row in range(50)]
    assert clans == sorted(clans, reverse=True)


def test_a_new_card_base_is_read_again(panel, cb, session, qtbot):
    panel.model.show_decks(())
    panel.changed(Changes(What.CARDBASE, session.deck, session.deck))
    qtbot.waitUntil(lambda: panel.model.rowCount() == len(cb.archive))


def test_an_archive_that_cannot_be_read_is_reported(show_panel, context, settled, monkeypatch):
    def fail(_cards):
        raise OSError("the disk is gone")

    monkeypatch.setattr("vtes_deck.gui.panels.archive.panel.index_of_archive", fail)
    panel = show_panel(ArchivePanel, context)
    assert panel.count.text() == "Reading the archive …"
    settled()
    assert "can't be read: the disk is gone" in panel.count.text()
    monkeypatch.undo()
    assert panel.again.isVisible()
    panel.again.click()
    settled()
    assert panel.model.rowCount() > 0
    assert panel.again.isHidden()


def test_the_help_lists_every_condition(panel):
    panel.show_guide()
    (guide,) = panel.findChildren(GuideDialog)
    assert "country" in guide.text.toPlainText()
    guide.close()


# ---------------------------------------------------------------------------------------- the form


def test_fields_write_the_query_and_show_the_typed_query(panel, index, qtbot):
    panel.act_fields.click()
    plays = panel.fields.widgets["card"]
    plays.setFocus()
    qtbot.keyClicks(plays, "2+ Arika; Govern")
    assert panel.box.text() == 'card:"2+ Arika" card:Govern'
    clan = panel.fields.widgets["clan"]
    clan.setCurrentIndex(clan.findData("Ventrue"))
    clan.activated.emit(clan.currentIndex())
    wanted = search_decks("2+ Arika and Govern the Unaligned clan:Ventrue", index)
    assert found(panel) == [deck.id for deck in wanted]
    panel.box.setFocus()
    panel.box.write("avg>=7 country:Sweden -is:online")
    assert panel.fields.widgets["avg"].text() == ">=7"
    assert panel.fields.widgets["country"].currentData() == "Sweden"
    assert panel.fields.widgets["card"].text() == ""
    assert clan.currentData() == ""


@pytest.mark.parametrize(
    ("text", "key", "value", "after"),
    [
        ("", "avg", "5..6", "avg:5..6"),
        ("madrid avg>=5 -is:online", "avg", "<4", "madrid -is:online avg<4"),
        ("clan:ventrue", "clan", "", ""),
        ("-country:Spain x", "country", "France", "-country:Spain x country:France"),
        ("plaver:x avg>=", "name", "big deck", 'plaver:x avg>= name:"big deck"'),
        ("2+ Arika clan:ventrue", "card", "3 Arika", 'clan:ventrue card:"3 Arika"'),
    ],
)
def test_a_field_changes_only_its_conditions(index, text, key, value, after):
    field = next(each for each in FIELDS if each.key == key)
    assert rewritten(text, field, value, index) == after


def test_every_field_has_a_name_and_writes_a_condition(panel):
    panel.act_fields.click()
    for field in FIELDS:
        widget = panel.fields.widgets[field.key]
        assert isinstance(widget, QLineEdit | QComboBox)
        assert widget.accessibleName()
    assert written(QueryField("avg", "", kind="compared"), " ") == ""


def test_the_state_is_saved(panel, show_panel, context, qtbot):
    ask(panel, qtbot, "madrid")
    qtbot.keyClick(panel.box, Qt.Key.Key_Return)
    panel.act_fields.click()
    again = show_panel(ArchivePanel, context)
    again.restore_state(panel.save_state())
    assert again.box.history == ("madrid",)
    qtbot.waitUntil(lambda: again.fields is not None and again.fields.isVisible())
    again.restore_state("nonsense")


def test_titles_are_aligned_with_their_cells(panel):
    model = panel.model
    for column in range(len(COLUMNS)):
        title = model.headerData(column, Qt.Orientation.Horizontal, ALIGNMENT)
        assert title == model.data(model.index(0, column), ALIGNMENT)


def test_columns_fill_the_width_until_the_player_sets_one(panel, qtbot):
    table, header = panel.table, panel.table.horizontalHeader()
    panel.resize(400, 700)
    narrow = header.sectionSize(CLAN)
    panel.resize(1800, 700)
    assert header.sectionSize(CLAN) > narrow
    assert 0 <= table.viewport().width() - header.length() < len(COLUMNS)
    panel.resize(400, 700)
    assert header.sectionSize(CLAN) == narrow
    header.resizeSection(CLAN, narrow + 30)
    panel.resize(1800, 700)
    assert header.sectionSize(CLAN) == narrow + 30


def point_at(table, pointed=True):
    table.viewport().setAttribute(Qt.WidgetAttribute.WA_UnderMouse, pointed)


def test_winning_decks_keep_rows_and_selection_when_the_archive_changes(panel, qtbot, settled):
    ask(panel, qtbot, "clan:ravnos players>=40")
    panel.table.sortByColumn(PLAYERS, Qt.SortOrder.AscendingOrder)
    panel.table.selectRow(1)
    before, chosen = found(panel), panel.chosen
    assert len(before) > 3
    decks = [panel.model.deck(row) for row in range(len(before))]
    grown = msgspec.structs.replace(decks[0].event, players=9_999)
    newer = [msgspec.structs.replace(decks[0], event=grown), *decks[1:]]
    point_at(panel.table)
    panel._show_decks(newer, panel.box.text())  # noqa: SLF001 - what new card data lead to
    assert found(panel) == before
    assert panel.chosen == chosen
    point_at(panel.table, pointed=False)
    QApplication.sendEvent(panel.table.viewport(), QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: found(panel) == [*before[1:], before[0]])
    assert panel.chosen == chosen
    point_at(panel.table)
    ask(panel, qtbot, "clan:ravnos players>=39")
    assert [panel.model.deck(row).event.players for row in range(panel.model.rowCount())] == sorted(
        panel.model.deck(row).event.players for row in range(panel.model.rowCount())
    )


def test_the_metagame_shows_that_the_search_does_not_limit_it(panel, qtbot, settled):
    assert "search" not in panel.metagame.note.text()
    ask(panel, qtbot, "clan:toreador")
    settled()
    assert "search" in panel.metagame.note.text()
    panel.box.clear()
    settled()
    assert "search" not in panel.metagame.note.text()


@pytest.mark.parametrize("wide", [380, 480, 700, 1300])
def test_no_column_of_the_decks_is_cut(panel, qtbot, wide):
    table, header = panel.table, panel.table.horizontalHeader()
    table.setParent(None)
    qtbot.addWidget(table)
    table.resize(wide, 300)
    table.show()
    seen = [column for column in range(len(COLUMNS)) if not header.isSectionHidden(column)]
    assert header.length() <= table.viewport().width()
    assert seen[:2] == [DATE, DECK]
    assert (len(seen) == len(COLUMNS)) is (wide == 1300)
    row = panel.model.deck(0)
    tip = panel.model.index(0, DECK).data(Qt.ItemDataRole.ToolTipRole)
    assert all(word in tip for word in (row.player, row.event.name, row.event.place))


def test_the_preview_is_next_to_the_decks_if_there_is_room(panel, qtbot):
    panel.resize(480, 640)
    assert panel.halves.orientation() is Qt.Orientation.Vertical
    panel.halves.setSizes([200, 250])
    heights = panel.halves.heights
    panel.resize(870, 640)
    assert panel.halves.orientation() is Qt.Orientation.Horizontal
    table, preview = panel.halves.sizes()
    assert abs(table - preview) < 20
    assert panel.halves.heights == heights
    panel.resize(480, 640)
    assert panel.halves.heights == heights


def test_columns_are_spread_after_a_wrapper_of_the_header_is_deleted(panel):
    """PySide deletes wrappers of objects that Qt created; this happened in the whole window."""
    table = panel.table
    panel.resize(480, 640)
    narrow = table.horizontalHeader().sectionSize(DECK)
    shiboken6.invalidate(table.horizontalHeader())
    panel.resize(520, 640)
    assert table.horizontalHeader().sectionSize(DECK) > narrow


def test_the_first_deck_found_is_selected_and_shown(panel, qtbot, settled):
    settled()
    assert panel.chosen is panel.model.deck(0)
    ask(panel, qtbot, "player:ravel")
    assert panel.chosen is panel.model.deck(0)
    assert panel.preview.title.text() == title_of(panel.chosen)
    ask(panel, qtbot, "qqqq zzzz")
    assert panel.chosen is None
    assert not panel.open_copy.isEnabled()
