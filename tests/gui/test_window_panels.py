"""The panels in the window: creation when shown, missed changes, and failures."""

import logging
from typing import override

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from vtes_deck import language
from vtes_deck.app.changes import What
from vtes_deck.gui.actions import MENUS
from vtes_deck.gui.panels import Area, Panel, PanelAction, PanelSpec, find_panels

LAPTOP_LINES = 614
"""Points of a screen with 768 lines at 125 %."""

ALT = Qt.KeyboardModifier.AltModifier


class Recorder(Panel):
    def __init__(self, context):
        super().__init__(context)
        self.received = []

    def changed(self, changes):
        self.received.append(changes)

    def save_state(self):
        return f"received {len(self.received)}"


class Fragile(Recorder):
    def changed(self, changes):
        super().changed(changes)
        if changes.touches(What.SELECTION) and len(self.received) > 1:
            raise RuntimeError("cannot")


class Worker(Panel):
    """Records whether its painting or its work in the background comes first."""

    def __init__(self, context):
        super().__init__(context)
        self.order = []

    @override
    def changed(self, changes):
        def work(_task):
            self.order.append("work")

        self.context.jobs.run("count", work, owner=self)

    @override
    def paintEvent(self, _event):
        self.order.append("paint")


def spec(key, factory, order=0, area=Area.LEFT, group="main"):
    return PanelSpec(key, key.title(), area, order, factory, group)


def hosts(window):
    return {host.spec.key: host for host in window.columns.hosts}


def test_a_hidden_panel_is_created_when_shown_and_gets_missed_changes_once(
    open_window, quiet, govern
):
    window = open_window(specs=(spec("one", Recorder), spec("two", Recorder, 1)))
    quiet(window)
    one, two = hosts(window)["one"], hosts(window)["two"]
    assert one.panel is not None
    assert two.panel is None
    window.go_to("two")
    assert len(two.panel.received) == 1
    before = len(one.panel.received)
    window.session.add(govern)
    window.session.select(govern)
    assert len(one.panel.received) == before
    window.go_to("one")
    assert len(one.panel.received) == before + 1
    missed = one.panel.received[-1]
    assert missed.touches(What.DECK)
    assert missed.touches(What.SELECTION)


class Acting(Recorder):
    """A panel with an action whose keys work in the whole window."""

    ACTION = PanelAction("act", "&Act", "Ctrl+Alt+Y")

    def __init__(self, context):
        super().__init__(context)
        self.acted = 0

    @override
    def panel_actions(self):
        action = self.ACTION.make(self)
        action.triggered.connect(self._act)
        return (action,)

    def _act(self):
        self.acted += 1


def test_keys_of_a_panel_work_before_it_was_shown(open_window, quiet, qtbot):
    acting = PanelSpec("acting", "Acting", Area.LEFT, 1, Acting, actions=(Acting.ACTION,))
    window = open_window(specs=(spec("front", Recorder), acting))
    quiet(window)
    window.activateWindow()
    host = hosts(window)["acting"]
    assert host.panel is None
    for times in (1, 2):
        qtbot.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier | ALT)
        assert host.isVisible()
        assert host.panel.acted == times
    view = dict(window.menus.listed())["Acting"]
    assert [action.text() for action in view] == ["&Act"]


def test_custom_keys_of_a_panel_work_before_it_was_shown(open_window, quiet, qtbot):
    acting = PanelSpec("acting", "Acting", Area.LEFT, 1, Acting, actions=(Acting.ACTION,))
    window = open_window(specs=(spec("front", Recorder), acting))
    quiet(window)
    window.activateWindow()
    window.menus.keys.give("acting.act", "F10")
    qtbot.keyClick(window, Qt.Key.Key_F10)
    assert hosts(window)["acting"].panel.acted == 1


@pytest.mark.parametrize("of", find_panels(), ids=lambda one: one.key)
def test_a_panel_declares_its_actions_for_the_whole_window(of, show_panel, context):
    """The deck panel is created immediately; other panels may not exist yet."""
    if of.area is Area.CENTRE:
        assert of.actions == ()
        return
    within = Qt.ShortcutContext.WidgetWithChildrenShortcut
    everywhere = {
        (action.objectName(), action.text(), action.shortcut().toString())
        for action in show_panel(of.factory, context).panel_actions()
        if not action.shortcut().isEmpty() and action.shortcutContext() != within
    }
    assert everywhere == {(one.name, one.text, one.keys) for one in of.actions}


def test_a_panel_is_painted_before_its_work_begins(open_window, quiet, cb):
    window = open_window(specs=(spec("one", Worker),), ready=False)
    QApplication.processEvents()
    window.cards_ready(cb)
    quiet(window)
    order = hosts(window)["one"].panel.order
    assert "work" in order
    assert order[0] == "paint"


def test_a_failing_panel_is_replaced_and_can_be_retried(open_window, quiet, govern, qtbot, caplog):
    window = open_window(specs=(spec("bad", Fragile), spec("good", Recorder, area=Area.RIGHT)))
    quiet(window)
    window.session.select(govern)
    bad, good = hosts(window)["bad"], hosts(window)["good"]
    assert bad.panel is None
    assert good.panel.received[-1].touches(What.SELECTION)
    assert "could not follow a change" in caplog.text
    (button,) = [b for b in bad.findChildren(QPushButton) if b.isVisible()]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert bad.panel is not None


def test_a_panel_that_cannot_be_created_does_not_stop_the_window(open_window, quiet, caplog):
    def broken(context):
        raise RuntimeError("no")

    window = open_window(specs=(spec("bad", broken), spec("good", Recorder, area=Area.RIGHT)))
    assert hosts(window)["good"].panel is not None
    assert "could not be made" in caplog.text
    caplog.set_level(logging.CRITICAL)
    quiet(window)


def test_the_layout_of_the_window_is_restored(open_window, quiet):
    window = open_window()
    quiet(window)
    window.resize(790, 610)
    window.actions_by_key["column_right"].setChecked(False)
    QApplication.processEvents()
    sizes = window.columns.sizes()
    window.close()
    again = open_window()
    quiet(again)
    assert (again.width(), again.height()) == (790, 610)
    assert not again.actions_by_key["column_right"].isChecked()
    assert again.columns.columns[Area.RIGHT].isHidden()
    assert again.columns.sizes() == sizes


def test_a_damaged_window_state_is_ignored(open_window, own_home):
    folder = own_home / "config"
    folder.mkdir(parents=True)
    (folder / "window.json").write_text('{"geometry": "!!", "columns": "{", "hidden_columns": []}')
    assert open_window().isVisible()


def test_f6_cycles_through_the_visible_panels(open_window, quiet):
    window = open_window()
    quiet(window)
    seen = set()
    visible = [h for h in window.columns.hosts if h.isVisible()]
    for _ in visible:
        window.actions_by_key["next_panel"].trigger()
        focused = QApplication.focusWidget()
        seen |= {h.spec.key for h in visible if h.isAncestorOf(focused)}
    assert seen == {h.spec.key for h in visible}


def test_panels_whose_tabs_are_hidden_are_in_a_menu(qtbot, open_window, quiet):
    window = open_window()
    quiet(window)
    group = next(g for g in window.columns.groups.values() if len(g.hosts) > 3)
    window.columns.setSizes([100, 1000, 100])
    window.resize(900, 700)
    qtbot.waitUntil(group.more.isVisible)
    menu = group.more.menu()
    menu.aboutToShow.emit()
    assert [a.text() for a in menu.actions()] == [h.spec.title for h in group.hosts]
    menu.actions()[-1].trigger()
    assert group.currentWidget() is group.hosts[-1]
    window.resize(5000, 700)
    window.columns.setSizes([2000, 1000, 2000])
    qtbot.waitUntil(lambda: not group.more.isVisible())
    quiet(window)


def test_the_description_takes_the_focus_and_returns_it_to_the_list(open_window, quiet, qtbot):
    window = open_window()
    quiet(window)
    window.activateWindow()
    window.go_to("cards")
    panel = next(h for h in window.columns.hosts if h.spec.key == "deck").panel
    before = window.session.deck
    qtbot.keyClick(window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(panel.head.description.hasFocus)
    qtbot.keyClicks(QApplication.focusWidget(), "42")
    assert window.session.deck.description.startswith("42")
    assert window.session.deck.library == before.library
    qtbot.keyClick(window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(panel.view.hasFocus)
    assert panel.head.description.isHidden()


@pytest.mark.parametrize("code", language.NAMES)
def test_every_menu_fits_on_the_screen_of_a_laptop(look_everywhere, code):
    """A menu that is higher than the screen continues in a second column."""
    language.use(code)
    try:
        window = look_everywhere()
        waiting = [entry.menu() for entry in window.menuBar().actions()]
        heights = {}
        while waiting:
            menu = waiting.pop()
            entries = [entry for entry in menu.actions() if entry.isVisible()]
            heights[menu.title()] = sum(menu.actionGeometry(entry).height() for entry in entries)
            waiting += [entry.menu() for entry in entries if entry.menu() is not None]
    finally:
        language.use("en")
    assert len(heights) > len(MENUS) + 3
    assert {title: high for title, high in heights.items() if high > LAPTOP_LINES} == {}
