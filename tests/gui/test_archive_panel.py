"""Finding, looking at and opening decks that won tournaments."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from vtes_deck.app.changes import EVERYTHING, Changes, What
from vtes_deck.app.session import DeckSession
from vtes_deck.app.settings import SettingsStore
from vtes_deck.gui.jobs import Jobs
from vtes_deck.gui.models.archive_table import COLUMNS, DATE, PLAYERS, ArchiveTable
from vtes_deck.gui.panels import Context
from vtes_deck.gui.panels.archive import ArchivePanel


@pytest.fixture
def panel(cb, qtbot, tmp_path):
    jobs = Jobs()
    session = DeckSession()
    made = ArchivePanel(Context(session, jobs, SettingsStore(tmp_path / "settings.json"), cb))
    qtbot.addWidget(made)
    made.show()
    session.subscribe(made.changed)
    made.changed(Changes(EVERYTHING, session.deck, session.deck))
    qtbot.waitUntil(lambda: made.model.rowCount() > 0)
    yield made
    jobs.close()


def test_the_model_keeps_qts_rules(cb):
    model = ArchiveTable()
    tester = QAbstractItemModelTester(model)
    model.show_decks(cb.archive.decks[:50])
    model.sort(PLAYERS)
    model.show_decks(())
    assert tester.model() is model
    assert model.columnCount() == len(COLUMNS)


def test_all_decks_are_there_newest_first(panel, cb):
    assert panel.model.rowCount() == len(cb.archive)
    assert panel.model.deck(0).event.date == max(
        d.event.date for d in cb.archive if d.event.date is not None
    )
    assert panel.model.deck(len(cb.archive) - 1).event.date is None


def test_words_narrow_the_list(panel, cb, qtbot):
    qtbot.keyClicks(panel.words, "madrid")
    qtbot.keyClick(panel.words, Qt.Key.Key_Return)
    expected = len(cb.archive.search("madrid"))
    assert 0 < panel.model.rowCount() == expected < len(cb.archive)
    assert panel.count.text().startswith(f"{expected:,} of")


def test_the_list_follows_while_one_types(panel, cb, qtbot):
    qtbot.keyClicks(panel.words, "paris")
    qtbot.waitUntil(lambda: panel.model.rowCount() == len(cb.archive.search("paris")))


def test_nothing_found_says_what_to_do(panel, qtbot):
    qtbot.keyClicks(panel.words, "qqqq zzzz")
    qtbot.keyClick(panel.words, Qt.Key.Key_Return)
    assert panel.model.rowCount() == 0
    assert "fewer words" in panel.count.text()
    assert not panel.open_copy.isEnabled()


def test_the_card_that_is_looked_at_becomes_a_condition(panel, cb):
    card = cb["Ashur Tablets"]
    panel.context.session.select(card)
    index = panel.playing.findData(card.id)
    assert index > 0
    panel.playing.setCurrentIndex(index)
    panel.playing.activated.emit(index)
    assert panel.model.rowCount() == cb.archive.play(card.id).decks
    panel.context.session.select(cb["Villein"])
    assert panel.playing.currentData() == card.id


def test_a_deck_is_previewed_and_opened_by_keyboard(panel, qtbot):
    panel.table.setFocus()
    panel.table.selectRow(2)
    found = panel.model.deck(2)
    assert "Crypt:" in panel.preview.text()
    qtbot.keyClick(panel.table, Qt.Key.Key_Return)
    assert panel.context.session.deck.name == found.name
    assert panel.context.session.deck.crypt_count >= 1


def test_sorting_by_players_puts_the_largest_event_on_top(panel):
    panel.table.sortByColumn(PLAYERS, Qt.SortOrder.DescendingOrder)
    players = [panel.model.deck(row).event.players for row in range(20)]
    assert players == sorted(players, reverse=True)
    panel.table.sortByColumn(DATE, Qt.SortOrder.AscendingOrder)
    assert panel.model.deck(0).event.date is None


def test_a_new_card_base_is_read_anew(panel, cb, qtbot):
    panel.model.show_decks(())
    session = panel.context.session
    panel.changed(Changes(What.CARDBASE, session.deck, session.deck))
    qtbot.waitUntil(lambda: panel.model.rowCount() == len(cb.archive))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_from_the_words_one_goes_on_to_the_decks_and_opens_one(panel, cb, qtbot, key):
    qtbot.keyClicks(panel.words, "madrid")
    qtbot.keyClick(panel.words, key)
    assert panel.table.hasFocus()
    first = panel.model.deck(0)
    assert panel.preview.text()
    qtbot.keyClick(panel.table, Qt.Key.Key_Return)
    assert panel.context.session.deck.name == first.name


def test_where_nothing_is_found_the_cursor_stays(panel, qtbot):
    panel.words.setFocus()
    qtbot.keyClicks(panel.words, "qwertyuiop zxcv")
    qtbot.keyClick(panel.words, Qt.Key.Key_Return)
    assert panel.words.hasFocus()
