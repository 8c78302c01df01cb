"""Lists of unknown programs: no card is omitted silently."""

import json

import pytest

CRYPT = {"Nana Buruku": 3, "Stanislava": 2}
LIBRARY = {"Villein": 4, "Fame": 1, "Wash": 3}
CARDS = [*CRYPT.items(), *LIBRARY.items()]


def cards_in(found):
    return {slot.card.name: slot.count for slot in found.deck.slots}


@pytest.fixture
def ids(cb):
    return {name: cb.find(name).card.id for name, _ in CARDS}


def test_numbers_repeated_for_each_copy(read, ids):
    parts = {"crypt": CRYPT, "library": LIBRARY}
    text = json.dumps(
        {k: [ids[n] for n, c in p.items() for _ in range(c)] for k, p in parts.items()}
    )
    assert cards_in(read(text)) == dict(CARDS)


@pytest.mark.parametrize("turned", [False, True])
def test_pairs_of_name_and_count(read, turned):
    found = read(json.dumps([[c, n] if turned else [n, c] for n, c in CARDS]))
    assert cards_in(found) == dict(CARDS)
    assert found.problems == []


def test_pairs_of_number_and_count(read, ids):
    assert cards_in(read(json.dumps({"cards": [[ids[n], c] for n, c in CARDS]}))) == dict(CARDS)


@pytest.mark.parametrize(("name", "count"), [("Card", "Qty"), ("card_name", "Copies")])
@pytest.mark.parametrize("wrapped", [False, True])
def test_keys_in_other_spellings(read, name, count, wrapped):
    cards = [{name: n, count: c} for n, c in CARDS]
    found = read(json.dumps({"cards": cards} if wrapped else cards))
    assert cards_in(found) == dict(CARDS)


@pytest.mark.parametrize("odd", [{"label": "Villein"}, ["?", "?"], 17, 1.5])
def test_entries_that_are_not_cards_are_reported(read, odd):
    found = read(json.dumps({"cards": [*({"name": n, "count": c} for n, c in CARDS), odd]}))
    assert cards_in(found) == dict(CARDS)
    assert [kind for _, kind in found.problems] == ["unknown card"]


@pytest.mark.parametrize(
    "card",
    [
        '<card qty="{1}">{0}</card>',
        '<card name="{0}" count="{1}"/>',
        "<card><name>{0}</name><quantity>{1}</quantity></card>",
    ],
)
def test_xml_from_other_programs(read, card):
    lines = "\n".join(card.format(*one) for one in CARDS)
    found = read(f"<deck><library>\n{lines}\n</library></deck>")
    assert cards_in(found) == dict(CARDS)
    assert found.problems == []


@pytest.mark.parametrize("head", ["", "Crypt\t\tLibrary\t\n"])
@pytest.mark.parametrize("gap", ["\t", "    "])
def test_two_columns_with_counts_after_the_names(read, head, gap):
    left, right = [*CARDS[:2], ("J. S. Simmons, Esq.", 1)], CARDS[2:]
    rows = [gap.join(map(str, a + b)) for a, b in zip(left, right, strict=True)]
    found = read(head + "\n".join(rows))
    assert cards_in(found) == dict([*left, *right])
    assert found.problems == []


@pytest.mark.parametrize("minion", ["Minion (10)", "Minion cards: 10", "== Minions [10] =="])
def test_a_total_of_minion_cards_above_their_types(read, minion):
    found = read(
        "Crypt (12)\n12 Cybele\n\nLibrary (13)\nMaster (3)\n3 Villein\n\n"
        f"{minion}\nAction (4)\n4 Enchant Kindred\n\nReaction (6)\n6 Deflection\n"
    )
    assert found.library == {"Villein": 3, "Enchant Kindred": 4, "Deflection": 6}
    assert found.problems == []


def test_a_wrong_total_of_minion_cards_is_reported(read):
    found = read(
        "12 Cybele\n\nMinion (9)\nAction (4)\n4 Enchant Kindred\nReaction (6)\n6 Deflection\n"
    )
    assert (3, "total differs") in found.problems
