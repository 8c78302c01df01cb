import pytest


@pytest.fixture(scope="session")
def krcg_cards():
    """The cards as krcg's own code reads them; building them takes seconds."""
    from krcg import card_references, collections, rulings, vekn_csv

    raw, sets = vekn_csv.from_files()
    cards = collections.CardDict(raw)
    cards.sets = sets
    rulings.load_local(cards)
    card_references.load(cards)
    return cards
