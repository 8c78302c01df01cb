"""Unusual lines with a card and a number are read or reported, anywhere in a list."""

import pytest

LINES = [
    "Villein @4",
    "4\\Villein",
    "Villein -> 4",
    "Villein => 4",
    "Villein #4",
    "Villein (Qty 4)",
    "Villein \u2463",
    "\u2463 Villein",
    "Villein\u2074",
    "Villein \u00d7\u2084",
    "4\u0445 Villein",
    "4\u679a Villein",
    "\u3010\uff14\u3011Villein",
    "Villein\uff08\uff14\uff09",
    "\u300cVillein\u300d4",
    "\u2022 Villein _x4_",
    "~4~ Villein",
    "\u00ab4 Villein\u00bb",
    "Fourx Villein",
    "je 4 Villein",
    "Villein en 4 exemplaires",
    "\\item 4 Villein",
    "!add 4 Villein",
    "a) 4 Villein",
    "[12:04] 4 Villein",
    '(card 4 "Villein")',
    "INSERT (4, 'Villein');",
    "4st Villein",
    "Villein\n4",
]
PLACES = {
    "first": "{}\n3 Fame\n4 Wash\n10 Cybele\n",
    "last": "10 Cybele\n4 Wash\n3 Fame\n{}\n",
    "behind a blank line": "10 Cybele\n4 Wash\n3 Fame\n\n{}\n",
    "among cards": "Crypt\n12 Cybele\n\nLibrary\n4 Wash\n{}\n3 Fame\n",
    "below a full crypt": "Crypt (12)\n{}\n10 Cybele\n2 Stanislava\nLibrary\n3 Fame\n4 Wash\n",
    "behind counts": "3x Cybele\nWash x4\nFame x3\n{}\nBlood Doll 2\n",
    "among names": "Cybele\nStanislava\nAnson\nWash\nDreams of the Sphinx\n{}\nFame\nDeflection\n",
}


@pytest.mark.parametrize("line", LINES)
def test_a_card_and_a_number_are_read_or_reported(read, line):
    for place, text in PLACES.items():
        found = read(text.format(line))
        number = text[: text.index("{}")].count("\n") + 1
        reported = {n for n, _ in found.problems} & {number, number + line.count("\n")}
        assert found.library.get("Villein") == 4 or reported, place
        assert found.library["Wash"] in {1, 4}, place
        assert found.library["Fame"] in {1, 3}, place


@pytest.mark.parametrize(
    "line",
    [
        "\u2463 Villein",
        "4\u0445 Villein",
        "\u3010\uff14\u3011 Villein",
        "Villein\uff08\uff14\uff09",
        "Villein\u2074",
        "\u2022 Villein _x4_",
        "\x03044\x03 Villein",
    ],
)
def test_characters_of_other_scripts_and_programs(read, line):
    found = read(f"Crypt\n12 Cybele\n\nLibrary\n3 Wash\n{line}\n3 Fame\n")
    assert found.library == {"Wash": 3, "Villein": 4, "Fame": 3}
    assert found.problems == []


@pytest.mark.parametrize("title", ["Cybele 2019", "Villein v2", "2nd Villein", "Stanislava", "G4"])
def test_a_title_is_not_a_card(read, title):
    found = read(f"{title}\n\nCrypt (10)\n10 Cybele\n\nLibrary\n4 Wash\n3 Fame\n")
    assert found.deck.name == title
    assert found.problems == []


@pytest.mark.parametrize("first", ["1 J. S. Simmons, Esq. and 2 Wash", "3 Fame, 2 Wash"])
def test_a_card_below_a_line_with_several_cards_is_a_separate_line(read, first):
    found = read(f"3x Cybele\nVillein x4\n{first}\nBlood Doll 2\n")
    assert found.library["Blood Doll"] == 2
    assert found.library["Wash"] == 2


@pytest.mark.parametrize(
    ("line", "count"),
    [
        *[("Villein 9 4", 9), ("| Villein | 9 | 4 |", 9), ("Villein [9] 4", 9)],
        *[("Section,Villein,9,0,4", 9), ("Villein x4 x3", 4), ("4 Villein x2", 4)],
        ("4 Villein (2)", 4),
    ],
)
def test_a_second_number_that_could_be_the_count_is_reported(read, line, count):
    found = read(f"12 Indira\n3 Wash\n{line}\n")
    assert found.library == {"Wash": 3, "Villein": count}
    assert found.problems == [(3, "unclear count")]


@pytest.mark.parametrize("line", ["Anson 8 2", "Anson (G1)\t8\t2", "Anson 2 8 1", "Anson\t8\t1\t2"])
def test_numbers_of_a_vampire_that_are_printed_on_it_are_not_counts(read, line):
    found = read(f"{line}\n10 Alexandra\n3 Wash\n")  # capacity 8, group 1
    assert found.crypt["Anson (G1)"] == 2
    assert found.problems == []


@pytest.mark.parametrize("line", [".44 Magnum\t4\t2", "Govern the Unaligned 4"])
def test_a_printed_cost_is_not_a_second_count(read, line):
    assert read(f"12 Indira\n3 Wash\n{line}\n").problems == []


@pytest.mark.parametrize("mark", ["{}", "{} 2", "({})"])
def test_a_group_in_the_name_is_not_a_count(read, mark):
    found = read(f"10 Indira\n{mark.format('Theo Bell (G2)')} 2 +1\n3 Wash\n")
    assert found.problems or found.crypt["Theo Bell (G2)"] == 2


@pytest.mark.parametrize(
    "line",
    [
        "$2xVillein NEW",
        "..2x Villein \u2190",
        "card 2xVillein !!!",
        "also 2xVillein 2->4",
        "maybe Villein 2 (for stealth)",
        "add Villein, 2 for stealth",
        "Turn 1: 2-Villein (for stealth)",
    ],
)
def test_a_number_without_space_or_a_remark_hides_no_card(read, line):
    for place, text in PLACES.items():
        found = read(text.format(line))
        number = text[: text.index("{}")].count("\n") + 1
        assert number in {n for n, _ in found.problems} or found.library.get("Villein") == 2, place
