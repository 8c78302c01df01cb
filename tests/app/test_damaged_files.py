"""If one of our files is replaced, the program continues and overwrites nothing."""

import contextlib
import datetime
import importlib
import itertools
import shutil
import subprocess
import sys

import pytest
from series import thinned
from user_files import (
    CARD_FILES,
    DAMAGES,
    FILES,
    READERS,
    ROOT,
    damage,
    found_readers,
    lived_in,
    unbounded,
)

from cardbase import datafile
from cardbase.active_data import open_active
from cardbase.own_cards import store
from cardbase.own_cards.model import OwnCard
from cardbase.pictures import Picture, PictureStore, sniff
from cardbase.sources.download import Limits, fetch
from cardbase.sources.source import DownloadError, UpdateError
from cardbase.updates import install_files, rollback, status
from cardbase.updates.report import problem_of
from vtes_deck.app import own_cards
from vtes_deck.app.collection import CollectionBook, State, read_collection
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.game_table.saved_games import SavedTables
from vtes_deck.app.own_cards import OwnCardError
from vtes_deck.app.own_cards_file import Written
from vtes_deck.app.recovery import Recovery
from vtes_deck.app.settings import SettingsStore
from vtes_deck.app.shelf import find_shelf
from vtes_deck.app.versions import VersionOrigin, Versions, VersionsError
from vtes_deck.cli.main import main
from vtes_deck.deck.model import Deck

every_damage = pytest.mark.parametrize("what", DAMAGES)


def test_every_opened_file_is_listed_here():
    assert found_readers() == {module: len(files) for module, files in READERS.items()}


def test_every_user_file_is_tested():
    read = {file for files in READERS.values() for file in files}
    tried = {*FILES, *CARD_FILES}
    reasons = {
        "comes with the program",
        "a file that the player names",
        "opened only to be written",
        "the door",
        "a new file of a version",
    }
    assert read - reasons <= tried
    assert tried - read == {"decks", "decks snapshot"}  # read with the cards


SHAPES = (
    "vtes_deck.app.recovery:RecoveredDeck",
    "vtes_deck.app.versions:_Line",
    "vtes_deck.app.versions:_Shape",
    "vtes_deck.app.game_table.game_file:SavedSession",
    "vtes_deck.app.heritage.games:GameFile",
    "vtes_deck.app.heritage.chronicle_file:ChronicleFile",
    "vtes_deck.app.settings:Settings",
    "vtes_deck.app.shelf:_File",
    "vtes_deck.collection.json_file:_File",
    "cardbase.own_cards.store:OwnCardFile",
    "cardbase.sources.installed:Pointer",
    "cardbase.sources.installed:Manifest",
)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_number_in_a_file_is_limited(shape):
    module, name = shape.split(":")
    assert unbounded(getattr(importlib.import_module(module), name)) == []


@pytest.fixture
def home(own_home, cb, tmp_path):
    """A home with files of every kind, and the path of a deck."""
    path = lived_in(own_home, cb, tmp_path)
    assert all(list(own_home.glob(p)) for name, p in FILES.items() if "lock" not in name)
    return own_home, path


def only(home, name):
    pattern = FILES[name]
    return next(iter(home.glob(pattern)), home / pattern)


def asides(path):
    return list(path.parent.glob(f"{path.name}.damaged-*"))


@pytest.mark.parametrize("what", [what for what in DAMAGES if what != "a large number"])
def test_settings_are_set_aside_before_they_are_overwritten(home, what):
    path = only(home[0], "settings")
    damage(path, what)
    before = path.read_bytes() if path.is_file() else None
    store = SettingsStore()
    assert asides(path) == [store.read.aside]
    assert store.value.author == ""
    assert store.change(theme="dark")
    (aside,) = asides(path)
    assert (aside.read_bytes() if aside.is_file() else None) == before
    assert SettingsStore().value.theme == "dark"


def test_settings_damaged_by_another_program_are_set_aside(home):
    store = SettingsStore()
    damage(store.path, "no UTF-8")
    store.change(theme="dark")
    assert [aside.read_bytes() for aside in asides(store.path)] == [DAMAGES["no UTF-8"]]
    assert (store.value.author, store.value.theme) == ("Anna", "dark")


def test_unreadable_settings_are_not_overwritten(home, monkeypatch, caplog):
    def refuse(path, _most):
        raise PermissionError(13, "Permission denied", str(path))

    path = only(home[0], "settings")
    before = path.read_bytes()
    monkeypatch.setattr(datafile, "read_bytes", refuse)
    monkeypatch.setattr("vtes_deck.app.settings.set_aside", lambda path: refuse(path, 0))
    store = SettingsStore()
    assert store.read.why == "Permission denied"
    assert not store.change(theme="dark")
    assert path.read_bytes() == before
    assert "could not be written" in caplog.text


def test_an_invalid_value_is_not_lost(home):
    path = only(home[0], "settings")
    path.write_text('{"theme": "mauve", "author": "Anna"}')
    store = SettingsStore()
    store.change(vekn="1")
    assert [aside.read_text() for aside in asides(path)] == ['{"theme": "mauve", "author": "Anna"}']
    assert SettingsStore().value.author == "Anna"


@every_damage
def test_a_damaged_deck_does_not_hide_other_decks(home, what):
    damage(only(home[0], "kept deck"), what)
    recovery = Recovery()
    (away,) = recovery.put_damaged_away()
    assert ".damaged-" in away.name
    assert away.exists()
    assert [found.title for found in recovery.left_behind()] == ["Intact"]
    recovery.tidy()
    assert away.exists()


@pytest.mark.parametrize("count", [-1, 1000, 1_000_000_000, 10**30])
@pytest.mark.parametrize("part", ["library", "unknown"])
def test_an_impossible_count_is_damage(home, part, count):
    path = only(home[0], "kept deck")
    content = {
        "library": b'"library":[{"id":100845,"name":"Govern","count":%d}]',
        "unknown": b'"unknown":[{"name":"Govern","count":%d}]',
    }[part] % count
    path.write_bytes(b'{"when":"2026-01-01T00:00:00Z","modified":true,"deck":{%s}}' % content)
    assert Recovery().put_damaged_away()


@every_damage
def test_damaged_versions_are_reported_and_set_aside(home, what):
    path = only(home[0], "versions")
    document = Document(Origin.FILE, Deck(), home[1], "twd")
    damage(path, what)
    with pytest.raises(VersionsError, match="damaged"):
        Versions().of(document)
    assert len(Versions().record(document, Deck(name="New"), VersionOrigin.SAVED)) == 1
    assert len(asides(path)) == 1
    assert len(Versions().of(document)) == 1


@pytest.mark.parametrize("name", ["versions", "collection"])
def test_a_file_of_a_later_version_is_not_damage(home, cb, name):
    path = only(home[0], name)
    later = path.read_bytes().replace(b'"shape": 1', b'"shape": 2', 1)
    later = later if b'"shape": 2' in later else later.replace(b"{", b'{"shape":2,', 1)
    path.write_bytes(later)
    if name == "collection":
        assert read_collection(path, cb).state is State.NEWER
    else:
        document = Document(Origin.FILE, Deck(), home[1], "twd")
        with pytest.raises(VersionsError, match="later"):
            Versions().record(document, Deck(name="New"), VersionOrigin.SAVED)
    assert path.read_bytes() == later


@every_damage
@pytest.mark.parametrize("too", [False, True])
def test_a_damaged_collection_is_set_aside(home, cb, what, too):
    path = only(home[0], "collection")
    damage(path, what)
    if too:
        damage(only(home[0], "collection before"), what)
    read = read_collection(path, cb)
    assert read.state is (State.DAMAGED if too else State.BEFORE)
    assert asides(path) == [read.aside]
    book = CollectionBook()
    book.begin(read)
    assert read.collection.owned.count(100845) == (0 if too else 1)


@every_damage
def test_a_damaged_game_at_the_table_is_set_aside(home, what):
    path = only(home[0], "game at the table")
    damage(path, what)
    saved_tables = SavedTables()
    assert saved_tables.games() == ()
    assert list(saved_tables.put_damaged_aside()) == asides(path)
    assert len(asides(path)) == 1


@every_damage
def test_damaged_own_cards_are_set_aside_by_the_next_change(home, cb, caplog, what):
    path = only(home[0], "own cards")
    damage(path, what)
    before = path.read_bytes() if path.is_file() else None
    assert store.available(path.parent) == ()
    assert "the own cards cannot be read" in caplog.text
    with pytest.raises(OwnCardError, match="is damaged"):
        own_cards.own_cards()
    own_cards.add(cb, [Written(OwnCard(name="Day Raid", type="Action"))])
    (aside,) = asides(path)
    assert (aside.read_bytes() if aside.is_file() else None) == before
    assert [card.name for card in own_cards.own_cards()] == ["Day Raid"]


@every_damage
def test_a_damaged_own_picture_is_ignored(home, what):
    damage(only(home[0], "own picture"), what)
    (written,) = map(own_cards.written, own_cards.own_cards())
    assert written.card.name == "Night Raid"
    assert written.picture is None or not sniff(written.picture)


@every_damage
def test_a_damaged_cache_of_the_shelf_is_rebuilt(home, cb, what):
    damage(only(home[0], "shelf"), what)
    collection = read_collection(only(home[0], "collection"), cb).collection
    found = find_shelf(collection, [str(home[1])], cb, datetime.date(2026, 1, 15))
    assert [entry.title for entry in found.entries] == ["Intact"]


@pytest.mark.parametrize(
    ("name", "what"), thinned(list(itertools.product(FILES, DAMAGES)), every=2)
)
def test_the_command_line_works_with_a_damaged_file(home, cb, monkeypatch, capsys, name, what):
    monkeypatch.setattr("cardbase.load", lambda: cb)
    damage(only(home[0], name), what)
    deck = str(home[1])
    assert main(["show", deck]) == 0
    assert main(["collection", "show"]) in {0, 1}
    assert main(["collection", "missing", deck]) in {0, 1}
    assert "Traceback" not in capsys.readouterr().err


# ------------------------------------------------------------------------------- the card data


@pytest.fixture
def place(updated, small, tmp_path):
    """A card base with newer data, its snapshots, and a partial download."""
    shutil.copytree(updated, tmp_path, dirs_exist_ok=True)
    return small.place(tmp_path)


@pytest.fixture(scope="module")
def updated(tmp_path_factory, small):
    """The folder of such a card base, for copies."""
    from small_place import newer_lists

    folder = tmp_path_factory.mktemp("updated")
    made = small.place(folder)
    lists = folder / "lists.zip"
    lists.write_bytes(newer_lists(small))
    install_files(lists, place=made)
    len(open_active(made).archive)
    (made.data / "downloads").mkdir(exist_ok=True)
    (made.data / "downloads" / "part").write_bytes(b"half")
    note = b'{"url": "http://127.0.0.1:9/x", "marks": {"etag": "1", "last_modified": ""}}'
    (made.data / "downloads" / "part.json").write_bytes(note)
    return folder


def card_file(place, name):
    folder, _, pattern = CARD_FILES[name].partition("/")
    root = {"data": place.data, "cache": place.cache}[folder]
    return next(iter(root.glob(pattern)))


@pytest.mark.parametrize(
    ("name", "what"),
    thinned([case for case in itertools.product(CARD_FILES, DAMAGES) if case[0] != "picture"], 2),
)
def test_there_are_cards_after_any_damage(place, name, what, caplog):
    path = card_file(place, name)
    damage(path, what)
    base = open_active(place)
    assert len(base) > 5
    assert len(base.archive) > 0
    found = status(place=place)
    assert found.active
    assert all(not problem_of(v) for v in place.versions().installed() if v.id == found.active.id)
    if name == "lock" and what == "a folder":
        return  # nothing can be changed then, and the message says which file it is
    with contextlib.suppress(UpdateError):  # there may be no earlier version
        rollback(place=place)
    assert len(open_active(place)) > 5
    caplog.clear()


@every_damage
@pytest.mark.parametrize("name", ["download", "note of a download"])
def test_a_damaged_partial_download_starts_again(place, name, what):
    path = card_file(place, name)
    damage(path, what)
    quick = Limits(connect=1, read=1, total=2, attempts=1)
    with pytest.raises(DownloadError):
        fetch("http://127.0.0.1:9/x", place.data / "downloads" / "part", limits=quick)


@every_damage
def test_a_damaged_picture_is_ignored(tmp_path, what):
    store = PictureStore(tmp_path / "pictures")
    picture = Picture("arika.jpg")
    path = store._place(picture)  # noqa: SLF001 - its name is a digest
    damage(path, what)
    assert store.kept(picture) is None


# -------------------------------------------------------------------------------- the whole program


@pytest.mark.parametrize("what", thinned(["no UTF-8", "nests", "a folder"], 2))
def test_the_program_starts_although_everything_is_damaged(home, what):
    for name in FILES:
        damage(only(home[0], name), what)
    ran = subprocess.run(
        [sys.executable, "-m", "vtes_deck", "check", str(home[1])],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode in {0, 1}, ran.stderr
    assert "Traceback" not in ran.stderr
