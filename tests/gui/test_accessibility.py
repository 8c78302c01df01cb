"""Keyboard and screen reader: every control can be reached and has a name and a unique key."""

from collections import defaultdict
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QMenu,
    QTabWidget,
    QWidget,
)
from whole_window import DIALOGS

from vtes_deck.gui.message_bar import Message, Offer


def is_inner(widget):
    """Whether a widget is part of a named control, such as the field of a spin box."""
    parent = widget.parent()
    while isinstance(parent, QWidget):
        if isinstance(parent, (QAbstractSpinBox, QComboBox)):
            return True
        if type(parent) is QFrame and isinstance(parent.parent(), QComboBox):
            return True
        parent = parent.parent()
    return False


def interactive(root):
    """The widgets that Tab reaches."""
    return [
        widget
        for widget in root.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not is_inner(widget)
    ]


def spoken(widget):
    """The accessible name of a widget."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name) if interface is not None else ""


def whereabouts(widget):
    return f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}"


def nameless(root):
    return [whereabouts(widget) for widget in interactive(root) if not spoken(widget).strip()]


@pytest.mark.parametrize("name", DIALOGS)
def test_every_control_of_a_dialog_has_a_name(open_dialog, name):
    assert nameless(open_dialog(name)) == []


def reached(qtbot):
    """The widgets that Tab reaches, until it returns to the first."""
    found = []
    first = None
    for _ in range(400):
        now = QApplication.focusWidget()
        if now is first:
            break
        first = first or now
        found.append(now)
        qtbot.keyClick(now, Qt.Key.Key_Tab)
    return found


def proxied(widget):
    return widget.focusProxy() or widget


def unreached(qtbot, root):
    found = set(reached(qtbot))
    return [
        whereabouts(widget)
        for widget in interactive(root)
        if widget.isVisible()
        and widget.isEnabled()
        and proxied(widget) not in found
        and not (isinstance(widget, QTabWidget) and widget.tabBar().isHidden())
    ]


def test_tab_reaches_every_visible_control(window, qtbot):
    groups = window.columns.groups.values()
    for index in range(max(len(group.hosts) for group in groups)):
        for group in groups:
            group.setCurrentIndex(min(index, len(group.hosts) - 1))
        window.columns.take_focus()
        assert unreached(qtbot, window) == []


@pytest.mark.parametrize("name", DIALOGS)
def test_tab_reaches_every_control_of_a_dialog(open_dialog, qtbot, name):
    dialog = open_dialog(name)
    dialog.activateWindow()
    qtbot.waitUntil(lambda: dialog.isAncestorOf(QApplication.focusWidget()))
    assert unreached(qtbot, dialog) == []


def column_of(window, widget):
    """The column of a widget; -1 if it is in none."""
    columns = list(window.columns.columns.values())
    return next((n for n, column in enumerate(columns) if column.isAncestorOf(widget)), -1)


def test_controls_of_the_window_have_names_and_can_be_reached(window, qtbot):
    """One window for all cases, because opening it takes most of a second."""
    assert len(interactive(window)) > 40
    assert nameless(window) == []
    a_key_has_one_effect(window)
    a_letter_with_alt_has_one_effect(window)
    a_letter_chooses_one_entry_of_a_menu(window)
    fields_have_names(window)
    tab_and_back_is_the_same_place(window, qtbot)
    a_message_is_reached_by_tab(window, qtbot)
    tab_goes_from_column_to_column(window, qtbot)


def tab_goes_from_column_to_column(window, qtbot):
    while window.messages.current:
        window.messages.dismiss()
    window.columns.take_focus()
    way = [column_of(window, widget) for widget in reached(qtbot)]
    turns = [one for one, before in zip(way, [None, *way], strict=False) if one != before]
    assert turns in ([0, 1, 2], [0, 1, 2, 0])


def tab_and_back_is_the_same_place(window, qtbot):
    window.columns.take_focus()
    for _ in range(6):
        before = QApplication.focusWidget()
        qtbot.keyClick(before, Qt.Key.Key_Tab)
        after = QApplication.focusWidget()
        assert after is not before
        qtbot.keyClick(after, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        assert QApplication.focusWidget() is before
        qtbot.keyClick(before, Qt.Key.Key_Tab)


def a_message_is_reached_by_tab(window, qtbot):
    window.messages.post(Message("A message.", offers=(Offer("Do it", window.update),)))
    window.columns.take_focus()
    texts = {getattr(widget, "text", str)() for widget in reached(qtbot)}
    assert "Do it" in texts


def a_key_has_one_effect(window):
    keys = defaultdict(list)
    for action in window.findChildren(QAction):
        for key in action.shortcuts():
            keys[key.toString()].append(action)
    assert "Ctrl+S" in keys
    doubled = {
        key: (one.text(), other.text())
        for key, actions in keys.items()
        for one, other in combinations(actions, 2)
        if meet(one, other)
    }
    assert doubled == {}


def meet(one, other):
    """Whether the keys of two actions can work at the same place."""
    within = Qt.ShortcutContext.WidgetWithChildrenShortcut
    if {one.shortcutContext(), other.shortcutContext()} != {within}:
        return True
    first, second = one.parent(), other.parent()
    return first is second or first.isAncestorOf(second) or second.isAncestorOf(first)


def mnemonics(root):
    """Letters for Alt, and the controls of each."""
    found = defaultdict(list)
    for widget in root.findChildren(QWidget):
        is_label = isinstance(widget, QLabel) and widget.buddy() is not None
        if is_label or isinstance(widget, QAbstractButton):
            letter = QKeySequence.mnemonic(widget.text()).toString()
            if letter and not widget.isHidden():
                found[letter].append(widget.text())
    return found


def a_letter_with_alt_has_one_effect(window):
    found = mnemonics(window)
    for action in window.menuBar().actions():
        found[QKeySequence.mnemonic(action.text()).toString()].append(action.text())
    assert {"Alt+F", "Alt+D"} <= found.keys()
    assert {key: texts for key, texts in found.items() if len(texts) > 1} == {}


@pytest.mark.parametrize("name", DIALOGS)
def test_a_letter_with_alt_has_one_effect_in_a_dialog(open_dialog, name):
    found = mnemonics(open_dialog(name))
    assert {key: texts for key, texts in found.items() if len(texts) > 1} == {}


def a_letter_chooses_one_entry_of_a_menu(window):
    for menu in window.findChildren(QMenu):
        letters = defaultdict(list)
        for action in menu.actions():
            letter = QKeySequence.mnemonic(action.text()).toString()
            if letter and action.isVisible():
                letters[letter].append(action.text())
        assert {key: texts for key, texts in letters.items() if len(texts) > 1} == {}


def fields_have_names(window):
    """A placeholder disappears when text is typed; the name stays."""
    for field in window.findChildren(QLineEdit):
        if not is_inner(field):
            assert field.accessibleName(), whereabouts(field)
