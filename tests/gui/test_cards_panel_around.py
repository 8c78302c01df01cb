"""The card search in its context: filters, the changes it follows, its saved state, access."""

import datetime

import msgspec
import pytest
from pressed_keys import key
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardbase.search import filters
from cardbase.terms import CardKind
from vtes_deck.gui.panels.cards.panel import CardsPanel
from vtes_deck.gui.panels.cards.search_result import prepare

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def panel(qtbot, context, show_panel):
    """The panel, shown and active, once its cards are sorted and the archive is counted."""
    made = show_panel(CardsPanel, context)
    made.activateWindow()
    qtbot.waitUntil(lambda: not context.jobs.running)
    made.box.setFocus()
    return made


def names(panel, kind=None):
    model = panel.results.models[kind] if kind else panel.results.model
    return [card.name for card in model.cards]


# ------------------------------------------------------------------------------------------ filters


def section(panel, key):
    return next(each for each in panel.filters.sections if key in each.keys)


def field(panel, key):
    made = section(panel, key)
    made.unfold(True)
    return next(each for each in made.fields if key in each.keys)


def test_panel_and_text_update_each_other(panel):
    panel.act_filters.setChecked(True)
    QTest.mouseClick(field(panel, "dis").toggles["dom"], Qt.MouseButton.LeftButton)
    assert panel.box.text() == "dis:dom"
    QTest.mouseClick(field(panel, "group").toggles["4"], Qt.MouseButton.LeftButton)
    assert panel.box.text() == "dis:dom group:4"
    assert all(card.level("dom") and card.group == 4 for card in panel.results.model.cards)

    panel.box.write("dis:OBF")
    assert field(panel, "dis").toggles["obf"].state == "OBF"
    assert field(panel, "dis").toggles["dom"].state == ""
    assert field(panel, "group").toggles["4"].state == ""


def test_the_panel_keeps_the_typed_text(panel):
    panel.act_filters.setChecked(True)
    panel.box.write("Govern C:Ventrue blah:x (cap>5 or votes:2)")
    QTest.mouseClick(field(panel, "dis").toggles["dom"], Qt.MouseButton.LeftButton)
    assert panel.box.text() == "Govern C:Ventrue blah:x (cap>5 or votes:2) dis:dom"
    assert "(cap>5 OR votes:2)" in panel.filters.notice.text()


def test_a_section_can_be_cleared(panel):
    panel.act_filters.setChecked(True)
    panel.box.write("govern clan:ventrue cap>=5 dis:dom")
    section(panel, "clan").clear.click()
    assert panel.box.text() == "govern dis:dom"


def test_the_button_shows_the_number_of_conditions(panel):
    panel.box.write("clan:ventrue cap>5 govern")
    assert panel.filter_button.text() == "Filters (3)"
    panel.act_filters.setChecked(True)
    assert panel.filter_button.text() == "Filters (3)"
    panel.box.write("")
    assert panel.filter_button.text() == "Filters"


def test_filters_are_above_the_cards_or_next_to_them(panel):
    panel.act_filters.setChecked(True)
    assert panel.split.orientation() == Qt.Orientation.Vertical
    panel.resize(1200, 700)
    assert panel.split.orientation() == Qt.Orientation.Horizontal
    assert min(panel.split.sizes()) > 100


# ---------------------------------------------------------------------------------- session changes


def test_a_query_on_the_deck_follows_the_deck(panel, cb, session):
    panel.box.write("deck>=1")
    assert panel.results.empty
    session.add(cb["Arika"], 2)
    assert names(panel) == ["Arika"]
    session.undo()
    assert panel.results.empty


def test_playable_cards_follow_the_crypt(panel, cb, session):
    session.add(cb["Arika"])
    panel.box.write("playable:crypt req:discipline deflection")
    assert "Deflection" in names(panel)


def test_the_format_excludes_cards(panel, cb, session, qtbot):
    barred = panel.results.models[CardKind.LIBRARY].barred
    assert len([i for i in barred if i < 200_000]) == 18
    session.judge("v5", None)
    qtbot.waitUntil(lambda: len(panel.results.models[CardKind.LIBRARY].barred) > 1000)


def test_the_day_affects_queries_and_marks(panel, cb, session, qtbot):
    panel.box.write('legalon:today "govern the unaligned"')
    assert names(panel) == ["Govern the Unaligned"]
    session.judge("standard", datetime.date(1994, 1, 1))
    qtbot.waitUntil(lambda: panel.results.empty)


def test_another_card_base_is_used(panel, cb, session, context, qtbot):
    panel.box.write("name=arika")
    panel.act_filters.setChecked(True)
    session.adopt(cb)
    qtbot.waitUntil(lambda: not context.jobs.running)
    assert names(panel) == ["Arika"]
    assert panel.filters.isVisible()


def test_a_broken_archive_does_not_stop_the_search(qtbot, context, show_panel, monkeypatch, caplog):
    from vtes_deck.gui.panels.cards import search

    def broken(*_arguments):
        raise OSError("the archive cannot be read")

    monkeypatch.setattr(search, "prepare", broken)
    panel = show_panel(CardsPanel, context)
    qtbot.waitUntil(lambda: not context.jobs.running)
    assert "cannot be read" in caplog.text
    panel.box.write("name=arika")
    assert names(panel) == ["Arika"]


# ------------------------------------------------------------------------------------- keys, states


def test_actions_have_texts_keys_and_names(panel):
    keys = [action.shortcut().toString() for action in panel.panel_actions()]
    assert len(set(keys)) == len(keys)
    assert all(action.text() and action.objectName() for action in panel.panel_actions())
    assert panel.panel_keys()


def test_ctrl_f_goes_to_the_box_from_anywhere(panel):
    panel.box.write("clan:ventrue")
    panel.results.enter()
    key(panel.results.list, Qt.Key.Key_F, held=CONTROL)
    assert panel.box.hasFocus()
    assert panel.box.selectedText() == "clan:ventrue"


def test_switching_between_crypt_and_library_keeps_the_focus_in_the_list(panel):
    panel.results.enter()
    panel.act_turn.trigger()
    assert panel.results.kind is CardKind.LIBRARY
    assert panel.results.list.hasFocus()


def test_columns_and_sorting_are_kept(panel, context, show_panel, qtbot):
    crypt = panel.results.lists[CardKind.CRYPT]
    crypt.hide_columns(["clan", "votes"])
    crypt.sort_by("capacity", falling=True)
    panel.box.write("govern")
    panel.box.remember()
    panel.box.write("")
    panel.act_turn.trigger()
    state = panel.save_state()

    again = CardsPanel(context)
    qtbot.addWidget(again)
    again.restore_state(state)

    kept = again.results.lists[CardKind.CRYPT]
    assert kept.hidden_columns() == ["clan", "votes"]
    assert kept.sorted_by() == ("capacity", True)
    assert again.results.kind is CardKind.LIBRARY
    assert again.box.history == ("govern",)
    assert again.save_state() == state


@pytest.mark.parametrize("state", ["", "{", "[]", '{"lists": 3}', '{"filters": "yes"}', "null"])
def test_an_invalid_state_is_ignored(panel, state):
    before = msgspec.json.decode(panel.save_state())
    panel.restore_state(state)
    assert msgspec.json.decode(panel.save_state()) == before


def test_columns_are_shown_and_hidden_by_a_menu(panel):
    crypt = panel.results.lists[CardKind.CRYPT]
    menu = crypt.column_menu()
    actions = {action.text(): action for action in menu.actions()}
    actions["Sect"].trigger()
    assert not crypt.isColumnHidden(panel.results.models[CardKind.CRYPT].column("sect"))
    actions["Clan"].trigger()
    assert crypt.isColumnHidden(panel.results.models[CardKind.CRYPT].column("clan"))
    menu.close()


def test_a_click_on_a_heading_sorts_and_a_third_click_stops(panel):
    panel.box.write("clan:ventrue")
    crypt = panel.results.lists[CardKind.CRYPT]
    found = names(panel)
    header = crypt.horizontalHeader()
    number = panel.results.models[CardKind.CRYPT].column("capacity")
    place = QPoint(header.sectionViewportPosition(number) + 5, header.height() // 2)
    for _ in range(2):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert crypt.sorted_by()[0] == "capacity"
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert crypt.sorted_by()[0] == ""
    assert names(panel) == found


def test_no_filter_is_cut_off(panel, qtbot):
    panel.act_filters.setChecked(True)
    panel.resize(700, 700)
    qtbot.waitUntil(lambda: sum(each.unfolded for each in panel.filters.sections) == 3)
    assert panel.split.orientation() == Qt.Orientation.Horizontal
    QApplication.processEvents()
    inside = panel.filters.area.widget()
    assert panel.filters.area.viewport().width() >= inside.minimumSizeHint().width()
    assert panel.results.width() > 300


def test_a_wide_list_names_clans(panel):
    crypt = panel.results.lists[CardKind.CRYPT]
    clan = panel.results.models[CardKind.CRYPT].column("clan")
    panel.resize(480, 700)
    narrow = crypt.columnWidth(clan)
    panel.resize(1000, 700)
    assert crypt.columnWidth(clan) > 2 * narrow
    panel.resize(480, 700)
    assert crypt.columnWidth(clan) == narrow


def test_a_width_set_by_the_player_stays(panel, context, qtbot):
    crypt = panel.results.lists[CardKind.CRYPT]
    clan = panel.results.models[CardKind.CRYPT].column("clan")
    header = crypt.horizontalHeader()
    edge = QPoint(
        header.sectionViewportPosition(clan) + header.sectionSize(clan) - 1, header.height() // 2
    )
    QTest.mousePress(header.viewport(), Qt.MouseButton.LeftButton, pos=edge)
    QTest.mouseMove(header.viewport(), edge + QPoint(40, 0))
    QTest.mouseRelease(header.viewport(), Qt.MouseButton.LeftButton, pos=edge + QPoint(40, 0))
    chosen = crypt.columnWidth(clan)
    panel.resize(1000, 700)
    assert crypt.columnWidth(clan) == chosen
    again = CardsPanel(context)
    qtbot.addWidget(again)
    again.restore_state(panel.save_state())
    assert again.results.lists[CardKind.CRYPT].columnWidth(clan) == chosen
    crypt.fit_columns()
    assert crypt.columnWidth(clan) != chosen


def test_names_get_room_in_a_narrow_list(panel):
    crypt = panel.results.lists[CardKind.CRYPT]
    title = panel.results.models[CardKind.CRYPT].column("title")
    panel.resize(900, 700)
    assert not crypt.isColumnHidden(title)
    panel.resize(380, 700)
    assert crypt.isColumnHidden(title)
    assert "title" not in crypt.hidden_columns()
    panel.resize(900, 700)
    assert not crypt.isColumnHidden(title)


# -------------------------------------------------------------------------------------------- guide


def test_the_guide_has_every_filter_and_examples_to_try(panel, qtbot):
    from vtes_deck.gui.widgets.query_guide import QueryGuide

    panel.act_guide.trigger()
    guide = panel.findChild(QueryGuide)
    text = guide.text.toPlainText()
    for each in filters():
        assert each.label in text
        assert each.help.split(".")[0] in " ".join(text.split())

    QTest.keyClicks(guide.line, "artist")
    assert "Artist" in guide.text.toPlainText()
    assert "Capacity" not in guide.text.toPlainText()
    guide.text.anchorClicked.emit(first_link(guide.text))
    assert panel.box.text() == 'artist:"Drew Tucker"'
    guide.close()


def first_link(browser):
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QTextCursor

    cursor = QTextCursor(browser.document())
    while not cursor.charFormat().anchorHref() and cursor.movePosition(
        QTextCursor.MoveOperation.NextCharacter
    ):
        pass
    return QUrl(cursor.charFormat().anchorHref())


# ------------------------------------------------------------------------------------ looks, access


def test_everything_has_a_name_for_a_screen_reader(panel):
    for widget in (panel.box, panel.results.tabs, *panel.results.lists.values()):
        assert widget.accessibleName()
    assert panel.filter_button.accessibleName() == "Filters"


def test_tab_goes_from_the_box_to_the_cards_and_back(panel):
    panel.box.setFocus()
    seen = []
    for _ in range(12):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
        if seen[-1] is panel.box:
            break
    assert panel.results.list in seen
    assert panel.results.tabs in seen
    assert panel.filter_button in seen or panel.filter_button.focusPolicy() == (
        Qt.FocusPolicy.TabFocus
    )


@pytest.mark.parametrize("look", ["light", "dark"])
def test_rows_are_painted_in_both_looks(panel, qapp, look):
    from vtes_deck.graphics.theme import ThemeController

    controller = ThemeController(qapp, look)
    panel.box.write("dis:dom cap:7 OR govern the")
    picture = panel.results.list.viewport().grab().toImage()
    colors = {picture.pixelColor(x, 30).name() for x in range(0, picture.width(), 2)}
    controller.deleteLater()
    assert len(colors) > 2


def test_prepared_data_of_one_format_are_not_used_for_another(cb):
    day = datetime.date(2026, 11, 1)
    standard = prepare(cb, "standard", day).barred
    assert prepare(cb, "v5", day).barred != standard
    assert prepare(cb, "standard", day).barred == standard
