"""Sibyl's Tongue: any library card, for as much blood as there are copies in the ash heap."""

import pytest
from card_play import CardPlay

from vtes_deck.effects.vocab.card_moves import FIND
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

TONGUE = "Sibyl's Tongue"
MALKAVIAN = {"clan": "Malkavian antitribu"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def speaks(play, copies=0, blood=5):
    """Ada's vampire performs the action, with this many copies in the ash heap."""
    ada = play.vampire("Ada", blood=blood, **MALKAVIAN)
    play.vampire("Ben")
    for _ in range(copies):
        play.card("Ada", TONGUE, Zone.ASH_HEAP)
    play.card("Ben", TONGUE, Zone.ASH_HEAP)
    play.library("Ada", "Dominate", "Blur", "Blur", "Celerity")
    full = 7 - len(play.seat("Ada").hand)
    play.hand("Ada", *["Blood Doll"] * full, TONGUE)
    play.acts("Ada")
    return ada


def searching(play):
    """No one blocks; Ada can choose a card."""
    for _ in range(10):
        if play.offered(FIND):
            return
        play.choose(PASS)
    raise AssertionError("there is no search")


@pytest.mark.parametrize("copies", [0, 1, 4])
def test_sibyls_tongue__costs_as_much_blood_as_copies_in_the_heap(play, copies):
    ada = speaks(play, copies)
    play.plays(TONGUE)
    assert play.stealth == 1
    searching(play)
    names = [play.table.cards[one.target].name for one in play.options if one.verb is FIND]
    assert names == ["Blur", "Celerity", "Dominate"]
    chosen = next(one.target for one in play.options if one.verb is FIND)
    play.choose(FIND, target=chosen)
    assert any("reveals Blur" in line for line in play.log_sentences("Ben"))
    assert any("shuffles the library" in line for line in play.log_sentences())
    assert play.table.where[chosen] is Zone.HAND
    discarded = next(one for one in play.options if one.card != chosen)
    play.game.apply(discarded)
    assert len(play.seat("Ada").hand) == 7, "she discards down"
    assert play[ada].blood == 5 - copies


def test_sibyls_tongue__can_name_a_card_that_the_library_lacks(play):
    speaks(play)
    play.plays(TONGUE)
    searching(play)
    play.choose(PASS)
    assert any("shuffles the library" in line for line in play.log_sentences())
    assert len(play.seat("Ada").library) == 4


def test_sibyls_tongue__not_without_blood_for_it(play):
    speaks(play, copies=3, blood=2)
    assert not play.can(TONGUE)


def test_sibyls_tongue__costs_nothing_if_it_is_blocked(play):
    ada, ben = speaks(play, copies=2), play.vampire("Ben", "AUS")
    play.hand("Ben", "Enhanced Senses")
    play.plays(TONGUE).blocks(ben)
    play.until("Ben", "Enhanced Senses").plays("Enhanced Senses", "AUS").finish()
    assert play[ada].blood == 5
    assert len(play.seat("Ada").library) >= 3
