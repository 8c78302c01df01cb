"""Wide mode: a panel takes the space of a second column, and returns it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from vtes_deck.gui.panels import Area, find_panels
from vtes_deck.gui.widgets.column_chart import Columns
from vtes_deck.gui.widgets.editable_deck_list import EditableDeckList
from vtes_deck.gui.window_state import read_state

KEYS = {"deck", "collection", "history", "card", "composition"}


@pytest.fixture
def window(open_window, quiet):
    made = open_window(specs=tuple(spec for spec in find_panels() if spec.key in KEYS))
    made.resize(1280, 800)
    quiet(made)
    return made


def group_of(window, key):
    return next(
        group
        for group in window.columns.groups.values()
        if any(host.spec.key == key for host in group.hosts)
    )


def widths(window):
    return {area: column.width() for area, column in window.columns.columns.items()}


@pytest.mark.parametrize(
    ("key", "gives"),
    [("composition", Area.CENTRE), ("deck", Area.RIGHT), ("collection", Area.RIGHT)],
)
def test_a_panel_takes_the_space_of_a_second_column_and_returns_it(window, key, gives):
    columns = window.columns
    window.go_to(key)
    before = widths(window)
    group = group_of(window, key)
    columns.wide.switch(group)
    area = group.hosts[0].spec.area
    assert columns.columns[gives].isHidden()
    assert columns.columns[area].width() >= before[area] + before[gives]
    assert group.height() > columns.columns[area].height() - 10  # except for a handle
    assert not window.actions_by_key[f"column_{gives.name.lower()}"].isChecked()
    columns.wide.switch(group)
    assert widths(window) == before
    assert window.actions_by_key[f"column_{gives.name.lower()}"].isChecked()


def test_a_button_next_to_the_tabs_toggles_wide_mode(window, qtbot):
    group = group_of(window, "composition")
    before = widths(window)
    assert group.widen.isVisible()
    assert "F9" in group.widen.toolTip()
    qtbot.mouseClick(group.widen, Qt.MouseButton.LeftButton)
    assert window.columns.wide.group is group
    assert group.widen.isChecked()
    window.actions_by_key["wide_panel"].trigger()
    assert not group.widen.isChecked()
    assert widths(window) == before


def test_keys_and_a_double_click_on_the_tab_toggle_it(window):
    columns = window.columns
    window.go_to("composition")
    columns.groups["right.meaning"].hosts[0].setFocus()
    window.actions_by_key["wide_panel"].trigger()
    assert columns.wide.group is group_of(window, "composition")
    window.actions_by_key["wide_panel"].trigger()
    assert columns.wide.group is None
    tabs = group_of(window, "composition").tabBar()
    place = tabs.tabRect(tabs.currentIndex()).center()
    QTest.mouseDClick(tabs, Qt.MouseButton.LeftButton, pos=place)
    assert columns.wide.group is group_of(window, "composition")


def test_the_key_widens_the_panel_whose_tab_was_clicked_last(window):
    window.go_to("deck")
    tabs = group_of(window, "composition").tabBar()
    QTest.mouseClick(
        tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(tabs.currentIndex()).center()
    )
    window.actions_by_key["wide_panel"].trigger()
    assert window.columns.wide.group is group_of(window, "composition")


def test_a_panel_has_the_focus_after_a_click_on_its_tab(window, qtbot):
    window.go_to("collection")
    window.go_to("deck")
    tabs = group_of(window, "collection").tabBar()
    qtbot.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(0).center())
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QLineEdit))
    assert group_of(window, "collection").isAncestorOf(QApplication.focusWidget())


def test_a_deck_shows_the_copies_again_after_the_wide_mode(window, quiet):
    """Qt scrolls to the current cell, which may be the last one of its row."""
    card = next(iter(window.session.deck.slots)).card
    window.go_to("deck")
    window.columns.wide.switch(group_of(window, "deck"))
    quiet(window)
    view = window.findChild(EditableDeckList)
    view.go_to(card.id)
    place = view.visualRect(view.currentIndex())
    place.moveRight(view.viewport().width() - 5)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    window.columns.wide.end()
    quiet(window)
    view.scrollTo(view.currentIndex())
    assert view.columnViewportPosition(0) == 0


def test_going_to_a_hidden_panel_ends_the_wide_mode(window):
    columns = window.columns
    columns.wide.switch(group_of(window, "composition"))
    window.go_to("collection")  # it still exists
    assert columns.wide.group is not None
    window.go_to("deck")
    assert columns.wide.group is None
    assert not columns.columns[Area.CENTRE].isHidden()


def test_a_deck_that_is_opened_is_shown(window, cb):
    wide, session = window.columns.wide, window.session
    first = session.place
    wide.switch(group_of(window, "collection"))
    session.new()
    assert wide.group is not None  # the deck is visible next to the cards
    wide.end()
    wide.switch(group_of(window, "composition"))
    session.add(cb["Anson"])
    session.switch(first)  # to compare the numbers of two decks
    assert wide.group is not None
    session.open_archive(cb.archive.decks[0], cb)
    assert wide.group is None


def test_a_hidden_column_stays_hidden_and_a_chosen_one_returns(window):
    columns, actions = window.columns, window.actions_by_key
    actions["column_centre"].trigger()
    columns.wide.switch(group_of(window, "composition"))
    columns.wide.end()
    assert columns.columns[Area.CENTRE].isHidden()
    actions["column_centre"].trigger()
    columns.wide.switch(group_of(window, "composition"))
    actions["column_centre"].trigger()
    assert columns.wide.group is None
    assert not columns.columns[Area.CENTRE].isHidden()


def test_the_narrow_layout_is_saved(window):
    columns = window.columns
    before = columns.sizes()
    columns.wide.switch(group_of(window, "composition"))
    assert window.close()
    assert read_state().state.hidden_columns == ()
    assert columns.sizes() == before


def test_one_key_shows_all_charts_as_tables(window):
    window.go_to("composition")
    panel = next(host.panel for host in window.columns.hosts if host.spec.key == "composition")
    window.actions_by_key["chart_tables"].trigger()
    charts = panel.findChildren(Columns)
    assert charts
    assert all(chart.table is not None for chart in charts)
    window.actions_by_key["chart_tables"].trigger()
    assert all(chart.table is None for chart in charts)
