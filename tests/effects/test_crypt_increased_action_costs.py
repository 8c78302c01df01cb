"""Vampires whose actions, or those of others, cost more."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.status.torpor import send


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_marciana_giovanni_investigator__a_bleed_costs_her_1_blood(play):
    marciana = play.ready("Ada", "Marciana Giovanni, Investigator")
    play.vampire("Ben")
    play.bleeds(marciana)
    assert play[marciana].blood == 2, "it is paid when the action succeeds (RES-01)"
    play.finish()
    assert (play[marciana].blood, play.pool_of("Ben")) == (1, 29)


def test_marciana_giovanni_investigator__no_cost_if_she_is_blocked(play):
    marciana = play.ready("Ada", "Marciana Giovanni, Investigator")
    ben = play.ready("Ben", "Loyal Street Gang")
    play.bleeds(marciana).blocks(ben)
    while not play.combats():
        play.choose(PASS)
    assert play[marciana].blood == 2


def test_marciana_giovanni_investigator__only_bleeds_and_only_hers(play):
    marciana, other = play.ready("Ada", "Marciana Giovanni, Investigator"), play.vampire("Ada")
    play.bleeds(other).finish()
    assert play[other].blood == 5
    play.blood(marciana, 1)
    play.hunts(marciana).finish()
    assert play[marciana].blood == 2


def test_marciana_giovanni_investigator__a_card_and_her_blood_are_paid_together(play):
    """ACT-04: a bleed with a card that costs 1 blood costs 2."""
    marciana = play.ready("Ada", "Marciana Giovanni, Investigator")
    play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada")
    play.plays("Govern the Unaligned", "dom", seat="Ben").finish()
    assert (play[marciana].blood, play.pool_of("Ben")) == (0, 27)
    play.blood(marciana, 1)
    play[marciana].locked = False
    play[marciana].done = frozenset()
    play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada")
    assert not play.can("Govern the Unaligned", "dom")
    assert play.offered(BLEED, minion=marciana)


def test_marciana_giovanni_investigator__lets_another_burn_blood_for_intercept(play):
    marciana = play.ready("Ben", "Marciana Giovanni, Investigator")
    ben = play.vampire("Ben")
    play.bleeds(play.vampire("Ada"))
    play.until("Ben", marciana)
    play.plays(marciana, target=ben)
    assert play[marciana].locked
    play.table.current(type(play.action)).inherent = 1
    play.blocks(ben)
    play.until("Ben", marciana)
    play.plays(marciana, words="intercept")
    assert (play[ben].blood, play.intercept(ben)) == (4, 1)
    assert not play.can(marciana)


def test_marciana_giovanni_investigator__not_for_the_sabbat(play):
    marciana = play.ready("Ben", "Marciana Giovanni, Investigator")
    ben, sabbat = play.vampire("Ben"), play.vampire("Ben", sect=Sect.SABBAT)
    play.bleeds(play.vampire("Ada"))
    play.until("Ben", marciana)
    assert play.can(marciana, target=ben)
    assert not play.can(marciana, target=sabbat)


def test_daria__directed_actions_cost_1_blood(play):
    daria = play.ready("Ada", "Daria")
    play.bleeds(daria).finish()
    assert (play[daria].blood, play.pool_of("Ben")) == (4, 29)


def test_daria__not_undirected_actions(play):
    daria = play.ready("Ada", "Daria", 3)
    play.hunts(daria).finish()
    assert play[daria].blood == 4


def test_daria__rescues_another_methuselahs_vampire_for_1_blood_more(play):
    daria = play.ready("Ada", "Daria", 3)
    mine, theirs = play.torpor("Ada", "Gilbert Duane (G1)"), play.torpor("Ben", "Theo Bell (G2)", 2)
    play.acts("Ada")
    assert play.offered(RESCUE, minion=daria, target=mine, n=2)
    play.choose(RESCUE, minion=daria, target=theirs, n=2).finish()
    assert play[daria].blood == 0
    assert not play[theirs].wounded


def test_daria__not_without_the_blood_for_it(play):
    daria = play.ready("Ada", "Daria", 2)
    mine, theirs = play.torpor("Ada", "Gilbert Duane (G1)"), play.torpor("Ben", "Theo Bell (G2)", 2)
    play.acts("Ada")
    assert play.offered(RESCUE, minion=daria, target=mine, n=2)
    assert not play.offered(RESCUE, minion=daria, target=theirs, n=2)
    assert play.offered(RESCUE, minion=daria, target=theirs, n=1)


def test_daria__locks_for_another_nosferatu_only(play):
    daria = play.ready("Ada", "Daria")
    other, caitiff = play.vampire("Ada", clan="Nosferatu"), play.vampire("Ada")
    ben = play.vampire("Ben")
    play.bleeds(other).blocks(ben)
    play.plays(daria)
    assert (play.stealth, play[daria].locked) == (1, True)
    play.finish()
    play[daria].locked = play[ben].locked = False
    play.bleeds(caitiff).blocks(ben)
    assert not play.can(daria)


def test_tryphosa__bleeds_of_malkavians_cost_more_and_have_more_stealth(play):
    play.ready("Ada", "Tryphosa")
    malkavian = play.vampire("Ben", clan="Malkavian")
    play.vampire("Cleo")
    play.bleeds(malkavian)
    assert play.stealth == 1
    play.finish()
    assert (play[malkavian].blood, play.pool_of("Cleo")) == (4, 29)


def test_tryphosa__only_malkavians_and_not_in_torpor(play):
    tryphosa = play.ready("Ada", "Tryphosa")
    malkavian, other = play.vampire("Ben", clan="Malkavian"), play.vampire("Ben")
    play.vampire("Cleo")
    play.bleeds(other)
    assert play.stealth == 0
    play.finish()
    assert play[other].blood == 5
    send(play.table, play[tryphosa])
    play.bleeds(malkavian)
    assert play.stealth == 0
    play.finish()
    assert play[malkavian].blood == 5


def test_tryphosa__not_without_the_blood_for_it(play):
    """ACT-04: this includes the blood cost of a card."""
    play.ready("Ada", "Tryphosa")
    malkavian = play.vampire("Ben", "dom", clan="Malkavian", blood=1)
    play.hand("Ben", "Govern the Unaligned")
    play.acts("Ben")
    assert play.offered(BLEED, minion=malkavian)
    assert not play.can("Govern the Unaligned", "dom")
    play.blood(malkavian, 2)
    play.again()
    assert play.can("Govern the Unaligned", "dom")
