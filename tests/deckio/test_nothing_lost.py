"""A card line is read or reported in every markup; headings are not read as cards."""

import pytest

COPIES = [
    *("stk", "Stk.", "St\u00fcck", "Stueck", "Exemplare", "Kopien", "Kopien von", "mal", "ex."),
    *("exemplaires", "exemplaires de", "copies", "copies of", "pcs", "pcs.", "cards", "cartes"),
    *("ejemplares", "copias de", "cartas", "uds.", "veces", "copie di", "copie", "pezzi", "volte"),
    *("c\u00f3pias", "unidades", "szt.", "sztuki", "ks", "kus\u016f", "db", "kpl", "stuks", "st"),
]


@pytest.mark.parametrize("word", COPIES)
def test_words_for_copies(read, word):
    of = word.endswith((" von", " de", " of", " di"))
    plain = word.partition(" ")[0]
    behind = "" if of or plain == "st" else f"Villein 3 {plain}\nFame (2 {plain})\n"
    found = read(f"12 Indira\n4 {word} Deflection\n2 {word} Of Noble Blood\n3 Ex Nihilo\n{behind}")
    expected = {"Deflection": 4, "Of Noble Blood": 2, "Ex Nihilo": 3}
    assert found.library == expected | ({"Villein": 3, "Fame": 2} if behind else {})
    assert (found.problems, found.unknown, found.comments) == ([], [], {})


def test_a_number_in_words_after_the_name(read):
    found = read("12 Indira\n4 Wash\nDeflection, two\nFame (three)\nDodge x four\nMajesty - tres\n")
    assert found.library == {"Wash": 4, "Deflection": 2, "Fame": 3, "Dodge": 4, "Majesty": 3}
    assert found.problems == []


@pytest.mark.parametrize(
    "line",
    [
        "~2 Deflection",
        "<2> Deflection",
        "<2x> Deflection",
        "~ 2 Deflection",
        "........ 2 Deflection",
        ".. 2x Deflection",
        "....2 Deflection",
    ],
)
def test_marks_around_the_number(read, line):
    assert read(f"12 Indira\n4 Wash\n{line}\n").library == {"Wash": 4, "Deflection": 2}


def test_dots_before_the_numbers_of_a_whole_list(read):
    found = read("Crypt\n.... 12 Indira\nLibrary\n...... 4 Wash\n.. 2 .44 Magnum\n1 .44 Magnum\n")
    assert found.crypt == {"Indira (G6)": 12}
    assert found.library == {"Wash": 4, ".44 Magnum": 3}
    assert found.problems == []


@pytest.mark.parametrize(
    "sign", ["#", "=", "?", "$", "@", "&", "!", ":", ",", "..", "\\", "^", "%%"]
)
@pytest.mark.parametrize("place", ["12 Indira\n{}\n4 Wash\n", "12 Indira\n4 Wash\n{}\n"])
def test_a_sign_before_the_number_is_read_or_reported(read, sign, place):
    found = read(place.format(f"{sign}2 Deflection"))
    line = place.split("\n").index("{}") + 1
    assert line in [number for number, _ in found.problems] or found.library["Deflection"] == 2


@pytest.mark.parametrize(
    "line", ["// 2 Deflection", "# 2 Deflection", "; 2 Deflection", "/* 2 Deflection */"]
)
@pytest.mark.parametrize(
    "place", ["12 Indira\n{}\n4 Wash\n", "12 Indira\n4 Wash\n{}\n", "{}\n12 Indira\n4 Wash\n"]
)
def test_a_line_struck_out_is_reported(read, line, place):
    found = read(place.format(line))
    assert found.library == {"Wash": 4}
    assert [number for number, _ in found.problems] == [place.split("\n").index("{}") + 1]


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("2 419", "419 Operation"),
        ("2x .44", ".44 Magnum"),
        ("2 44", ".44 Magnum"),
        ("2 47th", "47th Street Royals"),
    ],
)
def test_the_only_number_is_part_of_a_name(read, line, card):
    found = read(f"12 Indira\n4 Wash\n{line}\n3 Fame\n")
    assert found.library == {"Wash": 4, card: 2, "Fame": 3}
    assert found.problems == [(3, "near name")]


def test_numbers_that_are_not_card_ids_are_reported(read):
    found = read("12 Indira\n4 Wash\n17 3021\n3 Fame\n")
    assert found.problems == [(3, "unread")]


@pytest.mark.parametrize(("opening", "closing"), [("/*", "*/"), ("<!--", "-->"), ("(*", "*)")])
def test_a_comment_over_several_lines_contains_no_cards(read, opening, closing):
    found = read(
        f"Crypt (12)\n12 Indira\n{opening} 4 Deflection\n3 Blood Doll\n{closing}\n"
        f"Library (5)\n5 Wash\n{opening}\n3 Deflection\n{closing}\n"
    )
    assert found.library == {"Wash": 5}
    assert found.crypt == {"Indira (G6)": 12}
    assert {3, 4, 9} == {line for line, _ in found.problems}


HEADINGS = """
    Cartes Maîtresses|Cartes d'action|Modificateurs d\u2019action|Actions politiques|Alliés
    Équipements|Compagnons|Événements|Réactions|Pouvoirs
    Maestros|Cartas de Acción|Acciones Políticas|Modificadores de Acción|Reacciones|Aliados
    Criados|Equipos|Eventos|Combate
    Azioni Politiche|Modificatori d'azione|Reazioni|Combattimento|Equipaggiamenti|Alleati|Seguaci
    Meisterkarten|Aktionskarten|Politische Aktionen|Aktionsmodifikatoren|Reaktionskarten
    Kampfkarten|Ausrüstungskarten|Verbündete|Gefolgsleute|Ereigniskarten
    Mestres|Ações|Ações Políticas|Modificadores de Ação|Reações|Equipamentos|Lacaios
"""


@pytest.mark.parametrize(
    "title", [h.strip() for h in HEADINGS.replace("\n", "|").split("|") if h.strip()]
)
def test_headings_in_other_languages(read, title):
    for shape in ("{} (5)", "{}: 5", "{}", "5 {}"):
        heading = shape.format(title)
        found = read(f"12 Indira\n\n{heading}\n3 Wash\n2 Fame\n\nReaction (1)\n1 Deflection\n")
        assert found.library == {"Wash": 3, "Fame": 2, "Deflection": 1}, heading
        assert (found.unknown, found.problems, found.deck.description) == ([], [], ""), heading


@pytest.mark.parametrize(
    "title",
    [
        *(
            "Dominate",
            "Malkavian",
            "Group 3",
            "G3",
            "Cost 2",
            "1 blood",
            "Free",
            "No cost",
            "Prince",
        ),
        *("Bleed", "Stealth", "Toolbox stuff", "Anarch", "Camarilla", "Cap 5", "Wall"),
    ],
)
@pytest.mark.parametrize("blank", ["", "\n"])
@pytest.mark.parametrize("last", ["4 Conditioning", "4 Conditionig"])
def test_a_heading_within_the_library_is_not_a_card(read, title, blank, last):
    found = read(
        f"Crypt (12)\n12 Indira\n\nLibrary 50\n"
        f"{title} (14)\n{blank}6 Govern the Unaligned\n4 Deflection\n{last}\n"
        f"{blank}Obfuscate (36)\n{blank}36 Lost in Crowds\n"
    )
    assert sum(found.library.values()) == 50
    assert found.unknown == []
    assert found.deck.description == ""
    assert [kind for _, kind in found.problems] in ([], ["near name"])


def test_a_discipline_line_like_a_card_is_a_heading_if_the_total_confirms_it(read):
    cards = "Dominate (14)\nGovern the Unaligned (6)\nDeflection (4)\nConditioning (4)\n"
    found = read(f"Crypt (12)\nIndira (12)\nLibrary (14)\n{cards}")
    assert sum(found.library.values()) == 14
    assert "Dominate" not in found.library
    assert read(f"Crypt (12)\nIndira (12)\nLibrary (28)\n{cards}").library["Dominate"] == 14


@pytest.mark.parametrize(
    "cards",
    [
        "3x Deflection\n1x Wash\n1x Villien\n",
        "3x Deflection\n1x Wash\n\n1x Villien\n",
        "3 Deflection\n1 Wash\n1 Villien\n",
        "3x Deflection\n1x Wash\n1x Qwertyuiop\n",
        "3x Deflection\n1x Villien\n1x Wash\n",
        "1 Villien\n3 Deflection\n1 Wash\n",
    ],
)
def test_a_card_outside_the_total_is_not_a_heading(read, cards):
    found = read(f"Crypt (12)\n12x Indira\n\nLibrary (4)\n{cards}")
    kinds = {kind for _, kind in found.problems}
    assert kinds & {"near name", "unknown card"}
    assert "total differs" in kinds
    assert sum(found.library.values()) + len(found.unknown) == 5


def test_a_number_that_disagrees_is_reported_for_every_rank_of_heading(read):
    found = read(
        "Crypt (12)\n12 Indira\nLibrary (9)\nAction (5)\nDominate (4)\n3 Govern the Unaligned\n"
        "1 Bonding\nObfuscate (2)\n1 Lost in Crowds\n\nMaster (4)\n4 Wash\nTotal: 23\n"
    )
    assert found.problems == [(8, "total differs"), (13, "total differs")]


def test_a_part_of_the_list_kept_as_text_gives_a_warning(read):
    found = read(
        "12 Indira\n4 Wash\n\nthe rest follows some day, I do not know it yet.\n\nLibrary\n???\n"
    )
    assert (6, "kept heading") in found.problems


def test_a_second_list_after_the_list_gives_a_warning(read):
    found = read(
        "Crypt (12)\n12 Indira\n\nLibrary (4)\n4 Wash\n\nBest wishes, and see you all there.\n\n"
        "-- 2 Deflection\n"
    )
    assert found.library == {"Wash": 4}
    assert [line for line, _ in found.problems] == [9]


def test_a_card_in_lower_case_below_a_comment_is_not_a_comment(read):
    found = read("12 Indira\n4 Wash -- I like this\n3 some new card\n2 Fame\n")
    assert found.comments == {"Wash": "I like this"}
    assert found.unknown == [(3, "some new card", 3)]
