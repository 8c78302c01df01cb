"""Versions of a deck: kept, named, thinned out, never lost."""

import datetime
import re
import signal
import subprocess
import sys
import textwrap

import msgspec
import pytest

from vtes_deck.app.document import Document, Origin
from vtes_deck.app.locks import ProcessLock
from vtes_deck.app.recovery import Recovery, from_saved, to_saved
from vtes_deck.app.version_retention import MAX_KEPT, thinned
from vtes_deck.app.versions import (
    TooLargeError,
    Version,
    VersionOrigin,
    Versions,
    VersionsError,
)
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck, Slot, UnknownLine

START = datetime.datetime(2026, 3, 1, 12, tzinfo=datetime.UTC)


class Clock:
    def __init__(self):
        self.now = START

    def __call__(self):
        return self.now

    def pass_by(self, **time):
        self.now += datetime.timedelta(**time)


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def versions(tmp_path, clock):
    return Versions(tmp_path / "versions", clock)


@pytest.fixture
def deck(cb):
    return Deck(
        name="Mine",
        description="two\nlines",
        crypt=(Slot(cb["Arika"], 3, "queen"),),
        library=(Slot(cb["Govern the Unaligned"], 6),),
        unknown=(UnknownLine("Gover", 2, False, 7),),
    )


@pytest.fixture
def document(tmp_path):
    return Document(Origin.FILE, Deck(), tmp_path / "mine.txt")


def villeins(cb, deck, copies):
    return edits.set_count(deck, cb["Villein"], copies)


def test_a_version_contains_the_whole_deck_and_survives_the_program(cb, versions, document, deck):
    versions.record(document, deck, VersionOrigin.SAVED)
    again = Versions(versions.folder)
    (found,) = again.of(Document(Origin.FILE, Deck(), document.path))
    assert found.open(cb.get) == deck
    assert (found.why, found.when) == (VersionOrigin.SAVED, START)


def test_equal_versions_are_kept_once_and_take_the_name(cb, versions, document, deck):
    versions.record(document, deck, VersionOrigin.SAVED)
    (found,) = versions.record(document, deck, VersionOrigin.NAMED, "  For Paris ")
    assert found.name == "For Paris"
    assert len(versions.record(document, villeins(cb, deck, 1), VersionOrigin.SAVED)) == 2


def test_work_is_one_version_for_ten_minutes(cb, versions, document, deck, clock):
    versions.record(document, deck, VersionOrigin.OPENED)
    for copies in (1, 2, 3):
        clock.pass_by(minutes=1)
        versions.record(document, villeins(cb, deck, copies), VersionOrigin.WORK)
    newest, first = versions.of(document)
    assert newest.open(cb.get) == villeins(cb, deck, 3)
    assert first.open(cb.get) == deck
    clock.pass_by(minutes=11)
    assert len(versions.record(document, villeins(cb, deck, 4), VersionOrigin.WORK)) == 3


def test_continuous_work_is_split_into_versions(cb, versions, document, deck, clock):
    for minute in range(0, 60, 5):
        versions.record(document, villeins(cb, deck, minute), VersionOrigin.WORK)
        clock.pass_by(minutes=5)
    kept = [found.open(cb.get).count(cb["Villein"]) for found in versions.of(document)]
    assert kept == [55, 45, 35, 25, 15, 5]


def test_work_with_a_name_is_not_replaced(cb, versions, document, deck, clock):
    newest, *_ = versions.record(document, deck, VersionOrigin.WORK)
    versions.rename(document, newest, "Good one")
    clock.pass_by(minutes=1)
    found = versions.record(document, villeins(cb, deck, 1), VersionOrigin.WORK)
    assert [version.name for version in found] == ["", "Good one"]


def test_a_version_can_be_renamed_removed_and_restored(cb, versions, document, deck, clock):
    versions.record(document, deck, VersionOrigin.SAVED)
    clock.pass_by(hours=1)
    newest, oldest = versions.record(document, villeins(cb, deck, 1), VersionOrigin.SAVED)
    assert versions.rename(document, oldest, "First")[1].name == "First"
    assert versions.remove(document, oldest) == (newest,)
    assert versions.put_back(document, oldest) == (newest, oldest)
    assert versions.of(document) == (newest, oldest)


def test_the_versions_of_an_unsaved_deck_move_with_it_to_its_file(
    cb, versions, deck, document, clock
):
    unsaved = Document(Origin.NEW, Deck())
    assert versions.of(unsaved) == ()
    versions.record(unsaved, deck, VersionOrigin.WORK)
    assert unsaved.lineage
    assert len(versions.of(unsaved)) == 1
    clock.pass_by(hours=1)
    unsaved.path = document.path
    assert len(versions.of(unsaved)) == 1
    versions.record(unsaved, villeins(cb, deck, 1), VersionOrigin.SAVED)
    assert len(versions.of(document)) == 2
    assert len(list(versions.folder.glob("*.versions"))) == 1


def test_saved_under_another_name_both_decks_have_the_versions(
    versions, deck, document, tmp_path, clock
):
    versions.record(document, deck, VersionOrigin.SAVED)
    clock.pass_by(hours=1)
    old = document.path
    document.path = tmp_path / "other.txt"
    versions.record(document, msgspec.structs.replace(deck, name="Other"), VersionOrigin.SAVED)
    assert len(versions.of(document)) == 2
    assert len(versions.of(Document(Origin.FILE, Deck(), old))) == 1


def test_the_name_of_an_unsaved_decks_versions_is_kept_with_the_deck(cb, deck, versions):
    unsaved = Document(Origin.NEW, Deck())
    versions.record(unsaved, deck, VersionOrigin.WORK)
    _, back = from_saved(to_saved(deck, unsaved, closed=True), cb.get)
    assert len(versions.of(back)) == 1


def version(days, minutes=0, name=""):
    when = START - datetime.timedelta(days=days, minutes=minutes)
    return Version(f"{days}-{minutes}", when, VersionOrigin.SAVED, EMPTY, name)


EMPTY = to_saved(Deck(), Document(Origin.NEW, Deck()), closed=False).deck


def test_old_versions_are_reduced_to_one_a_day_but_named_ones_stay():
    many = [version(days, minutes) for days in range(9, -1, -1) for minutes in (40, 20, 0)]
    named = version(9, 40, "First")
    kept = thinned([named, *many[1:]], START)
    assert kept[0] is named
    assert [v.id for v in kept[-3:]] == ["0-40", "0-20", "0-0"]
    assert sum(v.when.date() == (START - datetime.timedelta(days=5)).date() for v in kept) == 1


@pytest.mark.parametrize("year", [1970, 2000, 2030, 9999])
def test_a_clock_that_was_set_wrong_does_not_age_a_version(
    cb, versions, document, deck, clock, year
):
    for copies in range(28):
        versions.record(document, villeins(cb, deck, copies), VersionOrigin.SAVED)
        clock.pass_by(minutes=2)
    right = clock.now
    for times in range(5):  # it is set to a wrong time, and back
        clock.now = right.replace(year=year, month=6)
        versions.record(document, villeins(cb, deck, 40 + times), VersionOrigin.SAVED)
        clock.now = right
        versions.record(document, villeins(cb, deck, 60 + times), VersionOrigin.SAVED)
    kept = [found.open(cb.get).count(cb["Villein"]) for found in versions.of(document)]
    expected = [n for times in range(4, -1, -1) for n in (60 + times, 40 + times)]
    assert kept == [*expected, *range(27, -1, -1)]


def test_a_clock_that_was_a_month_ahead_once_does_not_age_a_version(
    cb, versions, document, deck, clock
):
    for copies in range(28):
        versions.record(document, villeins(cb, deck, copies), VersionOrigin.SAVED)
        clock.pass_by(minutes=2)
    clock.pass_by(hours=30 * 24)
    assert len(versions.record(document, villeins(cb, deck, 40), VersionOrigin.SAVED)) == 29


def test_work_after_the_clock_was_set_back_replaces_nothing(cb, versions, document, deck, clock):
    versions.record(document, deck, VersionOrigin.WORK)
    clock.pass_by(hours=-1000)
    for copies in (1, 2, 3):
        clock.pass_by(minutes=11)
        versions.record(document, villeins(cb, deck, copies), VersionOrigin.WORK)
    assert len(versions.of(document)) == 4


def test_the_number_of_versions_is_limited():
    many = [version(days) for days in range(400, -1, -1)]
    kept = thinned(many, START)
    assert len(kept) == MAX_KEPT
    assert kept[-1] is many[-1]


def wordy(deck, number):
    return msgspec.structs.replace(deck, name=f"Mine {number}", description="x" * 10_000)


@pytest.fixture
def small(monkeypatch):
    """A file has space for three long versions."""
    monkeypatch.setattr("vtes_deck.app.versions._HEAD", 200)
    monkeypatch.setattr("vtes_deck.app.versions._MAX_BYTES", 35_000)


def test_the_oldest_unnamed_versions_are_removed_if_the_file_would_be_too_large(
    small, versions, document, deck, clock
):
    for number, name in enumerate(("First", "", "", "", "")):
        versions.record(document, wordy(deck, number), VersionOrigin.SAVED, name)
        clock.pass_by(minutes=1)
    assert [v.deck.name for v in versions.of(document)] == ["Mine 4", "Mine 3", "Mine 0"]
    assert versions.given_up == 1
    versions.record(document, wordy(deck, 4), VersionOrigin.SAVED)
    assert versions.given_up == 0


def test_a_file_that_became_too_large_is_reduced(versions, document, deck, clock, monkeypatch):
    for number in range(6):
        versions.record(document, wordy(deck, number), VersionOrigin.SAVED)
        clock.pass_by(minutes=1)
    monkeypatch.setattr("vtes_deck.app.versions._MAX_BYTES", 100_000)
    assert len(versions.of(document)) == 6
    versions.record(document, wordy(deck, 6), VersionOrigin.SAVED)
    assert [v.deck.name for v in versions.of(document)] == ["Mine 6", "Mine 5", "Mine 4"]


def test_versions_with_a_name_are_never_removed(small, versions, document, deck, clock):
    for number in range(3):
        versions.record(document, wordy(deck, number), VersionOrigin.NAMED, f"Name {number}")
        clock.pass_by(minutes=1)
    with pytest.raises(TooLargeError, match="too much space"):
        versions.record(document, wordy(deck, 3), VersionOrigin.SAVED)
    assert [v.name for v in versions.of(document)] == ["Name 2", "Name 1", "Name 0"]


def test_times_without_a_zone_can_be_compared_with_others(cb, versions, document, deck):
    versions.record(document, villeins(cb, deck, 1), VersionOrigin.WORK)
    (file,) = versions.folder.glob("*.versions")
    file.write_bytes(
        re.sub(rb'"when":"[^"]*"', b'"when":"2026-03-01T11:55:00"', file.read_bytes()).replace(
            b'"why"', b'"since":"2026-03-01T11:54:00","why"'
        )
    )
    newest, _ = versions.record(document, deck, VersionOrigin.SAVED)
    assert newest.when == START
    for number in range(2, 4):
        newest, *_ = versions.record(document, villeins(cb, deck, number), VersionOrigin.WORK)
    assert newest.when.tzinfo is not None


def test_a_saved_deck_without_a_time_zone_is_offered_with_the_others(own_home, deck):
    killed = Recovery()
    for name in ("A", "B"):
        document = Document(Origin.NEW, Deck())
        killed.prepare(msgspec.structs.replace(deck, name=name), document)()
    first, _ = sorted(killed.folder.glob("*.deck"))
    first.write_bytes(
        re.sub(rb'"when":"[^"]*"', b'"when":"2020-03-01T11:55:00"', first.read_bytes())
    )
    newest, oldest = Recovery().left_behind()
    assert newest.kept.when > oldest.kept.when
    assert oldest.file == first


def test_the_opened_state_of_a_deck_is_saved_once(cb, versions, document, deck, clock):
    for _ in range(3):
        versions.record(document, deck, VersionOrigin.OPENED)
        clock.pass_by(hours=1)
        versions.record(document, villeins(cb, deck, 2), VersionOrigin.WORK)
        clock.pass_by(hours=1)
    assert [v.why for v in versions.of(document)] == [VersionOrigin.WORK, VersionOrigin.OPENED]
    versions.record(document, villeins(cb, deck, 5), VersionOrigin.OPENED)
    assert len(versions.of(document)) == 3


def test_a_damaged_file_is_reported_and_set_aside(versions, document, deck):
    versions.record(document, deck, VersionOrigin.SAVED)
    (file,) = versions.folder.glob("*.versions")
    file.write_bytes(b'{"versions": [')
    with pytest.raises(VersionsError, match="damaged"):
        versions.of(document)
    assert len(versions.record(document, deck, VersionOrigin.SAVED)) == 1
    assert [f.read_bytes() for f in versions.folder.glob("*.damaged-*")] == [b'{"versions": [']


@pytest.mark.parametrize(
    "new", [b'"shape":2,"more":[1],', b'"shape":2,"versions":{"in":"another way"},']
)
def test_a_file_of_a_later_program_version_is_not_changed(cb, versions, document, deck, new):
    versions.record(document, deck, VersionOrigin.SAVED)
    (file,) = versions.folder.glob("*.versions")
    later = b"{" + new + file.read_bytes().removeprefix(b"{")
    if b"another" in new:
        later = b"{" + new.removesuffix(b",") + b"}"
    file.write_bytes(later)
    with pytest.raises(VersionsError, match="later version of the program"):
        versions.record(document, villeins(cb, deck, 1), VersionOrigin.SAVED)
    assert file.read_bytes() == later
    assert list(versions.folder.glob("*.damaged-*")) == []


def test_damaged_versions_of_an_unsaved_deck_do_not_stop_those_of_its_file(
    versions, deck, tmp_path
):
    document = Document(Origin.NEW, Deck())
    versions.record(document, deck, VersionOrigin.WORK)
    (file,) = versions.folder.glob("*.versions")
    file.write_bytes(b"damaged")
    document.path = tmp_path / "mine.txt"
    assert len(versions.record(document, deck, VersionOrigin.SAVED)) == 1
    assert [f.read_bytes() for f in versions.folder.glob("*.damaged-*")] == [b"damaged"]


def test_an_unwritable_folder_is_reported(tmp_path, document, deck):
    (tmp_path / "versions").write_text("a file")
    with pytest.raises(VersionsError, match="cannot be kept"):
        Versions(tmp_path / "versions").record(document, deck, VersionOrigin.SAVED)


def test_a_window_that_never_releases_the_lock_is_reported(versions, document, deck, monkeypatch):
    monkeypatch.setattr("vtes_deck.app.versions._PATIENCE", 0.05)
    with (
        ProcessLock(versions.folder / "writing.lock"),
        pytest.raises(VersionsError, match="Another window"),
    ):
        versions.record(document, deck, VersionOrigin.SAVED)


def test_old_versions_survive_a_kill_during_a_write(tmp_path, versions, document):
    program = textwrap.dedent(
        """
        import os, sys
        from pathlib import Path
        from vtes_deck.app.document import Document, Origin
        from vtes_deck.app.versions import Versions, VersionOrigin
        from vtes_deck.deck.model import Deck

        versions = Versions(Path(sys.argv[1]))
        document = Document(Origin.FILE, Deck(), Path(sys.argv[2]))
        versions.record(document, Deck(name="one"), VersionOrigin.SAVED)
        os.replace = lambda *_: os.kill(os.getpid(), 9)
        Path.replace = os.replace
        versions.record(document, Deck(name="two"), VersionOrigin.SAVED)
        """
    )
    arguments = [sys.executable, "-c", program, str(versions.folder), str(document.path)]
    ended = subprocess.run(arguments, check=False, timeout=60)
    assert ended.returncode == -signal.SIGKILL
    assert [v.deck.name for v in versions.of(document)] == ["one"]
    # The lock of the killed program does not block others.
    assert len(versions.record(document, Deck(name="three"), VersionOrigin.SAVED)) == 2
