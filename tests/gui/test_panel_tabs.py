"""The tabs of the columns: names in one row or two, or icons if there is no space."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from vtes_deck import language
from vtes_deck.graphics import icons
from vtes_deck.gui.panel_host import PanelGroup
from vtes_deck.gui.panels import Area, find_panels
from vtes_deck.gui.widgets.panel_tabs import PanelTabs, Stage


@pytest.fixture
def speak():
    """Choose a language; English is restored at the end."""
    yield language.use
    language.use("en")


def groups_with_tabs(window):
    return [group for group in window.columns.groups.values() if len(group.hosts) > 1]


@pytest.mark.parametrize("code", language.NAMES)
def test_every_tab_is_visible_in_a_small_window(open_window, quiet, speak, code):
    speak(code)
    window = open_window()
    window.resize(1280, 800)
    quiet(window)
    assert len(groups_with_tabs(window)) == 2
    for group in groups_with_tabs(window):
        tabs = group.tabs
        assert tabs.count() > 5
        assert all(tabs.rect().contains(tabs.tabRect(n)) for n in range(tabs.count()))
        if tabs.stage is Stage.ICONS:
            title = language.tr(group.hosts[group.currentIndex()].spec.title)
            assert group.more.isVisible()
            assert group.more.text() == title
            assert group.more.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            assert tabs.geometry().right() < group.more.geometry().left()


def test_tabs_show_names_or_icons_by_width(open_window, quiet):
    window = open_window()
    quiet(window)
    group = groups_with_tabs(window)[0]
    names = [host.spec.title for host in group.hosts]
    seen = {}
    for room in range(1600, 100, -50):
        group.resize(room, 400)
        stage = group.tabs.stage
        seen.setdefault(stage, room)
        shown = [group.tabs.tabText(n) for n in range(group.tabs.count())]
        assert shown == ([""] * len(names) if stage > Stage.NAMES else names)
        rows = group.tabs.rows
        assert rows.isVisible() is (stage in {Stage.ROWS, Stage.NAME_ROWS})
        assert [button.text() for button in rows.buttons] == names
        assert all(
            group.tabs.tabIcon(n).isNull() is (stage is not Stage.BOTH)
            for n in range(group.tabs.count())
        )
        assert group.more.isHidden() or stage is Stage.ICONS
    assert list(seen) == list(Stage)


@pytest.mark.parametrize("code", language.NAMES)
@pytest.mark.parametrize("size", [(1366, 768), (1280, 800)])
def test_names_are_shown_on_a_laptop(open_window, quiet, speak, code, size):
    speak(code)
    window = open_window()
    window.resize(*size)
    quiet(window)
    for group in groups_with_tabs(window):
        assert group.tabs.stage is not Stage.ICONS
        for button in group.tabs.rows.buttons:
            assert group.tabs.rect().contains(button.geometry())
            assert button.width() >= button.sizeHint().width()


def test_a_tab_in_two_rows_is_clicked_and_follows_the_keys(open_window, quiet):
    window = open_window()
    window.resize(1280, 800)
    quiet(window)
    group = groups_with_tabs(window)[0]
    buttons = group.tabs.rows.buttons
    assert buttons[-1].y() > buttons[0].y()
    for place in (len(buttons) - 1, 1):
        QTest.mouseClick(buttons[place], Qt.MouseButton.LeftButton)
        assert group.currentIndex() == place
        assert [n for n, button in enumerate(buttons) if button.isChecked()] == [place]
    group.tabs.setFocus()
    QTest.keyClick(group.tabs, Qt.Key.Key_Right)
    assert [n for n, button in enumerate(buttons) if button.isChecked()] == [2]
    QTest.mouseClick(buttons[2], Qt.MouseButton.LeftButton)
    assert buttons[2].isChecked()


def test_a_double_click_on_a_tab_in_two_rows_makes_its_panel_wide(open_window, quiet):
    window = open_window()
    window.resize(1280, 800)
    quiet(window)
    group = groups_with_tabs(window)[0]
    QTest.mouseDClick(group.tabs.rows.buttons[1], Qt.MouseButton.LeftButton)
    assert window.columns.wide.group is group


def test_a_screen_reader_reads_names_for_icons(open_window, quiet):
    window = open_window()
    quiet(window)
    for group in groups_with_tabs(window):
        group.resize(220, 400)
        assert group.tabs.stage is Stage.ICONS
        bar = QAccessible.queryAccessibleInterface(group.tabs)
        heard = [
            bar.child(n).text(QAccessible.Text.Name)
            for n in range(bar.childCount())
            if bar.child(n).role() == QAccessible.Role.PageTab
        ]
        assert heard == [host.spec.title for host in group.hosts]


def test_arrow_keys_go_from_icon_to_icon(open_window, quiet):
    window = open_window()
    quiet(window)
    group = groups_with_tabs(window)[0]
    group.resize(220, 400)
    group.tabs.setFocus()
    for host in group.hosts[1:]:
        QTest.keyClick(group.tabs, Qt.Key.Key_Right)
        assert group.currentWidget() is host
        assert group.more.text() == host.spec.title


def test_tight_icons_share_the_space_without_the_menu(qtbot):
    group = PanelGroup([spec for spec in find_panels() if spec.area is Area.LEFT])
    qtbot.addWidget(group)
    group.show()
    widths = []
    for room in (420, 260, 200):
        group.resize(room, 400)
        widths.append(group.tabs.tabRect(0).width())
    assert widths[0] > widths[1] > widths[2]
    assert group.more.isVisible()
    group.resize(widths[-1] * len(group.hosts) + 2, 400)
    assert group.more.isHidden()
    last = group.tabs.count() - 1
    qtbot.waitUntil(lambda: group.tabs.rect().contains(group.tabs.tabRect(last)))


def test_every_panel_has_its_own_icon():
    specs = [spec for spec in find_panels() if spec.tab]
    assert all(spec.icon in icons.icon_names() for spec in specs)
    assert len({spec.icon for spec in specs}) == len(specs)


def test_tabs_without_icons_show_their_names(qtbot):
    tabs = PanelTabs()
    qtbot.addWidget(tabs)
    for _ in range(2):
        tabs.addTab("")
    tabs.take([("", "One & all"), ("", "Two")])
    tabs.fit(10, 5)
    assert [tabs.tabText(n) for n in range(2)] == ["One && all", "Two"]
    assert PanelTabs().fit(10, 5) == 0
