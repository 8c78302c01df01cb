"""Lists as people post them: chats, web pages, spreadsheets, other programs, other languages."""

import pytest

READ = {
    "IRC": "<ana> 12 Indira\n<ana> 4 Wash\n<beto> 3 Villein\n",
    "IRC with times": "19:03 <@ana> 12 Indira\n19:03 <@ana> 4 Wash\n[19:04] <beto> 3 Villein\n",
    "pictures of cards": "12 indira.jpg\n4 wash.JPEG\n3 villein.png\n",
    "counts in attributes": "<ul><li data-count='12'>Indira</li><li data-count='4'>Wash</li>"
    "<li data-qty=3>Villein</li></ul>",
    "counts in attributes and text": "<ul><li data-count='12'><b>12</b> Indira</li>"
    "<li data-count='4'>4x Wash</li><li data-count='3'>Villein x3</li></ul>",
    "pictures on a page": "<img alt='Indira' src=x> x12<br><img src=y alt='Wash'> x4<br>"
    '<p>3x <img alt="Villein"> Villein</p>',
    "fields of a form": "<table><tr><td><input type=number value='12'></td><td>Indira</td></tr>"
    "<tr><td><input value=4></td><td>Wash</td></tr>"
    "<tr><td><img alt='Villein'></td><td>3</td><td>Villein</td></tr></table>",
    "elements side by side": "<div><span>12</span><span>Indira</span></div><div><span>4</span>"
    "<span>Wash</span></div><div><span>Villein</span><span>3</span></div>",
    "a row of two cards": "12,Indira,4,Wash\n3x Villein\n",
    "a row of two cards, names first": "Indira;12;Wash;4\n3 Villein\n",
    "commands": "!add 12 Indira\n!add 4 Wash\n!add 3 Villein\n",
    "a word before each": "Card: 12 Indira\nCard: 4 Wash\nCard: 3 Villein\n",
    "signed counts": "Indira +12\nWash +4\nVillein + 3\n",
    "Japanese": "Indira\u300012\u679a\nWash\u30004\u679a\nVillein\u30003\u679a\n",
    "Chinese": "12\u5f20 Indira\n4\u5f20 Wash\nVillein 3\u5f35\n",
    "Portuguese columns": "Quantidade\tNome da carta\n12\tIndira\n4\tWash\n3\tVillein\n",
    "a head that says who has it": "Card Name,Deck,Owned\nIndira,12,14\nWash,4,7\nVillein,3,3\n",
    "of": "12 Indira\n4-of Wash\n3ofs Villein\n",
    "a diagram": "\u2502 12 \u2502 Indira \u2502\n\u251c\u2500\u2500\u253c\u2500\u2500\u2524\n"
    "\u2502 4 \u2502 Wash \u2502\n\u2502 3 \u2502 Villein \u2502\n",
    "Tabletop Simulator": '{"ObjectStates": [{"Name": "DeckCustom", "Nickname": "A", '
    '"ContainedObjects": ['
    + ", ".join(
        f'{{"Name": "Card", "Nickname": "{card}"}}'
        for card in ["Indira"] * 12 + ["Wash"] * 4 + ["Villein"] * 3
    )
    + "]}]}",
}


@pytest.mark.parametrize("shape", READ)
def test_real_lists(read, shape):
    found = read(READ[shape])
    assert found.crypt == {"Indira (G6)": 12}
    assert found.library == {"Wash": 4, "Villein": 3}
    assert found.problems == []
    assert found.deck.name in {"", "A"}


@pytest.mark.parametrize(
    "line",
    [
        "2 each: Villein, Fame, Dodge",
        "2x each of Villein, Fame and Dodge",
        "Villein, Fame, Dodge (2 each)",
        "Villein, Fame & Dodge - 2 of each",
        "2 jeweils: Villein, Fame und Dodge",
    ],
)
def test_one_count_for_several_cards(read, line):
    found = read(f"12 Indira\n{line}\n4 Wash\n")
    assert found.library == {"Villein": 2, "Fame": 2, "Dodge": 2, "Wash": 4}
    assert found.problems == []


def test_names_after_words_for_a_count_are_reported(read):
    found = read("12 Indira\n4 Wash\nplayset of Villein\na couple of Blood Doll\nsome Fame\n")
    assert {3, 4, 5} <= {line for line, _ in found.problems}


@pytest.mark.parametrize("word", ["Side", "Sideboard", "SIDE:"])
def test_a_sideboard_is_not_counted_and_is_reported(read, word):
    found = read(f"12 Indira\n4 Wash\n{word}\n2 Fame\n")
    assert found.library == {"Wash": 4}
    assert found.problems == [(4, "aside")]


@pytest.mark.parametrize(
    "line", ["Villein |||| |", "xxxxx Villein", "||||| Villein", "IIIII Villein"]
)
@pytest.mark.parametrize("place", ["12 Indira\n{}\n4 Wash\n", "{}\n12 Indira\n4 Wash\n"])
def test_tally_marks_are_read_or_reported(read, line, place):
    found = read(place.format(line))
    number = place.split("\n").index("{}") + 1
    assert number in [at for at, _ in found.problems]
    assert found.library["Wash"] == 4
