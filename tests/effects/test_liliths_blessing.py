"""Lilith's Blessing: a Discipline master and 3 blood for a vampire without blood."""

import pytest
from card_play import CardPlay
from card_steps import logged

from vtes_deck.effects.library.action.childer import VERBS
from vtes_deck.effects.library.master.liliths_blessing import BAHARI
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import torpor

CARD = "Lilith's Blessing"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def blesses(play, vampire):
    return play.acts("Ada", Phase.MASTER).uses(CARD, target=vampire)


def test_liliths_blessing__a_discipline_and_blood(play):
    vampire = play.vampire("Ada", "dom", capacity=3, blood=0)
    dominate = play.card("Ada", "Dominate", Zone.LIBRARY)
    play.in_play("Ada", CARD)
    blesses(play, vampire).choose(VERBS[Zone.LIBRARY], dominate)
    assert play[vampire].disciplines == {"dom": 2}
    assert (play[vampire].capacity, play[vampire].blood) == (4, 3)
    assert play[vampire].mark(BAHARI)
    assert play[CARD].locked
    assert play.zone(dominate) is Zone.IN_PLAY
    assert logged(play, "shuffles the library")
    assert logged(play, "becomes Bahari")


def test_liliths_blessing__takes_a_master_phase_action(play):
    vampire = play.vampire("Ada", blood=0)
    play.in_play("Ada", CARD)
    play.hand("Ada", "Blood Doll")
    play.acts("Ada", Phase.MASTER)
    assert play.can("Blood Doll")
    play.uses(CARD, target=vampire)
    assert not play.can("Blood Doll")


def test_liliths_blessing__no_use_once_the_master_phase_action_is_taken(play):
    vampire = play.vampire("Ada", blood=0)
    play.in_play("Ada", CARD)
    play.hand("Ada", "Blood Doll")
    play.acts("Ada", Phase.MASTER).plays("Blood Doll", target=vampire)
    assert not play.can(CARD)


def test_liliths_blessing__blood_also_without_a_discipline_to_find(play):
    vampire = play.vampire("Ada", capacity=2, blood=0)
    play.library("Ada", "Blood Doll", "Dominate")
    play.hand("Ada", "Dominate")
    play[vampire].disciplines = {"dom": 2}
    play.in_play("Ada", CARD)
    blesses(play, vampire)
    assert (play[vampire].capacity, play[vampire].blood) == (2, 2), "no more than its capacity"
    assert play[vampire].mark(BAHARI)
    assert logged(play, "shuffles the library")


def test_liliths_blessing__only_cards_of_the_library_and_none_if_unwanted(play):
    vampire = play.vampire("Ada", capacity=5, blood=0)
    held, burned = play.hand("Ada", "Celerity")[0], play.card("Ada", "Potence", Zone.ASH_HEAP)
    play.library("Ada", "Dominate")
    play.in_play("Ada", CARD)
    blesses(play, vampire)
    offered = {option.card for option in play.options if option.verb is not PASS}
    assert not offered & {held, burned}
    play.choose(PASS)
    assert (play[vampire].disciplines, play[vampire].blood) == ({}, 3)


def test_liliths_blessing__only_a_ready_vampire_of_the_player_without_blood(play):
    play.in_play("Ada", CARD)
    bled, fed = play.vampire("Ada", blood=0), play.vampire("Ada", blood=1)
    fallen, other = play.vampire("Ada", blood=0), play.vampire("Ben", blood=0)
    torpor.send(play.table, play[fallen])
    play.acts("Ada", Phase.MASTER)
    assert play.can(CARD, target=bled)
    assert not any(play.can(CARD, target=one) for one in (fed, fallen, other))


def test_liliths_blessing__only_once_for_a_vampire_that_has_become_bahari(play):
    vampire = play.vampire("Ada", blood=0)
    play.in_play("Ada", CARD)
    blesses(play, vampire)
    play.blood(vampire, 0)
    play[CARD].locked = False
    play.acts("Ada", Phase.MASTER)
    assert not play.can(CARD)


def test_liliths_blessing__costs_1_pool_and_waits_for_a_later_master_phase_action(play):
    play.vampire("Ada", blood=0)
    play.hand("Ada", CARD)
    play.acts("Ada", Phase.MASTER).plays(CARD)
    assert play.pool_of("Ada") == 29
    assert not play.can(CARD)
