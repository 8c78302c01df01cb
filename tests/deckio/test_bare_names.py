"""A card without a number among cards with numbers is one copy."""

import pytest

VAMPIRES = [
    *("Alessandro Garcia", "Armin Brenner", "Anson", "Alexandra", "Anneke", "Indira"),
    *("Stanislava", "Lucian", "Tara", "Cybele", "Ublo-Satha", "Dolphin Black"),
]
NUMBERED = "4 Blood Doll\n6 Deflection\n5 Wash\n" + "".join(
    f"1 {name}\n"
    for name in ("Villein", "Fame", "Arson", "Majesty", "Bonding", "Seduction", "Dodge", "Vessel")
)


@pytest.mark.parametrize("head", ["Crypt (12)", "Crypt", "Crypt:", "CRYPT [12 vampires]", ""])
@pytest.mark.parametrize("between", ["\n", "\nLibrary (23)\n", "\n\nLibrary\n----\n"])
def test_names_one_per_line_before_a_library_with_numbers(read, head, between):
    found = read(f"{head}\n" + "\n".join(VAMPIRES) + f"\n{between}{NUMBERED}")
    assert sum(found.crypt.values()) == len(found.crypt) == 12
    assert sum(found.library.values()) == 23
    assert found.deck.description == ""
    assert found.problems == [] or {kind for _, kind in found.problems} == {"no count"}


def test_the_number_in_the_heading_confirms_cards_without_numbers(read):
    names = "\n".join(VAMPIRES)
    assert read(f"Crypt (12)\n{names}\n\nLibrary (23)\n{NUMBERED}").problems == []
    found = read(f"Crypt (13)\n{names}\n\nLibrary (23)\n{NUMBERED}")
    assert found.problems == [
        (1, "total differs"),
        *((line, "no count") for line in range(2, 14)),
    ]


def test_single_copies_without_a_number_among_numbered_ones(read):
    found = read(
        "2x Anson\nAlexandra\nAnneke\nIndira\n\n4x Blood Doll\nDeflection\n5x Wash\nFame\n"
    )
    assert list(found.crypt.values()) == [2, 1, 1, 1]
    assert found.library == {"Blood Doll": 4, "Deflection": 1, "Wash": 5, "Fame": 1}


def test_the_first_cards_have_no_number(read):
    found = read("Anson\nAlexandra\n2x Anneke\n\nFame\nDodge\n4x Blood Doll\n5x Wash\n")
    assert sum(found.crypt.values()) == 4
    assert found.library == {"Fame": 1, "Dodge": 1, "Blood Doll": 4, "Wash": 5}


def test_the_last_cards_have_no_number(read):
    found = read("2x Anson\n2x Anneke\n\n4x Blood Doll\n5x Wash\n\nFame\nDodge\n")
    assert found.library == {"Blood Doll": 4, "Wash": 5, "Fame": 1, "Dodge": 1}


@pytest.mark.parametrize("mark", ["; ", " | ", ", ", " / "])
@pytest.mark.parametrize("head", ["Crypt: ", "Crypt:\n", "Crypt (12): ", ""])
def test_names_in_one_line(read, mark, head):
    found = read(f"{head}{mark.join(VAMPIRES)}\n\nLibrary:\n{NUMBERED}")
    assert len(found.crypt) == sum(found.crypt.values()) == 12
    assert sum(found.library.values()) == 23
    assert found.deck.description == ""


def test_a_list_of_names_with_a_total_at_the_top(read):
    found = read("3 Anson\n" + "\n".join(VAMPIRES[3:]) + "\n\nFame\nDodge\nVillein\nMajesty\n")
    assert found.crypt["Anson (G1)"] == 3
    assert sum(found.crypt.values()) == 12
    assert len(found.library) == 4


def test_a_name_in_a_letter_is_not_a_card_of_the_list(read):
    found = read("Anson\n\nmy new deck\n\n12 Indira\n4 Wash\n")
    assert found.crypt == {"Indira (G6)": 12}
    assert "my new deck" in found.deck.description
