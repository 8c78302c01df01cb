"""Opening and saving decks on the disk."""

from pathlib import Path

import pytest

from vtes_deck import deckio
from vtes_deck.app import deck_files
from vtes_deck.app.document import Origin
from vtes_deck.app.input_files import read_source
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.deckio.base import MAX_BYTES, UnreadableError
from vtes_deck.deckio.registry import by_name, writable


@pytest.fixture
def winner(cb):
    return from_archive(cb.archive["13568"], cb.get)


def test_a_saved_deck_is_opened_again_from_its_file(cb, tmp_path, winner):
    path = tmp_path / "girls.txt"
    deck_files.save_file(path, winner, "twd", cb)
    opened = deck_files.open_file(path, cb)
    assert {s.card: s.count for s in opened.deck.slots} == {s.card: s.count for s in winner.slots}
    assert (opened.document.path, opened.document.file_format) == (path, "twd")
    assert opened.document.origin is Origin.FILE
    assert opened.document.saved == opened.deck
    assert opened.doubtful == ()
    assert "Girls" in opened.text


def test_pasted_text_counts_as_unsaved(cb):
    result = deckio.read("4x Govern the Unaligned", cb)
    opened = deck_files.opened_text(result, "pasted", "4x Govern the Unaligned")
    assert opened.document.path is None
    assert opened.document.saved != opened.deck


def test_reading_stops_at_the_maximum_size_of_a_deck(cb, tmp_path):
    path = tmp_path / "huge.txt"
    with path.open("wb") as out:
        out.truncate(MAX_BYTES * 50)
    assert len(read_source(path)) == MAX_BYTES + 1
    with pytest.raises(UnreadableError):
        deck_files.open_file(path, cb)


def test_a_missing_file_is_an_error_of_the_system(cb, tmp_path):
    with pytest.raises(FileNotFoundError):
        deck_files.open_file(tmp_path / "none.txt", cb)


def test_overwriting_a_file_keeps_the_old_one_until_the_new_one_is_complete(
    cb, tmp_path, winner, monkeypatch
):
    path = tmp_path / "girls.txt"
    path.write_text("the old one")

    def fail(*arguments):
        raise OSError("cut off")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="cut off"):
        deck_files.save_file(path, winner, "twd", cb)
    assert path.read_text() == "the old one"
    assert [p.name for p in tmp_path.iterdir()] == ["girls.txt"]


@pytest.mark.parametrize("name", ["my deck.txt", "my deck", "x.unheardof"])
def test_a_name_without_a_known_extension_takes_the_chosen_format(tmp_path, name):
    assert deck_files.format_for_saving(tmp_path / name, "text").name == "text"


def test_an_extension_of_another_format_has_precedence(tmp_path):
    for one in writable():
        suffix = one.suffixes[0]
        owners = {f.name for f in writable() if suffix in f.suffixes}
        assert deck_files.format_for_saving(tmp_path / f"deck{suffix}", "twd").name in owners


def test_an_unknown_or_unwritable_format_means_the_default(tmp_path):
    assert (
        deck_files.format_for_saving(tmp_path / "deck", "nonsense").name
        == deck_files.DEFAULT_FORMAT
    )


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Girls", "Girls"),
        ("", "deck"),
        ("a/b\\c:d*e?", "a b c d e"),
        ("..", "deck"),
        ("Ève's (v2)", "Ève's (v2)"),
        ("x" * 300, "x" * 80),
    ],
)
def test_a_file_name_is_valid_on_every_system(name, file):
    assert deck_files.file_name(Deck(name=name), by_name("twd")) == f"{file}.txt"


def test_losses_of_a_format_are_named(cb):
    deck = Deck(
        name="n",
        author="a",
        description="d",
        library=(Slot(cb["Govern the Unaligned"], 1, "c"),),
        unknown=(UnknownLine("x"),),
    )
    for one in writable():
        lost = deck_files.losses(deck, one)
        assert ("the comments on cards" in lost) is not one.holds.comments
        assert ("the author" in lost) is not one.holds.author
        assert deck_files.losses(Deck(), one) == ()


def test_no_format_that_shows_the_description_is_listed_as_losing_it(cb):
    words = "Zzyzx"
    deck = Deck(description=words, library=(Slot(cb["Govern the Unaligned"], 1),))
    for one in writable():
        shown = words in deckio.write(deck, one.name, cb)
        assert ("the description" in deck_files.losses(deck, one)) is not shown, one.name


def test_words_are_joined_as_in_a_sentence():
    assert deck_files.joined([]) == ""
    assert deck_files.joined(["a"]) == "a"
    assert deck_files.joined(["a", "b"]) == "a and b"
    assert deck_files.joined(["a", "b", "c"]) == "a, b and c"


def test_the_newest_file_is_the_first_of_the_recent_ones(tmp_path):
    recent = ()
    for number in range(20):
        recent = deck_files.with_recent(recent, tmp_path / f"{number}.txt")
    recent = deck_files.with_recent(recent, tmp_path / "15.txt")
    assert recent[0] == str(tmp_path / "15.txt")
    assert len(recent) == deck_files.MAX_RECENT == len(set(recent))


def test_dialogs_offer_every_format():
    assert "*.txt" in deck_files.open_filters()[0]
    assert [one.name for _, one in deck_files.save_filters()] == [f.name for f in writable()]


@pytest.mark.parametrize(
    ("name", "file_format", "file"),
    [
        ("deck", "twd", "deck.txt"),
        ("deck.txt", "lackey-dek", "deck.dek"),
        ("deck.dek", "twd", "deck.txt"),
        ("deck.TWD", "twd", "deck.TWD"),
        ("deck.v2", "twd", "deck.v2.txt"),
        ("deck.v2.xml", "json", "deck.v2.json"),
    ],
)
def test_the_extension_follows_the_format(name, file_format, file):
    assert (
        deck_files.with_ending(Path("decks") / name, by_name(file_format)) == Path("decks") / file
    )


@pytest.mark.parametrize("one", writable(), ids=lambda one: one.name)
def test_a_proposed_name_is_saved_in_the_chosen_format(one):
    proposed = deck_files.with_ending(Path("deck"), one)
    assert deck_files.format_for_saving(proposed, one.name) is one
