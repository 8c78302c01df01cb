"""The decks on the shelf: scanning, cache, tags and search."""

import datetime
from pathlib import Path

import pytest

from vtes_deck import deckio, language
from vtes_deck.app import shelf as shelves
from vtes_deck.app.shelf import Seen, ShelfEntry, find_shelf, fits, kept_of
from vtes_deck.app.shelf_tags import ILLEGAL, LEGAL, OTHERS, RULES, V5, smart_tags
from vtes_deck.collection.model import Collection, ShelvedDeck, Use
from vtes_deck.collection.precons import deck_of, precons
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winning_decks import from_archive

DAY = datetime.date(2026, 1, 15)


@pytest.fixture
def folder(own_home, tmp_path, cb):
    """A folder with two decks below each other, a note, and a file that is not a deck."""
    made = tmp_path / "decks"
    (made / "old").mkdir(parents=True)
    for place, archived in zip(("a.txt", "old/b.txt"), cb.archive.decks[:2], strict=True):
        deck = from_archive(archived, cb.get)
        (made / place).write_text(deckio.write(deck, "twd", cb))
    (made / "readme.txt").write_text("nothing of interest")
    (made / "picture.png").write_bytes(b"\x89PNG")
    (made / ".hidden.txt").write_text("4x Govern the Unaligned")
    return made


def look(cb, *folders, files=(), decks=(), **more):
    collection = Collection(
        folders=tuple(str(f) for f in folders), decks={deck.path: deck for deck in decks}
    )
    return find_shelf(collection, [str(f) for f in files], cb, DAY, **more)


def names(shelf):
    return [Path(entry.path).name for entry in shelf.entries]


def test_decks_are_found_in_a_folder_and_below(folder, cb):
    found = look(cb, folder, folder)
    assert sorted(names(found)) == ["a.txt", "b.txt"]
    expected = {from_archive(one, cb.get).crypt_count for one in cb.archive.decks[:2]}
    assert {entry.crypt for entry in found.entries} == expected
    assert all(entry.library >= 60 and entry.changed for entry in found.entries)


def test_other_files_are_listed_even_without_a_deck(folder, cb, tmp_path):
    found = look(cb, files=[folder / "a.txt", folder / "readme.txt", tmp_path / "gone.txt"])
    assert sorted(names(found)) == ["a.txt", "readme.txt"]
    assert {bool(entry.seen.problem) for entry in found.entries} == {True, False}


def test_a_missing_folder_is_reported(cb, own_home, tmp_path):
    assert look(cb, tmp_path / "none").missing == (str(tmp_path / "none"),)


@pytest.mark.parametrize("nanoseconds", [10**22, -(10**22), 10**30])
def test_a_file_with_a_time_that_no_calendar_has_is_listed(nanoseconds):
    entry = ShelfEntry(Seen("a.txt", (nanoseconds, 1)), (), 0, 0, "", ())
    assert entry.changed is None


def test_a_file_is_read_again_only_after_a_change(folder, cb, monkeypatch):
    first = look(cb, folder)
    read = []
    whole = shelves.deckio.read
    monkeypatch.setattr(
        shelves.deckio, "read", lambda *a, **k: (read.append(k["filename"]), whole(*a, **k))[1]
    )
    assert look(cb, folder) == first
    assert read == []
    (folder / "a.txt").write_text("4x Govern the Unaligned\n2x Arika\n")
    second = look(cb, folder)
    assert read == ["a.txt"]
    assert {entry.crypt for entry in second.entries} > {2}


def test_a_temporarily_unreadable_deck_is_read_again(folder, cb, monkeypatch):
    def refuse(_path):
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(shelves, "read_source", refuse)
        assert not look(cb, folder).entries
    assert sorted(names(look(cb, folder))) == ["a.txt", "b.txt"]


class French:
    """A language that puts a word before every text."""

    code = "fr"

    def find(self, text, comment, n):
        return f"donc {comment if n == 1 else text}"


@pytest.fixture
def speak():
    """Choose a language; English is restored at the end."""
    yield language.use
    language.use("en")


def test_cached_problems_of_another_language_are_translated(folder, cb, speak):
    files = [folder / "a.txt", folder / "readme.txt"]

    def problems():
        return [entry.seen.problem for entry in look(cb, files=files).entries if entry.seen.problem]

    (english,) = problems()
    speak(French())
    (french,) = problems()
    assert french == f"donc {english}"
    speak("en")
    assert problems() == [english]


def test_tags_are_found_by_their_translated_and_english_names(folder, cb, speak):
    speak(French())
    entry = next(entry for entry in look(cb, folder).entries if LEGAL in entry.tags)
    assert fits(entry, None, f"#{LEGAL}")
    assert fits(entry, None, f"#donc-{LEGAL}")
    assert not fits(entry, None, f"#encore-{LEGAL}")
    flexible = ShelvedDeck(path=entry.path, use=Use.FLEXIBLE)
    assert fits(entry, flexible, "#flexible")
    assert fits(entry, flexible, "#donc-flexible")


def test_the_cache_can_be_damaged_or_missing(folder, cb, own_home):
    first = look(cb, folder)
    cache = own_home / "cache" / shelves.FILE_NAME
    assert cache.exists()
    cache.write_bytes(b'{"shape": 1')
    assert look(cb, folder) == first
    cache.unlink()
    cache.mkdir()
    assert look(cb, folder) == first


def test_a_scan_can_be_stopped(folder, cb):
    class StopError(Exception):
        pass

    def stop(_done, _total, _text):
        raise StopError

    with pytest.raises(StopError):
        look(cb, folder, progress=stop)


def test_a_deck_is_found_by_name_tag_note_folder_and_card(folder, cb):
    (folder / "old" / "c.txt").write_text("Deck Name: Night Court\n\n2x Arika\n8x Deflection\n")
    entry = next(e for e in look(cb, folder).entries if e.title == "Night Court")
    kept = ShelvedDeck(path=entry.path, tags=("Casual",), note="lend to nobody")
    for words in (
        "night",
        "NIGHT court",
        "arika",
        "deflec",
        "#casual",
        "lend",
        "old",
        "#ventrue",
        "",
    ):
        assert fits(entry, kept, words), words
    for words in ("day", "#court", "#arika", "night govern"):
        assert not fits(entry, kept, words), words
    assert fits(entry, None, "arika")
    assert not fits(entry, None, "#casual")


def test_a_deck_with_a_missing_file_is_still_listed_if_it_has_tags_or_notes(folder, cb):
    gone = ShelvedDeck(path=str(folder / "gone.txt"), name="Lost", use=Use.FIXED, cards={100845: 3})
    there = ShelvedDeck(path=str(folder / "a.txt"), use=Use.FIXED)
    found = {entry.path: entry for entry in look(cb, folder, decks=[gone, there]).entries}
    assert len(found) == 3
    assert (found[gone.path].title, found[gone.path].seen.gone) == ("Lost", True)
    assert found[gone.path].library == 3
    assert not found[there.path].seen.gone


def test_tags_and_notes_stay_when_the_file_changes(folder, cb):
    entry = look(cb, folder).entries[0]
    kept = kept_of(entry, ShelvedDeck(path=entry.path, use=Use.FIXED, note="n", cards={1: 1}))
    assert (kept.use, kept.note, kept.name) == (Use.FIXED, "n", entry.title)
    assert kept.cards == entry.seen.cards
    assert kept_of(entry, None).use is Use.IDEA


def test_decks_that_did_not_change_are_not_read_again(own_home, tmp_path, cb, monkeypatch):
    decks = tmp_path / "decks"
    decks.mkdir()
    for number in range(20):
        (decks / f"{number}.txt").write_text(f"Deck Name: {number}\n\n2x Arika\n4x Deflection\n")
    look(cb, decks)
    read = []
    monkeypatch.setattr(shelves, "read_source", read.append)
    assert len(look(cb, decks).entries) == 20
    assert read == []


# -------------------------------------------------------------------------------------- smart tags


def test_a_precon_has_tags_for_clan_group_and_v5(cb):
    found = next(p for p in precons(cb, cb.sets) if p.key == "V5:PTr")
    tags = smart_tags(deck_of(found), DAY)
    assert (tags[0], tags[-3:]) == ("Tremere", (V5, LEGAL, "G6"))


def test_an_unfinished_deck_is_not_legal_and_unknown_cards_are_not_judged(cb):
    deck = edits.add(Deck(), cb["Deflection"], 10)
    assert smart_tags(deck, DAY) == ("bounce", ILLEGAL)
    assert smart_tags(deck, DAY, whole=False) == ("bounce",)


@pytest.mark.parametrize(
    ("name", "count", "tag"),
    [
        ("Govern the Unaligned", 10, "bleed"),
        ("Lost in Crowds", 10, "stealth"),
        ("Kine Resources Contested", 8, "votes"),
        ("Enhanced Senses", 12, "intercept"),
        ("Immortal Grapple", 20, "combat"),
        ("Bum's Rush", 5, "rush"),
        ("Carlton Van Wyk", 8, "allies"),
    ],
)
def test_tags_for_the_purpose_of_a_deck(cb, name, count, tag):
    enough = edits.add(Deck(), cb[name], count)
    few = edits.add(Deck(), cb[name], count - 1)
    assert tag in smart_tags(enough, DAY)
    assert tag not in smart_tags(few, DAY)


@pytest.mark.parametrize(("capacity", "tag"), [(1, "weenie"), (11, "large vampires")])
def test_tags_for_the_size_of_the_vampires(cb, capacity, tag):
    vampire = next(card for card in cb.crypt if card.capacity == capacity)
    assert tag in smart_tags(edits.add(Deck(), vampire, 4), DAY)


def test_every_tag_has_a_description():
    assert all(rule.when for rule in RULES)
    assert len({rule.tag for rule in RULES}) == len(RULES)
    assert set(OTHERS) == {LEGAL, ILLEGAL, V5}
