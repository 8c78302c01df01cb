"""The collection in the program: undo, its file, and failures."""

import subprocess
import sys
import threading
import time
from functools import partial

import pytest

from cardbase.atomic_files import write_atomic
from vtes_deck.app.collection import (
    BEFORE,
    CollectionBook,
    State,
    default_path,
    namer,
    read_collection,
)
from vtes_deck.app.deck_files import ChangedOnDiskError
from vtes_deck.collection import edits
from vtes_deck.collection.json_file import decode, encode
from vtes_deck.collection.model import Collection, Listed, Lot, Owned, ShelvedDeck, Use

GOVERN = 100845


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "collection.json"


@pytest.fixture
def book(path, cb):
    made = CollectionBook(path, clock=lambda: 0.0)
    made.begin(read_collection(path, cb))
    return made


def adding(copies, card=GOVERN):
    return partial(edits.add, lot=Lot(card, 1), by=copies)


def on_disk(path, cb):
    return decode(path.read_bytes(), namer(cb))


def test_the_file_is_in_the_users_data_folder(own_home):
    assert default_path() == own_home / "data" / "collection.json"


def test_a_first_start_is_an_empty_collection_and_writes_nothing(book, path, cb):
    assert book.read.state is State.NEW
    assert book.value.empty
    assert not book.modified
    assert not book.write(cb)
    assert not path.exists()


def test_a_change_is_announced_saved_and_read_back(book, path, cb):
    reported = []
    end = book.subscribe(lambda: reported.append(book.value.owned.count(GOVERN)))
    assert book.apply("Add 4", adding(4))
    assert book.modified
    assert book.write(cb)
    assert not book.modified
    assert not book.write(cb)
    end()
    book.apply("Add 1", adding(1))
    assert reported == [4]
    assert read_collection(path, cb).collection.owned.count(GOVERN) == 4


def test_an_edit_without_effect_is_not_a_step(book):
    assert not book.apply("Nothing", adding(-3))
    assert book.undo_label is None


def test_every_change_can_be_undone_and_redone(book, cb):
    book.apply("Add", adding(2))
    book.apply("Wish", lambda c: edits.wish(c, [Listed(GOVERN, 3)]))
    book.apply("Deck", lambda c: edits.keep_deck(c, ShelvedDeck(path="a", use=Use.FIXED)))
    states = [book.value]
    while book.undo() is not None:
        states.append(book.value)
    assert states[-1].empty
    for expected in reversed(states[:-1]):
        assert book.redo()
        assert book.value == expected
    assert book.redo() is None
    book.write(cb)
    book.undo()
    assert book.modified


def test_quick_repeats_are_merged(book):
    for _ in range(3):
        book.apply("Add Govern", adding(1), merge="add")
    assert book.undo() == "Add Govern"
    assert book.value.owned.count(GOVERN) == 0


def test_usage_is_counted_again_after_a_change(book):
    book.apply("Add", adding(5))
    before = book.usage
    assert book.usage is before
    book.apply(
        "Deck",
        lambda c: edits.keep_deck(c, ShelvedDeck(path="a", use=Use.FIXED, cards={GOVERN: 2})),
    )
    assert book.usage.surplus(GOVERN) == 3


def test_changes_of_deck_files_are_followed_without_a_step(book):
    book.apply(
        "Deck", lambda c: edits.keep_deck(c, ShelvedDeck(path="a", use=Use.FIXED, note="mine"))
    )
    seen = {
        "a": ShelvedDeck(path="a", name="A", cards={GOVERN: 2}),
        "b": ShelvedDeck(path="b", cards={1: 1}),
    }
    assert book.refresh_decks(seen)
    assert not book.refresh_decks(seen)
    assert book.value.decks["a"] == ShelvedDeck(
        path="a", name="A", use=Use.FIXED, note="mine", cards={GOVERN: 2}
    )
    assert "b" not in book.value.decks
    assert book.undo() == "Deck"
    assert book.value.empty


def test_the_file_from_before_the_first_change_is_kept(book, path, cb):
    book.apply("Add", adding(1))
    book.write(cb)
    again = CollectionBook(path)
    again.begin(read_collection(path, cb))
    again.apply("Add", adding(1))
    again.write(cb)
    again.apply("Add", adding(1))
    again.write(cb)
    assert on_disk(path.with_name(BEFORE), cb).owned.count(GOVERN) == 1
    assert on_disk(path, cb).owned.count(GOVERN) == 3


def test_a_damaged_file_is_set_aside_and_replaced_by_the_previous_one(book, path, cb):
    for _ in range(2):
        book.apply("Add", adding(1))
        book.write(cb)
    path.with_name(BEFORE).write_bytes(path.read_bytes())
    path.write_bytes(path.read_bytes()[:-20])
    damaged = path.read_bytes()
    read = read_collection(path, cb)
    assert read.state is State.BEFORE
    assert read.collection.owned.count(GOVERN) == 2
    assert read.aside.read_bytes() == damaged
    assert not path.exists()
    again = CollectionBook(path)
    again.begin(read)
    assert again.write(cb)
    assert on_disk(path, cb).owned.count(GOVERN) == 2


def test_a_damaged_file_without_a_previous_one_is_kept_too(path, cb):
    path.parent.mkdir()
    path.write_bytes(b"{ no collection")
    read = read_collection(path, cb)
    assert (read.state, read.collection.empty) == (State.DAMAGED, True)
    assert read.aside.read_bytes() == b"{ no collection"
    assert read.why


def test_a_file_of_a_later_version_is_never_overwritten(path, cb):
    later = b'{"program": "VTES Deck collection", "shape": 2}'
    path.parent.mkdir()
    path.write_bytes(later)
    book = CollectionBook(path)
    book.begin(read_collection(path, cb))
    assert book.read.state is State.NEWER
    book.apply("Add", adding(1))
    assert not book.write(cb, replace=True)
    assert path.read_bytes() == later


def raising(error):
    def fail(*_):
        raise error

    return fail


def test_an_unreadable_file_is_never_overwritten(path, cb, monkeypatch):
    monkeypatch.setattr("vtes_deck.app.collection.read_bytes", raising(PermissionError(13, "No")))
    book = CollectionBook(path)
    book.begin(read_collection(path, cb))
    assert book.read.state is State.UNREADABLE
    assert book.read.why
    book.apply("Add", adding(1))
    assert not book.write(cb)


def test_two_windows_do_not_overwrite_each_other(book, path, cb):
    other = CollectionBook(path)
    other.begin(read_collection(path, cb))
    other.apply("Add", adding(7))
    other.write(cb)
    book.apply("Add", adding(1))
    with pytest.raises(ChangedOnDiskError):
        book.write(cb)
    assert on_disk(path, cb).owned.count(GOVERN) == 7
    book.take_theirs(read_collection(path, cb))
    assert book.value.owned.count(GOVERN) == 7
    assert not book.modified
    book.undo()
    assert book.value.owned.count(GOVERN) == 1
    assert book.write(cb)
    assert on_disk(path, cb).owned.count(GOVERN) == 1


def test_your_own_state_can_be_chosen_instead(book, path, cb):
    other = CollectionBook(path)
    other.begin(read_collection(path, cb))
    other.apply("Add", adding(7))
    other.write(cb)
    book.apply("Add", adding(1))
    assert book.write(cb, replace=True)
    assert on_disk(path, cb).owned.count(GOVERN) == 1


def test_an_overwritten_file_is_kept_even_if_it_cannot_be_read(book, path, cb):
    later = b'{"program": "VTES Deck collection", "shape": 2, "owned": "in a way of its own"}'
    path.parent.mkdir()
    path.write_bytes(later)
    book.apply("Add", adding(1))
    assert book.write(cb, replace=True)
    assert on_disk(path, cb).owned.count(GOVERN) == 1
    assert book.aside.parent == path.parent
    assert book.aside.read_bytes() == later
    book.aside = None
    book.apply("Add", adding(1))
    assert book.write(cb, replace=True)
    assert book.aside is None


def test_a_file_that_cannot_be_copied_is_not_overwritten(book, path, cb, monkeypatch):
    later = b'{"program": "VTES Deck collection", "shape": 2}'

    def only_the_file(file, data):
        if file != path:
            raise OSError(28, "No space left on device")
        write_atomic(file, data)

    book.apply("Add", adding(1))
    book.write(cb)
    path.write_bytes(later)
    book.apply("Add", adding(1))
    monkeypatch.setattr("vtes_deck.app.collection.write_atomic", only_the_file)
    with pytest.raises(OSError, match="No space"):
        book.write(cb, replace=True)
    assert path.read_bytes() == later
    assert book.modified


def test_a_failed_save_is_tried_again(book, path, cb, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    book.apply("Add", adding(1))
    with monkeypatch.context() as patched:
        patched.setattr("vtes_deck.app.collection.write_atomic", full)
        with pytest.raises(OSError, match="No space"):
            book.write(cb)
    assert book.modified
    assert book.write(cb)
    assert on_disk(path, cb).owned.count(GOVERN) == 1


@pytest.mark.parametrize(
    ("where", "most"),
    [("vtes_deck.app.collection.MAX_BYTES", 200), ("vtes_deck.app.collection.MAX_LOTS", 1)],
)
def test_an_unreadable_state_is_not_written(book, path, cb, monkeypatch, where, most):
    book.apply("Add", adding(1))
    book.write(cb)
    monkeypatch.setattr(where, most)
    book.apply("Add", adding(1, card=100518))
    with pytest.raises(OSError, match="too large for a collection"):
        book.write(cb)
    assert on_disk(path, cb).owned.count(GOVERN) == 1


def test_an_undo_during_a_save_is_saved_again(book, path, cb, monkeypatch):
    begun, go_on = threading.Event(), threading.Event()

    def slow(file, data):
        begun.set()
        assert go_on.wait(5)
        write_atomic(file, data)

    book.apply("Own 2", adding(2))
    monkeypatch.setattr("vtes_deck.app.collection.write_atomic", slow)
    writer = threading.Thread(target=book.write, args=(cb,))
    writer.start()
    assert begun.wait(5)
    assert not book.modified
    book.undo()
    assert book.modified
    go_on.set()
    writer.join()
    assert book.modified
    book.write(cb)
    assert not book.modified
    assert on_disk(path, cb).owned.count(GOVERN) == 0


def test_writing_from_several_threads_ends_with_the_newest_state(book, path, cb):
    threads = []
    for _ in range(20):
        book.apply("Add", adding(1))
        threads.append(threading.Thread(target=book.write, args=(cb,)))
        threads[-1].start()
    for thread in threads:
        thread.join()
    book.write(cb)
    assert on_disk(path, cb).owned.count(GOVERN) == 20


def test_names_of_unknown_cards_stay_in_the_file(path, cb):
    path.parent.mkdir()
    path.write_bytes(encode(Collection(owned=Owned.of([Lot(7, 2)])), {7: "Gone"}.get))
    book = CollectionBook(path)
    book.begin(read_collection(path, cb))
    book.apply("Add", adding(1))
    book.write(cb)
    assert b'"Gone"' in path.read_bytes()


WRITER = """
import sys
from pathlib import Path
from vtes_deck.app.collection import CollectionBook, Read, State
from vtes_deck.collection.model import Collection, Lot, Owned

class Cards:
    def get(self, card_id):
        return None

book = CollectionBook(Path(sys.argv[1]))
book.begin(Read(Collection(), State.NEW))
for copies in range(1, 9999):
    lots = [Lot(card, copies, "V5") for card in range(3000)]
    book.apply("x", lambda _: Collection(owned=Owned.of(lots)))
    book.write(Cards(), replace=True)
    if copies == 1:
        print("begun", flush=True)
"""


def test_the_file_is_complete_after_a_kill_during_a_save(path, cb):
    child = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE)
    with child:
        assert child.stdout.readline() == b"begun\n"
        time.sleep(0.25)
        child.kill()
    read = read_collection(path, cb)
    assert read.state is State.FOUND
    assert {lot.count for lot in read.collection.owned} == {read.collection.owned.count(0)}
    assert len(read.collection.owned) == 3000
