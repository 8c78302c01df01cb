"""Vampires that lose a title, learn, or let their predator clear a hand."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status import control
from vtes_deck.engine.status.banishment import banish

CALEBROS, JACOB, AIMEE = "Calebros, The Martyr", "Jacob, The Glitch", "Aimee Laroux"
DONATELLO = "Donatello Giovanni"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_calebros_the_martyr__an_elder_takes_the_city(play):
    calebros, dora = play.ready("Ada", CALEBROS), play.vampire("Dora", capacity=7)
    play.acts("Dora").plays(CALEBROS, minion=dora)
    while play.action is not None:
        assert not any(one.minion == calebros for one in play.options)
        play.choose(PASS)
    assert (play[dora].title, play[dora].city) == (Title.PRINCE, "New York")
    assert play[calebros].title is None
    play[dora].locked = False
    assert not play.acts("Dora").can(CALEBROS)


def test_calebros_the_martyr__others_can_block(play):
    calebros, dora = play.ready("Ada", CALEBROS), play.vampire("Dora", capacity=7)
    ada = play.vampire("Ada")
    play.acts("Dora").plays(CALEBROS, minion=dora).blocks(ada)
    play.finish()
    assert play[calebros].title is Title.PRINCE


def test_calebros_the_martyr__not_by_a_younger_vampire(play):
    play.ready("Ada", CALEBROS)
    play.vampire("Dora", capacity=5)
    assert not play.acts("Dora").can(CALEBROS)


def test_calebros_the_martyr__not_while_he_is_not_a_prince(play):
    calebros = play.ready("Ada", CALEBROS)
    play[calebros].title = None
    play.vampire("Dora", capacity=7)
    assert not play.acts("Dora").can(CALEBROS)


def test_calebros_the_martyr__not_while_his_title_does_not_fit_his_sect(play):
    """TIT-03: an Anarch has no benefit from the title, so he is not the prince of the city."""
    calebros = play.ready("Ada", CALEBROS)
    play[calebros].sect = Sect.ANARCH
    play.vampire("Dora", capacity=7)
    assert not play.acts("Dora").can(CALEBROS)


def test_jacob_the_glitch__has_a_larger_capacity_in_play(play):
    jacob = play.uncontrolled("Ada", JACOB, 2)
    control.arrive(play.table, jacob, 0)
    assert play[jacob].capacity == 6
    assert play[jacob].blood == 2


def test_jacob_the_glitch__no_larger_capacity_again_after_banishment(play):
    jacob = play.uncontrolled("Ada", JACOB, 2)
    for _ in range(2):
        control.arrive(play.table, jacob, 0)
        assert play[jacob].capacity == 6
        banish(play.table, jacob)


def test_jacob_the_glitch__the_predator_clears_the_hand(play):
    play.ready("Ada", JACOB)
    held = play.hand("Ada", "Vessel", "Conditioning")
    play.library("Ada", "Blood Doll", "Bonding", "The Rack")
    (master,) = play.hand("Dora", "Information Highway")
    play.turn("Dora", Phase.MASTER).plays(JACOB, target=master)
    assert set(held) <= set(play.seat("Ada").ash_heap)
    assert len(play.seat("Ada").hand) == 3
    assert master in play.seat("Dora").ash_heap
    assert not play.can(JACOB)


def test_jacob_the_glitch__only_the_predator(play):
    play.ready("Ada", JACOB)
    play.hand("Ben", "Vessel")
    play.hand("Ada", "Vessel")
    assert not play.turn("Ben", Phase.MASTER).can(JACOB)
    assert not play.turn("Ada", Phase.MASTER).can(JACOB)


def test_jacob_the_glitch__not_with_a_minion_card(play):
    play.ready("Ada", JACOB)
    play.hand("Dora", "Conditioning")
    assert not play.turn("Dora", Phase.MASTER).can(JACOB)


def test_aimee_laroux__learns_for_pool_and_transfers(play):
    aimee = play.ready("Ada", AIMEE)
    before = play[aimee].disciplines.get("mel", 0)
    play.turn("Ada", Phase.INFLUENCE).plays(AIMEE)
    assert play[aimee].disciplines["mel"] == before + 1
    assert play.pool_of("Ada") == 29
    assert not play.can(AIMEE)


def test_aimee_laroux__not_beyond_the_superior_level(play):
    aimee = play.ready("Ada", AIMEE)
    play[aimee].disciplines = {"mel": 2}
    assert not play.turn("Ada", Phase.INFLUENCE).can(AIMEE)


def test_aimee_laroux__no_reaction_cards(play):
    aimee, dora = play.ready("Ada", AIMEE), play.vampire("Dora")
    play[aimee].disciplines = {"aus": 2}
    play.hand("Ada", "Telepathic Misdirection")
    play.bleeds(dora)
    while play.action is not None:
        assert not play.can("Telepathic Misdirection")
        play.choose(PASS)


def watches(play, target):
    """In the unlock phase of the prey Donatello watches a vampire."""
    donatello = play.ready("Ada", DONATELLO, 1)
    play.turn("Ben", Phase.UNLOCK).until("Ada", DONATELLO).plays(DONATELLO, target=target)
    assert not play.can(DONATELLO)
    return donatello


def test_donatello_giovanni__a_bleed_of_the_chosen_vampire_costs_blood(play):
    ben = play.vampire("Ben", blood=3)
    donatello = watches(play, ben)
    while not play.offered(BLEED, minion=ben):
        play.choose(PASS)
    play.choose(BLEED, minion=ben)
    assert (play[ben].blood, play[donatello].blood) == (2, 2)


def test_donatello_giovanni__each_bleed_costs_blood_until_his_next_unlock_phase_only(play):
    ben, _ = play.vampire("Ben", blood=5), play.vampire("Cleo")
    donatello = watches(play, ben)
    for _ in range(2):
        while not play.offered(BLEED, minion=ben):
            play.choose(PASS)
        play.choose(BLEED, minion=ben)
        play[ben].locked, play[ben].done = False, frozenset()
        play.finish()
    assert (play[ben].blood, play[donatello].blood) == (3, 3)
    play.turn("Ada", Phase.UNLOCK)
    play.turn("Ben")
    while not play.offered(BLEED, minion=ben):
        play.choose(PASS)
    play.choose(BLEED, minion=ben)
    assert (play[ben].blood, play[donatello].blood) == (3, 3)


def test_donatello_giovanni__not_for_a_bleed_of_another(play):
    ben, cleo = play.vampire("Ben", blood=3), play.vampire("Cleo", blood=3)
    donatello = watches(play, cleo)
    while not play.offered(BLEED, minion=ben):
        play.choose(PASS)
    play.choose(BLEED, minion=ben)
    assert (play[ben].blood, play[donatello].blood) == (3, 1)


def test_donatello_giovanni__not_a_vampire_of_the_predator(play):
    play.ready("Ada", DONATELLO, 1)
    dora, ben = play.vampire("Dora"), play.vampire("Ben")
    play.turn("Ben", Phase.UNLOCK).until("Ada", DONATELLO)
    assert play.can(DONATELLO, target=ben)
    assert not play.can(DONATELLO, target=dora)


def test_donatello_giovanni__only_in_the_turn_of_the_prey(play):
    play.ready("Ada", DONATELLO, 1)
    play.vampire("Cleo")
    play.turn("Cleo", Phase.UNLOCK)
    while play.table.phase is Phase.UNLOCK and play.table.active == 2:
        assert not play.can(DONATELLO)
        play.choose(PASS)
