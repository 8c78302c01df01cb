import pytest

from cardbase.terms import Type
from vtes_deck import language
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.order import (
    TYPE_WORDS,
    TYPES,
    crypt_figures,
    crypt_order,
    filing_name,
    sections,
    type_title,
    type_words,
)


def listed(deck):
    return [(slot.count, slot.card.full_name) for slot in crypt_order(deck)]


def test_crypt_is_sorted_by_copies_then_capacity_then_name(cb):
    deck = Deck(
        crypt=tuple(
            Slot(cb[name], count)
            for name, count in [("Indira", 2), ("Zip", 1), ("Anson", 2), ("Alexandra", 1)]
        )
    )
    assert listed(deck) == [
        (2, "Anson (G1)"),
        (2, "Indira (G6)"),
        (1, "Alexandra (G2)"),
        (1, "Zip (G3)"),
    ]


def test_a_vampire_and_the_advanced_version_are_adjacent(cb):
    # Deck 10730 of the archive: one copy of each counts as two, before other single cards.
    deck = Deck(
        crypt=tuple(
            Slot(cb[name], 1)
            for name in (
                "Alexandra",
                "Valerius Maior, Hell's Fool (ADV)",
                "Valerius Maior, Hell's Fool",
            )
        )
    )
    assert listed(deck) == [
        (1, "Valerius Maior, Hell's Fool (G4)"),
        (1, "Valerius Maior, Hell's Fool (G4 ADV)"),
        (1, "Alexandra (G2)"),
    ]


@pytest.mark.parametrize(
    ("name", "filed"),
    [
        ("The Rack", "Rack, The"),
        ("An Anarch Manifesto", "Anarch Manifesto, An"),
        ("Pentex™ Subversion", "Pentex(TM) Subversion"),
        ("Bang Nakh — Tiger's Claws", "Bang Nakh -- Tiger's Claws"),
        ("Alan Sovereign (ADV)", "Alan Sovereign (ADV)"),
        ("Wash", "Wash"),
    ],
)
def test_filing_name(cb, name, filed):
    assert filing_name(cb[name]) == filed


def test_sections_in_the_order_of_the_archive(cb):
    names = ["Raptor", "Deflection", "Wash", "Conditioning", "The Rack", "Swallowed by the Night"]
    deck = Deck(library=tuple(Slot(cb[name], 2) for name in names))
    found = sections(deck)
    assert [section.title for section in found] == [
        "Master",
        "Retainer",
        "Action Modifier",
        "Action Modifier/Combat",
        "Reaction",
    ]
    assert [slot.card.name for slot in found[0].slots] == ["The Rack", "Wash"]
    assert (found[0].count, found[0].trifles) == (4, 2)


def test_every_type_of_the_card_base_has_its_place(cb):
    assert {type_title(card) for card in cb.library} <= set(TYPES)


def test_powers_come_before_retainers_as_in_every_deck_of_the_archive():
    assert TYPES.index("Power") < TYPES.index("Retainer")


def test_statistics_of_a_crypt(cb):
    slots = (Slot(cb["Anson"], 3), Slot(cb["Zip"], 2))
    figures = crypt_figures(slots)
    assert (figures.count, figures.least, figures.most) == (5, 2 + 2 + 8 + 8, 8 + 8 + 8 + 2)
    assert figures.mean == pytest.approx(28 / 5)
    assert crypt_figures(()).mean == 0


def test_types_have_names_in_every_language():
    assert set(TYPE_WORDS) == set(Type)
    assert type_words("Action Modifier/Combat") == "Action Modifier/Combat"
    spanish = {("Action Modifier", ""): ("Modificador",), ("Combat", ""): ("Combate",)}
    try:
        language.use(language.Catalogue("es", spanish))
        assert type_words("Action Modifier/Combat") == "Modificador/Combate"
    finally:
        language.use("en")
