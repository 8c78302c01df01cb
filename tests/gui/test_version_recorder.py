"""Versions are kept automatically during work in the window."""

from functools import partial

import pytest

from vtes_deck.app.document import Document, Origin
from vtes_deck.app.versions import VersionOrigin, Versions
from vtes_deck.deck.model import Deck


@pytest.fixture
def open_window(open_window, few_panels):
    return partial(open_window, specs=few_panels)


@pytest.fixture
def window(open_window, quiet):
    window = open_window()
    quiet(window)
    window.documents.new()
    quiet(window)
    return window


def kept(window):
    return [(v.why, v.deck.name) for v in Versions().of(window.session.document)]


def test_each_saved_state_is_a_version(window, quiet, cb, tmp_path):
    card = cb["Villein"]
    window.session.add(card, 2)
    window.documents.choose_save = lambda *_: (tmp_path / "mine.txt", "text")
    window.documents.save()
    quiet(window)
    window.session.add(card, 1)
    window.documents.save()
    quiet(window)
    assert [why for why, _ in kept(window)] == [VersionOrigin.SAVED, VersionOrigin.SAVED]
    newest, oldest = Versions().of(window.session.document)
    assert (newest.deck.library[0].count, oldest.deck.library[0].count) == (3, 2)


def test_a_deck_is_saved_before_the_first_change(window, quiet, cb):
    winner = cb.archive.decks[0]
    window.session.open_archive(winner, cb)
    quiet(window)
    assert kept(window) == []
    window.session.add(cb["Villein"], 1)
    quiet(window)
    assert kept(window) == [(VersionOrigin.OPENED, winner.name)]


def test_after_a_pause_the_work_is_a_version(window, quiet, cb):
    window.session.add(cb["Villein"], 1)
    recorder = window.documents.versions
    assert recorder.pause.isActive()
    recorder.pause.timeout.emit()
    quiet(window)
    assert [why for why, _ in kept(window)] == [VersionOrigin.WORK]
    recorder.keep()
    quiet(window)
    assert len(kept(window)) == 1


def test_unsaved_changes_at_closing_are_in_the_next_window(window, open_window, quiet, cb):
    window.session.add(cb["Villein"], 2)
    window.close()
    again = open_window()
    quiet(again)
    assert again.session.deck.count(cb["Villein"]) == 2
    (version,) = Versions().of(again.session.document)
    assert version.open(cb.get) == again.session.deck


def test_a_closed_deck_with_unsaved_work_gives_a_version(window, quiet, cb):
    window.session.add(cb["Villein"], 2)
    document = window.session.document
    window.session.close(window.session.place)
    quiet(window)
    assert [v.why for v in Versions().of(document)] == [VersionOrigin.WORK]


def test_starting_again_with_unsaved_changes_adds_no_version(open_window, quiet, cb):
    window = open_window()
    quiet(window)
    window.session.open_archive(cb.archive.decks[0], cb)
    window.session.add(cb["Villein"], 1)
    window.documents.versions.keep()
    quiet(window)
    for _ in range(2):
        before = kept(window)
        window.close()
        window = open_window()
        quiet(window)
        assert window.session.deck.count(cb["Villein"]) > 0
    window.close()
    assert kept(window) == before
    assert [why for why, _ in before] == [VersionOrigin.WORK, VersionOrigin.OPENED]


def test_removed_versions_are_reported(window, quiet, cb, monkeypatch):
    window.session.open_archive(cb.archive.decks[0], cb)
    window.session.add(cb["Villein"], 1)
    quiet(window)
    (file,) = Versions().folder.glob("*.versions")
    monkeypatch.setattr("vtes_deck.app.versions._HEAD", 0)
    monkeypatch.setattr("vtes_deck.app.versions._MAX_BYTES", file.stat().st_size + 500)
    window.documents.versions.keep()
    quiet(window)
    assert "took too much space. The oldest" in window.messages.current.text
    assert [why for why, _ in kept(window)] == [VersionOrigin.WORK]


def test_an_empty_deck_gives_no_version(window, quiet):
    window.documents.versions.keep()
    quiet(window)
    assert (
        Versions().of(Document(Origin.NEW, Deck(), lineage=window.session.document.lineage)) == ()
    )
    assert not Versions().folder.exists() or not list(Versions().folder.glob("*.versions"))
