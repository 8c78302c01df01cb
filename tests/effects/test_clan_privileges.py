"""Carthage Remembered, Hektor and Legacy of Pander: privileges of clans."""

import pytest
from card_fights import to_strikes
from card_play import CardPlay
from referendums import poll

from cardbase.terms import Sect, Title
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import titles, torpor

CARTHAGE, LEGACY = "Carthage Remembered", "Legacy of Pander"
PRINCE = {"title": Title.PRINCE, "city": "Paris", "sect": Sect.CAMARILLA}
JUSTICAR = {"title": Title.JUSTICAR, "city": "Brujah", "sect": Sect.CAMARILLA}
PANDER = {"clan": "Pander", "sect": Sect.SABBAT}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Carthage Remembered


@pytest.mark.parametrize("facts", [PRINCE, JUSTICAR])
@pytest.mark.parametrize("owner", ["Ada", "Ben"])
def test_carthage_remembered__stealth_for_brujah_of_every_methuselah(play, owner, facts):
    brujah = play.vampire(owner, clan="Brujah", **facts)
    play.vampire("Ada", clan="Brujah")
    play.hand("Ada", CARTHAGE)
    for name in play.names:
        play.vampire(name)
    play.acts("Ada", Phase.MASTER).plays(CARTHAGE).passes()
    assert play.pool_of("Ada") == 29
    play.acts(owner).bleeds(brujah)
    assert play.stealth == 1


@pytest.mark.parametrize(
    ("clan", "facts"),
    [("Ventrue", PRINCE), ("Brujah antitribu", PRINCE), ("Brujah", {"title": Title.PRIMOGEN})],
)
def test_carthage_remembered__no_stealth_for_other_clans_and_titles(play, clan, facts):
    vampire = play.vampire("Ada", clan=clan, **facts)
    play.in_play("Ada", CARTHAGE)
    play.vampire("Ben")
    play.bleeds(vampire)
    assert play.stealth == 0


def test_carthage_remembered__no_stealth_to_hunt(play):
    brujah = play.vampire("Ada", clan="Brujah", blood=2, **PRINCE)
    play.in_play("Ada", CARTHAGE)
    play.vampire("Ben")
    play.acts("Ada").choose(HUNT, minion=brujah)
    assert play.stealth == 1


@pytest.mark.parametrize(("clan", "stealth"), [("Ventrue", -1), ("Malkavian", -1), ("Gangrel", 0)])
def test_carthage_remembered__minions_burn_it_two_clans_with_less_stealth(play, clan, stealth):
    card = play.in_play("Ada", CARTHAGE)
    play.vampire("Ada")
    ben = play.vampire("Ben", clan=clan)
    play.acts("Ben").plays(CARTHAGE, minion=ben)
    assert play.stealth == stealth
    assert play.action.seats == (0,), "it is directed at the controller"
    play.finish()
    assert play.zone(card) is Zone.ASH_HEAP


# Hektor


def test_hektor__damage_of_his_hands_is_aggravated(play):
    hektor, ben = play.ready("Ada", "Hektor"), play.vampire("Ben")
    play.bleeds(hektor).blocks(ben)
    to_strikes(play).strikes_with_hands().finish()
    assert play[ben].in_torpor


@pytest.mark.parametrize(("clan", "bleed"), [("Baali", 2), ("Ventrue", 1)])
def test_hektor__only_baali_bleed_his_controller_for_more(play, clan, bleed):
    play.ready("Ben", "Hektor")
    ada = play.vampire("Ada", clan=clan)
    play.bleeds(ada)
    assert play.bleed == bleed


def test_hektor__baali_get_nothing_against_others(play):
    play.ready("Cleo", "Hektor")
    ada = play.vampire("Ada", clan="Baali")
    play.vampire("Ben")
    play.bleeds(ada)
    assert play.bleed == 1


def test_hektor__also_in_torpor(play):
    hektor = play.ready("Ben", "Hektor")
    torpor.send(play.table, play[hektor])
    play.vampire("Ben")
    ada = play.vampire("Ada", clan="Baali")
    play.bleeds(ada)
    assert play.bleed == 2


# Legacy of Pander


def test_legacy_of_pander__each_pander_without_title_has_a_vote(play):
    ada, ben = play.vampire("Ada", **PANDER), play.vampire("Ben", **PANDER)
    bishop = play.vampire("Ben", title=Title.BISHOP, **PANDER)
    other = play.vampire("Ben", sect=Sect.SABBAT)
    card = play.hand("Ada", LEGACY)[0]
    play.acts("Ada").choose(POLITICAL, LEGACY, minion=ada)
    while play.decision.kind == "block":
        play.choose(PASS)
    poll(play)
    assert play.zone(card) is Zone.IN_PLAY
    held = [votes_of(play.table, play[one]) for one in (ada, ben, bishop, other)]
    assert held == [1, 1, 1, 0], "the third is the vote of the bishop"
    assert titles.untitled(play[ada])
    assert stats.bleed(play.table, play[ada]) == 1


def test_legacy_of_pander__only_one_vote_with_two_copies(play):
    ada = play.vampire("Ada", **PANDER)
    first, second = play.in_play("Ada", LEGACY), play.in_play("Ben", LEGACY)
    assert votes_of(play.table, play[ada]) == 1
    zones.burn(play.table, first)
    assert votes_of(play.table, play[ada]) == 1
    zones.burn(play.table, second)
    assert votes_of(play.table, play[ada]) == 0


def test_legacy_of_pander__only_sabbat_vampires_burn_it_by_referendum(play):
    card = play.in_play("Ada", LEGACY)
    sabbat = play.vampire("Ben", sect=Sect.SABBAT, title=Title.BISHOP)
    camarilla = play.vampire("Ben")
    play.vampire("Ada")
    play.acts("Ben")
    assert not play.can(LEGACY, minion=camarilla)
    play.plays(LEGACY, minion=sabbat)
    assert play.stealth == 1
    while play.decision.kind == "block":
        play.choose(PASS)
    poll(play)
    assert play.zone(card) is Zone.ASH_HEAP


def test_legacy_of_pander__not_called_by_other_sects(play):
    play.vampire("Ada")
    play.hand("Ada", LEGACY)
    play.acts("Ada")
    assert not play.offered(POLITICAL, LEGACY)
