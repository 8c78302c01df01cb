"""The judging panel: a folder is checked and shown as a table of verdicts."""

import csv
import datetime
import os
import threading

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from vtes_deck import deckio
from vtes_deck.app.check_report import Report
from vtes_deck.app.list_verdicts import CheckedList, ListOutcome, Show
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.models.rows import CLAN
from vtes_deck.gui.panels.judging import list_checker
from vtes_deck.gui.panels.judging.panel import ListCheckPanel
from vtes_deck.gui.panels.judging.question import BY_EVENT, ON
from vtes_deck.gui.panels.judging.table import (
    DOUBTFUL,
    FILE,
    FIRST,
    SAME,
    TITLES,
    VERDICT,
    ListTable,
)

ORDERED = ["bad.txt", "none.txt", "good.txt"]

posix = pytest.mark.skipif(os.name != "posix", reason="Windows has no pipes")


@pytest.fixture
def opened():
    """The requests of the panel to the window."""
    return []


@pytest.fixture
def panel(show_panel, context, opened):
    context.open_path = opened.append
    context.show_rule = opened.append
    return show_panel(ListCheckPanel, context)


@pytest.fixture
def winning(cb):
    """The text of the n-th deck of the archive with a big event."""
    big = [d for d in cb.archive if d.event.players > 60 and d.name]

    def text(number=0):
        return deckio.write(from_archive(big[number], cb.get), "twd", cb)

    return text


@pytest.fixture
def folder(tmp_path, winning):
    made = tmp_path / "lists"
    made.mkdir()
    (made / "good.txt").write_text(winning(), "utf-8")
    (made / "bad.txt").write_text("5x Arika\n1x Succubus Club\n2x Gaven the Xyzzy\n")
    (made / "none.txt").write_text("")
    (made / "photo.png").write_bytes(b"\x89PNG")
    return made


@pytest.fixture
def check(panel, qtbot):
    def checked(*paths):
        panel.check(paths)
        qtbot.waitUntil(panel.again.isEnabled)

    return checked


def files(panel):
    return [row.file for row in panel.model.shown]


def test_the_model_keeps_qts_rules():
    def row(file, **fields):
        report = Report(file=file, format="standard", date=datetime.date(2026, 11, 20), **fields)
        return CheckedList(None, file, report)

    model = ListTable()
    tester = QAbstractItemModelTester(model)
    model.add([row("b.txt", legal=True), row("a.txt", error="it is a folder")])
    model.settle()
    assert [one.file for one in model.shown] == ["a.txt", "b.txt"]
    model.filter(Show.LEGAL, "")
    model.add([row("c.txt"), row("d.txt", legal=True)])
    model.sort(1, Qt.SortOrder.DescendingOrder)
    assert [one.file for one in model.shown] == ["d.txt", "b.txt"]
    model.clear()
    assert (model.rowCount(), tester.model()) == (0, model)


def test_the_empty_panel_shows_what_to_do(panel):
    assert panel.pages.currentWidget() is panel.empty
    assert "Drop a folder" in panel.empty.text()
    assert not panel.print.isEnabled()
    assert not panel.save.isEnabled()


def test_a_folder_gives_a_table_with_the_worst_first(panel, check, folder):
    check(folder)
    assert files(panel) == ["bad.txt", "none.txt", "good.txt"]
    assert [row.outcome for row in panel.model.shown] == [
        ListOutcome.ILLEGAL,
        ListOutcome.UNREADABLE,
        ListOutcome.LEGAL,
    ]
    assert panel.count.text().startswith("2 decks: 1 legal, 1 not legal.")
    assert "1 unreadable file." in panel.count.text()
    assert "1 file with another extension" in panel.count.text()
    assert panel.pages.currentWidget() is panel.verdicts


def test_the_first_illegal_list_is_selected_when_a_check_ends(panel, check, folder):
    (folder / "worse.txt").write_text("3x Arika\n")
    panel.verdicts.table.sortByColumn(VERDICT, Qt.SortOrder.DescendingOrder)
    check(folder)
    assert files(panel)[:2] == ["good.txt", "none.txt"]
    assert panel.verdicts.chosen.file == files(panel)[2]
    assert panel.verdicts.chosen.outcome is ListOutcome.ILLEGAL


def test_without_an_illegal_list_none_is_selected(panel, check, tmp_path, winning):
    (tmp_path / "good.txt").write_text(winning(), "utf-8")
    check(tmp_path)
    assert panel.verdicts.chosen is None


def test_forty_lists_are_checked_at_once(panel, check, tmp_path, winning):
    for number in range(40):
        (tmp_path / f"{number:02}.txt").write_text(winning(number), "utf-8")
    check(tmp_path)
    assert len(panel.model.shown) == 40


def test_a_folder_can_be_dropped(panel, folder, qtbot):
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(folder))])
    left = Qt.MouseButton.LeftButton
    panel.dropEvent(
        QDropEvent(
            QPointF(9, 9),
            Qt.DropAction.CopyAction,
            mime,
            left,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    qtbot.waitUntil(lambda: len(panel.model.rows) == 3 and panel.again.isEnabled())


def test_the_buttons_ask_for_folders_and_files(panel, folder, qtbot):
    panel.choose_folder = lambda _parent, _start: folder
    qtbot.mouseClick(panel.folder, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(panel.model.rows) == 3 and panel.again.isEnabled())
    panel.choose_files = lambda _parent, _start: [folder / "good.txt"]
    qtbot.mouseClick(panel.files, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(panel.model.rows) == 1 and panel.again.isEnabled())
    panel.choose_folder = lambda _parent, _start: None
    panel.ask_folder()
    assert files(panel) == ["good.txt"]


def test_filters_by_verdict_and_words(panel, check, folder, qtbot):
    check(folder)
    for show, expected in (
        (Show.ILLEGAL, ["bad.txt"]),
        (Show.UNREADABLE, ["none.txt"]),
        (Show.DOUBTFUL, ["bad.txt"]),
        (Show.LEGAL, ["good.txt"]),
        (Show.ALL, ["bad.txt", "none.txt", "good.txt"]),
    ):
        kind = panel.verdicts.kind
        kind.setCurrentIndex(kind.findData(show))
        kind.activated.emit(kind.currentIndex())
        assert files(panel) == expected
    qtbot.keyClicks(panel.verdicts.words, "NONE")
    qtbot.waitUntil(lambda: files(panel) == ["none.txt"])
    assert "1 shown" in panel.count.text()
    panel.verdicts.words.setText("nowhere")
    panel.verdicts.narrow()
    assert "No lists match" in panel.count.text()


def test_the_chosen_list_is_shown_with_rules_and_cards(panel, check, folder, session, cb, opened):
    check(folder)
    panel.verdicts.table.selectRow(0)
    reported = panel.verdicts.details.toPlainText()
    assert "Not legal: bad.txt" in reported
    assert "Banned since 2005-01-01: 1 Succubus Club. VEKN-TR-4.1.1" in reported
    assert "1 doubtful line\n? Line 3" in reported
    panel.verdicts.details.anchorClicked.emit(QUrl(f"card:{cb['Succubus Club'].id}"))
    assert session.selected == cb["Succubus Club"]
    panel.verdicts.details.anchorClicked.emit(QUrl("rule:VEKN-TR-4.1.1"))
    assert opened == ["VEKN-TR-4.1.1"]


def test_a_list_submitted_twice_is_reported(panel, check, folder, winning):
    (folder / "copy.txt").write_text(winning(), "utf-8")
    check(folder)
    panel.verdicts.table.selectRow(files(panel).index("good.txt"))
    assert "The same cards as copy.txt" in panel.verdicts.details.toPlainText()
    panel.verdicts.table.selectRow(files(panel).index("bad.txt"))
    assert "The same cards" not in panel.verdicts.details.toPlainText()
    assert {
        row.file: panel.model.index(at, SAME).data() for at, row in enumerate(panel.model.shown)
    } == {
        "good.txt": "copy.txt",
        "copy.txt": "good.txt",
        "bad.txt": "",
        "none.txt": "",
    }
    assert "2 lists contain the same cards as another." in panel.count.text()
    panel.model.sort(SAME)
    assert files(panel)[:2] == ["copy.txt", "good.txt"]


def test_the_column_for_the_same_cards_is_shown_only_with_content(panel, check, folder, winning):
    check(folder)
    assert panel.verdicts.table.isColumnHidden(SAME)
    (folder / "copy.txt").write_text(winning(), "utf-8")
    kept = panel.save_state()
    check(folder)
    panel.restore_state(kept)
    assert not panel.verdicts.table.isColumnHidden(SAME)
    assert panel.verdicts.table.horizontalHeader().visualIndex(SAME) == FILE + 1


def test_enter_opens_the_list_and_shows_its_verdict_next_to_it(
    panel, check, folder, session, opened, qtbot
):
    check(folder)
    panel.question.format.setCurrentIndex(panel.question.format.findData("v5"))
    panel.question.format.activated.emit(0)
    qtbot.waitUntil(panel.again.isEnabled)
    row = files(panel).index("good.txt")
    panel.verdicts.table.selectRow(row)
    panel.verdicts.table.setFocus()
    qtbot.keyClick(panel.verdicts.table, Qt.Key.Key_Return)
    assert opened == [folder / "good.txt"]
    assert session.tournament_format == "v5"
    panel.verdicts.table.selectRow(files(panel).index("none.txt"))
    qtbot.keyClick(panel.verdicts.table, Qt.Key.Key_Return)
    assert len(opened) == 1


def test_changed_conditions_check_the_lists_again(panel, check, tmp_path, winning, qtbot):
    path = tmp_path / "a.txt"
    path.write_text(winning() + "\n1x Succubus Club\n", "utf-8")
    check(path)
    assert panel.model.rows[0].outcome is ListOutcome.ILLEGAL
    question = panel.question
    question.which_day.setCurrentIndex(ON)
    question.which_day.activated.emit(ON)
    assert question.day.isVisible()
    question.day.setDate(question.day.minimumDate())
    qtbot.waitUntil(panel.again.isEnabled)
    assert panel.model.rows[0].report.date == datetime.date(1994, 8, 16)
    question.which_day.setCurrentIndex(BY_EVENT)
    question.which_day.activated.emit(BY_EVENT)
    qtbot.waitUntil(panel.again.isEnabled)
    report = panel.model.rows[0].report
    assert report.date == report.event_date
    assert not question.day.isVisible()


def test_the_fields_of_a_format_appear_with_it(panel):
    question = panel.question
    question.format.setCurrentIndex(question.format.findData("limited"))
    question.format.activated.emit(0)
    assert question.boosters.isVisible()
    question.boosters.setValue(6)
    assert question.question.options.boosters == 6
    assert not question.players.isVisible()


def test_a_new_check_keeps_the_selected_list(panel, check, folder, qtbot):
    check(folder)
    panel.verdicts.table.selectRow(2)
    (folder / "another.txt").write_text("3x Arika\n")
    panel.act_again.trigger()
    qtbot.waitUntil(lambda: len(panel.model.rows) == 4 and panel.again.isEnabled())
    assert panel.verdicts.chosen.file == "good.txt"


@posix
def test_the_text_of_a_list_is_plain_text(panel, check, tmp_path):
    (tmp_path / "<b>x.txt").write_text("3x Arika\n2x Qwert &amp; Zyx\n")
    check(tmp_path)
    panel.verdicts.table.selectRow(0)
    reported = panel.verdicts.details.toPlainText()
    assert "<b>x.txt" in reported
    assert "Qwert" in reported
    tip = panel.model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "<qt>&lt;b&gt;x.txt</qt>"


@posix
def test_a_pipe_in_the_folder_does_not_block(panel, check, folder):
    os.mkfifo(folder / "pipe.txt")
    check(folder)
    row = files(panel).index("pipe.txt")
    assert panel.model.index(row, FIRST).data() == "It is a pipe, not a file."


def test_an_empty_folder_is_reported(panel, check, tmp_path):
    (tmp_path / "photo.png").write_bytes(b"\x89PNG")
    check(tmp_path)
    assert panel.pages.currentWidget() is panel.empty
    assert (
        panel.empty.text()
        == f"There are no decklists in {tmp_path.name}. It contains 1 other file."
    )


def test_too_many_files_are_refused_with_advice(panel, check, folder, monkeypatch):
    monkeypatch.setattr("vtes_deck.app.check_report.MAX_FILES", 2)
    check(folder)
    assert "Choose one of the folders in it" in panel.empty.text()


def test_a_check_can_be_stopped_and_keeps_its_results(panel, folder, qtbot, monkeypatch):
    go = threading.Event()
    real = list_checker.check_list
    done = []

    def slow(*args):
        done.append(args)
        if len(done) == 2:
            go.wait(10)
        return real(*args)

    monkeypatch.setattr(list_checker, "check_list", slow)
    panel.check([folder])
    qtbot.waitUntil(lambda: len(done) == 2)
    assert panel.stop.isVisible()
    assert panel.bar.isVisible()
    qtbot.mouseClick(panel.stop, Qt.MouseButton.LeftButton)
    go.set()
    qtbot.waitUntil(panel.again.isEnabled)
    assert len(panel.model.rows) == 2
    assert panel.count.text().startswith("Stopped before the end.")
    assert not panel.stop.isVisible()


def test_the_table_can_be_exported_to_a_spreadsheet(panel, check, folder, tmp_path, qtbot):
    check(folder)
    panel.choose_csv = lambda _parent, _proposal: tmp_path / "verdicts.csv"
    panel.act_save.trigger()
    qtbot.waitUntil(lambda: "verdicts.csv" in panel.count.text())
    with (tmp_path / "verdicts.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert [row[1] for row in rows[1:]] == files(panel)
    panel.save_csv(folder)
    qtbot.waitUntil(lambda: "could not be written" in panel.count.text())


def test_a_doubtful_list_is_not_called_legal(panel, check, tmp_path, winning):
    text = winning()
    assert "x Deflection\n" in text
    (tmp_path / "a.txt").write_text(text.replace("x Deflection\n", "x Deflecton\n"), "utf-8")
    check(tmp_path)
    assert panel.model.index(0, VERDICT).data() == "legal, doubtful"


def test_the_layout_is_saved(panel, show_panel, context):
    panel.verdicts.table.horizontalHeader().resizeSection(FIRST, 333)
    other = show_panel(ListCheckPanel, context)
    other.restore_state(panel.save_state())
    assert other.verdicts.table.horizontalHeader().sectionSize(FIRST) == 333
    other.restore_state("rubbish")


@pytest.mark.parametrize("use", ["pointer", "cursor"])
def test_lists_keep_their_rows_when_a_check_ends_under_the_pointer(
    panel, folder, qtbot, monkeypatch, use
):
    table = panel.verdicts.table
    if use == "pointer":
        table.viewport().setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)
    else:
        monkeypatch.setattr(table, "hasFocus", lambda: True)
    panel.check([folder])
    qtbot.waitUntil(panel.again.isEnabled)
    assert files(panel) == [row.file for row in panel.model.rows] != ORDERED
    table.selectRow(0)
    chosen = panel.verdicts.chosen
    monkeypatch.undo()
    table.viewport().setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    QApplication.sendEvent(table.viewport(), QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: files(panel) == ORDERED)
    assert panel.verdicts.chosen == chosen


def test_a_filter_sorts_immediately_under_the_pointer(panel, folder, qtbot):
    panel.verdicts.table.viewport().setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)
    panel.check([folder])
    qtbot.waitUntil(panel.again.isEnabled)
    panel.verdicts.words.setText("txt")
    qtbot.waitUntil(lambda: files(panel) == ORDERED)


@pytest.mark.parametrize("wide", [440, 560, 620])
def test_no_column_of_the_verdicts_is_cut(panel, check, folder, wide):
    panel.resize(wide, 700)
    check(folder)
    table = panel.verdicts.table
    header = table.horizontalHeader()
    assert header.length() <= table.viewport().width()
    shown = [column for column in range(len(TITLES)) if not table.isColumnHidden(column)]
    assert {VERDICT, FILE, FIRST, DOUBTFUL} <= set(shown)
    roles = Qt.ItemDataRole.TextAlignmentRole, Qt.Orientation.Horizontal
    for column in shown:
        cell = table.model().index(0, column).data(roles[0])
        assert table.model().headerData(column, roles[1], roles[0]) == cell


def test_a_list_has_the_tile_of_its_clan(panel, check, tmp_path, cb):
    crypts = {
        "one.txt": "2x Anson\n1x Isabel de Leon\n",
        "mixed.txt": "1x Anson\n1x Arika\n1x Aabbt Kindred\n",
    }
    for name, crypt in crypts.items():
        (tmp_path / name).write_text(f"{crypt}5x Villein\n", "utf-8")
    check(tmp_path)
    model = panel.model
    shown = {row.file: model.index(place, FILE).data(CLAN) for place, row in enumerate(model.shown)}
    assert shown == {"one.txt": "Toreador", "mixed.txt": ""}
    assert model.index(0, VERDICT).data(CLAN) is None
