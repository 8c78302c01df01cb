"""Lists in other languages, and unknown cards."""

import random

import pytest

from cardbase.names import normalize
from vtes_deck import deckio
from vtes_deck.deck.model import Deck, Slot, UnknownLine


@pytest.mark.parametrize("code", ["fr", "es"])
def test_names_identify_the_language_of_a_list(cb, read, code):
    cards = [card for card in cb.library if code in card.translations]
    assert len(cards) > 200
    lines = "\n".join(f"2 {card.translations[code].name}" for card in cards)
    found = read(f"12 Indira\n{lines}\n")
    assert found.library == {card.name: 2 for card in cards}
    assert (found.problems, found.unknown) == ([], [])


def test_an_ambiguous_name_is_read_in_the_language_of_the_list(read):
    # "Distraction" is an English card, and the French name of Misdirection.
    assert read("12 Indira\n2 Distraction\n3 Villein\n4 Deflection\n").library["Distraction"] == 2
    assert read("12 Indira\n2 Distraction\n").library == {"Distraction": 2}


def test_french_names_decide(cb, read):
    others = [c for c in cb.library if "fr" in c.translations and c.name != "Misdirection"]
    french = [c for c in others if normalize(c.translations["fr"].name) != normalize(c.name)][:3]
    lines = "\n".join(f"3 {card.translations['fr'].name}" for card in french)
    for text in (
        f"12 Indira\n2 Distraction\n{lines}\n",
        "Name,Count\nIndira,12\nDistraction,2\n"
        + "".join(f'"{card.translations["fr"].name}",3\n' for card in french),
    ):
        found = read(text)
        assert (found.library.get("Misdirection"), found.library.get("Distraction")) == (2, None)
        assert found.problems == []
    english = "\n".join(f"3 {card.name}" for card in french)
    assert read(f"12 Indira\n2 Distraction\n{english}\n").library["Distraction"] == 2


NAMES = [
    *("Forceful Personality", "Blodo Doll", "Govern the Unaligned Again", "Deflection Field"),
    *("2 Deflection", "stk Deflection", "Deflection x3", "Villein -> Fame", "Dominate (14)"),
    *("419", "Library (5)", "Crypt:", "Anson, Blood Doll; Fame", "// Wash", "GtU", "# 7"),
    *("a name -- with a comment", "Deflection (?)", "one two three four five six seven eight nine"),
]


@pytest.mark.parametrize(
    "name", sorted(f.name for f in deckio.writable() if f.can_read and f.holds.unknown)
)
@pytest.mark.parametrize("crypt", [True, False])
def test_an_unknown_card_returns_as_the_same_unknown_card(cb, name, crypt):
    known = [Slot(cb["Indira"], 12), Slot(cb["Wash"], 4)]
    for unknown in NAMES:
        deck = Deck(
            crypt=(known[0],), library=(known[1],), unknown=(UnknownLine(unknown, 3, crypt),)
        )
        read = deckio.read(deckio.write(deck, name, cb), cb).deck
        assert [(one.name, one.count, one.crypt) for one in read.unknown] == [(unknown, 3, crypt)]
        assert [slot.card.name for slot in read.slots] == ["Indira", "Wash"], unknown


def test_unknown_cards_with_typing_errors_are_not_guessed(cb):
    rng = random.Random(9)
    cards = rng.sample(list(cb.library), 80)
    names = []
    for card in cards:
        place = rng.randrange(1, len(card.name) - 1)
        slip = card.name[:place] + card.name[place + 1 :]
        if slip.isascii() and cb.find(slip, near=False).card is None:
            names.append(slip)
    deck = Deck(
        crypt=(Slot(cb["Indira"], 12),), unknown=tuple(UnknownLine(n, 2, False) for n in names)
    )
    for form in ("text", "twd", "jol", "lackey", "lackey-dek", "eld", "csv", "json"):
        read = deckio.read(deckio.write(deck, form, cb), cb).deck
        assert [one.name for one in read.unknown] == names
        assert read.library == ()


@pytest.mark.parametrize(
    ("crypt", "library", "line"),
    [
        ("Kripta (12 lap)", "K\u00f6nyvt\u00e1r (3 lap)", "{} db {}"),
        ("Krypta: 12 karet", "Knihovna: 3 karty", "{}ks {}"),
        ("Крипта (12 карт)", "Библиотека (3 карты)", "{} шт. {}"),
        ("クリプト\uff0812枚\uff09", "ライブラリ\uff083枚\uff09", "{}枚 {}"),
    ],
)
def test_headings_with_the_word_for_cards(read, crypt, library, line):
    found = read(f"{crypt}\n{line.format(12, 'Indira')}\n\n{library}\n{line.format(3, 'Wash')}\n")
    assert (found.crypt, found.library) == ({"Indira (G6)": 12}, {"Wash": 3})
    assert (found.problems, found.unknown, found.deck.name) == ([], [], "")


@pytest.mark.parametrize("bullet", ["*", "-", "+"])
def test_an_unknown_card_of_a_bulleted_list_is_not_guessed(read, bullet):
    # The mark means that the name is unknown; without it, a similar name would be proposed.
    found = read(f"{bullet} 12 Indira\n{bullet} 4 Wash\n{bullet} 3 Deflection Field (?)\n")
    assert found.library == {"Wash": 4}
    assert [(count, name) for count, name, _ in found.unknown] == [(3, "Deflection Field")]
