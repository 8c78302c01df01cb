"""No edit is lost: the saved decks, and the program that finds them."""

import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from vtes_deck.app.document import Document, Origin
from vtes_deck.app.locks import Locked, ProcessLock
from vtes_deck.app.recovery import Recovery, from_saved, read_saved
from vtes_deck.deck.model import Deck, Slot, UnknownLine


@pytest.fixture
def deck(cb):
    return Deck(
        name="Mine",
        author="me",
        description="two\nlines",
        crypt=(Slot(cb["Arika"], 3, "queen"),),
        library=(Slot(cb["Govern the Unaligned"], 6),),
        unknown=(UnknownLine("Gover", 2, False, 7),),
    )


@pytest.fixture
def document(tmp_path):
    return Document(Origin.FILE, Deck(name="On disk"), tmp_path / "mine.txt", "twd", "mine.txt")


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "open"


def kept_by(folder, deck, document, **how):
    """The files of a program that has ended."""
    recovery = Recovery(folder)
    recovery.start()
    recovery.prepare(deck, document, **how)()
    recovery.close()
    return recovery


def test_a_kept_deck_is_restored_unchanged(cb, folder, deck, document):
    kept_by(folder, deck, document)
    (found,) = Recovery(folder).left_behind()
    assert found.title == "Mine"
    assert found.kept.modified
    assert not found.kept.closed
    again, where = from_saved(found.kept, cb.get)
    assert again == deck
    assert where.saved == document.saved
    assert (where.path, where.file_format, where.origin) == (document.path, "twd", Origin.FILE)


def test_an_archive_deck_keeps_its_win_and_event(cb, folder):
    from vtes_deck.deck.winning_decks import from_archive

    archived = cb.archive.decks[0]
    deck = from_archive(archived, cb.get)
    document = Document(
        Origin.ARCHIVE, deck, source="E", event_date=archived.event.date, archive_id=archived.id
    )
    kept_by(folder, deck, document, closed=True)
    (found,) = Recovery(folder).left_behind()
    again, where = from_saved(found.kept, cb.get)
    assert again == deck
    assert again.win == deck.win
    assert (where.event_date, where.archive_id) == (archived.event.date, archived.id)
    assert not found.kept.modified
    assert found.kept.closed


def test_an_unknown_card_stays_as_a_line(cb, folder, deck, document):
    kept_by(folder, deck, document)
    (found,) = Recovery(folder).left_behind()
    again, _ = from_saved(found.kept, lambda card_id: None)
    assert again.slots == ()
    assert [(u.name, u.count, u.crypt) for u in again.unknown] == [
        ("Gover", 2, False),
        ("Arika", 3, True),
        ("Govern the Unaligned", 6, False),
    ]


def test_the_decks_of_a_living_program_are_not_offered(folder, deck, document):
    first, second = Recovery(folder), Recovery(folder)
    first.start()
    second.start()
    first.prepare(deck, document)()
    assert second.left_behind() == []
    assert first.left_behind() == []
    first.close()
    assert len(second.left_behind()) == 1
    second.close()


def test_each_document_has_its_own_file_and_can_be_forgotten(folder, deck, tmp_path):
    recovery = Recovery(folder)
    recovery.start()
    one, two = Document(Origin.NEW, Deck()), Document(Origin.NEW, Deck())
    recovery.prepare(deck, one)()
    recovery.prepare(deck, two)()
    recovery.prepare(deck, two)()
    recovery.forget(one)
    recovery.forget(Document(Origin.NEW, Deck()))
    recovery.close()
    assert len(Recovery(folder).left_behind()) == 1


def test_an_older_state_never_replaces_a_newer_one(cb, folder, deck, document):
    recovery = Recovery(folder)
    recovery.start()
    late = recovery.prepare(Deck(name="older"), document)
    recovery.prepare(deck, document)()
    late()
    recovery.close()
    assert Recovery(folder).left_behind()[0].kept.deck.name == "Mine"


def test_a_late_write_does_not_restore_a_forgotten_deck(folder, deck, document):
    recovery = Recovery(folder)
    recovery.start()
    late = recovery.prepare(deck, document)
    recovery.forget(document)
    late()
    recovery.close()
    assert Recovery(folder).left_behind() == []


def test_the_newest_is_offered_first_and_can_be_discarded(folder, deck, document):
    kept_by(folder, Deck(name="A"), Document(Origin.NEW, Deck()))
    kept_by(folder, Deck(name="B"), Document(Origin.NEW, Deck()))
    recovery = Recovery(folder)
    found = recovery.left_behind()
    assert [one.title for one in found] == ["B", "A"]
    recovery.discard(found[0])
    assert [one.title for one in recovery.left_behind()] == ["A"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"\xff\xfe",
        b'{"when": 1}',
        b"[" * 100_000,
        b'{"deck": {"crypt": [{"id": "x"}]}}',
    ],
)
def test_a_damaged_file_is_skipped_and_kept(folder, content):
    folder.mkdir(parents=True)
    file = folder / "abc-def.deck"
    file.write_bytes(content)
    assert read_saved(file) is None
    assert Recovery(folder).left_behind() == []
    assert file.read_bytes() == content


def test_an_enormous_file_is_not_read(folder):
    folder.mkdir(parents=True)
    file = folder / "abc-def.deck"
    with file.open("wb") as out:
        out.truncate(100_000_000)
    assert read_saved(file) is None


def test_a_lock_is_exclusive_until_it_is_released(tmp_path):
    lock = ProcessLock(tmp_path / "a.lock")
    with pytest.raises(Locked):
        ProcessLock(tmp_path / "a.lock")
    lock.release()
    lock.release()
    with ProcessLock(tmp_path / "a.lock"):
        pass
    assert list(tmp_path.iterdir()) == []


def test_an_interrupted_write_keeps_the_previous_state(folder, deck, document, monkeypatch):
    recovery = Recovery(folder)
    recovery.start()
    recovery.prepare(deck, document)()

    def broken(handle):
        raise OSError("cut off")

    monkeypatch.setattr("os.fsync", broken)
    with pytest.raises(OSError, match="cut off"):
        recovery.prepare(Deck(name="newer"), document)()
    recovery.close()
    assert [one.title for one in Recovery(folder).left_behind()] == ["Mine"]


PROGRAM = """
    import sys, time
    from pathlib import Path
    from vtes_deck.app.document import Document, Origin
    from vtes_deck.app.recovery import Recovery
    from vtes_deck.deck.model import Deck

    recovery = Recovery(Path(sys.argv[1]))
    recovery.start()
    document = Document(Origin.NEW, Deck())
    number = 0
    while True:
        number += 1
        recovery.prepare(Deck(name=str(number), description="x" * 200_000), document)()
        print(number, flush=True)
"""


def test_the_last_complete_state_is_found_after_a_kill(folder, checkout):
    program = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(PROGRAM), str(folder)],
        stdout=subprocess.PIPE,
        cwd=checkout,
        text=True,
    )
    try:
        for line in program.stdout:
            if int(line) >= 20:
                break
        assert Recovery(folder).left_behind() == []
    finally:
        program.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
        rest = program.stdout.read()
        program.stdout.close()
        program.wait()
    last = int(rest.split()[-1]) if rest.split() else 20
    (found,) = Recovery(folder).left_behind()
    assert int(found.kept.deck.name) in {last, last + 1}
    assert len(found.kept.deck.description) == 200_000
    assert Path(found.file).parent == folder


def test_an_unreadable_file_is_set_aside_and_reported_once(folder, deck, document):
    crashed = Recovery(folder)
    crashed.start()
    crashed.prepare(deck, document)()
    crashed.close()
    (file,) = folder.glob("*.deck")
    damaged = folder / "0123456789ab-0123456789ab.deck"
    damaged.write_bytes(file.read_bytes()[:100])
    recovery = Recovery(folder)
    (away,) = recovery.put_damaged_away()
    assert away.read_bytes() == file.read_bytes()[:100]
    assert not damaged.exists()
    assert recovery.put_damaged_away() == []
    recovery.tidy()
    assert away.exists()
    assert len(recovery.left_behind()) == 1


def test_a_file_that_a_running_program_writes_is_not_called_damaged(folder):
    living = Recovery(folder)
    living.start()
    (folder / f"{living.session}-0123456789ab.deck").write_bytes(b"{")
    assert Recovery(folder).put_damaged_away() == []
    living.close()
