"""Enter in a search box: the focus moves to the results, if there are any."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit

from vtes_deck.gui.dialogs.palette import PaletteDialog
from vtes_deck.gui.panels.cards.panel import CardsPanel
from vtes_deck.gui.panels.reference.panel import ReferencePanel
from vtes_deck.gui.widgets.query_guide import QueryGuide

NONSENSE = "zzqxzzqx"


def search_boxes(widget):
    """The search boxes."""
    words = ("search", "find", "what to do", "query", "filter")
    return [
        line
        for line in widget.findChildren(QLineEdit)
        if line.isEnabled()
        and not line.isReadOnly()
        and any(word in line.accessibleName().casefold() for word in words)
    ]


def press_enter(qtbot, jobs, box):
    box.setFocus()
    box.clear()
    qtbot.keyClicks(box, NONSENSE)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not jobs.running)


def panel_of(window, kind):
    return next(h.panel for h in window.columns.hosts if isinstance(h.panel, kind))


def test_enter_in_search_boxes_of_a_window(window, qtbot):
    """One window for all cases, because opening it takes most of a second."""
    enter_without_a_result_keeps_the_cursor_in_every_search_box(window, qtbot)
    enter_moves_to_the_results(window, qtbot)
    the_cursor_stays_in_the_panel_when_the_results_disappear(window, qtbot)


def enter_without_a_result_keeps_the_cursor_in_every_search_box(window, qtbot):
    seen = []
    for host in window.columns.hosts:
        window.go_to(host.spec.key)
        qtbot.waitUntil(host.isVisible)
        for box in search_boxes(host.panel):
            if not box.isVisible():
                continue
            press_enter(qtbot, window.jobs, box)
            assert window.focusWidget() is box, box.accessibleName()
            box.clear()
            seen.append(host.spec.key)
    assert {"cards", "reference", "archive", "collection", "shelf"} <= set(seen)


@pytest.mark.parametrize("name", ["shortcuts", "guide to searching", "palette"])
def test_enter_without_a_result_presses_no_button_of_a_dialog(
    qtbot, open_dialog, context, jobs, name
):
    made = {"guide to searching": QueryGuide, "palette": lambda: PaletteDialog((), context)}
    dialog = made[name]() if name in made else open_dialog(name)
    qtbot.addWidget(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.show()
    [box] = search_boxes(dialog)
    finished = []
    dialog.finished.connect(finished.append)
    press_enter(qtbot, jobs, box)
    assert isinstance(dialog, QDialog)
    assert dialog.isVisible()
    assert dialog.focusWidget() is box
    assert not finished


def enter_moves_to_the_results(window, qtbot):
    window.go_to("cards")
    cards = panel_of(window, CardsPanel)
    qtbot.keyClicks(cards.box, "govern the unaligned")
    cards.box.close_popup()
    qtbot.keyClick(cards.box, Qt.Key.Key_Return)
    assert window.focusWidget() is cards.results.list
    window.go_to("reference")
    rules = panel_of(window, ReferencePanel).findChild(QLineEdit)
    qtbot.keyClicks(rules, "bleed")
    qtbot.keyClick(rules, Qt.Key.Key_Return)
    assert window.focusWidget() is not rules


def the_cursor_stays_in_the_panel_when_the_results_disappear(window, qtbot):
    window.go_to("cards")
    cards = panel_of(window, CardsPanel)
    window.activateWindow()
    cards.results.enter()
    qtbot.waitUntil(cards.results.list.hasFocus)
    cards.box.setText(NONSENSE)
    qtbot.waitUntil(lambda: cards.results.empty)
    assert cards.box.hasFocus()
