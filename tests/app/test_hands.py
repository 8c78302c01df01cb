"""Dealing from a seed."""

from collections import Counter

from vtes_deck.app.goldfish import setup_of
from vtes_deck.app.hands import MAX_SEED, deal, new_seed
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.sim.game import GameSource, play
from vtes_deck.sim.record import Setup


def deck_of(cb, index=0):
    return from_archive(cb.archive.decks[index], cb.get)


def counts(cards):
    return Counter(cards)


def test_a_deal_is_the_whole_deck_in_random_order(cb):
    deck = deck_of(cb)
    dealt = deal(deck, 7)
    assert counts(dealt.crypt) == {s.card: s.count for s in deck.crypt}
    assert counts(dealt.library) == {s.card: s.count for s in deck.library}
    assert (len(dealt.uncontrolled), len(dealt.hand)) == (4, 7)


def test_a_seed_gives_the_same_deal_for_any_order_of_the_deck(cb):
    deck = deck_of(cb)
    turned = Deck(crypt=deck.crypt[::-1], library=deck.library[::-1])
    assert deal(deck, 7) == deal(turned, 7)
    assert deal(deck, 7).library != deal(deck, 8).library


def test_a_seed_gives_the_same_cards_on_every_machine(cb):
    """A changed deal would make every shared seed worthless."""
    deck = Deck(
        crypt=tuple(Slot(card, 1) for card in cb.crypt[:12]),
        library=tuple(Slot(card, 1) for card in cb.library[:60]),
    )
    dealt = deal(deck, 2026)
    assert [card.id - 200000 for card in dealt.uncontrolled] == [10, 7, 8, 2]
    assert [card.id - 100000 for card in dealt.hand] == [48, 38, 17, 9, 47, 13, 35]


def test_a_deal_is_the_beginning_of_a_goldfish_game(cb):
    """Therefore a dealt hand can be played."""
    deck = deck_of(cb)
    for seed in (0, 7, 123_456):
        dealt = deal(deck, seed)
        setup = setup_of(deck, Setup(crypt=(), library=(), seed=seed))
        record = play(setup, 0, GameSource(cb))
        assert [card.id for card in dealt.hand] == list(record.hand)
        assert [card.id for card in dealt.uncontrolled] == list(record.opening)
        reported = [card for turn in record.turns for card in turn.drawn]
        assert set(reported) <= {card.id for card in dealt.library}


def test_changing_the_crypt_does_not_reshuffle_the_library(cb):
    deck = deck_of(cb)
    other = Deck(crypt=deck.crypt[1:], library=deck.library)
    assert deal(deck, 7).library == deal(other, 7).library


def test_a_small_deck_deals_all_its_cards():
    dealt = deal(Deck(), 1)
    assert dealt.uncontrolled == dealt.hand == ()


def test_new_seeds_are_short_enough_to_share():
    assert all(0 <= new_seed() < MAX_SEED for _ in range(50))
