"""Sudario Refraction: cards in the ash heap return to the library."""

import pytest
from card_play import CardPlay

from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.table import Zone

NAMES = ("Blur", "Fame", "Conditioning", "Bonding")


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def heap(play, *names):
    """Cards in Ada's ash heap, and a full hand of other cards."""
    found = [play.card("Ada", name, Zone.ASH_HEAP) for name in names]
    play.vampire("Ada", clan="Giovanni")
    play.vampire("Ben")
    play.hand("Ada", "Sudario Refraction", *["Deflection"] * 6)
    play.library("Ada", "Govern the Unaligned")
    play.acts("Ada")
    return found


def test_sudario_refraction__three_named_cards_return_and_three_are_discarded(play):
    blur, fame, conditioning, bonding = heap(play, *NAMES)
    play.plays("Sudario Refraction")
    for one in (blur, fame, bonding):
        play.choose(CHOOSE_CARD, target=one)
    assert play.stealth == 1
    assert not play.offered(CHOOSE_CARD)
    play.finish()
    ada = play.seat("Ada")
    drawn = {one for one in (blur, fame, bonding) if one in ada.hand}
    assert len(drawn) == 3, "three cards are drawn for those that were discarded"
    assert play.zone(conditioning) is Zone.ASH_HEAP
    assert len(ada.hand) == 7


def test_sudario_refraction__another_copy_if_the_named_one_left_the_ash_heap(play):
    """By a ruling."""
    blur, fame, bonding, copy = heap(play, "Blur", "Fame", "Bonding", "Blur")
    play.plays("Sudario Refraction")
    for one in (copy, fame, bonding):
        play.choose(CHOOSE_CARD, target=one)
    zones.remove(play.table, copy)
    play.finish()
    assert play.zone(blur) is not Zone.ASH_HEAP


def test_sudario_refraction__the_other_effects_apply_without_a_copy(play):
    """By a ruling."""
    blur, fame, bonding = heap(play, "Blur", "Fame", "Bonding")
    play.plays("Sudario Refraction")
    for one in (blur, fame, bonding):
        play.choose(CHOOSE_CARD, target=one)
    zones.remove(play.table, blur)
    play.finish()
    assert play.zone(fame) is not Zone.ASH_HEAP
    discarded = [line for line in play.log_sentences() if "discards" in line]
    assert len(discarded) == 3


def test_sudario_refraction__not_with_fewer_than_three_cards(play):
    heap(play, "Blur", "Fame")
    assert not play.can("Sudario Refraction")


def test_sudario_refraction__nothing_returns_if_it_is_blocked(play):
    cards = heap(play, "Blur", "Fame", "Bonding")
    ben = play.vampire("Ben", "aus")
    play.hand("Ben", "Enhanced Senses")
    play.plays("Sudario Refraction")
    for one in cards:
        play.choose(CHOOSE_CARD, target=one)
    play.blocks(ben)
    play.until("Ben", "Enhanced Senses").plays("Enhanced Senses", "aus").finish()
    assert all(play.zone(one) is Zone.ASH_HEAP for one in cards)
