"""Masters that cost or pay pool, votes or blood, or search the library."""

import pytest
from card_play import CardPlay
from referendums import calls

from cardbase.terms import Sect
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

SCAM, SPECIALIZATION = "Insurance Scam", "Specialization"
OXFORD, AIRPORT = "Oxford University, England", "Cairo Int'l Airport"
APPARATUS, CHAMBER = "Al's Army Apparatus", "Spirit Summoning Chamber"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_insurance_scam__each_burned_location_is_1_pool(play):
    scam = play.in_play("Ada", SCAM)
    one, two = play.in_play("Ada", "The Barrens"), play.in_play("Ada", "Elder Library")
    play.in_play("Ben", "KRCG News Radio")
    play.turn("Ada").uses(SCAM, target=one)
    assert {option.target for option in play.options if option.verb is not PASS} == {two}
    play.game.apply(play.options[0])
    assert play.pool_of("Ada") == 32
    assert play[scam].locked
    assert play.zone(one) is play.zone(two) is Zone.ASH_HEAP


def test_insurance_scam__one_location_is_enough_but_not_in_the_turn_of_another(play):
    play.in_play("Ada", SCAM)
    place = play.in_play("Ada", "The Barrens")
    other = play.in_play("Ada", "Elder Library")
    play.vampire("Ben")
    assert not play.acts("Ben").can(SCAM)
    play.turn("Ada").uses(SCAM, target=place).choose(PASS)
    assert play.pool_of("Ada") == 31
    assert play.zone(other) is Zone.IN_PLAY


def test_specialization__two_copies_for_1_pool(play):
    play.in_play("Ada", SPECIALIZATION)
    play.hand("Ada", "Blur", "Blur", "Conditioning")
    play.library("Ada", *["Vessel"] * 9)
    play.turn("Ada").uses(SPECIALIZATION)
    assert play.pool_of("Ada") == 31
    assert len(play.seat("Ada").ash_heap) == 2
    assert len(play.seat("Ada").hand) == 7
    assert not play.can(SPECIALIZATION)


def test_specialization__not_with_single_cards(play):
    play.in_play("Ada", SPECIALIZATION)
    play.hand("Ada", "Blur", "Conditioning")
    assert not play.turn("Ada").can(SPECIALIZATION)


def polls(play):
    """Bring Ada's referendum to the polling step."""
    calls(play, "Kine Resources Contested")
    while play.decision.kind != "vote":
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.decision.options[0])


def test_oxford_university_england__twice_the_pool_in_votes(play):
    play.in_play("Ada", OXFORD)
    polls(play)
    before = play.pool_of("Ada")
    play.uses(OXFORD, n=3)
    assert play.pool_of("Ada") == before - 3
    assert [one.votes for one in play.table.current(Referendum).poll.given] == [6]
    assert play[OXFORD].locked


def test_oxford_university_england__not_more_than_the_pool(play):
    play.in_play("Ada", OXFORD)
    play.pool("Ada", 2)
    polls(play)
    assert {one.n for one in play.ways(OXFORD)} == {1, 2}


def test_cairo_intl_airport__blood_of_an_uncontrolled_minion_of_the_prey(play):
    play.in_play("Ada", AIRPORT)
    ada = play.vampire("Ada")
    waiting, empty = play.uncontrolled("Ben", "Anson", 3), play.uncontrolled("Ben", "Angel")
    play.uncontrolled("Cleo", "Anson", 3)
    play.acts("Ada")
    assert [one.target for one in play.ways(AIRPORT)] == [waiting]
    assert empty != waiting
    play.vampire("Ben")
    play.uses(AIRPORT)
    assert play.action.seats == (1,)
    play.finish()
    assert play.counters(waiting) == 2
    assert play[ada].locked


def test_cairo_intl_airport__not_by_minions_of_others(play):
    play.in_play("Ada", AIRPORT)
    play.vampire("Ben")
    play.uncontrolled("Ben", "Anson", 3)
    play.uncontrolled("Cleo", "Angel", 3)
    assert not play.acts("Ben").can(AIRPORT)


def test_als_army_apparatus__a_weapon_from_the_library_only_in_her_minion_phase(play):
    play.in_play("Ada", APPARATUS)
    weapon = play.library("Ada", ".44 Magnum")[0]
    other = play.library("Ada", "Blood Doll")[0]
    play.vampire("Ada")
    play.hand("Ada", "Vessel")
    assert not play.acts("Ada", Phase.MASTER).can(APPARATUS)
    play.acts("Ada").uses(APPARATUS)
    assert {one.target for one in play.options if one.verb is not PASS} == {weapon}
    play.game.apply(next(one for one in play.options if one.target == weapon))
    assert weapon in play.seat("Ada").hand
    assert other in play.seat("Ada").hand  # drawn
    assert play[APPARATUS].locked


def test_als_army_apparatus__not_when_it_is_locked(play):
    place = play.in_play("Ada", APPARATUS)
    play.library("Ada", ".44 Magnum")
    play.vampire("Ada")
    play[place].locked = True
    assert not play.acts("Ada").can(APPARATUS)


def test_spirit_summoning_chamber__a_blood_for_a_card_of_sorcery(play):
    play.in_play("Ada", CHAMBER)
    ada = play.vampire("Ada", clan="Tremere antitribu", sect=Sect.SABBAT)
    sorcery = play.library("Ada", "Theft of Vitae")[0]
    play.library("Ada", "Blur")
    play.turn("Ada").uses(CHAMBER, target=ada)
    assert play[ada].blood == 4
    assert {one.target for one in play.options if one.verb is not PASS} == {sorcery}
    play.game.apply(next(one for one in play.options if one.target == sorcery))
    assert sorcery in play.seat("Ada").hand


def test_spirit_summoning_chamber__not_without_blood_or_from_another_clan(play):
    play.in_play("Ada", CHAMBER)
    play.vampire("Ada", clan="Tremere antitribu", blood=0)
    play.vampire("Ada", clan="Tremere")
    play.library("Ada", "Theft of Vitae")
    assert not play.turn("Ada").can(CHAMBER)
