"""The differences between our reading of the crypt's texts and krcg's, with reasons.

krcg searches the text for words; we read only what the card states about itself. Each test names
the only allowed kinds of difference.
"""

import pytest
from krcg import collections, models, vekn_csv

from cardbase.terms import Title, Trait

Dimension = models.SearchDimension


@pytest.fixture(scope="module")
def theirs():
    cards, _ = vekn_csv.from_files()
    return cards


def values(theirs, card, dimension):
    found = collections.get_dimension_values(theirs[card.id], dimension)
    return {value.lower() for value in found}


def test_sects_differ_only_where_the_text_begins_with_advanced(cb, theirs):
    """Krcg finds no sect after that word."""
    for card in cb.crypt:
        ours = {card.sect.lower()} if card.sect else set()
        their = values(theirs, card, Dimension.SECT)
        if their != ours:
            assert not their, card
            assert card.text.startswith("Advanced, "), card


def test_titles_differ_only_by_merging_mentions_and_votes_in_a_sentence(cb, theirs):
    """Krcg counts a title from merging or a mentioned one, and misses votes."""
    mentioned = {"Valerius", "Tobias Smith"}
    for card in cb.crypt:
        ours = {card.title.lower()} if card.title else set()
        their = values(theirs, card, Dimension.TITLE)
        more, less = their - ours, ours - their
        if more and card.name not in mentioned:
            assert card.merged, card
            assert more == {card.merged.title.lower()}, card
        assert less <= {Title.VOTE_1, Title.VOTES_2}, card
        assert not less or "(titled)." in card.text, card


def test_cities_differ_only_by_merging_and_by_possible_titles(cb, theirs):
    """Krcg reads the city of a title that the vampire can get as that of its present title."""
    hopeful = {"Damaskenos, Herald of Leandro", "Horatio Ballard", "Maxwell", "Victor Pelletier"}
    for card in cb.crypt:
        ours = {card.city.lower()} - {""}
        their = values(theirs, card, Dimension.CITY)
        if "washington" in card.city.lower() or ours == their:
            continue
        assert not ours, card
        if card.name not in hopeful:
            assert their == {card.merged.city.lower()}, card


def test_traits_differ_only_by_mentions(cb, theirs):
    """Krcg counts traits of others that the text mentions; ours are the vampire's own."""
    known = {Trait.BLACK_HAND, Trait.INFERNAL, Trait.RED_LIST, Trait.SCARCE, Trait.SERAPH}
    known |= {Trait.SLAVE, Trait.STERILE}
    mentions = set()
    for card in cb.crypt:
        ours = {trait.lower() for trait in card.traits if trait in known}
        their = values(theirs, card, Dimension.TRAIT) - {"combo", "choice"}
        assert ours <= their, card
        if ours != their:
            mentions.add(card.unique_name)
    assert mentions == {
        "Echo",
        "Karsh (ADV)",
        "Mateusz Kazimirski, Biker of Blood",
        "Olga Triminov",
        "Righteous Endeavor",
        "Seraphina",
        "Vidal Jarbeaux",
        "Virstania, The Great Mother",
        "Ysador the Foul",
    }
