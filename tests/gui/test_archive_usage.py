"""The cards of the winning decks that a search finds."""

import pytest
from PySide6.QtCore import Qt

from cardbase.archive_search import index_of_archive, search_decks
from vtes_deck.app.archive_usage import play_among
from vtes_deck.gui.panels.archive.panel import ArchivePanel


@pytest.fixture
def panel(show_panel, context, settled, qtbot):
    made = show_panel(ArchivePanel, context)
    qtbot.waitUntil(lambda: made.model.rowCount() > 0)
    settled()
    return made


@pytest.fixture
def index(cb):
    return index_of_archive(cb)


def ask(panel, qtbot, text):
    panel.box.setFocus()
    panel.box.selectAll()
    qtbot.keyClicks(panel.box, text)
    panel.box.close_popup()


def point_at(table, pointed=True):
    table.viewport().setAttribute(Qt.WidgetAttribute.WA_UnderMouse, pointed)


def test_the_cards_in_the_decks_are_counted(panel, index, cb, qtbot, settled, session):
    ask(panel, qtbot, "clan:ventrue")
    panel.tabs.setCurrentWidget(panel.played)
    settled()
    wanted = play_among(search_decks("clan:ventrue", index), cb)
    assert [row.stands_for for row in panel.played.table.rows.rows] == list(wanted)
    qtbot.keyClick(panel.box, Qt.Key.Key_Return)
    assert panel.played.table.hasFocus()
    first = wanted[0].card
    assert f"in {wanted[0].decks} of {wanted[0].of} decks" in panel.played.message.text()
    assert "You do not play it." in panel.played.message.text()
    assert panel.played.chart.accessibleDescription().count("decks") > 10
    qtbot.keyClick(panel.played.table, Qt.Key.Key_Return)
    qtbot.keyClick(panel.played.table, Qt.Key.Key_Plus)
    assert session.deck.count(first) == 2
    assert "You play 2." in panel.played.message.text()
    qtbot.keyClick(panel.played.table, Qt.Key.Key_Minus)
    assert session.deck.count(first) == 1
    session.undo()
    assert session.deck.count(first) == 0


def test_only_the_crypt_is_shown_on_demand(panel, qtbot, settled):
    ask(panel, qtbot, "clan:ventrue")
    panel.tabs.setCurrentWidget(panel.played)
    settled()
    panel.played.kind.setCurrentIndex(1)
    panel.played.kind.activated.emit(1)
    rows = panel.played.table.rows.rows
    assert rows
    assert {row.stands_for.card.kind.value for row in rows} == {"crypt"}


def test_the_table_shows_cards_missing_in_the_open_deck(panel, cb, qtbot, settled, session):
    ask(panel, qtbot, "clan:ventrue")
    panel.tabs.setCurrentWidget(panel.played)
    settled()
    table = panel.played.table
    column = [each.title for each in table.rows.columns].index("Yours")

    def yours():
        return {row.stands_for.card: row.cells[column] for row in table.rows.rows}

    card = table.rows.rows[0].stands_for.card
    assert yours()[card] == "0"
    session.add(card, 3, origin="archive")
    assert yours()[card] == "3"
    panel.played.kind.setCurrentIndex(3)
    panel.played.kind.activated.emit(3)
    assert card not in yours()
    assert set(yours().values()) == {"0"}
    session.undo()
    assert yours()[card] == "0"


def test_the_chart_of_a_card_names_every_year_and_has_a_table(panel, qtbot, settled):
    ask(panel, qtbot, "clan:ventrue")
    panel.tabs.setCurrentWidget(panel.played)
    settled()
    panel.played.table.go_to_first()
    chart = panel.played.chart
    years = [int(row[0]) for row in chart.written_rows()[1:]]
    assert years == list(range(years[0], years[0] + len(years)))
    assert all(share.endswith(" %") for _year, share in chart.written_rows()[1:])


@pytest.mark.parametrize(("wide", "large"), [(480, False), (900, True)])
def test_the_chart_leaves_room_for_the_table(panel, qtbot, settled, wide, large):
    panel.resize(wide, 700)
    panel.show()
    panel.act_fields.click()
    ask(panel, qtbot, "clan:ventrue")
    panel.tabs.setCurrentWidget(panel.played)
    settled()
    chart, table = panel.played.chart, panel.played.table
    qtbot.waitUntil(lambda: chart.height() > 0)  # the first card is selected
    assert chart.large is large
    assert (chart.height() >= 300) is large
    assert table.viewport().height() >= 5 * table.rowHeight(0)
    assert table.columnWidth(0) >= 9 * table.fontMetrics().height()  # the names of the cards


def test_without_a_matching_deck_no_card_is_counted(panel, qtbot, settled):
    panel.tabs.setCurrentWidget(panel.played)
    ask(panel, qtbot, "qqqq zzzz")
    settled()
    assert "No winning deck matches" in panel.played.state.text()


def test_cards_in_decks_are_sorted_for_every_query(panel, qtbot, settled):
    panel.tabs.setCurrentWidget(panel.played)
    qtbot.waitUntil(lambda: len(panel.played.table.rows.rows) > 0)
    settled()
    point_at(panel.played.table)
    ask(panel, qtbot, "clan:ravnos")
    settled()
    shown = [row.stands_for.decks for row in panel.played.table.rows.rows]
    assert shown == sorted(shown, reverse=True)
