"""Three real decks, each in the formats of many tools and with typical slips.

The files in tests/data/decks were written by our writers or modelled on files of the named tool;
the part before the first hyphen is the deck's id in the archive.
"""

from pathlib import Path

import pytest

from vtes_deck import deckio

FOLDER = Path(__file__).resolve().parent.parent / "data" / "decks"
FILES = sorted(FOLDER.iterdir())

#: ARDB cut names off after eighteen letters: they are found and reported as doubtful.
CUT_OFF = {"2014accip-ardb.txt", "9848-ardb.txt"}


def expected(cb, path):
    deck_id = path.name.partition("-")[0]
    return {entry.id: entry.count for entry in cb.archive[deck_id].cards}


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_every_card_is_read(cb, path):
    result = deckio.read(path.read_bytes(), cb, filename=path.name)
    assert {slot.card.id: slot.count for slot in result.deck.slots} == expected(cb, path)
    assert result.deck.unknown == ()
    doubts = {p.kind for p in result.problems if p.severity is not deckio.Severity.NOTE}
    allowed = {deckio.ProblemKind.NEAR_NAME} if path.name in CUT_OFF else set()
    assert doubts == allowed


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_the_content_alone_determines_the_format(cb, path):
    named = deckio.read(path.read_bytes(), cb, filename=path.name)
    nameless = deckio.read(path.read_bytes(), cb)
    assert nameless.deck.slots == named.deck.slots


@pytest.mark.parametrize(
    ("name", "format_name"),
    [
        ("12983-twd.txt", "twd"),
        ("12983-vdb.txt", "text"),
        ("12983-lackey.txt", "lackey"),
        ("12983-lackey.dek", "lackey-dek"),
        ("12983-ardb.xml", "ardb-xml"),
        ("12983-feldb.eld", "eld"),
        ("12983-vdb.url", "vdb"),
        ("12983-krcg4.json", "json"),
        ("12983-krcg5.json", "json"),
        ("12983-vtesdecks.json", "json"),
        ("12983-page.html", "html"),
        ("12983-forum.bbcode", "bbcode"),
        ("12983-sheet.csv", "csv"),
        ("12983-jol.jol", "jol"),
        ("12983-sutekh.xml", "sutekh-xml"),
        ("12983-mail.eml", "text"),
    ],
)
def test_the_format_is_recognised(name, format_name):
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert deckio.detect(text).name == format_name


@pytest.mark.parametrize(
    ("name", "deck_name", "author"),
    [
        ("12983-twd.txt", "Power Punch Girls", "Hugo Coelho"),
        ("12983-vdb.url", "Power Punch Girls", "Hugo Coelho"),
        ("12983-ardb.txt", "Power Punch Girls", "Somebody"),
        ("12983-ardb.xml", "Power Punch Girls", "Hugo Coelho"),
        ("12983-feldb.eld", "Power Punch Girls", "Hugo Coelho"),
        ("12983-feldb.html", "Power Punch Girls", "Somebody"),
        ("12983-forum-ardb.txt", "Power Punch Girls", "Somebody"),
        ("12983-krcg4.json", "Power Punch Girls", "Hugo Coelho"),
        ("12983-vtesdecks.json", "Power Punch Girls", "Somebody"),
        ("12983-sutekh.xml", "Power Punch Girls", "Somebody"),
        ("12983-spanish.txt", "Power Punch Girls", "Alguien"),
        ("12983-notes.md", "Power Punch Girls", ""),
        ("12983-mail.eml", "Power Punch Girls", "Hugo Coelho"),
        ("12983-lackey.txt", "", ""),
    ],
)
def test_name_and_author(cb, name, deck_name, author):
    deck = deckio.read((FOLDER / name).read_bytes(), cb, filename=name).deck
    assert (deck.name, deck.author) == (deck_name, author)
