"""Lists from players' mails; all lines below have the same meaning."""

import pytest
from series import thinned

from vtes_deck import deckio

TWO_DOLLS = [
    "2x Blood Doll",
    "2 Blood Doll",
    "2X Blood Doll",
    "2 x Blood Doll",
    "2\u00d7 Blood Doll",
    "2 \u00d7 Blood Doll",
    "2xBlood Doll",
    "2* Blood Doll",
    "2 - Blood Doll",
    "2: Blood Doll",
    "2\tBlood Doll",
    "2;Blood Doll",
    '2,"Blood Doll"',
    "2.0\tBlood Doll",
    "x2 Blood Doll",
    "(2) Blood Doll",
    "[2] Blood Doll",
    "(2x) Blood Doll",
    "- 2 Blood Doll",
    "-2 Blood Doll",
    "* 2 Blood Doll",
    "\u2022 2 Blood Doll",
    "\u2013 2x Blood Doll",
    "+2 Blood Doll",
    "> 2 Blood Doll",
    "2 copies of Blood Doll",
    "2 of Blood Doll",
    "two Blood Doll",
    "Two copies of Blood Doll",
    "dos Blood Doll",
    "Blood Doll x2",
    "Blood Doll X2",
    "Blood Doll x 2",
    "Blood Doll 2x",
    "Blood Doll \u00d72",
    "Blood Doll (2)",
    "Blood Doll (x2)",
    "Blood Doll [2]",
    "Blood Doll 2",
    "Blood Doll - 2",
    "Blood Doll: 2",
    "Blood Doll = 2",
    "Blood Doll, 2",
    "Blood Doll........2",
    "Blood Doll *2",
    "Blood Doll\t2",
    "Blood Doll;2",
    "Blood Doll (2 copies)",
    "- Blood Doll (2)",
    "**2** Blood Doll",
    "2 **Blood Doll**",
    "2 [b]Blood Doll[/b]",
    "[*]2 Blood Doll",
    "2 [Blood Doll](https://example.org/cards/100199)",
    "2 [url=https://example.org]Blood Doll[/url]",
    "<li>2 Blood Doll</li>",
    "2&nbsp;Blood&nbsp;Doll",
    "2\u00a0Blood\u00a0Doll",
    "2 blood doll",
    "2 BLOOD DOLL",
    "2   Blood   Doll",
    "2x Blood Doll (Master)",
    "2x Blood Doll - Master",
    "2x Blood Doll\tMaster",
    "2x Blood Doll [1 pool]",
    "2x \u201cBlood Doll\u201d",
    "2 Blo\u200bod Doll",
    "Master;Blood Doll;2",
    "Blood Doll | Master | 2",
]


FRAMES = ["{}", "Crypt\n12 Indira\n\nLibrary\n{}\n3 Deflection", "4x Wash\n{}\n3x Deflection\n"]


@pytest.mark.parametrize("line", TWO_DOLLS)
def test_every_notation_gives_two_blood_dolls(read, line):
    for frame in FRAMES:
        found = read(frame.format(line))
        assert found.library["Blood Doll"] == 2, frame
        assert found.unknown == [], frame
        assert found.problems == [], frame


VAMPIRES = [
    "2x Alan Sovereign (ADV)",
    "2x Alan Sovereign (advanced)",
    "2x Alan Sovereign Adv.",
    "2x Alan Sovereign ADV",
    "2x Alan Sovereign (G3 ADV)",
    "2x Alan Sovereign (ADV)        6  AUS DOM for pre             Ventrue:3",
    "2x Alan Sovereign     Adv 6 AUS DOM for pre             Ventrue:3",
    "2x  Alan Sovereign (ADV)\t6\tAUS DOM for pre\t\tVentrue\t3",
    "Alan Sovereign (ADV)   x2   6  AUS DOM for pre  Ventrue:3",
    "2x [url=http://x.example]Alan Sovereign Adv [/url] (6) :AUS: :DOM: :for: Ventrue (group 3)",
]


@pytest.mark.parametrize("line", VAMPIRES)
def test_two_copies_of_an_advanced_vampire(read, line):
    found = read(f"Crypt\n{line}\n10 Anneke\n\nLibrary\n4 Wash\n")
    assert found.crypt == {"Alan Sovereign (G3 ADV)": 2, "Anneke (G1)": 10}
    assert found.problems == []


def test_a_name_without_a_mark_is_never_the_advanced_vampire(read):
    assert read("2x Alan Sovereign\n4 Wash").crypt == {"Alan Sovereign (G3)": 2}


@pytest.mark.parametrize(
    "line",
    [
        "2x Theo Bell           7  CEL POT pre dom         Brujah:2",
        "2x Theo Bell (G2)",
        "2x Theo Bell G2",
        "2x Theo Bell [group 2]",
        "2 Theo Bell (2)",
    ],
)
def test_the_group_next_to_a_name_identifies_the_vampire(read, line):
    found = read(f"Crypt\n{line}\n10 Indira\n\nLibrary\n4 Wash\n")  # only Indira determines group 6
    assert found.crypt["Theo Bell (G2)"] == 2
    assert found.problems == []


@pytest.mark.parametrize(
    ("others", "group"),
    [("10 Indira", 6), ("10 Anson", 2), ("10 Dominica", 6), ("10 Alan Sovereign", 2)],
)
def test_the_rest_of_the_crypt_identifies_the_vampire(read, others, group):
    found = read(f"2 Theo Bell\n{others}\n4 Wash\n")
    assert found.crypt[f"Theo Bell (G{group})"] == 2
    assert found.problems == []


def test_capacity_and_disciplines_identify_the_vampire(read):
    found = read("Crypt\n2 Victoria Ash  6  PRE aus cel dom\n\nLibrary\n4 Wash\n")
    assert found.problems == [(2, "several cards")]  # both versions match
    found = read("Crypt\n2 Evan Klein 5 OBF aus dem pre\n\nLibrary\n4 Wash\n")
    assert list(found.crypt) == ["Evan Klein (G3)"]
    assert found.problems == []


def test_if_nothing_identifies_the_vampire_the_choice_is_reported(read):
    found = read("2 Theo Bell\n4 Wash\n")
    assert list(found.crypt) == ["Theo Bell (G2)"]
    problem = found.problem("several cards")
    assert problem.card == "Theo Bell (G2)"
    assert problem.suggestions == ("Theo Bell (G2)", "Theo Bell (G6)")


@pytest.mark.parametrize(
    "name",
    [
        ".44 Magnum",
        "44 Magnum",
        "419 Operation",
        "47th Street Royals",
        "AK-47",
        "Channel 10",
        "Kpist m/45",
        "Local 1111",
        "Pier 13, Port of Baltimore",
        "Promise of 1528",
        "Rant!",
        "Fee Stake: New York",
        "Crusade: Washington, D.C.",
        "J. S. Simmons, Esq.",
        "Rack, The",
        "The Rack",
        "Pentex(TM) Subversion",
        "Pentex\u2122 Subversion",
        "Bang Nakh \u2014 Tiger's Claws",
        "Bang Nakh -- Tiger's Claws",
        "Khazar's Diary (Endless Night)",
        "Ohoyo Hopoksia (Bastet)",
        "Judgment: Death to the Brujah!",
        "Wake with Evening\u2019s Freshness",
        "Powerbase: Z\u00fcrich",
        "Patagia: Flaps Allowing Limited Flight",
    ],
)
def test_names_with_numbers_and_punctuation(cb, read, name):
    for shape in ("3x {}", "3 {}", "{} x3", "{} (3)", "3x {} -- why not"):
        found = read(f"4 Wash\n{shape.format(name)}\n12 Indira\n")
        assert found.library[cb[name].name] == 3, shape
        assert found.problems == [], shape


@pytest.mark.parametrize(
    ("line", "comment"),
    [
        ("2x Blood Doll -- not enough", "not enough"),
        ("2x Blood Doll \u2014 not enough", "not enough"),
        ("2x Blood Doll // not enough", "not enough"),
        ("2x Blood Doll # not enough", "not enough"),
        ("2x Blood Doll (not enough)", "not enough"),
        ("2x Blood Doll [not enough]", "not enough"),
        ("2x Blood Doll /* not enough */", "not enough"),
        ("2x Blood Doll - not enough", "not enough"),
        ("2x Blood Doll <- not enough", "not enough"),
        ("Blood Doll x2 -- not enough", "not enough"),
        ("2x Blood Doll -- 3 would do", "3 would do"),
        ("2x Blood Doll -- (really) 2x", "(really) 2x"),
    ],
)
def test_comments(read, line, comment):
    found = read(f"4 Wash\n{line}\n12 Indira\n")
    assert found.library["Blood Doll"] == 2
    assert found.comments == {"Blood Doll": comment}


def test_one_line_decks(read):
    for text in (
        "Crypt: 2 Anson, 10 Indira; Library: 4 Blood Doll, 3 Deflection, 1 Rack, The",
        "2x Anson 10x Indira 4x Blood Doll 3x Deflection 1x The Rack",
        "2 Anson, 10 Indira, 4 Blood Doll, 3 Deflection, 1 Rack, The",
        "2 Anson | 10 Indira | 4 Blood Doll | 3 Deflection | 1 The Rack",
        "Anson x2, Indira x10, Blood Doll x4, Deflection x3, The Rack x1",
        "Crypt: 2x Anson, 10x Indira. Master: 4x Blood Doll, 1 The Rack. Reaction: 3 Deflection",
    ):
        found = read(text)
        assert found.crypt == {"Anson (G1)": 2, "Indira (G6)": 10}, text
        assert found.library == {"Blood Doll": 4, "Deflection": 3, "The Rack": 1}, text
        assert found.unknown == []


def test_copies_on_several_lines_are_added(read):
    found = read("2 Wash\n12 Indira\n1 Wash -- again\nWash x3\n")
    assert found.library == {"Wash": 6}
    assert found.comments == {"Wash": "again"}


def test_one_line_per_copy(read):
    found = read("Indira\nIndira\nAnson\n\nWash\nWash\nWash\nThe Rack\nRack, The\n")
    assert found.crypt == {"Indira (G6)": 2, "Anson (G1)": 1}
    assert found.library == {"Wash": 3, "The Rack": 2}
    assert found.problems == []


def test_the_card_determines_the_section_and_not_the_heading(read):
    found = read("Crypt\n4 Wash\n2 Deflection\n\nLibrary\n12 Indira\n")
    assert found.crypt == {"Indira (G6)": 12}
    assert found.library == {"Wash": 4, "Deflection": 2}


def test_the_library_can_come_first(read):
    text = "MASTERS\n4 Wash\n6 Blood Doll\n\nREACTIONS\n6 Deflection\n\nCRYPT\n12 Indira\n"
    found = read(text)
    assert found.crypt == {"Indira (G6)": 12}
    assert found.library == {"Wash": 4, "Blood Doll": 6, "Deflection": 6}
    assert found.problems == []


def test_lines_that_are_merely_numbered(read):
    found = read("1. Indira x12\n2. Wash x2\n3. Deflection x3\n4. Blood Doll x4\n5. Villein x5\n")
    assert found.crypt == {"Indira (G6)": 12}
    assert found.library == {"Wash": 2, "Deflection": 3, "Blood Doll": 4, "Villein": 5}


def test_two_columns_side_by_side(read):
    found = read("12x Indira\n4x Wash            3x Deflection\n2x Blood Doll       5x Villein\n")
    assert found.library == {"Wash": 4, "Deflection": 3, "Blood Doll": 2, "Villein": 5}


def test_a_line_that_a_mail_program_broke(read):
    found = read(
        "Crypt\n"
        "2x Theo Bell           7  CEL POT pre dom\n"
        "Brujah:2\n"
        "10x Anson\n"
        "\n"
        "Library\n"
        "4x Wash -- this is a comment that goes on\n"
        "and on until it ends\n"
        "3x Deflection\n"
    )
    assert found.crypt == {"Theo Bell (G2)": 2, "Anson (G1)": 10}
    assert found.comments == {"Wash": "this is a comment that goes on and on until it ends"}
    assert found.problems == []


def test_a_discipline_is_a_card_with_a_count_and_a_heading_without(read):
    found = read(
        "Crypt\n12 Indira\nLibrary\n3 Dominate\n"
        "Dominate (5)\n2 Govern the Unaligned\n3 Deflection\n"
        "Obfuscate:\n4 Lost in Crowds\n"
        "Presence (2)\n"
    )
    assert found.library == {
        "Dominate": 3,
        "Govern the Unaligned": 2,
        "Deflection": 3,
        "Lost in Crowds": 4,
        "Presence": 2,
    }
    assert found.problems == []
    assert found.notes == [(5, "read as heading"), (8, "read as heading")]


def test_custom_headings(read):
    found = read("12 Indira\n\nBleed\n4 Govern the Unaligned\n\nBounce:\n3 Deflection\n")
    assert found.library == {"Govern the Unaligned": 4, "Deflection": 3}
    assert found.problems == []


def test_abbreviations_are_understood_and_reported_as_doubtful(read):
    found = read("12 Indira\n4 Wash\n6 OtQV\n2 KRC\n")
    assert found.library == {"Wash": 4, "On the Qui Vive": 6, "Kine Resources Contested": 2}
    assert found.problems == [(3, "near name"), (4, "near name")]


@pytest.mark.parametrize(
    ("crypt", "library", "masters"),
    [
        ("Crypt (12 cards, min=12, max=12, avg=3)", "Library (4 cards)", "Master (4; 4 trifle)"),
        (
            "Crypt [12 vampires] Capacity min: 3 max: 3 average: 3.00",
            "Library [4 cards]",
            "Master [4]",
        ),
        ("Crypt: (12 cards, Min: 12, Max: 12, Ave: 3)", "Library: (4 cards)", "Master (4)"),
        ("Crypt(12 cards, min=12, max=12, avg=3.0)", "Library (4)", "Masters: 4"),
        ("=== CRYPT ===", "=== LIBRARY ===", "--- Master ---"),
        ("[Crypt]", "[Library]", "[Master]"),
        ("Crypt - 12 cards", "Library - 4 cards", "Master cards - 4"),
        ("12 Vampires", "4 Library Cards", "4 Masters"),
        ("## Crypt", "## Library", "### Master (4)"),
        ("**Crypt**", "**Library**", "**Master**"),
        ("Cripta (12)", "Biblioteca (4)", "Maestros (4)"),
        ("Krypta (12)", "Bibliothek (4)", "Meister (4)"),
        ("Crypte (12)", "Biblioth\u00e8que (4)", "Ma\u00eetre (4)"),
    ],
)
def test_headings(read, crypt, library, masters):
    found = read(f"{crypt}\n----\n12x Indira\n\n{library}\n{masters}\n4x Wash\n\nTotal: 16\n")
    assert found.crypt == {"Indira (G6)": 12}
    assert found.library == {"Wash": 4}
    assert found.problems == []
    assert found.deck.description == ""


@pytest.mark.parametrize("first", thinned(range(5), every=5))
def test_every_name_of_every_card_is_read_from_a_line(cb, first):
    """Three lines for each card: by its full name, its filed name, and with a comment."""
    from vtes_deck.deck.order import filing_name

    for card in list(cb)[first::5]:
        for name in {card.full_name, card.unique_name, filing_name(card)}:
            result = deckio.read(f"3x {name}\n3x {name} -- x", cb)
            (slot,) = result.deck.slots
            if name == filing_name(card):
                assert slot.card.name == card.name, name
            else:
                assert slot.card == card, name
            assert (slot.count, slot.comment) == (6, "x"), name
