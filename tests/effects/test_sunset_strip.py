"""Sunset Strip, Hollywood: stealthy hunts and cheap mortals."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.permanents import EMPLOY, RECRUIT
from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase

STRIP, SERVANT, MORTAL = "Sunset Strip, Hollywood", "Faithful Servant", "Carlton Van Wyk"
RAVEN = "Raven Spy"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def hides(play):
    """Ada has locked the Strip for stealth in her unlock phase."""
    play.in_play("Ada", STRIP)
    play.turn("Ada", Phase.UNLOCK).uses(STRIP)
    assert play[STRIP].locked


def test_sunset_strip_hollywood__hunts_of_all_vampires_have_more_stealth(play):
    ada, ben = play.vampire("Ada", blood=1), play.vampire("Ben", blood=1)
    play.vampire("Cleo")
    hides(play)
    play.acts("Ada").hunts(ada)
    assert play.stealth == 2
    play.finish()
    play.acts("Ben").hunts(ben)
    assert play.stealth == 2


def test_sunset_strip_hollywood__not_in_other_actions(play):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    hides(play)
    play.acts("Ada").bleeds(ada)
    assert play.stealth == 0


def test_sunset_strip_hollywood__a_current_hunt_gets_it_too(play):
    ben = play.vampire("Ben", blood=1)
    play.vampire("Ada")
    play.in_play("Ada", STRIP)
    play.acts("Ben").hunts(ben)
    play.until("Ada", STRIP).uses(STRIP)
    assert play.stealth == 2


def test_sunset_strip_hollywood__not_after_the_next_unlock_phase(play):
    ada = play.vampire("Ada", blood=1)
    play.vampire("Ben")
    hides(play)
    play.turn("Ada", Phase.UNLOCK)
    play.acts("Ada").hunts(ada)
    assert play.stealth == 1


def bring(play, verb, card, name="Ada"):
    """Let a minion act with the card, and return the action."""
    play.vampire(name, "ani")
    play.hand(name, card)
    play.acts(name).choose(verb, card)


def test_sunset_strip_hollywood__a_mortal_retainer_costs_1_less(play):
    play.vampire("Ben")
    play.in_play("Ada", STRIP)
    bring(play, EMPLOY, SERVANT)  # 2 blood
    play.choose(REDUCE)
    play.finish()
    assert play[STRIP].locked
    assert play[play[SERVANT].host].blood == 4


def test_sunset_strip_hollywood__can_wait_until_the_cost_is_paid(play):
    play.vampire("Ben")
    play.in_play("Ada", STRIP)
    bring(play, EMPLOY, SERVANT)
    play.choose(PASS)
    assert not play[STRIP].locked
    asked = 0
    while play.action and not asked:
        asked = play.offered(REDUCE)
        play.choose(REDUCE) if asked else play.choose(PASS)
    play.finish()
    assert play[STRIP].locked


def test_sunset_strip_hollywood__only_for_mortals(play):
    play.vampire("Ben")
    play.in_play("Ada", STRIP)
    bring(play, EMPLOY, RAVEN)
    while play.action:
        assert not play.offered(REDUCE)
        play.choose(PASS)


def test_sunset_strip_hollywood__makes_an_unaffordable_card_playable(play):
    cost = 2
    play.vampire("Ben")
    play.vampire("Ada")
    play.hand("Ada", MORTAL)
    play.pool("Ada", cost - 1)
    assert not play.acts("Ada").offered(RECRUIT, MORTAL)
    play.in_play("Ada", STRIP)
    assert play.acts("Ada").offered(RECRUIT, MORTAL)


def test_sunset_strip_hollywood__its_controller_can_help_another_methuselah(play):
    play.in_play("Ben", STRIP)
    cost = 2
    bring(play, RECRUIT, MORTAL)
    assert play.asked == "Ben"
    play.choose(REDUCE)
    if play.action:
        play.finish()
    assert play.pool_of("Ada") == 30 - (cost - 1)


def test_sunset_strip_hollywood__others_cannot_help_with_effects_for_own_cards(play):
    play.in_play("Ben", "Powerbase: Tshwane")
    bring(play, RECRUIT, MORTAL)
    while play.action:
        assert not play.offered(REDUCE)
        play.choose(PASS)
