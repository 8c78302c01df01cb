"""No chronicle is lost after a kill, a damaged file, a full disk or a second window."""

import random
import re
import signal
import subprocess
import sys
from pathlib import Path

import heritage_chronicle
import msgspec
import pytest
from heritage_chronicle import entry_for
from series import thinned

from cardbase.datafile import decode
from vtes_deck.app.heritage import folders
from vtes_deck.app.heritage.chronicle_file import ChronicleFile
from vtes_deck.app.heritage.data_sets import demonstration, find_set
from vtes_deck.app.heritage.folders import (
    CHRONICLES,
    SETS,
    BrokenError,
    HeritageError,
    NewerError,
    NotThereError,
)
from vtes_deck.app.heritage.open_chronicle import OpenChronicle, chronicles, outdated_words
from vtes_deck.heritage.chronicle import Begin, ChronicleStep, Note, Prologue, Title, entry_checks
from vtes_deck.resources import resource

ROOT = Path(__file__).resolve().parents[3]
BEGIN = Begin(players=("Ada", "Ben", "Eve"), youngest_first=(2, 0, 1))


@pytest.fixture
def open_chronicle(own_home):
    return OpenChronicle.create("Months", demonstration(), BEGIN)


def go_on(open_chronicle, until, seed=5):
    """Make random entries up to a step."""
    chance = random.Random(seed)
    while open_chronicle.state.todo[0].step is not until:
        open_chronicle.enter(entry_for(open_chronicle.state, seed, chance))


def test_every_entry_is_there_after_a_restart(open_chronicle):
    go_on(open_chronicle, ChronicleStep.RETAIN)
    again = OpenChronicle.open("months")
    assert again.state == open_chronicle.state
    assert again.name == "Months"
    assert again.times == open_chronicle.times
    assert chronicles() == ("Months",)


def test_undo_and_redo_survive_a_restart(open_chronicle):
    go_on(open_chronicle, ChronicleStep.STICKER)
    before, entries = open_chronicle.state, open_chronicle.chronicle.entries
    gone = [open_chronicle.undo() for _ in range(3)]
    assert gone == [*reversed(entries[-3:])]
    again = OpenChronicle.open("Months")
    for entry in reversed(gone):
        assert again.redo() == entry
    assert again.state == before
    with pytest.raises(HeritageError, match="nothing to redo"):
        again.redo()


def test_the_beginning_cannot_be_undone(open_chronicle):
    with pytest.raises(HeritageError, match="nothing to undo"):
        open_chronicle.undo()


def test_a_forbidden_entry_changes_nothing(open_chronicle):
    before = open_chronicle.path.read_bytes()
    with pytest.raises(HeritageError, match="H-AFT-01"):
        open_chronicle.enter(Title(title="Too early"))
    assert open_chronicle.path.read_bytes() == before
    assert len(open_chronicle.chronicle.entries) == len(open_chronicle.times) == 1


def test_a_full_disk_changes_nothing(open_chronicle, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    state = open_chronicle.state
    monkeypatch.setattr(folders, "write_atomic", full)
    with pytest.raises(HeritageError, match="No space left on device"):
        open_chronicle.enter(Note(text="lost?"))
    assert open_chronicle.state == state
    monkeypatch.undo()


def test_a_second_window_does_not_overwrite_the_first(open_chronicle):
    second = OpenChronicle.open("Months")
    open_chronicle.enter(Note(text="from the first"))
    with pytest.raises(HeritageError, match="Another program"):
        second.enter(Note(text="from the second"))
    assert OpenChronicle.open("Months").state.notes == ((1, "from the first"),)


def test_a_damaged_chronicle_is_set_aside_and_restored(open_chronicle):
    open_chronicle.enter(Note(text="kept"))
    open_chronicle.enter(Note(text="the last one"))
    open_chronicle.path.write_bytes(b'{"name": "Mon')
    again = OpenChronicle.open("Months")
    assert again.restored.read_bytes() == b'{"name": "Mon'
    assert again.state.notes == ((1, "kept"),)
    again.enter(Note(text="goes on"))
    assert OpenChronicle.open("Months").restored is None


def test_a_damaged_chronicle_without_another_copy_is_set_aside_and_named(open_chronicle):
    open_chronicle.path.write_bytes(b"[]")
    with pytest.raises(BrokenError) as found:
        OpenChronicle.open("Months")
    assert found.value.aside.read_bytes() == b"[]"
    assert found.value.aside.name in str(found.value)
    assert OpenChronicle.create("Months", demonstration(), BEGIN).state.chapter == 1


@pytest.mark.parametrize("field", ["shape", "heritage_chronicle"])
def test_a_file_of_a_later_version_is_never_touched(open_chronicle, field):
    text = open_chronicle.path.read_text().replace(
        '"name"', f'"{field}": 99, "future": [], "name"', 1
    )
    open_chronicle.path.write_text(text)
    with pytest.raises(NewerError):
        OpenChronicle.open("Months")
    with pytest.raises(HeritageError, match="already exists"):
        OpenChronicle.create("MONTHS", demonstration(), BEGIN)
    with pytest.raises(HeritageError):
        open_chronicle.enter(Note(text="over it"))
    assert open_chronicle.path.read_text() == text


def test_a_chronicle_whose_data_set_is_missing_is_not_changed(open_chronicle):
    text = open_chronicle.path.read_text().replace('"demonstration"', '"our-box"')
    open_chronicle.path.write_text(text)
    with pytest.raises(NotThereError, match="our-box"):
        OpenChronicle.open("Months")
    assert open_chronicle.path.read_text() == text


@pytest.mark.parametrize(
    "name",
    ["..", "a/b", "CON", "nul.txt", "% %41", "Été à Škoda", "血族" * 25, "a:b", "ends with ."],
)
def test_a_chronicle_can_have_any_short_name(own_home, name):
    OpenChronicle.create(name, demonstration(), BEGIN)
    assert chronicles() == (name,)
    assert OpenChronicle.open(name).name == name
    assert [path.parent for path in own_home.rglob("*.chronicle")] == [CHRONICLES.place]


@pytest.mark.parametrize("name", ["", "  ", "x" * 51, "a\nb", "\x1b[31m", "\u202ea", "\udcff"])
def test_an_unreadable_name_is_refused(own_home, name):
    with pytest.raises(HeritageError):
        OpenChronicle.create(name, demonstration(), BEGIN)


ENDLESS = """
import random, sys
sys.path[:0] = ["tests/helpers"]
from heritage_chronicle import entry_for
from vtes_deck.app.heritage.open_chronicle import OpenChronicle
chance = random.Random(int(sys.argv[1]))
open_chronicle = OpenChronicle.open("Months")
while open_chronicle.state.todo:
    open_chronicle.enter(entry_for(open_chronicle.state, 1, chance))
    print(len(open_chronicle.chronicle.entries), flush=True)
"""


@pytest.mark.parametrize("after", thinned([5, 8, 14, 21], every=3))
def test_a_kill_in_the_middle_of_an_aftermath_loses_nothing(open_chronicle, after):
    """After a kill during entries, all confirmed entries are in a complete file."""
    command = [sys.executable, "-c", ENDLESS, str(after)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        confirmed = 0
        while confirmed < after:
            confirmed = int(process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        rest = process.stdout.read().split()
    confirmed = max([confirmed, *map(int, rest)])
    again = OpenChronicle.open("Months")
    assert again.restored is None
    assert len(again.chronicle.entries) in {confirmed, confirmed + 1}
    assert len(decode(again.path.read_bytes(), ChronicleFile).entries) >= confirmed
    again.enter(Note(text="goes on"))


# ------------------------------------------------------------------------ corrections of the data


@pytest.fixture
def box(own_home):
    """The demonstration set as one file of an owner, with another id."""
    folder = resource("heritage/demonstration")
    text = "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.toml")))
    text = text.replace('id = "demonstration"', 'id = "our-box"').replace(
        "demonstration = true", "demonstration = false"
    )
    SETS.place.mkdir(parents=True)
    path = SETS.path("Our box")
    path.write_text(text, "utf-8")
    return path


CORRECTIONS = {
    "a character is gone": lambda text, used: re.sub(
        rf'id = "{used}"', f'id = "{used}-corrected"', text
    ),
    "a clan has another leader": lambda text, _: text.replace(
        'clan = "brujah"', 'clan = "ventrue"'
    ),
    "the missions are gone": lambda text, _: text.replace("[[chronicle-missions]]", "[[missions]]"),
    "it is no TOML": lambda text, _: text + "\n[[",
    "it is gone": lambda _text, _used: None,
}


@pytest.mark.parametrize("what", CORRECTIONS)
def test_every_correction_of_the_data_set_leaves_a_chronicle_readable(box, what):
    open_chronicle = OpenChronicle.create("Months", find_set("our-box"), BEGIN)
    go_on(open_chronicle, ChronicleStep.OBLIGATIONS)
    before, text = open_chronicle.state, box.read_text("utf-8")
    changed = CORRECTIONS[what](text, before.outcomes[0].places[0].bloodline[0])
    box.unlink() if changed is None else box.write_text(changed, "utf-8")
    again = OpenChronicle.open("Months")
    assert again.state == before
    assert again.outdated
    assert outdated_words(again)
    again.enter(Note(text="goes on"))
    assert again.undo() == Note(text="goes on")
    assert OpenChronicle.open("Months").state == before
    box.write_text(text, "utf-8")
    assert not OpenChronicle.open("Months").outdated, "the data set fits again"


def test_a_larger_data_set_is_used(box, monkeypatch):
    """A choice that the old data set did not offer is not requested later."""
    full = box.read_text("utf-8")
    box.write_text(re.sub(r"(?m)^plots = .*$", "", full), "utf-8")
    half = find_set("our-box")
    monkeypatch.setattr(heritage_chronicle, "demonstration", lambda: half)
    open_chronicle = OpenChronicle.create("Months", half, BEGIN)
    go_on(open_chronicle, ChronicleStep.STICKER)
    box.write_text(full, "utf-8")
    again = OpenChronicle.open("Months")
    assert not again.outdated
    assert again.data.chapters[0].plots
    assert again.chronicle.entries == open_chronicle.chronicle.entries


@pytest.mark.parametrize("title", ["", "  ", "x" * 81, "\ud800"])
def test_a_title_that_could_not_be_read_back_is_refused(open_chronicle, title):
    """An empty title once made the file unreadable, and the previous state after one more entry."""
    go_on(open_chronicle, ChronicleStep.TITLE)
    first = next(entry for entry in open_chronicle.chronicle.entries if isinstance(entry, Prologue))
    before = open_chronicle.path.read_bytes()
    with pytest.raises(HeritageError):
        open_chronicle.enter(Title(title=title))
    assert open_chronicle.path.read_bytes() == before
    assert OpenChronicle.open(open_chronicle.name).state == open_chronicle.state
    again = OpenChronicle.create("Other", demonstration(), open_chronicle.chronicle.entries[0])
    replace = msgspec.structs.replace
    for wrong in (replace(first, title=title), replace(first, character=title)):
        with pytest.raises(HeritageError):
            again.enter(wrong)
    assert OpenChronicle.open("Other").state == again.state


def test_an_unreadable_state_is_not_written(open_chronicle, monkeypatch):
    """After any error in an entry, the last good state stays on the disk."""
    monkeypatch.setattr(entry_checks, "unreadable", lambda _entry: ())
    before = open_chronicle.path.read_bytes()
    with pytest.raises(HeritageError, match="read again"):
        open_chronicle.enter(Note(text="x" * 3000))
    assert open_chronicle.path.read_bytes() == before
    assert OpenChronicle.open(open_chronicle.name).state == open_chronicle.state
