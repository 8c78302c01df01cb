"""Stolen Police Cruiser: less intercept against its bearer, until it is burned."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.state.decisions import PASS

CRUISER = "Stolen Police Cruiser"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_stolen_police_cruiser__allies_and_younger_vampires_get_less_intercept(play):
    driver = play.vampire("Ada", capacity=6, sect=Sect.ANARCH)
    play.on(driver, CRUISER)
    blockers = [play.vampire("Ben", capacity=n) for n in (5, 6, 7)]
    ally = play.ready("Ben", "Renegade Garou")
    play.bleeds(driver)
    assert play.bleed == 2
    assert [play.intercept(one) for one in (*blockers, ally)] == [-1, 0, 0, -1]


def test_stolen_police_cruiser__not_against_another_minion(play):
    play.on(play.vampire("Ada", capacity=6), CRUISER)
    ben = play.vampire("Ben", capacity=2)
    play.bleeds(play.vampire("Ada", capacity=6))
    assert (play.bleed, play.intercept(ben)) == (1, 0)


def seized(play, blocked):
    driver = play.vampire("Ada", locked=False)
    cruiser = play.on(driver, CRUISER)
    ben = play.vampire("Ben")
    play.acts("Ben").plays(cruiser, minion=ben)
    if blocked:
        play.blocks(driver)
    play.finish()
    return driver, cruiser


def test_stolen_police_cruiser__a_vampire_burns_it_and_catches_the_driver(play):
    driver, cruiser = seized(play, blocked=False)
    assert (play.pool_of("Ben"), cruiser in play.table.in_play) == (29, False)
    assert play[driver].locked
    play.turn("Ada").again()
    assert play[driver].locked


def test_stolen_police_cruiser__nothing_if_the_action_is_not_successful(play):
    driver, cruiser = seized(play, blocked=True)
    assert cruiser in play.table.in_play
    play.turn("Ada").again()
    assert not play[driver].locked


def test_stolen_police_cruiser__not_burned_by_an_ally(play):
    cruiser = play.on(play.vampire("Ada"), CRUISER)
    ally = play.ready("Ben", "Renegade Garou")
    play.acts("Ben")
    assert not play.can(cruiser, minion=ally)
    assert play.offered(PASS)
