"""Collections from files: lines that are not understood."""

import contextlib
import io
import tracemalloc
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.workbook import workbook
from vtes_deck.app.collection_import import (
    MAX_IMPORT_BYTES,
    read,
    read_file,
    why_unreadable,
)
from vtes_deck.app.collection_resolver import ProblemLevel, number
from vtes_deck.collection.model import Unread
from vtes_deck.deckio.base import Reason, UnreadableError


def owned(taken, cb):
    found = {}
    for lot in taken.lots:
        name = cb.get(lot.card).unique_name
        found[name, lot.set] = found.get((name, lot.set), 0) + lot.count
    return found


def levels(taken, level):
    return [(remark.line, remark.words) for remark in taken.remarks if remark.level is level]


LACKEY = "4\tGovern the Unaligned\n12\tBlood Doll\nCrypt:\n2\tGilbert Duane\n1\tTheo Bell (G6)\n"


def test_each_line_without_a_card_is_reported_with_its_number_and_kept(cb):
    taken = read(
        "3x Govern the Unaligned\n2x Qwertyuiop Zxcv\n\nBlood Doll\nhello there\n", cb, "x"
    )
    assert taken.unread == (
        Unread("2x Qwertyuiop Zxcv", 2, "x", 2),
        Unread("hello there", 1, "x", 5),
    )
    assert levels(taken, ProblemLevel.LOST) == [
        (2, "no such card"),
        (5, "neither a card nor a heading"),
    ]
    assert levels(taken, ProblemLevel.DOUBT) == [(4, "it has no number; 1 was assumed")]


def test_a_misspelt_name_is_recognised_and_reported(cb):
    taken = read("2x blood dol\n1x Govern the Unaligned\n", cb)
    assert levels(taken, ProblemLevel.DOUBT) == [(1, "read as Blood Doll")]


def test_the_set_identifies_the_vampire(cb):
    bell = next(c for c in cb.crypt if c.name == "Theo Bell" and c.group == 6)
    code = bell.printings[-1].set
    taken = read(f"Count,Card,Set\n1,Theo Bell,{code}\n1,Theo Bell,\n", cb)
    assert taken.lots[0].card == bell.id
    taken = read("Count,Card,Group\n1,Theo Bell,6\n1,Theo Bell (G6),\n", cb)
    assert {lot.card for lot in taken.lots} == {bell.id}


def test_an_unknown_set_stays_in_the_note(cb):
    taken = read("Count,Card,Set,Notes\n1,Blood Doll,Home made,mine\n1,Villein,Jyhad,\n", cb)
    assert taken.lots[0].note == "mine; set: Home made"
    assert len(levels(taken, ProblemLevel.DOUBT)) == 2
    assert taken.lots[1].set == "Jyhad"


def test_invalid_and_too_large_numbers(cb):
    taken = read("Count,Card\nmany,Blood Doll\n-2,Villein\n99999,Deflection\n", cb)
    assert owned(taken, cb) == {("Blood Doll", ""): 1, ("Deflection", ""): 9999}
    assert [line for line, _ in levels(taken, ProblemLevel.DOUBT)] == [2, 4]
    assert [line for line, _ in levels(taken, ProblemLevel.LOST)] == [3]
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
        b"x" * (MAX_IMPORT_BYTES + 1),
        workbook(),
        workbook([("Quantity", "Card")]),
    ],
)
def test_an_empty_result_is_refused(data, cb):
    with pytest.raises(UnreadableError):
        read(data, cb, "x")


def test_a_workbook_that_expands_to_gigabytes_is_refused(cb):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b" " * (41 * 1024 * 1024))
    with pytest.raises(UnreadableError) as refused:
        read(out.getvalue(), cb, "x.xlsx")
    assert refused.value.reason is Reason.TOO_LARGE


def test_a_workbook_with_a_false_size_is_not_expanded_at_once(cb, monkeypatch):
    monkeypatch.setattr("vtes_deck.app.collection_xlsx._MAX_UNPACKED_BYTES", 100_000)
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
def test_a_workbook_with_many_tiny_elements_takes_little_memory(cb, name, xml):
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


def test_a_workbook_with_too_many_elements_is_refused(cb, monkeypatch):
    monkeypatch.setattr("vtes_deck.app.collection_xlsx._MAX_ELEMENTS", 50)
    data = workbook([("Quantity", "Card"), *([(1, "Villein")] * 30)])
    with pytest.raises(UnreadableError) as refused:
        read(data, cb, "x.xlsx")
    assert "more parts than a list of cards" in why_unreadable("x.xlsx", refused.value)


@pytest.mark.parametrize("tiny", ["<a/>", "<_/>", "<é></é>"])
def test_an_inventory_with_many_tiny_elements_is_refused(cb, tiny, monkeypatch):
    monkeypatch.setattr("vtes_deck.deckio.xml_text.MAX_ELEMENTS", 2_000)
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
    assert "more parts than a list of cards" in why_unreadable("x.xml", refused.value)


def test_a_workbook_with_an_unusual_compression_is_refused(cb):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_BZIP2) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b" " * 1000)
    with pytest.raises(UnreadableError, match="not supported"):
        read(b"PK\3\4" + out.getvalue()[4:], cb, "x.xlsx")


def test_a_long_shared_text_is_not_repeated_for_each_cell(cb):
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


def test_a_file_with_more_lines_than_a_collection_can_contain_is_refused(cb, monkeypatch):
    monkeypatch.setattr("vtes_deck.app.collection_resolver.MAX_LOTS", 50)
    for text in ("1x Blood Doll\n" * 51, "who knows\n" * 51, "Count,Card\n" + "1,Villein\n" * 51):
        with pytest.raises(UnreadableError) as refused:
            read(text, cb)
        assert refused.value.reason is Reason.TOO_LARGE
        assert "100,000 lines" in why_unreadable("x.csv", refused.value)


def test_an_endless_line_is_not_a_card_and_is_read_quickly(cb):
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
def test_text_of_any_kind_is_read_or_refused_and_no_line_is_lost(cb, text):
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
