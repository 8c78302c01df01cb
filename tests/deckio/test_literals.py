"""Lists as literals of programming languages and in other foreign formats."""

import pytest

from vtes_deck import deckio

PHP = "<?php\n$deck = array(\n 'crypt' => array(\n  'Indira' => 4,\n  'Arika' => 8,\n ),\n"
LISTS = {
    "php": PHP + " 'library' => ['Deflection' => 6],\n);\n",
    "perl": "my %deck = (\n  'Indira' => 4,\n  'Arika' => 8,\n  'Deflection' => 6,\n);\n",
    "ruby": '{\n :crypt => { "Indira" => 4, "Arika" => 8 },\n'
    ' :library => { "Deflection" => 6 }\n}\n',
    "lua": 'x = {\n crypt = { ["Indira"] = 4, ["Arika"] = 8 },\n'
    ' library = { ["Deflection"] = 6 },\n}\n',
    "lisp": '(deck "Test"\n  (crypt (4 "Indira") (8 "Arika"))\n  (library (6 "Deflection")))\n',
    "toml": 'crypt = ["4 Indira", "8 Arika"]\nlibrary = ["6 Deflection"]\n',
    "records": "$x = [\n ['count' => 4, 'name' => 'Indira'],\n ['count' => 8, 'name' => 'Arika'],\n"
    " ['count' => 6, 'name' => 'Deflection'],\n];\n",
    "quantity": "Quantity: 4 - Indira\nQuantity: 8 - Arika\nQuantity: 6 - Deflection\n",
    "japanese": "クリプト (12)\n4 Indira\n8 Arika\nライブラリー (6)\n6 Deflection\n",
    "one line of XML": '<?xml version="1.0"?><cockatrice_deck version="1"><tags><tag>x</tag></tags>'
    '<zone name="main"><card number="6" name="Deflection"/></zone>'
    '<zone name="side"><card number="4" name="Indira"/><card number="8" name="Arika"/></zone>'
    "</cockatrice_deck>",
}


@pytest.mark.parametrize("kind", LISTS)
def test_every_card_is_read(cb, kind):
    deck = deckio.read(LISTS[kind].encode(), cb, filename="list.txt").deck
    found = {slot.card.name: slot.count for slot in (*deck.crypt, *deck.library)}
    assert found == {"Indira": 4, "Arika": 8, "Deflection": 6}
    assert not deck.unknown


def test_a_name_with_an_apostrophe(cb):
    text = "'Wake with Evening\\'s Freshness' => 2,\n\"Giant's Blood\" => 1,\n'Arika' => 12,\n"
    deck = deckio.read(text.encode(), cb, filename="list.txt").deck
    assert sorted(slot.card.name for slot in deck.library) == [
        "Giant's Blood",
        "Wake with Evening's Freshness",
    ]
