"""A judge in the whole window: a folder is dropped, a list is opened, a summary is saved."""

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent

from vtes_deck import deckio
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.panels.judging.summary_dialog import SummaryDialog


@pytest.fixture
def folder(tmp_path, cb):
    made = tmp_path / "lists"
    made.mkdir()
    big = [d for d in cb.archive if d.event.players > 60 and d.name]
    for number in range(3):
        text = deckio.write(from_archive(big[number], cb.get), "twd", cb)
        (made / f"{number}.txt").write_text(text, "utf-8")
    (made / "bad.txt").write_text("5x Arika\n1x Succubus Club\n")
    return made


@pytest.fixture
def window(open_window, quiet):
    made = open_window()
    quiet(made)
    return made


def judging(window):
    return next(host.panel for host in window.columns.hosts if host.spec.key == "judging")


def checked(qtbot, window, lists):
    qtbot.waitUntil(
        lambda: (
            judging(window) is not None
            and len(judging(window).model.rows) == lists
            and judging(window).again.isEnabled()
        )
    )
    return judging(window)


def drop(window, *paths):
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    event = QDropEvent(
        QPointF(600, 400),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)
    return event


def test_a_folder_dropped_anywhere_is_checked(window, folder, qtbot):
    assert drop(window, folder).isAccepted()
    panel = checked(qtbot, window, 4)
    assert panel.isVisible()
    assert panel.count.text().startswith("4 decks: 3 legal, 1 not legal")


def test_the_menu_asks_for_a_folder(window, folder, qtbot):
    window.go_to("judging")
    judging(window).choose_folder = lambda _parent, _start: folder
    window.actions_by_key["check_lists"].trigger()
    checked(qtbot, window, 4)


def test_a_double_click_opens_the_list_with_its_verdict_next_to_it(window, folder, qtbot):
    drop(window, folder)
    panel = checked(qtbot, window, 4)
    table = panel.verdicts.table
    place = table.visualRect(panel.model.index(0, 1)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: window.session.path == folder / "bad.txt")
    assert not window.session.verdict.legal
    assert panel.isVisible()


def test_the_summary_is_shown_and_saved(window, folder, qtbot, tmp_path):
    drop(window, folder)
    panel = checked(qtbot, window, 4)
    qtbot.mouseClick(panel.print, Qt.MouseButton.LeftButton)
    dialog = window.findChild(SummaryDialog)
    assert dialog.isVisible()
    words = dialog.document.pages[0].words
    assert "4 decks: 3 legal, 1 not legal." in words
    assert "bad.txt" in words
    assert "Standard" in words
    path = tmp_path / "summary.pdf"
    dialog.choose_pdf = lambda _parent, proposal: path if proposal.parent == folder else None
    qtbot.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Written" in dialog.note.text())
    assert path.read_bytes().startswith(b"%PDF-")
    dialog.reject()


def test_the_rule_of_a_verdict_opens_in_the_rules(window, folder, qtbot):
    drop(window, folder)
    panel = checked(qtbot, window, 4)
    panel.verdicts.table.selectRow(0)
    panel.verdicts.details.anchorClicked.emit(QUrl("rule:VEKN-TR-6.2"))
    rules = next(host.panel for host in window.columns.hosts if host.spec.key == "reference")
    qtbot.waitUntil(
        lambda: rules.reader is not None and rules.reader.contents.current == "VEKN-TR-6.2"
    )
