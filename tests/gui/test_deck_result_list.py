"""Own results in the history panel, entered in a form."""

import datetime
import threading

import pytest
from geometry import layout_problems
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QDialogButtonBox

from vtes_deck.app.changes import What
from vtes_deck.app.deck_results import EventResult, merged
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.versions import VersionOrigin, Versions
from vtes_deck.deck.model import Deck
from vtes_deck.gui.dialogs.event_result import EventResultDialog
from vtes_deck.gui.panels.history.panel import HistoryPanel


@pytest.fixture
def document(own_home, tmp_path):
    return Document(Origin.FILE, Deck(), path=tmp_path / "mine.txt")


@pytest.fixture
def events(show_panel, context, session, document, jobs, qtbot):
    session.open(Deck(name="Mine"), document)
    panel = show_panel(HistoryPanel, context)
    qtbot.waitUntil(lambda: not jobs.running)
    return panel.events


def lines(events):
    return [events.list.item(row).text() for row in range(events.list.count())]


def test_a_result_is_entered_in_a_form_and_listed_under_its_version(qtbot, events, document, jobs):
    Versions().record(document, Deck(name="Mine"), VersionOrigin.NAMED, "For Paris")
    qtbot.mouseClick(events.add_button, Qt.MouseButton.LeftButton)
    (form,) = events.window().findChildren(EventResultDialog)
    assert form.focusWidget() is form.name
    qtbot.keyClicks(form.name, "Paris <b>open</b>")
    form.on.setDate(QDate(2030, 1, 2))
    form.place.setValue(3)
    form.players.setValue(41)
    form.points.setValue(2.5)
    form.wins.setValue(1)
    qtbot.keyClicks(form.opponents, "Ada, Ben")
    form.notes.setPlainText("one\ntwo")
    qtbot.mouseClick(
        form.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Save),
        Qt.MouseButton.LeftButton,
    )
    qtbot.waitUntil(lambda: events.list.count() == 2 and not jobs.running)
    heading, line = lines(events)
    assert heading.startswith("For Paris, ")
    assert heading.endswith("\n1 result, 2.5 VP, 1 game win")
    assert line.startswith("2030-01-02 ")  # equal to the form
    assert "Paris <b>open</b>\nplace 3 of 41, 2.5 VP, 1 game win\nAgainst Ada, Ben\none two" in line
    assert events.list.isVisibleTo(events)


def test_a_result_is_changed_removed_and_restored(qtbot, events, document, jobs, session):
    kept = EventResult(id="a", on=datetime.date(2026, 3, 1), event="EC", notes="n")
    Versions().change_events(document, lambda old: merged((kept,), old))
    session.announce(What.VERSIONS)
    qtbot.waitUntil(lambda: events.list.count() == 2 and not jobs.running)
    events.list.setCurrentRow(1)
    events.list.itemActivated.emit(events.list.item(1))
    (form,) = events.window().findChildren(EventResultDialog)
    assert form.result_written == kept
    form.place.setValue(7)
    form.accept()
    qtbot.waitUntil(lambda: "place 7" in lines(events)[-1])
    events.list.setCurrentRow(1)
    qtbot.keyClick(events.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: events.list.count() == 0 and not jobs.running)
    assert events.message.text() == "Removed EC."
    qtbot.mouseClick(events.undo_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: events.list.count() == 2 and not jobs.running)
    assert not events.undo_button.isVisibleTo(events)
    assert [one.place for one in Versions().events(document)] == [7]


def test_a_removed_result_is_not_restored_into_another_deck(
    qtbot, events, document, jobs, session, tmp_path
):
    kept = EventResult(id="a", on=datetime.date(2026, 3, 1), event="EC")
    Versions().change_events(document, lambda old: merged((kept,), old))
    session.announce(What.VERSIONS)
    qtbot.waitUntil(lambda: events.list.count() == 2 and not jobs.running)
    events.list.setCurrentRow(1)
    qtbot.keyClick(events.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: events.list.count() == 0 and not jobs.running)
    other = Document(Origin.FILE, Deck(), path=tmp_path / "other.txt")
    session.open(Deck(name="Other"), other)
    events.undo_button.click()  # before the results of the other deck are read
    qtbot.waitUntil(lambda: not jobs.running)
    assert not events.isVisibleTo(events.parent())
    assert list(Versions().events(other)) == []
    assert list(Versions().events(document)) == [kept]


def test_an_earlier_reading_does_not_restore_a_removed_result(
    qtbot, events, document, jobs, session, monkeypatch
):
    """The reading begins before the result is removed and ends after that is shown."""
    kept = EventResult(id="a", on=datetime.date(2026, 3, 1), event="EC")
    Versions().change_events(document, lambda old: merged((kept,), old))
    session.announce(What.VERSIONS)
    qtbot.waitUntil(lambda: events.list.count() == 2 and not jobs.running)
    begun, shown = threading.Event(), threading.Event()
    read = Versions.events

    def slowly(store, of):
        found = read(store, of)
        if not begun.is_set():
            begun.set()
            assert shown.wait(30)
        return found

    monkeypatch.setattr(Versions, "events", slowly)
    session.announce(What.VERSIONS)
    assert begun.wait(30)
    events.list.setCurrentRow(1)
    qtbot.keyClick(events.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: events.list.count() == 0)
    shown.set()
    qtbot.waitUntil(lambda: not jobs.running)
    assert lines(events) == []


def test_tab_leaves_the_day_of_a_result(qtbot):
    form = EventResultDialog(EventResult(id="a", on=datetime.date(2026, 3, 1), event="EC"))
    qtbot.addWidget(form)
    form.show()
    form.on.setFocus()
    qtbot.keyClick(form.on, Qt.Key.Key_Tab)
    assert form.focusWidget() is form.place
    qtbot.keyClicks(form.place, "12")
    assert form.result_written.on == datetime.date(2026, 3, 1)
    qtbot.keyClick(form.place, Qt.Key.Key_Backtab)
    assert form.focusWidget() is form.on


def _scored(day, points):
    return EventResult(
        id=str(day), on=day, event="League", victory_points=points, game_wins=points // 3
    )


@pytest.fixture
def two_versions(events, document, session, jobs, qtbot):
    """Results of two versions: 1 and 2 victory points with the first, 4 with the second."""
    for month, name in ((1, "First"), (3, "Second")):
        day = datetime.datetime(2026, month, 1, 12, tzinfo=datetime.UTC)
        store = Versions(clock=lambda day=day: day)
        store.record(document, Deck(name="Mine", author=name), VersionOrigin.NAMED, name)
    scores = ((1, 5, 1), (2, 5, 2), (4, 5, 4))
    kept = tuple(_scored(datetime.date(2026, month, day), points) for month, day, points in scores)
    store.change_events(document, lambda old: merged(kept, old))
    session.announce(What.VERSIONS)
    qtbot.waitUntil(lambda: events.list.count() == 5 and not jobs.running)
    return events


def test_victory_points_are_drawn_over_the_versions(two_versions, session, document, jobs, qtbot):
    assert two_versions.chart.isVisibleTo(two_versions)
    bars = two_versions.chart.bars
    assert [bar.label.partition(",")[0] for bar in bars] == ["Second", "First"]
    assert [(bar.value, bar.numbers) for bar in bars] == [(4, (1, 4, 1)), (1.5, (2, 3, 0))]
    only = Versions().events(document)[0]
    Versions().change_events(document, lambda _old: (only,))
    session.announce(What.VERSIONS)
    qtbot.waitUntil(lambda: two_versions.list.count() == 2 and not jobs.running)
    assert not two_versions.chart.isVisibleTo(two_versions)


@pytest.mark.parametrize("size", [(370, 330), (900, 330), (370, 900)])
def test_nothing_of_the_history_is_cut_in_a_low_panel(two_versions, size, session, cb, qtbot):
    panel = two_versions.window()
    for name in ("Villein", "Blood Doll", "Deflection", "Majesty", "Zillah's Valley"):
        session.add(cb[name], 3)
    panel.resize(*size)
    history = panel if isinstance(panel, HistoryPanel) else panel.findChild(HistoryPanel)
    history.versions.list.setCurrentRow(1)
    qtbot.wait(20)
    assert "Zillah's Valley" in history.versions.what.text()
    assert layout_problems(history) == []
    for part in (history.versions.list, history.list, two_versions.list):
        assert part.height() >= 4 * part.fontMetrics().height()
