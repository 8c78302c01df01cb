"""Vampires whose text provides a referendum or another action."""

import pytest
from card_play import CardPlay
from card_steps import poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_MINION
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

PRINCE = {"title": Title.PRINCE, "city": "Paris"}
ARCHBISHOP = {"title": Title.ARCHBISHOP, "city": "Rome", "sect": Sect.SABBAT}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def to_terms(play, most=20):
    """Pass until the terms are chosen."""
    for _ in range(most):
        if play.decision.kind == "terms":
            return
        play.choose(PASS)


def test_montecalme__burns_a_location_of_anyone(play):
    play.ready("Ada", "Montecalme")
    play.vampire("Ada", **PRINCE)
    rack, mine = play.in_play("Cleo", "The Rack"), play.in_play("Ada", "The Barrens")
    play.vampire("Ben")
    play.acts("Ada").plays("Montecalme")
    assert play.stealth == 1
    to_terms(play)
    assert play.offered(CHOOSE_MINION, target=mine)
    play.choose(CHOOSE_MINION, target=rack)
    poll(play, Ada="for")
    assert play.zone(rack) is Zone.ASH_HEAP
    assert play.zone(mine) is Zone.IN_PLAY


def test_montecalme__not_without_a_location(play):
    montecalme = play.ready("Ada", "Montecalme")
    play.on(montecalme, ".44 Magnum")
    assert not play.acts("Ada").can("Montecalme")


def test_montecalme__nothing_burns_if_the_referendum_fails(play):
    play.ready("Ada", "Montecalme")
    play.vampire("Ben", **PRINCE)
    play.vampire("Dora", **PRINCE)
    rack = play.in_play("Cleo", "The Rack")
    play.acts("Ada").plays("Montecalme")
    to_terms(play)
    if play.decision.kind == "terms":
        play.choose(CHOOSE_MINION, target=rack)
    poll(play, Ben="against", Dora="against")
    assert play.zone(rack) is Zone.IN_PLAY


def test_mamadou_keita__damage_that_cannot_be_prevented(play):
    mamadou = play.ready("Ada", "Mamadou Keita", 5)
    ben = play.vampire("Ben", blood=3)
    play.on(ben, "Leather Jacket")
    play.acts("Ada").plays("Mamadou Keita")
    to_terms(play)
    play.choose(CHOOSE_MINION, target=ben)
    poll(play, Ada="for")
    assert (play[ben].blood, play[mamadou].blood) == (2, 5)


def test_mamadou_keita__not_a_vampire_in_torpor(play):
    play.ready("Ada", "Mamadou Keita")
    asleep, ben = play.torpor("Ben", "Igo the Hungry", 1), play.vampire("Ben")
    play.acts("Ada").plays("Mamadou Keita")
    to_terms(play)
    assert play.offered(CHOOSE_MINION, target=ben)
    assert not play.offered(CHOOSE_MINION, target=asleep)


def test_kai_simmons__stolen_by_a_titled_sabbat_vampire_of_another(play):
    kai = play.ready("Ada", "Kai Simmons")
    caller = play.vampire("Cleo", **ARCHBISHOP)
    play.acts("Cleo").plays("Kai Simmons", minion=caller)
    assert play.stealth == 1
    poll(play, Cleo="for")
    assert play[kai].controller == 2


def test_kai_simmons__not_if_the_referendum_fails(play):
    kai = play.ready("Ada", "Kai Simmons")
    caller = play.vampire("Cleo", **ARCHBISHOP)
    play.vampire("Ada", **PRINCE)
    play.acts("Cleo").plays("Kai Simmons", minion=caller)
    poll(play, Ada="against")
    assert play[kai].controller == 0


def test_kai_simmons__only_titled_sabbat_vampires_of_others(play):
    play.ready("Ada", "Kai Simmons")
    mine = play.vampire("Ada", **ARCHBISHOP)
    plain, prince = play.vampire("Cleo", sect=Sect.SABBAT), play.vampire("Cleo", **PRINCE)
    play.acts("Ada")
    assert not play.can("Kai Simmons", minion=mine)
    play.acts("Cleo")
    assert not play.can("Kai Simmons", minion=plain)
    assert not play.can("Kai Simmons", minion=prince)


def test_shasa_abu_badr__more_bleed_with_a_card_that_requires_presence(play):
    shasa = play.ready("Ada", "Shasa Abu Badr")
    play[shasa].disciplines = {"pre": 2, "dom": 2}
    play.vampire("Ben")
    play.hand("Ada", "Enchant Kindred")
    base = stats.bleed(play.table, play[shasa])
    play.acts("Ada").plays("Enchant Kindred", "pre", minion=shasa)
    assert play.bleed == base + 1 + 1


def test_shasa_abu_badr__not_without_such_a_card(play):
    shasa = play.ready("Ada", "Shasa Abu Badr")
    play[shasa].disciplines = {"pre": 2, "dom": 2}
    play.vampire("Ben")
    play.hand("Ada", "Govern the Unaligned")
    base = stats.bleed(play.table, play[shasa])
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=shasa)
    assert play.bleed == base + 2


def test_cock_robin__unlocks_once_each_turn_after_an_action_with_animalism(play):
    robin = play.ready("Ada", "Cock Robin")
    play[robin].disciplines = {"ani": 2}
    play.hand("Ada", "Army of Rats", "Deep Song")
    play.acts("Ada").plays("Army of Rats", "ani", minion=robin).finish()
    assert not play[robin].locked
    play.plays("Deep Song", "ani", minion=robin).finish()
    assert play[robin].locked


def test_cock_robin__not_after_another_action(play):
    robin = play.ready("Ada", "Cock Robin")
    play.hand("Ada", "Army of Rats")
    play.bleeds(robin).finish()
    assert play[robin].locked


def test_allonzo_montoya__stealth_only_with_serpentis(play):
    allonzo = play.ready("Ada", "Allonzo Montoya", 5)
    play[allonzo].disciplines = {"ser": 2}
    play.vampire("Ben")
    play.hand("Ada", "Enticement")
    play.edge("Ada")
    play.acts("Ada").plays("Enticement", "ser", minion=allonzo)
    assert play.stealth == 1


def test_allonzo_montoya__no_stealth_without_it(play):
    allonzo = play.ready("Ada", "Allonzo Montoya", 5)
    play.vampire("Ben")
    play.bleeds(allonzo)
    assert play.stealth == 0


def test_allonzo_montoya__cannot_block_undirected_actions(play):
    allonzo = play.ready("Ben", "Allonzo Montoya")
    ada = play.vampire("Ada", blood=1)
    play.hunts(ada)
    assert not play.offered(BLOCK, minion=allonzo)


def test_allonzo_montoya__blocks_directed_actions(play):
    allonzo = play.ready("Ben", "Allonzo Montoya")
    play.bleeds(play.vampire("Ada"))
    assert play.offered(BLOCK, minion=allonzo)


def test_haakon_mortensen__moves_blood_to_an_uncontrolled_gangrel(play):
    haakon = play.ready("Ada", "Haakon Mortensen", 3)
    gangrel, other = play.uncontrolled("Ada", "Antonino"), play.uncontrolled("Ada", "Anson")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can("Haakon Mortensen", target=other)
    play.uses("Haakon Mortensen", target=gangrel)
    assert (play[haakon].blood, play.counters(gangrel)) == (2, 1)


def test_haakon_mortensen__adds_blood_only_to_an_unlocked_vampire(play):
    haakon = play.ready("Ada", "Haakon Mortensen", 3)
    young, locked = play.vampire("Ben", blood=0), play.vampire("Ben", blood=0)
    play.lock(locked)
    play.acts("Ada")
    assert not play.can("Haakon Mortensen", target=locked)
    play.plays("Haakon Mortensen", minion=haakon, target=young).finish()
    assert play[young].blood == 1


def test_paul_forrest__more_bleed_for_a_ravnos_also_from_torpor(play):
    paul = play.torpor("Ada", "Paul Forrest, False Prophet", 2)
    ravnos = play.vampire("Ada", clan="Ravnos")
    play.vampire("Ben")
    play.bleeds(ravnos).until("Ada", "Paul Forrest, False Prophet")
    play.plays("Paul Forrest, False Prophet")
    assert (play.bleed, play[paul].blood) == (2, 1)
    assert not play.can("Paul Forrest, False Prophet"), "once each action"


def test_paul_forrest__not_for_another_clan_or_a_ravnos_of_another(play):
    play.ready("Ada", "Paul Forrest, False Prophet")
    other = play.vampire("Ada", clan="Brujah")
    play.vampire("Ben")
    play.bleeds(other)
    assert not play.can("Paul Forrest, False Prophet")
