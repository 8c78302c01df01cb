"""The preconstructed decks, from the printings of the cards."""

import pytest

from cardbase.model import CryptCard
from vtes_deck.collection.model import Owned
from vtes_deck.collection.precons import deck_of, lots_of, precons


@pytest.fixture(scope="module")
def found(cb):
    return precons(cb, cb.sets)


def by_key(found, key):
    return next(precon for precon in found if precon.key == key)


def test_every_product_of_the_sets_is_listed_once(found, cb):
    stated = {f"{s.code}:{b.code}" for s in cb.sets.values() for b in s.bundles}
    keys = [precon.key for precon in found]
    assert len(keys) == len(set(keys))
    assert stated <= set(keys)


def test_newest_first(found):
    dates = [precon.date for precon in found if precon.date]
    assert dates == sorted(dates, reverse=True)


def test_a_deck_of_the_fifth_edition_has_its_cards(found, cb):
    tremere = by_key(found, "V5:PTr")
    assert tremere.title == "Tremere (Fifth Edition)"
    assert (tremere.size, tremere.stated, tremere.crypt_count) == (89, 89, 12)
    assert (cb["Govern the Unaligned"], 12) in tremere.cards
    crypt = [isinstance(card, CryptCard) for card, _ in tremere.cards]
    assert crypt == sorted(crypt, reverse=True)


def test_a_set_with_one_product_has_the_name_of_the_set(found):
    assert by_key(found, "25th:").title == "Twenty-Fifth Anniversary"
    assert by_key(found, "25th:").size == 120


def test_missing_cards_of_a_product_are_counted(found):
    kit = by_key(found, "Third:SKB")
    assert kit.size < kit.stated


def test_a_product_becomes_a_deck_and_lots_of_its_set(found):
    for precon in found:
        deck = deck_of(precon)
        assert deck.crypt_count + deck.library_count == precon.size
        assert deck.crypt_count == precon.crypt_count
        lots = lots_of(precon)
        assert {lot.set for lot in lots} == {precon.set}
        assert Owned.of(lots).total == precon.size


def test_decks_are_distinguished_from_bundles_and_promo_packs(found):
    """From the product pages: kits for two players are decks, bundles of reprints are not."""
    decks = {one.title for one in found if one.is_deck}
    others = {one.title for one in found} - decks
    assert {"Ventrue (New Blood)", "Starter Kit Malkavian antitribu (Third Edition)"} <= decks
    assert {"Promo Pack 1", "Danse Macabre", "Bundle 1 (The Unaligned)", "Anthology I"} <= others
    assert len(decks) > 60
