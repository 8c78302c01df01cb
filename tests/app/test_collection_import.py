"""Lists read into a collection: the formats of other programs, without losses."""

import pytest

from tests.helpers.workbook import workbook
from vtes_deck import deckio
from vtes_deck.app.collection import CollectionBook, Read, State
from vtes_deck.app.collection_import import (
    preview,
    read,
    take_over,
)
from vtes_deck.app.collection_resolver import ProblemLevel
from vtes_deck.collection.edits import Mode
from vtes_deck.collection.model import Collection, Listed, Lot, Owned, Unread
from vtes_deck.deck.winning_decks import from_archive


def owned(taken, cb):
    found = {}
    for lot in taken.lots:
        name = cb.get(lot.card).unique_name
        found[name, lot.set] = found.get((name, lot.set), 0) + lot.count
    return found


def levels(taken, level):
    return [(remark.line, remark.words) for remark in taken.remarks if remark.level is level]


# ------------------------------------------------------------------------------------- the shapes

VTESDECKS = """\
Quantity,Name,Set,Binder,Condition,Language,Notes
4,Govern the Unaligned,V5,Binder A,NM,EN,
2,"Aaron Duggan, Cameron's Toady",,,,FR,"signed, framed"
1,Alan Sovereign (ADV),Promo,,,,
"""


def test_vtesdecks(cb):
    taken = read(VTESDECKS.encode(), cb, "collection.csv")
    assert owned(taken, cb) == {
        ("Govern the Unaligned", "V5"): 4,
        ("Aaron Duggan, Cameron's Toady", ""): 2,
        ("Alan Sovereign (ADV)", "Promo"): 1,
    }
    assert taken.lots[0].place == "Binder A"
    assert (taken.lots[0].condition, taken.lots[0].language) == ("NM", "EN")
    assert (taken.lots[1].language, taken.lots[1].note) == ("FR", "signed, framed")
    assert taken.remarks == ()


FELDB = """\
"ELDB - Inventory"\r
"Aabbt Kindred",1,0,"","Crypt"\r
"Aaron Duggan, Cameron`s Toady",0,2,"","Crypt"\r
"Alan Sovereign (ADV)",3,0,"","Crypt"\r
"Anarch Revolt",0,0,"","Library"\r
"Path of Blood, The",2,0,"","Library"\r
"""


def test_feldb(cb):
    taken = read(FELDB.encode("cp1252"), cb)
    assert taken.title == "FELDB inventory"
    assert owned(taken, cb) == {
        ("Aabbt Kindred", ""): 1,
        ("Alan Sovereign (ADV)", ""): 3,
        ("The Path of Blood", ""): 2,
    }
    assert taken.wishes == (Listed(cb["Aaron Duggan, Cameron's Toady"].id, 2),)
    assert taken.none == 1
    assert taken.remarks == ()


ARDB = """\
<?xml version="1.0" encoding="ISO-8859-1"?>
<inventory generator="Anarch Revolt Deck Builder" formatVersion="-TODO-1.0">
  <date>2008-09-01</date>
  <crypt size="3">
    <vampire databaseID="1" have="2" spare="1" need="0">
      <name>Aabbt Kindred</name><adv></adv><set>FN</set><rarity>U2</rarity>
    </vampire>
    <vampire databaseID="12" have="1" spare="0" need="0">
      <name>Alan Sovereign</name><adv>(Advanced)</adv><set>Promo20051001</set><rarity>P</rarity>
    </vampire>
  </crypt>
  <library size="17">
    <card databaseID="3" have="4" spare="0" need="2">
      <name>Path of Blood, The</name><set></set><rarity>C</rarity>
    </card>
  </library>
</inventory>
"""


def test_ardb(cb):
    taken = read(ARDB.encode("latin-1"), cb, "inventory.xml")
    assert taken.title == "ARDB inventory"
    assert owned(taken, cb) == {
        ("Aabbt Kindred", "FN"): 2,
        ("Alan Sovereign (ADV)", "Promo"): 1,
        ("The Path of Blood", ""): 4,
    }
    assert taken.wishes == (Listed(cb["The Path of Blood"].id, 2),)
    assert taken.trades == (Listed(cb["Aabbt Kindred"].id, 1),)


SUTEKH = """\
<physicalcardset name="My Collection" sutekh_xml_version="1.3"><comment>x</comment>
<card count="1" expansion="None Specified" id="8" name="Abbot" />
<card count="2" expansion="Lords of the Night" id="2" name="AK-47" />
</physicalcardset>
"""


def test_sutekh(cb):
    taken = read(SUTEKH, cb)
    assert owned(taken, cb) == {("Abbot", ""): 1, ("AK-47", "LotN"): 2}
    table = '"Card Name", "Expansion", "Number"\n"AK-47", "Unknown Expansion", 3\n'
    assert owned(read(table, cb), cb) == {("AK-47", ""): 3}


LACKEY = "4\tGovern the Unaligned\n12\tBlood Doll\nCrypt:\n2\tGilbert Duane\n1\tTheo Bell (G6)\n"


def test_lackey_refers_to_the_first_vampire_with_a_name(cb):
    taken = read(LACKEY.encode(), cb, "collection.txt")
    found = owned(taken, cb)
    first = cb.find("Gilbert Duane").card.unique_name
    assert found == {
        ("Govern the Unaligned", ""): 4,
        ("Blood Doll", ""): 12,
        (first, ""): 2,
        ("Theo Bell (G6)", ""): 1,
    }


VDB = """\
Deck Name: New Inventory
Author: somebody

Crypt (3 cards, min=4 max=22 avg=7.5)
=====================================
2x Arika            11 DOM FOR OBF PRE cel   inner circle   Ventrue:2
1x Theo Bell         7 CEL POT dom           prince         Brujah:2

Library (130 cards)
===================
Master (2)
----------
120x Blood Doll
10x Govern the Unaligned
"""


def test_the_text_that_vdb_writes(cb):
    taken = read(VDB.encode(), cb)
    assert owned(taken, cb) == {
        ("Arika", ""): 2,
        ("Theo Bell (G2)", ""): 1,
        ("Blood Doll", ""): 120,
        ("Govern the Unaligned", ""): 10,
    }
    assert levels(taken, ProblemLevel.LOST) == []


def test_archive_decks_give_their_cards_without_prose(cb):
    for archived in cb.archive.decks[:40]:
        deck = from_archive(archived, cb.get)
        taken = read(deckio.write(deck, "twd", cb), cb, "deck.txt")
        counts = {slot.card.id: slot.count for slot in deck.slots}
        found = {}
        for lot in taken.lots:
            found[lot.card] = found.get(lot.card, 0) + lot.count
        assert (found, taken.unread) == (counts, ()), archived.id


def test_the_workbook_that_vdb_writes(cb):
    data = workbook(
        [("Quantity", "Card", "Disciplines"), (2, "Arika", "DOM"), (1, "Qwertyuiop", "")],
        [("Quantity", "Card", "Type"), (14, "Blood Doll", "Master"), (0, "Villein", "Master")],
        shared=("Quantity", "Card", "Arika"),
    )
    taken = read(data, cb, "inventory.xlsx")
    assert owned(taken, cb) == {("Arika", ""): 2, ("Blood Doll", ""): 14}
    assert taken.unread == (Unread("1, Qwertyuiop", 1, "inventory.xlsx", 3),)
    assert taken.none == 1


def test_a_deck_of_another_format_gives_its_cards(cb):
    dek = (
        '<deck version="0.8"><game>VTES</game><superzone name="Deck"><card><name id="dom1">'
        "Govern the Unaligned</name><set>V5</set></card></superzone></deck>"
    )
    assert owned(read(dek, cb, "x.dek"), cb) == {("Govern the Unaligned", ""): 1}


def test_a_custom_table_with_titles_in_any_order(cb):
    table = "Nombre;Edition;ID;Own;Want;Spare\nx;Jyhad;100845;5;1;2\n;;;;;\nTotal;;;5;;\n"
    taken = read(table, cb)
    assert owned(taken, cb) == {("Govern the Unaligned", "Jyhad"): 5}
    assert (taken.wishes, taken.trades) == ((Listed(100845, 1),), (Listed(100845, 2),))
    assert levels(taken, ProblemLevel.NOTE) == [(4, "a total")]


# ----------------------------------------------------------------------------------------- doubts


@pytest.mark.parametrize(
    ("crypt", "library"), [("Crypte", "Bibliothèque"), ("Cripta", "Biblioteca")]
)
def test_headings_in_other_languages_are_not_cards(cb, crypt, library):
    taken = read(f"{crypt} (2)\n2x Arika\n\n{library} (3)\n3x Govern the Unaligned\n", cb)
    held = {cb.get(lot.card).name: lot.count for lot in taken.lots}
    assert held == {"Arika": 2, "Govern the Unaligned": 3}
    assert [(r.line, r.words) for r in taken.remarks] == [(1, "a heading"), (4, "a heading")]
    named = read("2x Bibliothèque", cb)
    assert [cb.get(lot.card).name for lot in named.lots] == ["Library Hunting Ground"]


# ---------------------------------------------------------------------------------- accepting


@pytest.fixture
def book(cb, tmp_path):
    made = CollectionBook(tmp_path / "collection.json")
    before = Collection(
        owned=Owned.of([Lot(cb["Blood Doll"].id, 5), Lot(cb["Villein"].id, 2)]),
        wishes={cb["Arika"].id: Listed(cb["Arika"].id, 1)},
    )
    made.begin(Read(before, State.FOUND))
    return made


@pytest.mark.parametrize(
    ("mode", "owned_after", "said"),
    [
        (Mode.ADD, (8, 2), (13, 0, 0)),
        (Mode.SET, (3, 2), (10, 2, 0)),
        (Mode.REPLACE, (3, 0), (10, 4, 0)),
    ],
)
def test_the_preview_of_an_import_equals_its_result(book, cb, mode, owned_after, said):
    taken = read("3x Blood Doll\n10x Govern the Unaligned\n2x Qqqq Zzzz\n", cb, "x.txt")
    before = book.value
    seen = preview(taken, mode, before, cb)
    assert (seen.added, seen.removed, seen.same) == said
    assert take_over(book, taken, mode, "x.txt")
    assert book.value == seen.after
    after = book.value.owned
    assert (after.count(cb["Blood Doll"].id), after.count(cb["Villein"].id)) == owned_after
    assert book.value.unread == (Unread("2x Qqqq Zzzz", 2, "x.txt", 3),)
    assert book.undo() == "Import 13 cards from x.txt"
    assert book.value == before


def test_wishes_of_a_file_are_added_or_set(book, cb):
    taken = read(FELDB + '"Arika",0,2,"","Crypt"\n', cb)
    wishes = {mode: preview(taken, mode, book.value, cb).after.wishes for mode in Mode}
    arika, aaron = cb["Arika"].id, cb["Aaron Duggan, Cameron's Toady"].id
    assert (wishes[Mode.ADD][arika].count, wishes[Mode.SET][arika].count) == (3, 2)
    assert wishes[Mode.REPLACE].keys() == {arika, aaron}
    silent = read("1x Villein", cb)
    assert preview(silent, Mode.REPLACE, book.value, cb).after.wishes == book.value.wishes
