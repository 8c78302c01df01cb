"""Tooltips show the current shortcuts."""

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton

from vtes_deck.gui.shortcut_tips import native, share_tip, show_shortcut


@pytest.fixture
def save(qapp):
    made = QAction("&Save", qapp)
    made.setShortcut("Ctrl+S")
    yield made
    made.deleteLater()


def test_an_action_without_a_tooltip_shows_its_text_and_its_keys(save):
    show_shortcut(save)
    show_shortcut(save)
    assert save.toolTip() == f"Save ({native('Ctrl+S')})"
    save.setText("&Keep …")
    save.setShortcut("F12")
    assert save.toolTip() == "Keep (F12)"
    save.setShortcut(QKeySequence())
    assert save.toolTip() == "Keep"


def test_a_custom_tooltip_stays_and_can_change(save):
    save.setToolTip("Write it down")
    show_shortcut(save)
    assert save.toolTip() == f"Write it down ({native('Ctrl+S')})"
    save.setToolTip("Write it")
    save.setShortcut("F12")
    assert save.toolTip() == "Write it (F12)"


def test_buttons_follow_the_actions(save, qtbot):
    show_shortcut(save)
    made, other, own = QToolButton(), QPushButton("Do"), QPushButton("Do")
    for button in (made, other, own):
        qtbot.addWidget(button)
    made.setDefaultAction(save)
    share_tip(other, save)
    share_tip(own, save, "Keep it")
    save.setShortcut("F12")
    assert made.toolTip() == other.toolTip() == "Save (F12)"
    assert own.toolTip() == "Keep it (F12)"


@pytest.fixture
def window(open_window, quiet):
    """A window with every panel made."""
    made = open_window()
    quiet(made)
    for group in made.columns.groups.values():
        for host in group.hosts:
            group.setCurrentWidget(host)
    quiet(made)
    return made


def shown_keys(action):
    return native(action.shortcut()) if not action.shortcut().isEmpty() else ""


def test_the_window_shows_its_keys(window, govern):
    """One window for all cases; keys are changed last."""
    every_action_and_button_shows_its_keys(window)
    the_tooltip_of_the_description_describes_a_click(window)
    undo_shows_its_step_and_keys(window, govern)
    tabs_show_their_purpose_and_keys(window)
    buttons_of_actions_show_their_keys(window)


def every_action_and_button_shows_its_keys(window):
    with_keys = {
        name: action for name, action in window.actions_by_key.items() if shown_keys(action)
    }
    assert len(with_keys) > 40
    silent = [
        name
        for name, action in with_keys.items()
        if not action.toolTip().endswith(f"({shown_keys(action)})")
    ]
    assert silent == []
    actions = [action for action in window.findChildren(QAction) if shown_keys(action)]
    assert [action.text() for action in actions if shown_keys(action) not in action.toolTip()] == []
    buttons = [
        button
        for button in window.findChildren(QToolButton)
        if button.defaultAction() and shown_keys(button.defaultAction())
    ]
    assert len(buttons) >= 8
    assert [
        button.text()
        for button in buttons
        if shown_keys(button.defaultAction()) not in button.toolTip()
    ] == []
    mnemonics = [
        button.text()
        for button in window.findChildren(QAbstractButton)
        if not button.shortcut().isEmpty() and "&" not in button.text()
    ]
    assert mnemonics == []


TWINS = {
    "deck.describe": ("deck", lambda panel: panel.head.unfold),
    "hands.deal": ("hands", lambda panel: panel.again),
    "goldfish.play": ("goldfish", lambda panel: panel.play),
    "judging.again": ("judging", lambda panel: panel.again),
    "cards.filters": ("cards", lambda panel: panel.filter_button),
}


def buttons_of_actions_show_their_keys(window):
    panels = {host.spec.key: host.panel for host in window.columns.hosts}
    for number, (name, (key, button_of)) in enumerate(TWINS.items()):
        action, button = window.actions_by_key[name], button_of(panels[key])
        assert button.toolTip().endswith(f"({shown_keys(action)})")
        window.menus.keys.give(name, f"Ctrl+Alt+Shift+{number}")
        assert button.toolTip().endswith(f"({native(f'Ctrl+Alt+Shift+{number}')})")


def the_tooltip_of_the_description_describes_a_click(window):
    head = next(host.panel for host in window.columns.hosts if host.spec.key == "deck").head
    before = head.unfold.toolTip()
    head.unfold.click()
    assert head.unfold.toolTip() != before
    assert head.unfold.toolTip().endswith(f"({native('Ctrl+D')})")


def tabs_show_their_purpose_and_keys(window):
    group = next(g for g in window.columns.groups.values() if len(g.hosts) > 5)
    first = group.hosts[0].spec
    assert group.tabToolTip(0) == f"{first.title} ({native('Alt+1')})\n{first.hint}"
    window.menus.keys.give("go_cards", "F9")
    assert group.tabToolTip(0).startswith(f"{first.title} (F9)\n")
    window.menus.keys.give("go_cards", "")
    assert group.tabToolTip(0) == f"{first.title}\n{first.hint}"


def undo_shows_its_step_and_keys(window, govern):
    window.session.add(govern)
    undo = window.actions_by_key["undo"]
    assert "Govern" in undo.toolTip()
    assert undo.toolTip().endswith(f"({native('Ctrl+Z')})")
