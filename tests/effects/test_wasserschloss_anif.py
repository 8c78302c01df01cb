"""Wasserschloss Anif, Austria."""

import pytest
from card_play import CardPlay

from cardbase.names import normalize
from vtes_deck.engine.state.table import Phase, Zone

ANIF = "Wasserschloss Anif, Austria"


@pytest.fixture
def play(cb):
    made = CardPlay(cb)
    made.in_play("Ada", ANIF)
    return made


def young_tremere(cb):
    """A vampire of the clan with an ordinary name."""
    return next(
        one.name
        for one in cb.crypt
        if one.clan == "Tremere"
        and normalize(one.name).isalpha()
        and one.group
        and not one.advanced
    )


def stored(play, n):
    play.table.bank -= n
    play[ANIF].blood = n


def test_wasserschloss_anif_austria__keeps_blood_of_one_tremere_only_in_a_turn(play):
    one, other = play.vampire("Ada", clan="Tremere"), play.vampire("Ada", clan="Tremere")
    play.vampire("Ada", clan="Ventrue")
    play.vampire("Ada", clan="Tremere", blood=0)
    play.vampire("Ben", clan="Tremere")
    play.turn("Ada", Phase.MASTER)
    assert {way.target for way in play.ways(ANIF)} == {one, other}
    play.uses(ANIF, target=one)
    assert (play[one].blood, play[ANIF].blood) == (4, 1)
    assert not play.can(ANIF)


def test_wasserschloss_anif_austria__gives_all_counters_to_an_uncontrolled_tremere(play, cb):
    stored(play, 3)
    young = play.uncontrolled("Ada", young_tremere(cb))
    play.uncontrolled("Ada", "Anson")
    play.turn("Ada", Phase.INFLUENCE)
    assert {way.target for way in play.ways(ANIF)} == {young}
    play.uses(ANIF)
    assert play.counters(young) == 3
    assert play[ANIF].blood == 0
    assert play[ANIF].locked


def test_wasserschloss_anif_austria__nothing_without_counters(play, cb):
    play.uncontrolled("Ada", young_tremere(cb))
    play.turn("Ada", Phase.INFLUENCE)
    assert not play.can(ANIF)


@pytest.mark.parametrize(("clan", "stealth"), [("Malkavian", 1), ("Ventrue", 0)])
def test_wasserschloss_anif_austria__burned_with_stealth_by_malkavians_only(play, clan, stealth):
    ben, other = play.vampire("Ben", clan=clan), play.vampire("Ben", clan="Malkavian")
    play.vampire("Ada")
    play.vampire("Cleo")
    play.acts("Ben").uses(ANIF, minion=ben)
    assert play.action.seats == (0,), "it is directed"
    assert play.stealth == stealth
    play.finish()
    assert play.zone(ANIF) is Zone.ASH_HEAP
    play.bleeds(other)
    assert play.stealth == 0
