"""Gramle: a copy of a card in play or in an ash heap."""

import pytest
from card_play import CardPlay

from vtes_deck.effects.api import CHOOSE_CARD
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

GRAMLE, GUN = "Gramle", ".44 Magnum"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def acts(play, name):
    """Ada's minion acts, and the name is chosen."""
    play.vampire("Ada")
    play.hand("Ada", GRAMLE, *["Bonding"] * 6)
    play.acts("Ada").plays(GRAMLE)
    (option,) = [
        one
        for one in play.matching(CHOOSE_CARD)
        if play.table.cards[one.target].definition.name == name
    ]
    play.game.apply(option)
    return play


def library(play, *names):
    return play.library("Ada", *["Conditioning"] * 5, *names)


def takes(play, number):
    """Pass until the search, and the card is found."""
    while number not in {one.target for one in play.options}:
        play.choose(PASS)
    play.game.apply(next(one for one in play.options if one.target == number))
    return play


def test_gramle__a_copy_of_a_card_of_another_in_play(play):
    play.on(play.vampire("Ben"), GUN)
    gun, _ = library(play, GUN, "Deflection")[-2:]
    assert not acts(play, GUN).action.seats, "it is not directed"
    takes(play, gun)
    assert gun in play.seat("Ada").hand
    assert len(play.seat("Ada").hand) == 7
    assert any("44 Magnum" in line for line in play.log_sentences("Ben") if "reveals" in line)
    assert play.pool_of("Ada") == 29


def test_gramle__the_hand_has_its_size_afterwards(play):
    play.card("Cleo", GUN, Zone.ASH_HEAP)
    gun, _ = library(play, GUN, "Deflection")[-2:]
    takes(acts(play, GUN), gun)
    play.game.apply(next(one for one in play.options if one.card != gun))
    play.finish()
    assert gun in play.seat("Ada").hand
    assert len(play.seat("Ada").hand) == 7


def test_gramle__a_crypt_card_of_an_ash_heap(play):
    play.card("Ben", "Anson", Zone.ASH_HEAP)
    anson, _ = play.crypt("Ada", "Anson", "Lupo")
    library(play)
    takes(acts(play, "Anson"), anson)
    assert anson in play.seat("Ada").uncontrolled
    assert play.counters(anson) == 0


def test_gramle__no_name_that_is_only_in_hands_and_libraries(play):
    library(play, GUN)
    play.hand("Ben", "Deflection")
    play.vampire("Ada")
    play.hand("Ada", GRAMLE)
    play.acts("Ada").plays(GRAMLE)
    names = {play.table.cards[one.target].name for one in play.matching(CHOOSE_CARD)}
    assert not names & {GUN, "Deflection", GRAMLE, "Conditioning"}


def test_gramle__not_replaced_and_no_search_if_it_is_blocked(play):
    ben = play.vampire("Ben")
    play.on(ben, GUN)
    library(play, GUN)
    acts(play, GUN)
    assert len(play.seat("Ada").hand) == 6
    play.action.inherent = 0
    play.blocks(ben)
    assert len(play.seat("Ada").hand) == 6
    play.finish()
    assert len(play.seat("Ada").hand) == 7
    assert play.pool_of("Ada") == 30


def test_gramle__the_search_can_fail(play):
    play.on(play.vampire("Ben"), GUN)
    library(play, GUN)
    acts(play, GUN)
    while play.action is not None:
        play.choose(PASS)
    assert not any("reveals" in line for line in play.log_sentences())
    assert len(play.seat("Ada").hand) == 7
