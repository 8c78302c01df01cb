"""Lists read into a collection: the shapes that other programs write, and nothing lost."""

import contextlib
import io
import tracemalloc
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_deck import deckio
from vtes_deck.app.collection import CollectionBook, Read, State
from vtes_deck.app.collection_import import (
    LARGEST,
    preview,
    read,
    read_file,
    take_over,
    why_unreadable,
)
from vtes_deck.app.collection_resolver import Level, number
from vtes_deck.collection.edits import Mode
from vtes_deck.collection.model import Collection, Listed, Lot, Owned, Unread
from vtes_deck.deck.winners import from_archive
from vtes_deck.deckio.base import Reason, UnreadableError


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


def test_lackey_means_the_first_vampire_of_a_name(cb):
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
    assert levels(taken, Level.LOST) == []


def test_decks_as_the_archive_has_them_give_their_cards_and_no_prose(cb):
    for archived in cb.archive.decks[:40]:
        deck = from_archive(archived, cb.get)
        taken = read(deckio.write(deck, "twd", cb), cb, "deck.txt")
        counts = {slot.card.id: slot.count for slot in deck.slots}
        found = {}
        for lot in taken.lots:
            found[lot.card] = found.get(lot.card, 0) + lot.count
        assert (found, taken.unread) == (counts, ()), archived.id


def workbook(*sheets, shared=()):
    """A workbook as programs write it; a cell is text, a number, or the place of shared text."""
    space = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        for at, rows in enumerate(sheets, start=1):
            lines = []
            for number_of_row, row in enumerate(rows, start=1):
                cells = "".join(
                    f'<c r="{chr(65 + n)}{number_of_row}" t="s"><v>{shared.index(cell)}</v></c>'
                    if cell in shared
                    else f'<c r="{chr(65 + n)}{number_of_row}"><v>{cell}</v></c>'
                    if isinstance(cell, int)
                    else f'<c t="inlineStr"><is><t>{cell}</t></is></c>'
                    for n, cell in enumerate(row)
                )
                lines.append(f'<row r="{number_of_row}">{cells}</row>')
            xml = f"<worksheet {space}><sheetData>{''.join(lines)}</sheetData></worksheet>"
            archive.writestr(f"xl/worksheets/sheet{at}.xml", xml)
        texts = "".join(f"<si><t>{text}</t></si>" for text in shared)
        archive.writestr("xl/sharedStrings.xml", f"<sst {space}>{texts}</sst>")
    return out.getvalue()


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


def test_a_table_of_ones_own_with_titles_in_any_order(cb):
    table = "Nombre;Edition;ID;Own;Want;Spare\nx;Jyhad;100845;5;1;2\n;;;;;\nTotal;;;5;;\n"
    taken = read(table, cb)
    assert owned(taken, cb) == {("Govern the Unaligned", "Jyhad"): 5}
    assert (taken.wishes, taken.trades) == ((Listed(100845, 1),), (Listed(100845, 2),))
    assert levels(taken, Level.NOTE) == [(4, "a sum")]


# ----------------------------------------------------------------------------------------- doubts


@pytest.mark.parametrize(
    ("crypt", "library"), [("Crypte", "Bibliothèque"), ("Cripta", "Biblioteca")]
)
def test_headings_in_other_languages_are_no_cards(cb, crypt, library):
    taken = read(f"{crypt} (2)\n2x Arika\n\n{library} (3)\n3x Govern the Unaligned\n", cb)
    held = {cb.get(lot.card).name: lot.count for lot in taken.lots}
    assert held == {"Arika": 2, "Govern the Unaligned": 3}
    assert [(r.line, r.words) for r in taken.remarks] == [(1, "a heading"), (4, "a heading")]
    named = read("2x Bibliothèque", cb)
    assert [cb.get(lot.card).name for lot in named.lots] == ["Library Hunting Ground"]


def test_each_line_that_is_no_card_is_said_with_its_number_and_kept(cb):
    taken = read(
        "3x Govern the Unaligned\n2x Qwertyuiop Zxcv\n\nBlood Doll\nhello there\n", cb, "x"
    )
    assert taken.unread == (
        Unread("2x Qwertyuiop Zxcv", 2, "x", 2),
        Unread("hello there", 1, "x", 5),
    )
    assert levels(taken, Level.LOST) == [
        (2, "no such card"),
        (5, "neither a card nor a heading"),
    ]
    assert levels(taken, Level.DOUBT) == [(4, "it has no number; 1 was taken")]


def test_a_misspelt_name_is_taken_and_said(cb):
    taken = read("2x blood dol\n1x Govern the Unaligned\n", cb)
    assert levels(taken, Level.DOUBT) == [(1, "read as Blood Doll")]


def test_the_set_tells_which_vampire_of_a_name_is_meant(cb):
    bell = next(c for c in cb.crypt if c.name == "Theo Bell" and c.group == 6)
    code = bell.printings[-1].set
    taken = read(f"Count,Card,Set\n1,Theo Bell,{code}\n1,Theo Bell,\n", cb)
    assert taken.lots[0].card == bell.id
    taken = read("Count,Card,Group\n1,Theo Bell,6\n1,Theo Bell (G6),\n", cb)
    assert {lot.card for lot in taken.lots} == {bell.id}


def test_a_set_that_nobody_knows_stays_in_the_note(cb):
    taken = read("Count,Card,Set,Notes\n1,Blood Doll,Home made,mine\n1,Villein,Jyhad,\n", cb)
    assert taken.lots[0].note == "mine; set: Home made"
    assert len(levels(taken, Level.DOUBT)) == 2
    assert taken.lots[1].set == "Jyhad"


def test_numbers_that_are_none_or_too_large(cb):
    taken = read("Count,Card\nmany,Blood Doll\n-2,Villein\n99999,Deflection\n", cb)
    assert owned(taken, cb) == {("Blood Doll", ""): 1, ("Deflection", ""): 9999}
    assert [line for line, _ in levels(taken, Level.DOUBT)] == [2, 4]
    assert [line for line, _ in levels(taken, Level.LOST)] == [3]
    assert [number(t) for t in ("", "3x", "4.0", "x", "-1", "1e9", "9" * 12)] == [
        0, 3, 4, None, -1, None, None,
    ]  # fmt: skip


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"   \n",
        b"\x00\x01\x02",
        b"PK\x03\x04 no archive",
        b"<inventory><vampire></inventory>",
        b'<!DOCTYPE x [<!ENTITY a "b">]><inventory><card><name>&a;</name></card></inventory>',
        b"<inventory>" + b"<a>" * 500 + b"</a>" * 500 + b"</inventory>",
        b"\x89PNG\r\n\x1a\n" + b"\0" * 50,
        b"x" * (LARGEST + 1),
        workbook(),
        workbook([("Quantity", "Card")]),
    ],
)
def test_what_gives_nothing_is_refused(data, cb):
    with pytest.raises(UnreadableError):
        read(data, cb, "x")


def test_a_workbook_that_unpacks_to_gigabytes_is_refused(cb):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b" " * (41 * 1024 * 1024))
    with pytest.raises(UnreadableError) as refused:
        read(out.getvalue(), cb, "x.xlsx")
    assert refused.value.reason is Reason.TOO_LARGE


def test_a_workbook_that_lies_about_its_size_is_not_unpacked_in_one_piece(cb, monkeypatch):
    monkeypatch.setattr("vtes_deck.app.collection_xlsx._MOST_UNPACKED", 100_000)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b" " * 40_000_000)
    data = bytearray(out.getvalue())
    size_said = data.index(b"PK\1\2") + 24
    data[size_said : size_said + 4] = (90_000).to_bytes(4, "little")
    tracemalloc.start()
    try:
        with pytest.raises(UnreadableError):
            read(bytes(data), cb, "x.xlsx")
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("name", "xml"),
    [
        ("xl/worksheets/sheet1.xml", "<s><row>" + "<c/>" * 60_000 + "</row></s>"),
        ("xl/worksheets/sheet1.xml", "<s>" + "<x/>" * 60_000 + "</s>"),
        ("xl/sharedStrings.xml", "<s>" + "<si/>" * 60_000 + "</s>"),
    ],
)
def test_a_workbook_of_tiny_elements_takes_little_memory(cb, name, xml):
    head = "<s><row><c t='str'><v>Card</v></c></row></s>"
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, xml)
        if "sheet" not in name:
            archive.writestr("xl/worksheets/sheet1.xml", head)
    tracemalloc.start()
    try:
        with pytest.raises(UnreadableError):
            read(out.getvalue(), cb, "x.xlsx")
        assert tracemalloc.get_traced_memory()[1] < 4_000_000
    finally:
        tracemalloc.stop()


def test_a_workbook_of_too_many_elements_is_refused(cb, monkeypatch):
    monkeypatch.setattr("vtes_deck.app.collection_xlsx._MOST_ELEMENTS", 50)
    data = workbook([("Quantity", "Card"), *([(1, "Villein")] * 30)])
    with pytest.raises(UnreadableError) as refused:
        read(data, cb, "x.xlsx")
    assert "more parts than any list of cards" in why_unreadable("x.xlsx", refused.value)


@pytest.mark.parametrize("tiny", ["<a/>", "<_/>", "<é></é>"])
def test_an_inventory_of_tiny_elements_is_refused(cb, tiny, monkeypatch):
    monkeypatch.setattr("vtes_deck.deckio.xmltext.MOST_ELEMENTS", 2_000)
    few = read("<inventory><card have='2'><name>Villein</name></card></inventory>", cb, "x.xml")
    assert len(few.lots) == 1
    text = "<inventory>" + tiny * 400_000 + "</inventory>"
    tracemalloc.start()
    try:
        with pytest.raises(UnreadableError) as refused:
            read(text, cb, "x.xml")
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()
    assert "more parts than any list of cards" in why_unreadable("x.xml", refused.value)


def test_a_workbook_packed_in_an_unusual_way_is_refused(cb):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_BZIP2) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b" " * 1000)
    with pytest.raises(UnreadableError, match="unusual"):
        read(b"PK\3\4" + out.getvalue()[4:], cb, "x.xlsx")


def test_a_long_text_that_all_cells_share_is_not_written_out_for_each(cb):
    shared = "<sst><si><t>" + "a" * 2_000_000 + "</t></si></sst>"
    row = "<row>" + "<c t='s'><v>0</v></c>" * 60 + "</row>"
    head = "<row><c t='str'><v>Card</v></c><c t='str'><v>Quantity</v></c></row>"
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", f"<sheet>{head}{row * 3}</sheet>")
        archive.writestr("xl/sharedStrings.xml", shared)
    tracemalloc.start()
    try:
        assert len(read(out.getvalue(), cb, "x.xlsx").unread) == 3
        assert tracemalloc.get_traced_memory()[1] < 40_000_000
    finally:
        tracemalloc.stop()


def test_a_file_of_more_lines_than_a_collection_holds_is_refused(cb, monkeypatch):
    monkeypatch.setattr("vtes_deck.app.collection_resolver.MOST_LOTS", 50)
    for text in ("1x Blood Doll\n" * 51, "who knows\n" * 51, "Count,Card\n" + "1,Villein\n" * 51):
        with pytest.raises(UnreadableError) as refused:
            read(text, cb)
        assert refused.value.reason is Reason.TOO_LARGE
        assert "100,000 lines" in why_unreadable("x.csv", refused.value)


def test_a_line_without_end_is_no_card_and_takes_no_time(cb):
    taken = read("1x Blood Doll\n" + "a " * 200_000 + "x 3\n" + "1" * 300_000, cb)
    assert len(taken.lots) == 1
    assert [one.line for one in taken.unread] == [2, 3]


@given(st.binary(max_size=300))
def test_bytes_of_any_kind_are_read_or_refused(cb, data):
    with contextlib.suppress(UnreadableError):
        assert read(data, cb, "x").title


@given(
    st.text(
        st.sampled_from('"ELDB - Inventory,<>card/123xGovern the Unaligned\n\t;|\0=&é'),
        max_size=200,
    )
)
def test_text_of_any_kind_is_read_or_refused_and_no_line_vanishes(cb, text):
    try:
        taken = read(text, cb, "x")
    except UnreadableError:
        return
    assert taken.lots or taken.wishes or taken.trades or taken.unread or taken.none


@given(
    st.lists(
        st.sampled_from(["3x Blood Doll", "2 Villein", "1x Qqqq Zzzz", "rubbish zz"]), min_size=1
    )
)
def test_every_line_of_a_list_is_a_lot_or_kept(cb, lines):
    taken = read("\n".join(lines), cb, "x")
    assert len(taken.lots) + len(taken.unread) == len(lines)
    assert [u.line for u in taken.unread] == [
        n for n, line in enumerate(lines, start=1) if "zz" in line.casefold()
    ]


def test_a_file_is_read_by_its_path(cb, tmp_path):
    path = tmp_path / "list.txt"
    path.write_text(LACKEY)
    assert read_file(path, cb).unread == ()
    with pytest.raises(OSError, match=r"it is a folder"):
        read_file(tmp_path, cb)
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "none", cb)


# ---------------------------------------------------------------------------------- taking it over


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
def test_what_an_import_would_do_is_what_it_does(book, cb, mode, owned_after, said):
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


def test_wishes_of_a_file_are_added_or_put_in_place(book, cb):
    taken = read(FELDB + '"Arika",0,2,"","Crypt"\n', cb)
    wishes = {mode: preview(taken, mode, book.value, cb).after.wishes for mode in Mode}
    arika, aaron = cb["Arika"].id, cb["Aaron Duggan, Cameron's Toady"].id
    assert (wishes[Mode.ADD][arika].count, wishes[Mode.SET][arika].count) == (3, 2)
    assert wishes[Mode.REPLACE].keys() == {arika, aaron}
    silent = read("1x Villein", cb)
    assert preview(silent, Mode.REPLACE, book.value, cb).after.wishes == book.value.wishes
