"""Undue Influence: blood for a vampire in the uncontrolled region."""

import pytest
from card_play import PLAIN, CardPlay
from card_steps import succeeds

from cardbase.terms import Sect
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.state.table import Zone

CARD = "Undue Influence"
OTHER = "Anson"


@pytest.fixture
def play(cb):
    play = CardPlay(cb)
    play.hand("Ada", CARD)
    play.vampire("Ben")
    play.vampire("Dora")
    return play


def acting(play, level):
    """Ada's anarch, who is about to act."""
    return play.vampire("Ada", level, sect=Sect.ANARCH)


def test_undue_influence__takes_blood_of_another_uncontrolled_vampire(play):
    mine, theirs = play.uncontrolled("Ada", PLAIN), play.uncontrolled("Ben", PLAIN, 2)
    acting(play, "chi")
    play.acts("Ada").plays(CARD, "chi", target=theirs)
    play.choose(CHOOSE_CARD, target=mine)
    assert play.stealth == 1
    assert play.action.seats == (1,)
    assert play.asked == "Ben"
    succeeds(play)
    assert (play.counters(mine), play.counters(theirs)) == (1, 1)


def test_undue_influence__undirected_with_an_own_crypt_card(play):
    mine, other = play.uncontrolled("Ada", PLAIN), play.uncontrolled("Ada", PLAIN, 1)
    acting(play, "chi")
    play.acts("Ada").plays(CARD, "chi", target=other)
    play.choose(CHOOSE_CARD, target=mine)
    assert play.action.seats == ()
    succeeds(play)
    assert (play.counters(mine), play.counters(other)) == (1, 0)


def test_undue_influence__blood_after_a_successful_bleed(play):
    mine = play.uncontrolled("Ada", PLAIN)
    acting(play, "pre")
    play.acts("Ada").plays(CARD, "pre", target=mine)
    assert play.stealth == 1
    succeeds(play)
    assert (play.pool_of("Ben"), play.counters(mine)) == (29, 1)


def test_undue_influence__the_vampire_enters_play_with_enough_blood(play, cb):
    least = cb[OTHER].capacity - 1
    mine = play.uncontrolled("Ada", OTHER, least)
    acting(play, "qui")
    play.acts("Ada").plays(CARD, "qui", target=mine)
    succeeds(play)
    assert play.zone(mine) is Zone.IN_PLAY
    assert play[mine].blood == least + 1


def test_undue_influence__no_entry_with_less_blood(play, cb):
    mine = play.uncontrolled("Ada", OTHER, cb[OTHER].capacity - 2)
    acting(play, "qui")
    play.acts("Ada").plays(CARD, "qui", target=mine)
    succeeds(play)
    assert play.zone(mine) is Zone.UNCONTROLLED


def test_undue_influence__not_without_a_vampire_in_the_uncontrolled_region(play):
    play.uncontrolled("Ben", OTHER, 2)
    acting(play, "chi pre qui")
    play.acts("Ada")
    assert not play.can(CARD)
