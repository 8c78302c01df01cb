"""Comma separated values from other programs: their headers, delimiters and quotation marks."""

import itertools

import pytest

from vtes_deck import deckio

CARDS = {
    ".44 Magnum": ("Jyhad", 1),
    'Inez "Nurse216" Villagrande': ("Nights of Reckoning", 2),
    "Alan Sovereign (Advanced)": ("Promo-20051001", 1),
    'Scapelli, The Family "Mechanic"': ("Dark Sovereigns", 3),
    "Alexandra": ("Dark Sovereigns", 4),
    "The Path of Blood": ("Lords of the Night", 1),
}  # fmt: skip
CRYPT = {
    'Inez "Nurse216" Villagrande (G4)': 2, "Alan Sovereign (G3 ADV)": 1, "Alexandra (G2)": 4,
}  # fmt: skip
LIBRARY = {".44 Magnum": 1, 'Scapelli, The Family "Mechanic"': 3, "The Path of Blood": 1}


def quoted(text):
    return '"' + text.replace('"', '""') + '"'


def sutekh(*, header, sets, delimiter=", "):
    """Return rows in the format of Sutekh's export: quoted, with a space after every comma."""
    rows = [[quoted("Card Name"), quoted("Expansion"), quoted("Number")]] if header else []
    rows += [[quoted(name), quoted(where), str(count)] for name, (where, count) in CARDS.items()]
    kept = [row if sets else [row[0], row[2]] for row in rows]
    return "\n".join(delimiter.join(row) for row in kept) + "\n"


@pytest.mark.parametrize("filename", ["", "deck.csv", "deck.txt"])
@pytest.mark.parametrize("delimiter", [", ", ",", "; ", ";", "\t"])
@pytest.mark.parametrize("sets", [True, False])
@pytest.mark.parametrize("header", [True, False])
def test_the_csv_of_sutekh(read, header, sets, delimiter, filename):
    found = read(sutekh(header=header, sets=sets, delimiter=delimiter), filename)
    assert found.format == "csv"
    assert (found.crypt, found.library) == (CRYPT, LIBRARY)
    assert found.problems == []


def test_a_byte_order_mark_and_other_line_ends(read):
    text = "\ufeff" + sutekh(header=True, sets=True).replace("\n", "\r\n")
    found = read(text.encode())
    assert (found.crypt, found.library) == (CRYPT, LIBRARY)


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
@pytest.mark.parametrize(
    "head",
    [
        ("Quantity", "Card", "Set"),
        ("Cantidad", "Nombre", "Set"),
        ("Nombre", "Carte", "Edition"),
        ("Anzahl", "Karte", "Set"),
    ],
)
def test_columns_in_any_order_and_language(read, head, order):
    rows = [head, ("4", "Alexandra", "DS"), ("2", "Blood Doll", "Jyhad")]
    found = read("\n".join(";".join(row[i] for i in order) for row in rows))
    assert (found.crypt, found.library) == ({"Alexandra (G2)": 4}, {"Blood Doll": 2})


def test_a_title_above_and_headings_between(read):
    found = read(
        "Deck Name: Sample\nAuthor: Ann Bee\n\nQty,Name,Notes\nCrypt (4),,\n4x,Alexandra,the star\n"
        "Library (3),,\nx2,Blood Doll,\n1,Qqqxyz Zzw,\nTotal,,7\n"
    )
    assert (found.deck.name, found.deck.author) == ("Sample", "Ann Bee")
    assert found.crypt == {"Alexandra (G2)": 4}
    assert found.library == {"Blood Doll": 2}
    assert found.unknown == [(1, "Qqqxyz Zzw", 9)]
    assert [line.crypt for line in found.deck.unknown] == [False]


def test_a_row_without_a_name_is_reported(read):
    found = read("count,card,set\n4,Alexandra,DS\n3,,Jyhad\n2,Blood Doll,Jyhad\n")
    assert found.problems == [(3, "unread")]
    assert "Jyhad" in found.deck.description


def test_a_row_without_a_number_is_one_copy_and_a_warning(read):
    found = read("count,card\n4,Alexandra\n,Blood Doll\n")
    assert found.library == {"Blood Doll": 1}
    assert found.problems == [(3, "no count")]


def test_a_table_in_a_letter_is_not_read_as_csv(read):
    found = read("Qty,Name\n4,Alexandra\n\nLibrary (5)\n2x Blood Doll\n3x Villein\nbye\n")
    assert found.library == {"Blood Doll": 2, "Villein": 3}


def test_eld_is_not_read_as_csv(read, cb):
    deck = read(sutekh(header=True, sets=True)).deck
    again = read(deckio.write(deck, "eld", cb))
    assert again.format == "eld"
    assert again.library == LIBRARY


def test_owned_and_wanted_cards_are_not_in_the_deck(read):
    found = read("Section,Name,Have,Want,Deck\nCrypt,Anson,9,0,2\nLibrary,Wash,9,0,4\n")
    assert (found.crypt, found.library) == ({"Anson (G1)": 2}, {"Wash": 4})
    assert found.problems == []
