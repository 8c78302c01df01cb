import codecs

import pytest

from vtes_deck import deckio
from vtes_deck.deckio.text_encoding import decode

TEXT = "Deck Name: Décollé\n\nCrypt\n12x Joaquín de Cádiz\n\nLibrary\n4x Wash\n2x Rötschreck\n"


def assert_read(found):
    assert found.crypt == {"Joaquín de Cádiz (G6)": 12}
    assert found.library == {"Wash": 4, "Rötschreck": 2}
    assert found.problems == []
    assert found.deck.name == "Décollé"


@pytest.mark.parametrize(
    "encoding",
    ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252", "latin-1"],
)
def test_encodings(read, encoding):
    assert_read(read(TEXT.encode(encoding)))


@pytest.mark.parametrize("mark", [codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE])
def test_utf_16_with_either_byte_order_mark(read, mark):
    encoding = "utf-16-le" if mark == codecs.BOM_UTF16_LE else "utf-16-be"
    assert_read(read(mark + TEXT.encode(encoding)))


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\u2028"])
def test_line_ends(read, end):
    assert_read(read(TEXT.replace("\n", end)))


def test_broken_bytes_are_reported(read):
    found = read(TEXT.encode()[:-5] + b"\xc3\x28\x81\n3x Deflection\n")
    assert found.library["Deflection"] == 3
    assert found.problems[0] == (0, "encoding")


def test_windows_quotes(read):
    found = read("12 Indira\n2x Wake with Evening\u2019s Freshness\n4 Wash".encode("cp1252"))
    assert found.library["Wake with Evening's Freshness"] == 2


def test_text_can_be_a_str(cb):
    assert deckio.read("\ufeff12 Indira\n4 Wash", cb).deck.crypt_count == 12


def test_decode_says_when_it_had_to_guess():
    assert decode(b"abc") == ("abc", False)
    assert decode("d\u00e9j\u00e0".encode("cp1252")) == ("d\u00e9j\u00e0", False)
    assert decode(b"abc \x81") == ("abc \ufffd", True)
    assert decode(b"\x81\x9d\x8f") == ("\x81\x9d\x8f", True)
    assert decode("one\0 in a hundred" + " letters" * 20) == (
        "one in a hundred" + " letters" * 20,
        True,
    )
