"""The dialog about card data, through its buttons, on a separate small card base."""

import threading

import pytest
from PySide6.QtCore import Qt
from small_place import fewer_lists, newer_lists
from website import Page, answering

from vtes_deck.app import card_data
from vtes_deck.gui.card_data_update import CardDataUpdate
from vtes_deck.gui.dialogs.card_data import CardDataDialog
from vtes_deck.gui.widgets.finding import Finding

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def renewal(qtbot, jobs, small_place):
    return CardDataUpdate(jobs)


@pytest.fixture
def dialog(qtbot, renewal, jobs):
    made = CardDataDialog(renewal)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: not jobs.running)
    return made


@pytest.fixture
def press(qtbot, jobs):
    """Press a button and wait for the result."""

    def press(button):
        assert button.isVisible()
        assert button.isEnabled()
        qtbot.mouseClick(button, LEFT)
        qtbot.waitUntil(lambda: not jobs.running)

    return press


def reported(dialog):
    """The text of the dialog about the last work."""
    shown = [one for one in dialog.findChildren(Finding) if one.isVisible()]
    return " ".join(f"{one.text} {one.accessibleDescription()}" for one in shown)


def test_the_active_data_are_shown(dialog, small):
    assert dialog.label.text() == f"In use: {small.label}"
    assert "12 crypt cards" in dialog.details.text()
    assert "came with the program" in dialog.details.text()
    assert not dialog.back.isEnabled()
    assert not dialog.versions.isVisible()
    assert reported(dialog) == ""


def test_an_update_can_be_undone(dialog, renewal, press, site, small):
    site["/lists.zip"] = Page(newer_lists(small))
    adopted = []
    renewal.adopted.connect(adopted.append)

    press(dialog.sources["vekn"])
    assert "New cards (1): Somebody New (G2)." in reported(dialog)
    assert adopted[-1][299999].name == "Somebody New"
    assert dialog.label.text().startswith("In use: VEKN card lists, ")
    assert dialog.versions.topLevelItemCount() == 2

    press(dialog.back)
    assert "Removed cards (1): Somebody New (G2)." in reported(dialog)
    assert 299999 not in adopted[-1]
    assert dialog.label.text() == f"In use: {small.label}"
    assert not dialog.back.isEnabled()


def test_data_can_come_from_a_file(dialog, renewal, press, small, tmp_path):
    path = tmp_path / "lists.zip"
    path.write_bytes(newer_lists(small))
    dialog.choose_files = lambda _parent: (path,)
    press(dialog.from_file)
    assert "In use: VEKN card lists from lists.zip" in reported(dialog)


def test_a_cancelled_file_dialog_changes_nothing(dialog, press):
    dialog.choose_files = lambda _parent: ()
    press(dialog.from_file)
    assert reported(dialog) == ""


def test_doubtful_data_can_be_accepted(dialog, press, renewal, small, tmp_path, caplog):
    path = tmp_path / "half.zip"
    path.write_bytes(fewer_lists(small))
    dialog.choose_files = lambda _parent: (path,)
    adopted = []
    renewal.adopted.connect(adopted.append)
    press(dialog.from_file)
    assert "look wrong" in reported(dialog)
    assert not adopted
    press(dialog.force)
    assert len(adopted[-1].crypt) == 6
    assert not dialog.force.isVisible()


def test_an_error_is_reported_and_nothing_changes(dialog, press, renewal, site, small, caplog):
    site["/lists.zip"] = answering(404)
    adopted = []
    renewal.adopted.connect(adopted.append)
    press(dialog.sources["vekn"])
    assert "could not be fetched" in reported(dialog)
    assert "works offline" in reported(dialog)
    assert not adopted
    assert dialog.label.text() == f"In use: {small.label}"
    assert dialog.sources["vekn"].isEnabled()


@pytest.fixture
def slow(site, small):
    """Lists of which only the beginning arrives until the event is set."""
    data, go_on = newer_lists(small), threading.Event()

    def page(request):
        request.answer(200, {"Content-Length": str(len(data))})
        request.write(data[:1000])
        while not (go_on.is_set() or request.wait(0.01)):
            pass
        request.write(data[1000:])

    site["/lists.zip"] = page
    yield go_on
    go_on.set()


def test_an_update_can_be_stopped(qtbot, dialog, renewal, jobs, slow, small):
    adopted = []
    renewal.adopted.connect(adopted.append)
    with qtbot.waitSignal(renewal.progressed):
        qtbot.mouseClick(dialog.sources["vekn"], LEFT)
    assert dialog.stop.isVisible()
    assert not dialog.sources["vekn"].isEnabled()
    assert dialog.doing.text().startswith("Fetching the card lists")
    qtbot.mouseClick(dialog.stop, LEFT)
    qtbot.waitUntil(lambda: not jobs.running)
    assert reported(dialog).startswith("Stopped. The card data are unchanged.")
    assert not dialog.stop.isVisible()
    assert not adopted
    assert dialog.label.text() == f"In use: {small.label}"


def test_a_closed_dialog_stops_nothing(qtbot, dialog, renewal, jobs, slow):
    said, adopted = [], []
    renewal.unwatched.connect(said.append)
    renewal.adopted.connect(adopted.append)
    with qtbot.waitSignal(renewal.progressed):
        qtbot.mouseClick(dialog.sources["vekn"], LEFT)
    dialog.close()
    slow.set()
    qtbot.waitUntil(lambda: not jobs.running)
    assert said[-1].heading.startswith("In use: VEKN card lists")
    assert 299999 in adopted[-1]


def test_a_late_stop_has_no_effect(qtbot, renewal, jobs, small, cb, monkeypatch):
    """If the update is cancelled after its end, the newer data are used."""
    renewal.use(cb)
    adopted = []
    renewal.adopted.connect(adopted.append)
    done, seen = threading.Event(), threading.Event()

    def work():
        done.set()
        seen.wait(5)

    monkeypatch.setattr(card_data, "go_back", work)
    renewal.go_back()
    done.wait(5)
    renewal.cancel()
    seen.set()
    qtbot.waitUntil(lambda: not jobs.running)
    assert adopted[-1].version.label == small.label


def test_one_update_runs_at_a_time(qtbot, renewal, jobs, slow):
    renewal.update("vekn")
    assert renewal.busy
    renewal.go_back()
    renewal.look()
    slow.set()
    qtbot.waitUntil(lambda: not jobs.running)
    assert renewal.message.heading.startswith("In use: VEKN card lists")


def test_the_window_uses_the_new_data(qtbot, open_window, quiet, small_place, small, site):
    site["/lists.zip"] = Page(newer_lists(small))
    window = open_window()
    quiet(window)
    known = window.context.cards
    window.actions_by_key["card_data"].trigger()
    dialog = window.findChild(CardDataDialog)
    quiet(window)
    qtbot.mouseClick(dialog.sources["vekn"], LEFT)
    quiet(window)
    assert window.context.cards is not known
    assert window.context.cards[299999].name == "Somebody New"
    dialog.close()


def test_the_window_reports_the_result_if_the_dialog_is_closed(
    open_window, quiet, small_place, site, caplog
):
    site["/lists.zip"] = answering(404)
    window = open_window()
    window.card_data_update.update("vekn")
    quiet(window)
    assert window.messages.current.text == "Newer card data could not be fetched."
