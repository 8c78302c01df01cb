"""Vampires without text beyond the printed facts."""

import re

import pytest
from msgspec.structs import replace

from vtes_deck.effects import undeclared
from vtes_deck.effects.coverage import CoverageLevel, level_of
from vtes_deck.effects.crypt_text import PLAYED, unexplained_statements
from vtes_deck.effects.declarations import definitions


@pytest.mark.parametrize(
    "name",
    [
        "Casey Snyder",  # baron of a city
        "Massimiliano",  # and strength
        "Kamile Paukstys",  # bleed
        "Khadija Al-Kindi",  # primogen
        "Indira",  # a sect and nothing else
        "Madame Guil",  # a justicar, of a clan
    ],
)
def test_cards_with_printed_facts_only_are_played_in_full_without_a_script(cb, name):
    card = cb[name]
    assert card.id not in definitions()
    assert unexplained_statements(card) == ()
    assert level_of(card) is CoverageLevel.FULL


def test_a_vampire_with_more_text_is_not_played_unless_it_is_read(cb, monkeypatch):
    monkeypatch.setattr(undeclared, "act", lambda: False)
    silent = [
        card for card in cb.crypt if unexplained_statements(card) and card.id not in definitions()
    ]
    assert silent
    assert {level_of(card) for card in silent} == {CoverageLevel.NONE}


def test_text_beyond_facts_is_reported(cb):
    (more,) = unexplained_statements(cb["Branimira"])
    assert "pool" in more


def test_a_fact_outside_the_data_explains_nothing(cb):
    card = cb["Massimiliano"]
    assert unexplained_statements(replace(card, permanent={}))
    assert unexplained_statements(replace(card, city="Rome"))
    assert unexplained_statements(replace(card, title=None, city=""))
    assert unexplained_statements(replace(card, text=card.text.replace("+1 strength", "+2 damage")))
    assert not unexplained_statements(card)


def test_a_trait_is_explained_only_if_the_card_has_it(cb):
    card = next(
        card for card in cb.crypt if "flight" in card.traits and not unexplained_statements(card)
    )
    assert unexplained_statements(replace(card, traits=("unique",)))


def test_no_plain_vampire_has_sentences(cb):
    """The text of a plain vampire consists of keywords, titles and numbers, so it is short."""
    plain = [card for card in cb.crypt if not unexplained_statements(card)]
    assert len(plain) > 600
    verbs = (" can ", " may ", " must ", " gets ", " if ", " when", " while ", " cannot ")
    for card in plain:
        reported = re.sub(r"\w+ gets [+-]\d \w+\.", "", card.text).lower()
        assert not any(verb in reported for verb in verbs), card.unique_name
        assert set(card.permanent) <= PLAYED
