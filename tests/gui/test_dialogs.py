"""The dialogs, through keys and mouse."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QComboBox, QLabel, QPlainTextEdit, QPushButton

from vtes_deck import DARK_PACK_NOTICE, deckio
from vtes_deck.app.deck_files import save_filters
from vtes_deck.app.settings import Settings, SettingsStore
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.deckio.registry import writable
from vtes_deck.gui.dialogs.about import AboutDialog
from vtes_deck.gui.dialogs.deck_export import ExportDialog
from vtes_deck.gui.dialogs.deck_import import ImportDialog
from vtes_deck.gui.dialogs.settings import SettingsDialog
from vtes_deck.gui.dialogs.shortcuts import ShortcutsDialog
from vtes_deck.gui.file_dialogs import SaveDialog

LEFT = Qt.MouseButton.LeftButton

LIST = """Deck Name: Test

Crypt
2x Arika

Library
6x Govern the Unaligned
2 Blood dol
3x Qwertyuiop Zxcv
"""


@pytest.fixture
def read(qtbot, context):
    """Open the import dialog with a text and wait for the result."""

    def make(text="", **how):
        dialog = ImportDialog(context, text, **how)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(lambda: not context.jobs.running)
        return dialog

    return make


def settled(qtbot, dialog, context):
    """Wait until a text that was just changed has been read."""
    qtbot.waitUntil(lambda: not dialog.reading and not context.jobs.running)


def items(dialog):
    return [dialog.problems.item(n).text() for n in range(dialog.problems.count())]


# ------------------------------------------------------------------------------- the import dialog


def test_read_cards_are_shown_with_unread_lines(read):
    dialog = read(LIST)
    assert "Crypt 2, library 8" in dialog.summary.text()
    assert "1 line not recognised" in dialog.summary.text()
    lines = items(dialog)
    assert any(line.startswith("8: ") and "Blood dol" in line for line in lines)
    assert any(line.startswith("9: ") and "Qwertyuiop" in line for line in lines)


def test_an_empty_text_is_not_an_error(read):
    dialog = read()
    assert dialog.summary.text() == "Nothing to read yet."
    assert not dialog.open_button.isEnabled()
    assert not dialog.add_button.isEnabled()


def test_a_text_without_cards_is_reported(read):
    dialog = read("Dear all, see you on Sunday.")
    assert dialog.summary.text().startswith("No deck in this text: ")
    assert "Traceback" not in dialog.summary.text()
    assert not dialog.open_button.isEnabled()


def test_typing_updates_the_result(qtbot, read, context):
    dialog = read("4x Govern the Unaligned")
    qtbot.keyClick(dialog.text, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(dialog.text, Qt.Key.Key_Return)
    qtbot.keyClicks(dialog.text, "2x Deflection")
    settled(qtbot, dialog, context)
    assert "library 6" in dialog.summary.text()


def test_choosing_a_problem_goes_to_its_line_and_a_suggestion_fixes_it(qtbot, read, context):
    dialog = read(LIST)
    row = next(n for n, line in enumerate(items(dialog)) if "Blood dol" in line)
    dialog.problems.setCurrentRow(row)
    assert dialog.text.textCursor().blockNumber() + 1 == 8
    (button,) = [b for b in dialog.offers.findChildren(QPushButton) if b.text() == "Blood Doll"]
    qtbot.mouseClick(button, LEFT)
    settled(qtbot, dialog, context)
    assert dialog.text.line_text(8) == "2x Blood Doll"
    assert not any("Blood dol”" in line for line in items(dialog))
    dialog.text.undo()
    assert dialog.text.line_text(8) == "2 Blood dol"
    settled(qtbot, dialog, context)


MAIL = """From: Somebody <x@example.org>
To: judge@example.org
Subject: decklist
Content-Type: text/plain; charset=utf-8

Crypt
2x Arika

Library
6x Govern the Unaligned
2 Blood dol
"""


def test_in_a_mail_the_right_line_is_corrected(qtbot, read, context):
    dialog = read(MAIL)
    (text,) = [one for one in items(dialog) if "Blood dol" in one]
    assert text.startswith("11: ")
    dialog.problems.setCurrentRow(items(dialog).index(text))
    (button,) = [b for b in dialog.offers.findChildren(QPushButton) if b.text() == "Blood Doll"]
    qtbot.mouseClick(button, LEFT)
    settled(qtbot, dialog, context)
    assert dialog.text.line_text(11) == "2x Blood Doll"
    assert dialog.text.line_text(10) == "6x Govern the Unaligned"


def test_opening_keeps_cards_and_unread_lines(qtbot, read, cb):
    dialog = read(LIST)
    with qtbot.waitSignal(dialog.opened) as opened:
        qtbot.mouseClick(dialog.open_button, LEFT)
    deck = opened.args[0].deck
    assert deck.name == "Test"
    assert deck.count(cb["Govern the Unaligned"]) == 6
    assert [line.name for line in deck.unknown] == ["Qwertyuiop Zxcv"]
    assert opened.args[0].document.saved != deck


def test_adding_the_cards_to_the_open_deck_is_one_step(qtbot, read, session, cb):
    session.add(cb["Govern the Unaligned"], 1)
    dialog = read(LIST, adding=True)
    qtbot.mouseClick(dialog.add_button, LEFT)
    assert session.deck.count(cb["Govern the Unaligned"]) == 7
    assert session.undo_label == "Add 10 pasted cards"
    session.undo()
    assert session.deck.count(cb["Govern the Unaligned"]) == 1


@pytest.mark.parametrize("text", ["\0\0\0", "<x>" * 5000, "1x " * 10_000, "\U0001f9db" * 500])
def test_hostile_text_gives_a_message(read, text):
    dialog = read(text)
    assert dialog.summary.text()


def test_closing_while_reading_leaves_no_work_running(qtbot, context):
    dialog = ImportDialog(context, LIST)
    dialog.show()
    dialog.text.appendPlainText("1x Deflection")
    dialog.reject()
    qtbot.waitUntil(lambda: not context.jobs.running)


# ------------------------------------------------------------------------------- the export dialog


@pytest.fixture
def exporting(qtbot, context, session, cb):
    deck = from_archive(cb.archive["13568"], cb.get)
    session.apply("begin", lambda _deck: deck)
    dialog = ExportDialog(context)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_every_format_is_previewed_as_it_is_written(exporting, session, cb):
    for number, one in enumerate(writable()):
        exporting.formats.setCurrentRow(number)
        expected = deckio.write(session.deck, one.name, cb)
        assert exporting.preview.toPlainText() == expected.replace("\r\n", "\n")
        assert exporting.note.text()


def test_lists_keep_their_columns_and_an_address_is_wrapped(exporting):
    modes = {}
    for number, one in enumerate(writable()):
        exporting.formats.setCurrentRow(number)
        modes[one.name] = exporting.preview.lineWrapMode()
    wrap = QPlainTextEdit.LineWrapMode
    assert modes["twd"] == wrap.NoWrap
    assert modes["vdb"] == wrap.WidgetWidth


def test_the_text_goes_to_the_clipboard_with_enter(qtbot, exporting):
    qtbot.keyClick(exporting, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == exporting.preview.toPlainText()
    QGuiApplication.clipboard().clear()


def test_saving_an_export_does_not_change_the_file_of_the_open_deck(
    qtbot, exporting, session, tmp_path, context
):
    exporting.save_to(tmp_path / "out")
    qtbot.waitUntil(lambda: not context.jobs.running)
    (file,) = tmp_path.glob("out*")
    assert file.read_text("utf-8") == exporting.preview.toPlainText()
    assert session.path is None
    assert str(file) in exporting.note.text()


def test_an_export_that_cannot_be_written_gives_a_reason(qtbot, exporting, tmp_path, context):
    (tmp_path / "file").write_text("no folder")
    exporting.save_to(tmp_path / "file" / "deck.txt")
    qtbot.waitUntil(lambda: not context.jobs.running)
    assert "could not be written" in exporting.note.text()


# ----------------------------------------------------------------------------------- other dialogs


def test_a_setting_takes_effect_immediately_and_is_saved(qtbot, settings):
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    dialog.theme.setCurrentIndex(dialog.theme.findData("dark"))
    dialog.theme.activated.emit(dialog.theme.currentIndex())
    dialog.author.setText("  Anna ")
    dialog.author.editingFinished.emit()
    qtbot.mouseClick(dialog.pictures, LEFT, pos=dialog.pictures.rect().center() * 0.1)
    dialog.picture_cache.setValue(900)
    dialog.read_cards.click()
    value = SettingsStore().value
    assert not value.read_cards
    assert (value.theme, value.author, value.picture_cache_mb) == ("dark", "Anna", 900)
    dialog.reject()


def test_defaults_can_be_restored_but_recent_files_stay(qtbot, settings):
    settings.change(recent=("/a",), theme="dark", author="x")
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    (button,) = [b for b in dialog.findChildren(QPushButton) if "Defaults" in b.text()]
    qtbot.mouseClick(button, LEFT)
    assert settings.value == Settings(recent=("/a",))
    assert dialog.author.text() == ""
    dialog.reject()


def test_every_field_of_the_settings_has_a_name(qtbot, settings):
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    assert all(box.accessibleName() for box in dialog.findChildren(QComboBox))
    dialog.reject()


def test_about_shows_the_notice_versions_and_licence(qtbot, cb):
    dialog = AboutDialog(cb)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert DARK_PACK_NOTICE in texts
    texts = {
        page.accessibleName(): page.toPlainText() for page in dialog.findChildren(QPlainTextEdit)
    }
    assert "WITHOUT WARRANTY OF ANY KIND" in texts["Licence"]
    assert "\nkrcg 5.14: MIT\n" in texts["Software inside"]
    (copy,) = [b for b in dialog.findChildren(QPushButton) if b.text() == "Copy versions"]
    qtbot.mouseClick(copy, LEFT)
    assert cb.version.fingerprint in QGuiApplication.clipboard().text()
    QGuiApplication.clipboard().clear()


def test_the_list_of_shortcuts_can_be_searched(qtbot, open_window, quiet):
    window = open_window()
    quiet(window)
    window.actions_by_key["shortcuts"].trigger()
    dialog = window.findChild(ShortcutsDialog)

    def shown():
        rows = {}
        for place in range(dialog.tree.topLevelItemCount()):
            top = dialog.tree.topLevelItem(place)
            for number in range(top.childCount()):
                item = top.child(number)
                if not item.isHidden():
                    rows[item.text(0)] = item.text(1)
        return rows

    everything = shown()
    assert everything["Save"] == "Ctrl+S"
    assert "One copy more or fewer of the selected cards" in everything
    qtbot.keyClicks(dialog.search, "ctrl+z")
    assert set(shown().values()) == {"Ctrl+Z"}
    dialog.reject()


def test_keys_of_panels_still_work_after_the_list_of_shortcuts(qtbot, open_window, quiet):
    window = open_window()
    quiet(window)
    window.go_to("hands")
    qtbot.waitUntil(lambda: "hands.deal" in window.actions_by_key)
    window.actions_by_key["shortcuts"].trigger()
    window.findChild(ShortcutsDialog).reject()
    with_key = [
        action
        for action in window.findChildren(QAction)
        if action.shortcut() == window.actions_by_key["hands.deal"].shortcut()
    ]
    assert len(with_key) == 1  # Qt triggers no action if several have the same keys


def test_the_fields_of_the_settings_are_aligned(qtbot, settings):
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    fields = [
        *(dialog.theme, dialog.interface_language, dialog.reopen, dialog.author),
        *(dialog.tournament_format, dialog.file_format, dialog.text_language),
        *(dialog.read_cards, dialog.card_preview, dialog.pictures, dialog.picture_cache),
    ]
    assert len({field.mapTo(dialog, QPoint(0, 0)).x() for field in fields}) == 1
    boxes = [*dialog.findChildren(QComboBox), dialog.picture_cache]
    assert len({box.width() for box in boxes}) == 1


def test_the_extension_of_a_file_follows_the_chosen_format(qtbot, tmp_path):
    dialog = SaveDialog(None, "Save", tmp_path / "Mine.txt", "twd")
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.format.name == "twd"
    assert Path(dialog.selectedFiles()[0]) == tmp_path / "Mine.txt"
    for name, file in (("lackey-dek", "Mine.dek"), ("json", "Mine.json"), ("text", "Mine.txt")):
        wanted = next(text for text, one in save_filters() if one.name == name)
        dialog.selectNameFilter(wanted)
        dialog.filterSelected.emit(wanted)
        assert dialog.format.name == name
        assert Path(dialog.selectedFiles()[0]) == tmp_path / file


def test_an_export_is_proposed_in_the_folder_of_the_decks(qtbot, exporting, tmp_path, context):
    asked = []
    exporting.folder = tmp_path
    exporting.choose_save = lambda *question: asked.append(question)
    qtbot.mouseClick(exporting.save_button, LEFT)
    assert asked[0][1].parent == tmp_path
    exporting.choose_save = lambda *_: (tmp_path / "x.json", "json")
    qtbot.mouseClick(exporting.save_button, LEFT)
    qtbot.waitUntil(lambda: not context.jobs.running)
    assert exporting.chosen.name == "json"
    assert (tmp_path / "x.json").read_text("utf-8").startswith("{")


def choose(box, data):
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


def test_another_language_offers_a_restart(qtbot, settings):
    settings.change(interface_language="en")  # regardless of the system language
    dialog = SettingsDialog(settings)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.again.isVisible()
    choose(dialog.interface_language, "fr")
    assert settings.value.interface_language == "fr"
    assert dialog.again.isVisible()
    with qtbot.waitSignal(dialog.again_wished):
        dialog.again.click()
    assert not dialog.isVisible()


def test_returning_to_the_current_language_offers_no_restart(qtbot, settings):
    settings.change(interface_language="en")  # regardless of the system language
    dialog = SettingsDialog(settings)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    choose(dialog.interface_language, "es")
    choose(dialog.interface_language, "en")
    assert not dialog.again.isVisible()
