"""Lists as players send them: every form gives the same cards."""

import json

import pytest

from vtes_deck.deckio import Reason, UnreadableError

CRYPT = {"Lutz von Hohenzollern (G4)": 3, "Cybele (G4)": 2, "Anarch Convert": 5}
LIBRARY = {"Govern the Unaligned": 6, "Deflection": 4, "Villein": 3, "Direct Intervention": 1}


def deck(found):
    return found.crypt, found.library


IN_ONE_LINE = {
    "counts in front": """
        Crypt: 3 Lutz von Hohenzollern, 2 Cybele, 5 Anarch Convert
        Library: 6 Govern the Unaligned, 4 Deflection, 3 Villein, Direct Intervention""",
    "counts behind": """
        crypt - Lutz von Hohenzollern x3, Cybele x2, Anarch Convert x5
        library - Govern the Unaligned x6, Deflection x4, Villein x3, Direct Intervention""",
    "counts on either side": """
        Crypt: 3x Lutz von Hohenzollern, Cybele (2), Anarch Convert x5
        Library: Govern the Unaligned x6, Deflection (4), 3 Villein, Direct Intervention""",
    "by type": """
        Crypt: 3x Lutz von Hohenzollern, 2x Cybele, 5x Anarch Convert
        Masters (4): 3x Villein, Direct Intervention
        Action (6): Govern the Unaligned x6; Reaction: Deflection (4)""",
    "slashes": """
        Crypt: 3 Lutz von Hohenzollern / 2 Cybele / 5 Anarch Convert
        Library: 6 Govern the Unaligned / 4 Deflection / 3 Villein / 1 Direct Intervention""",
    "cells": "Crypt | 3 Lutz von Hohenzollern | 2 Cybele | 5 Anarch Convert | Library"
    " | 6 Govern the Unaligned | 4 Deflection | 3 Villein | 1 Direct Intervention",
    "announced": "My deck: 3 Lutz von Hohenzollern, 2 Cybele, 5 Anarch Convert, 6 Govern the"
    " Unaligned, 4 Deflection, 3 Villein and 1 Direct Intervention",
    "pluses": "3x Lutz von Hohenzollern + 2x Cybele + 5x Anarch Convert + 6x Govern the Unaligned"
    " + 4x Deflection + 3x Villein + Direct Intervention",
    "wrapped in the middle of names": """
        Crypt: 3x Lutz von
        Hohenzollern, 2x Cybele, 5x Anarch Convert
        Library: 6x Govern the
        Unaligned, 4x Deflection, 3x Villein, Direct
        Intervention""",
}


@pytest.mark.parametrize("text", IN_ONE_LINE.values(), ids=IN_ONE_LINE)
def test_a_deck_in_running_text(read, text):
    found = read("\n".join(line.strip() for line in text.strip().split("\n")))
    assert deck(found) == (CRYPT, LIBRARY)
    assert found.unknown == []


def test_names_with_commas_in_running_text(read):
    found = read(
        "Crypt: 3x Mustafa, the Heir, 2 Tariq, the Silent\n"
        "Master: Path of Blood, The x2, Heidelberg Castle, Germany, Barrens, The"
    )
    assert found.crypt == {"Mustafa, The Heir (G4)": 3, "Tariq, The Silent (G2)": 2}
    assert found.library == {
        "The Path of Blood": 2,
        "Heidelberg Castle, Germany": 1,
        "The Barrens": 1,
    }


def test_a_misspelt_name_with_a_comma_in_running_text_is_one_card(read):
    found = read(
        "Crypt: 5x Anarch Convert\n"
        "Library: 2x Fame, 1x Aranthibes, The Immortal, 3x Villein, 2x Deflection, 2x Majesty"
    )
    assert found.library["Aranthebes, The Immortal"] == 1
    assert sum(found.library.values()) == 10


def test_a_heading_with_prose_behind_it_is_not_a_list(read):
    found = read(
        "Combat: I never wanted to fight, Majesty or not, so there is little.\n\n"
        "Crypt\n5 Anarch Convert\nLibrary\n4 Deflection\n"
    )
    assert deck(found) == ({"Anarch Convert": 5}, {"Deflection": 4})


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("2Villein", 2),
        ("Villein3x", 3),
        ("Villein x3x", 3),
        ("_3_ Villein", 3),
        ('"3" "Villein"', 3),
        ("[ ] 3x Villein", 3),
        ("[x] 3 Villein", 3),
        ("\u2610 3 Villein", 3),
        ("102121 x3", 3),
        ("3x 102121", 3),
        ("#102121 3x Villein", 3),
        ("102121,3", 3),
        ("\U0001f51f Villein", 10),
        ("3\ufe0f\u20e3 Villein", 3),
        (":crown: 3 Villein", 3),
        ("[18:22] Bob: 3 Villein", 3),
    ],
)
def test_unusual_notations_of_counts(read, line, count):
    chat = "[18:2"
    start = "[18:20] Bob: 5 Anarch Convert" if line.startswith(chat) else "5 Anarch Convert"
    found = read(f"{start}\n{line}")
    assert found.library == {"Villein": count}
    assert found.problems == []


@pytest.mark.parametrize(
    ("line", "count"),
    [("III Villein", 3), ("lO Villein", 10), ("l2 Villein", 12), ("S Villein", 5)],
)
def test_an_unclear_count_is_reported(read, line, count):
    found = read(f"5 Anarch Convert\n{line}\n4 Deflection")
    assert found.library == {"Villein": count, "Deflection": 4}
    assert found.problems == [(2, "unclear count")]


def test_a_name_that_begins_like_a_number_is_not_a_count(read):
    found = read("5 Anarch Convert\n1 I am Legion\n2 419 Operation\n.44 Magnum\n3x Villein")
    assert found.library["I am Legion"] == 1
    assert found.library["419 Operation"] == 2


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Villien", "Villein"),
        ("Vi11ein", "Villein"),
        ("ViIlein", "Villein"),
        ("Def1ection", "Deflection"),
        ("0n the Qui Vive", "On the Qui Vive"),
        ("Direct lntervention", "Direct Intervention"),
        ("Defelction", "Deflection"),
        ("On the Que Vive", "On the Qui Vive"),
        ("Pulled Fang", "Pulled Fangs"),
        ("Archon Invetsigation", "Archon Investigation"),
        ("archon invetsigation", "Archon Investigation"),
        ("Pentex", "Pentex\u2122 Subversion"),
        ("Qui Vive", "On the Qui Vive"),
        ("DI", "Direct Intervention"),
        ("GtU", "Govern the Unaligned"),
    ],
)
def test_typing_errors_scan_errors_and_short_names_are_understood_and_reported(read, written, name):
    found = read(f"5 Anarch Convert\n2 {written}\n4 Majesty")
    assert found.library == {name: 2, "Majesty": 4}
    assert found.problems == [(2, "near name")]


@pytest.mark.parametrize("written", ["SR", "Flumsy Wobblegoat", "Earth", "Fam", "Blood"])
def test_an_ambiguous_name_stays_unknown(read, written):
    found = read(f"5 Anarch Convert\n2 {written}\n4 Majesty")
    assert [(count, name) for count, name, _ in found.unknown] == [(2, written)]


def test_a_list_in_which_every_name_is_misspelt(read):
    found = read(
        "Crypt\n3 Luz von Hohenzolern\n2 Cibele\n5 Anarch Covnert\n"
        "Library\n6 Govern the Unalgined\n4 Defelction\n3 Vilein\n1 Direct Intevention\n"
    )
    assert deck(found) == (CRYPT, LIBRARY)
    assert len(found.problems) == 7


@pytest.mark.parametrize(
    "text",
    [
        "We were 5 players in 2 cars.\nIt took 3 hours.\nWe had 2 breaks.",
        "Hi Marta,\nsee you at 10.\nBob\n",
    ],
)
def test_prose_with_numbers_is_not_a_list_of_misspelt_cards(read, text):
    with pytest.raises(UnreadableError) as caught:
        read(text)
    assert caught.value.reason is Reason.NO_CARDS


@pytest.mark.parametrize(
    ("heading", "subtotal"),
    [
        ("Cartes de ma\u00eetre : 3", "Total : 3"),
        ("Maestras (3)", "Subtotal: 3"),
        ("Biblioth\u00e8que : 3 cartes", "Sous-total : 3"),
        ("LlBRARY (3)", "= 3"),
        ("Biblioth?que (3)\nMa?tre (3)", ""),
        ("\u0411\u0438\u0431\u043b\u0438\u043e\u0442\u0435\u043a\u0430", ""),
    ],
)
def test_headings_and_sums_are_not_cards(read, heading, subtotal):
    found = read(f"Crypt\n5 Anarch Convert\n\n{heading}\n3 Villein\n{subtotal}\n")
    assert deck(found) == ({"Anarch Convert": 5}, {"Villein": 3})
    assert found.problems == []
    assert found.unknown == []


def test_a_discipline_with_a_count_like_the_lines_around_it_is_a_card(read):
    behind = read(
        "Anarch Convert - 5\n\nMaster (7)\nVillein - 4\nObfuscate - 1\nPresence - 1\nFame - 1\n"
    )
    assert behind.library == {"Villein": 4, "Obfuscate": 1, "Presence": 1, "Fame": 1}
    priced = read("5 Anarch Convert $1.00\n2 Animalism $12.93\n3 Villein $0.50\n")
    assert priced.library == {"Animalism": 2, "Villein": 3}


def test_cards_struck_out_are_omitted_and_reported(read):
    found = read("5 Anarch Convert\n~~4x~~ 3x Villein\n~~2 Fame~~\n[s]1 Majesty[/s]\n4 Deflection")
    assert found.library == {"Villein": 3, "Deflection": 4}
    assert found.problems == [(3, "aside"), (4, "aside")]


def test_a_list_of_changes_is_not_the_deck(read):
    found = read("5 Anarch Convert\n3 Villein\n4 Deflection\n\nChanges:\n-2 Fame\n+1 Villein\n")
    assert found.library == {"Villein": 3, "Deflection": 4}
    assert [kind for _, kind in found.problems] == ["aside", "aside"]


def test_a_list_of_changes_in_one_line_is_not_the_deck(read):
    found = read(
        "5 Anarch Convert\n3 Villein\n\nAfter this: -1 Blur /-2 Pursuit / +4 Dust Up / +1 Fame\n"
    )
    assert found.library == {"Villein": 3}
    assert found.unknown == []
    assert "Dust Up" in found.deck.description


def test_a_sentence_with_counts_in_brackets_behind_the_list_is_not_a_card(read):
    found = read("5 Anarch Convert\n3 Villein\n\nI use (4) Fame and (2) Majesty for a reason.\n")
    assert found.library == {"Villein": 3}
    assert found.unknown == []


def test_single_dashes_are_bullets(read):
    found = read("-5 Anarch Convert\n-3 Villein\n-4 Deflection\n")
    assert found.library == {"Villein": 3, "Deflection": 4}


@pytest.mark.parametrize("second", ["DECK 2: Nergal", "Crypt", "Crypt (8 cards)", "Deck name: B"])
def test_a_second_deck_is_reported_and_not_merged(read, second):
    crypt = "" if "rypt" in second else "Crypt\n"
    first = "5 Anarch Convert\nLibrary\n3 Villein\n4 Deflection\n2 Fame\n2 Majesty\n2 Vessel\n"
    found = read(f"Crypt\n{first}\n{second}\n{crypt}8 Nergal ADV\nLibrary\n12 Ashur Tablets\n")
    assert found.crypt == {"Anarch Convert": 5}
    assert "Ashur Tablets" not in found.library
    assert "second deck" in [kind for _, kind in found.problems]


@pytest.mark.parametrize("last", ["a Villein", "l Viilein", "| Villein", "Pulled Fang"])
def test_a_card_directly_after_the_list_is_reported(read, last):
    found = read(f"5 Anarch Convert\n4 Deflection\n{last}\n\nCheers, Bob\n")
    assert found.problems or "Villein" in found.library


def test_a_first_card_with_unusual_words_is_not_lost(read):
    found = read("Crypt\n2 Beckett, Anarch 1\n3 Anarch Convert\nLibrary\n4 Deflection\n")
    assert found.crypt == {"Beckett (G3)": 2, "Anarch Convert": 3}
    assert found.problems == [(2, "unexplained")]


def test_a_comment_with_another_count_is_reported(read):
    found = read("5 Anarch Convert\n3 Villein -> 4 Villein\n4 Deflection -- never enough")
    assert found.library == {"Villein": 3, "Deflection": 4}
    assert found.problems == [(2, "unexplained")]


@pytest.mark.parametrize(
    ("written", "group"),
    [
        ("Victoria Ash (G VII)", 7),
        ("Victoria Ash gr. II", 2),
        ("Victoria Ash - group 7", 7),
        ("Victoria Ash group II", 2),
    ],
)
def test_groups_in_roman_numbers_and_after_a_dash(read, written, group):
    found = read(f"2 {written}\n3 Villein")
    assert found.crypt == {f"Victoria Ash (G{group})": 2}
    assert found.problems == []


@pytest.mark.parametrize(
    ("reported", "groups"),
    [("Crypt (gr. 6/7)", (7, 6)), ("Groups: 2-3\nCrypt", (2, 2)), ("Crypt, group 2 and 3", (2, 2))],
)
def test_named_groups_decide(read, reported, groups):
    found = read(f"{reported}\n2 Victoria Ash\n1 Theo Bell\nLibrary\n4 Deflection\n")
    assert found.crypt == {f"Victoria Ash (G{groups[0]})": 2, f"Theo Bell (G{groups[1]})": 1}
    assert found.problems == []


def test_the_only_possible_pair_of_groups_decides(read):
    # Lucinde has group 3 or 7, Theo Bell 2 or 6; with Gilbert Duane (1 or 6), only 6 and 7 remain.
    found = read("1 Lucinde, Alastor\n1 Theo Bell\n1 Gilbert Duane\n3 Villein")
    assert found.crypt == {
        "Lucinde, Alastor (G7)": 1,
        "Theo Bell (G6)": 1,
        "Gilbert Duane (G6)": 1,
    }
    assert found.problems == []


def test_columns_with_a_typing_error(read):
    found = read("5x Anarch Cornvert    4x Deflection\n2x Cybele             3x Vilein\n")
    assert deck(found) == ({"Anarch Convert": 5, "Cybele (G4)": 2}, {"Deflection": 4, "Villein": 3})


def test_fields_on_separate_lines(read):
    found = read(
        "name: A deck\ncrypt:\n  - name: Anarch Convert\n    count: 5\n"
        "library:\n  - name: Villein\n    count: 3\n  - name: Deflection\n    count: 4\n"
    )
    assert deck(found) == ({"Anarch Convert": 5}, {"Villein": 3, "Deflection": 4})


def test_truncated_json_is_reported_as_damaged(read):
    with pytest.raises(UnreadableError) as caught:
        read('{"name": "x", "crypt": [{"name": "Anarch Convert", "count": 5}, {"name": "Cyb')
    assert caught.value.reason is Reason.MALFORMED


CARDS = {"Anarch Convert": 5, "Villein": 3}
JSON = {
    "strings": json.dumps({"crypt": ["5x Anarch Convert"], "library": ["Villein x3"]}),
    "a list": json.dumps([{"card": name, "quantity": str(n)} for name, n in CARDS.items()]),
    "a mapping": json.dumps(CARDS),
    "sections": json.dumps(
        {
            "crypt": {"cards": [{"quantity": 5, "card": {"name": "Anarch Convert"}}]},
            "library": {"sections": [{"cards": [{"quantity": 3, "card": {"name": "Villein"}}]}]},
        }
    ),
    "a comma too many": '{"cards": {"200076": 5, "102121": 3,}}',
    "in a letter": 'Hi,\nhere it is: {"cards": {"200076": 5, "102121": 3}}\nBob',
}


@pytest.mark.parametrize("text", JSON.values(), ids=JSON)
def test_json_of_many_tools(read, text):
    found = read(text)
    assert deck(found) == ({"Anarch Convert": 5}, {"Villein": 3})
    assert found.problems == []


def test_forum_markup_at_the_beginning_is_not_json(read):
    found = read('[b]Crypt[/b]\n[*]5 Anarch Convert\n[quote="a"]b[/quote]\n[*]3 Villein\n[/list]')
    assert deck(found) == ({"Anarch Convert": 5}, {"Villein": 3})


@pytest.mark.parametrize(
    "text",
    [
        "5 Anarch Convert\\n3 Villein\\n2 Giant\\'s Blood",
        "5%20Anarch%20Convert%0A3%20Villein%0A2%20Giant%27s%20Blood",
        "5 Anarch\0Convert\n3 Villein\n2 Giant's Blood\n" + "\0" * 200,
        "\x1b[31m5\x1b[0m Anarch Convert\n3 Villein\n2 Giant's Blood",
        (
            "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0\\b 5 Anarch Convert\\b0\\par\n"
            "3 Villein\\par\n2 Giant\\u8217?s Blood\\par}"
        ),
    ],
    ids=["line ends written out", "an address", "zeros", "colours", "RTF"],
)
def test_other_containers(read, text):
    found = read(text)
    assert deck(found) == ({"Anarch Convert": 5}, {"Villein": 3, "Giant's Blood": 2})


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"%PDF-1.7\n", "PDF"),
        (b"PK\x03\x04....word/document.xml", "Word"),
        (b"PK\x03\x04....xl/workbook.xml", "Excel"),
        (b"PK\x03\x04....deck.txt", "zip"),
        (b"\x89PNG\r\n\x1a\n", "PNG"),
        (b"\xff\xd8\xff\xe0\0\x10JFIF", "JPEG"),
        (b"\0\0\0\x18ftypheic", "HEIC"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "old Word"),
    ],
)
def test_a_binary_file_is_named_by_its_format(read, data, kind):
    with pytest.raises(UnreadableError) as caught:
        read(data + bytes(range(256)))
    assert caught.value.reason is Reason.NOT_TEXT
    assert kind in caught.value.detail


def test_noise_is_not_a_deck(read):
    noise = bytes((i * 7919 + i // 256 * 104729) % 251 for i in range(100_000))
    with pytest.raises(UnreadableError) as caught:
        read(noise)
    assert caught.value.reason is Reason.NOT_TEXT


def test_a_letter_with_a_link_to_a_deck_names_the_link(read):
    with pytest.raises(UnreadableError) as caught:
        read("Hi, my list is at https://vdb.im/decks/a1b2c3d4e, see you.")
    assert (caught.value.reason, caught.value.detail) == (
        Reason.ONLINE,
        "https://vdb.im/decks/a1b2c3d4e",
    )


def test_lines_of_equals_signs_are_not_quoted_printable(read):
    found = read("Crypt\n=====\n5 Anarch Convert\n=====\nLibrary\n=====\n3 Villein\n=====\n")
    assert deck(found) == ({"Anarch Convert": 5}, {"Villein": 3})
