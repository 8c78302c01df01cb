"""The deck of a first start."""

import datetime

from vtes_deck.app.example_deck import choose_example
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.legality.judge import judge


def test_the_example_is_a_legal_winner_and_always_the_same(cb):
    day = datetime.date(2026, 10, 1)
    found = choose_example(cb, day)
    assert found is choose_example(cb, day)
    assert found.name
    assert found.comment
    assert found.event.date <= day
    deck = from_archive(found, cb.get)
    assert not deck.unknown
    assert judge(deck, "standard", day).legal


def test_before_any_card_was_legal_there_is_no_example(cb):
    assert choose_example(cb, datetime.date(1990, 1, 1)) is None
