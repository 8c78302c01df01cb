"""Lists that were damaged by a mail program, a web page or typing."""

import pytest
from series import thinned

from tests.helpers.hostile_lines import hostile_lines
from vtes_deck import deckio


def test_cards_in_running_text_that_was_wrapped(read):
    found = read(
        "Crypt: 2x Anson, 3x\n"
        "Alexandra, 1x Zip, 6x Indira\n"
        "\n"
        "Master: 4x Blood Doll, 2x Dreams of the\n"
        "Sphinx, 1x Rack, The, 2x Villein\n"
        "Reaction: 5x Deflection, 3x Wake with\n"
        "Evening's Freshness.\n"
        "\n"
        "See you!\n"
    )
    assert found.crypt == {"Anson (G1)": 2, "Alexandra (G2)": 3, "Zip (G3)": 1, "Indira (G6)": 6}
    assert found.library == {
        "Blood Doll": 4,
        "Dreams of the Sphinx": 2,
        "The Rack": 1,
        "Villein": 2,
        "Deflection": 5,
        "Wake with Evening's Freshness": 3,
    }
    assert found.problems == []
    assert found.deck.description == "See you!"


def test_wrapped_prose_is_not_joined(read):
    prose = "I cut 2 Wash, 3 Villein and\nadded a few others, see below, 4\ntimes."
    found = read(f"{prose}\n\nCrypt (12)\n12 Indira\n\nLibrary (4)\n4 Wash\n")
    assert found.deck.description == prose
    assert found.library == {"Wash": 4}


@pytest.mark.parametrize(
    "text",
    [
        "Crypt\n12\nIndira\n\nLibrary\n4\nWash\n3\nDeflection\n2\nBlood Doll\n",
        "Indira\n12\nWash\n4\nDeflection\n3\nBlood Doll\n2\n",
        "12x\nIndira\n4x\nWash\n3x\nDeflection\n2x\nBlood Doll\n",
    ],
)
def test_one_cell_per_line(read, text):
    found = read(text)
    assert found.crypt == {"Indira (G6)": 12}
    assert found.library == {"Wash": 4, "Deflection": 3, "Blood Doll": 2}
    assert found.problems == []


@pytest.mark.parametrize(
    "line",
    [
        "\U0001fa78 4 Wash",
        "\u2764\ufe0f 4x Wash",
        "4\ufe0f\u20e3 Wash",
        "\uff14\uff58 Wash",
        "\u2605 4 Wash",
        "1) 4x Wash",
        "\u21924 Wash",
        "~~~ 4 Wash",
    ],
)
def test_decoration_is_ignored(read, line):
    found = read(f"12 Indira\n{line}\n3 Deflection\n")
    assert found.library == {"Wash": 4, "Deflection": 3}
    assert found.problems == []


def test_utf_8_that_was_decoded_as_windows_1252(read):
    text = "12x Joaquín de Cádiz\n2x Rötschreck\n2 Wake with Evening\u2019s Freshness\n"
    found = read(text.encode().decode("cp1252", "replace"))
    assert found.crypt == {"Joaquín de Cádiz (G6)": 12}
    assert found.library == {"Rötschreck": 2, "Wake with Evening's Freshness": 2}
    assert found.problems == []


def test_accents_that_became_question_marks_are_doubtful(read):
    found = read("12x Joaqu?n de C?diz\n4 Wash\n")
    assert found.crypt == {"Joaquín de Cádiz (G6)": 12}
    assert found.problems == [(1, "near name")]


def test_truncated_names_are_resolved_by_their_columns(read):
    found = read(
        "Crypt\n"
        "2x Valerius Maior, He Adv 7  AUS DAI DOM THA nec pre          !Tremere:4\n"
        "1x Francesca Giovann      4  dom nec pot   Giovanni :2\n"
        "9x Anson\n\nLibrary\n4 Wash\n"
    )
    assert found.crypt == {
        "Valerius Maior, Hell's Fool (G4 ADV)": 2,
        "Francesca Giovanni (G2)": 1,
        "Anson (G1)": 9,
    }
    assert found.problems == [(2, "near name"), (3, "near name")]


@pytest.mark.parametrize("length", thinned([1_500, 300, 5_800], 3))
def test_no_line_exceeds_the_recursion_limit(cb, length):
    """Repeated numbers and signs once caused a RecursionError."""
    for name, line in hostile_lines(length):
        try:
            result = deckio.read(line, cb)
        except deckio.UnreadableError:
            continue
        assert result.deck.slots or result.deck.unknown or result.problems, name
