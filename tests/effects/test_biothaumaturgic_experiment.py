"""Biothaumaturgic Experiment: an animal retainer, or a stronger minion."""

import pytest
from card_fights import to_kind
from card_play import CardPlay

from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.table import Zone

NAME = "Biothaumaturgic Experiment"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_biothaumaturgic_experiment__employs_an_animal_without_its_discipline(play):
    ada, _ = play.vampire("Ada", "tha"), play.vampire("Ben")
    _, owl = play.hand("Ada", NAME, "Raven Spy")
    before = play.pool_of("Ada")
    play.acts("Ada").plays(NAME, "tha", target=owl)
    assert play.stealth == 1
    play.finish()
    assert play.zone(owl) is Zone.IN_PLAY
    assert play[owl].host == ada
    paid = play.table.cards[owl]
    assert play.pool_of("Ada") == before - 1 - paid.pool_cost
    assert play[ada].blood == 5 - paid.blood_cost


def test_biothaumaturgic_experiment__only_animals(play):
    play.vampire("Ada", "tha")
    _, ghoul = play.hand("Ada", NAME, "J. S. Simmons, Esq.")
    play.acts("Ada")
    assert not play.can(NAME, "tha", target=ghoul)


def test_biothaumaturgic_experiment__no_retainer_that_cannot_be_paid(play):
    ada, _ = play.vampire("Ada", "tha"), play.vampire("Ben")
    _, owl = play.hand("Ada", NAME, "Raven Spy")
    play.acts("Ada").plays(NAME, "tha", target=owl)
    play.table.bank += play[ada].blood
    play[ada].blood = 0
    play.finish()
    cost = play.table.cards[owl].blood_cost
    assert (play.zone(owl) is Zone.HAND) is (cost > 0)


def test_biothaumaturgic_experiment__strength_and_a_maneuver_in_each_combat(play):
    ada, _ = play.vampire("Ada", "THA"), play.vampire("Ben")
    other = play.vampire("Ada")
    play.hand("Ada", NAME)
    play.acts("Ada").plays(NAME, "THA", minion=ada, target=other).finish()
    assert stats.strength(play.table, play[other]) == 2
    ben = play.vampire("Ben")
    play.bleeds(other).blocks(ben)
    to_kind(play, "range", "Ada")
    assert play.offered(MANEUVER, minion=other)


def test_biothaumaturgic_experiment__not_on_a_minion_of_another(play):
    play.vampire("Ada", "THA")
    ben = play.vampire("Ben")
    play.hand("Ada", NAME)
    play.acts("Ada")
    assert not play.can(NAME, "THA", target=ben)
