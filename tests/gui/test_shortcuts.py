"""The keys of actions and changing them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

from vtes_deck.app.settings import SettingsStore
from vtes_deck.gui.dialogs.shortcuts import ShortcutsDialog
from vtes_deck.gui.shortcuts import Shortcuts

LEFT = Qt.MouseButton.LeftButton


def action(parent, text, *keys):
    made = QAction(text, parent)
    made.setShortcuts([QKeySequence(one) for one in keys])
    return made


def keys_of(one):
    return [keys.toString() for keys in one.shortcuts()]


@pytest.fixture
def two(qtbot, settings):
    """Bindings with two actions: save (Ctrl+S) and undo (Ctrl+Z, Alt+Backspace)."""
    shortcuts = Shortcuts(settings)
    save, undo = action(shortcuts, "Save", "Ctrl+S"), action(shortcuts, "Undo", "Ctrl+Z", "Alt+U")
    shortcuts.take("save", save)
    shortcuts.take("undo", undo)
    return shortcuts, save, undo


def test_an_action_can_get_other_keys(two, settings):
    shortcuts, save, _ = two
    assert shortcuts.give("save", "Ctrl+F12") == []
    assert keys_of(save) == ["Ctrl+F12"]
    assert not shortcuts.is_own("save")
    assert SettingsStore(settings.path).value.shortcuts == {"save": ("Ctrl+F12",)}


def test_keys_are_taken_from_their_former_action(two):
    shortcuts, save, undo = two
    assert shortcuts.give("save", "Ctrl+Z") == ["undo"]
    assert keys_of(save) == ["Ctrl+Z"]
    assert keys_of(undo) == ["Alt+U"]
    assert shortcuts.reset("undo") == ["save"]
    assert keys_of(undo) == ["Ctrl+Z", "Alt+U"]
    assert keys_of(save) == []


def test_an_action_can_have_no_keys(two):
    shortcuts, save, _ = two
    shortcuts.give("save", "")
    assert keys_of(save) == []
    shortcuts.restore({})
    assert keys_of(save) == ["Ctrl+S"]


def test_restored_defaults_are_not_saved(two, settings):
    shortcuts, _, _ = two
    shortcuts.give("save", "F12")
    shortcuts.give("save", "Ctrl+S")
    assert settings.value.shortcuts == {}


def test_a_recreated_action_has_the_players_keys(two, settings):
    shortcuts, _, _ = two
    shortcuts.give("save", "F12")
    again = action(shortcuts, "Save", "Ctrl+S")
    Shortcuts(settings).take("save", again)
    assert keys_of(again) == ["F12"]


def test_a_deleted_action_is_removed(two, qtbot):
    import shiboken6

    shortcuts, save, _ = two
    shiboken6.delete(save)
    assert shortcuts.names() == ("undo",)
    shortcuts.give("undo", "F3")


@pytest.fixture
def dialog(qtbot, open_window, quiet):
    window = open_window()
    quiet(window)
    window.actions_by_key["shortcuts"].trigger()
    made = window.findChild(ShortcutsDialog)
    made.window_of_test = window
    yield made
    made.reject()


def row(dialog, text):
    return next(item for item in dialog._items() if item.text(0) == text)  # noqa: SLF001


def give(qtbot, dialog, text, key, modifier=Qt.KeyboardModifier.ControlModifier):
    dialog.tree.setCurrentItem(row(dialog, text))
    dialog.edit.clear()
    qtbot.keyClick(dialog.edit, key, modifier)
    qtbot.mouseClick(dialog.give_button, LEFT)


def test_keys_can_be_changed_in_the_list(qtbot, dialog):
    save = dialog.window_of_test.actions_by_key["save"]
    give(qtbot, dialog, "Save", Qt.Key.Key_F12)
    assert keys_of(save) == ["Ctrl+F12"]
    assert row(dialog, "Save").text(1) == "Ctrl+F12"
    assert dialog.tree.currentItem().text(0) == "Save"
    qtbot.mouseClick(dialog.undo_button, LEFT)
    assert keys_of(save) == ["Ctrl+S"]


def test_the_former_action_of_the_keys_is_named(qtbot, dialog):
    give(qtbot, dialog, "Save", Qt.Key.Key_N)
    assert dialog.message.text() == "Taken from: New deck."
    assert dialog.window_of_test.actions_by_key["new"].shortcuts() == []
    qtbot.mouseClick(dialog.reset_all_button, LEFT)
    assert keys_of(dialog.window_of_test.actions_by_key["new"]) == ["Ctrl+N"]
    assert not dialog.reset_all_button.isEnabled()


def test_reserved_keys_are_refused(qtbot, dialog):
    give(qtbot, dialog, "Save", Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    assert keys_of(dialog.window_of_test.actions_by_key["save"]) == ["Ctrl+S"]
    assert "reserved" in dialog.message.text()


def test_fixed_keys_cannot_be_changed(dialog):
    dialog.tree.setCurrentItem(row(dialog, "Go to the next field or list"))
    assert not dialog.give_button.isEnabled()
    assert "cannot be changed" in dialog.message.text()


def test_changed_keys_are_saved(qtbot, dialog, open_window):
    give(qtbot, dialog, "Save", Qt.Key.Key_F12)
    again = open_window(ready=False)
    assert keys_of(again.actions_by_key["save"]) == ["Ctrl+F12"]
