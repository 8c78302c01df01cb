"""Anachronism: no ranged weapons but the Ivory Bow."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.permanents import EQUIP, TAKE_EQUIPMENT
from vtes_deck.engine.state.table import Phase, Zone

CARD, GUN, BOW, SWORD = "Anachronism", ".44 Magnum", "Ivory Bow", "Sword of the Archangel"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_anachronism__burns_ranged_weapons_but_not_the_bow_or_others(play):
    ben = play.vampire("Ben", capacity=7)
    gun, bow, sword = (play.on(ben, name) for name in (GUN, BOW, SWORD))
    jacket = play.on(ben, "Leather Jacket")
    play.hand("Ada", CARD)
    play.acts("Ada", Phase.MASTER).plays(CARD, target=ben)
    assert play.pool_of("Ada") == 29
    assert play[CARD].host == ben
    assert play.zone(gun) is Zone.ASH_HEAP
    assert {play[one].host for one in (bow, sword, jacket)} == {ben}


def test_anachronism__only_on_a_vampire_with_capacity_above_6(play):
    small, big = play.vampire("Ada", capacity=6), play.vampire("Ben", capacity=7)
    ally = play.ready("Ben", "Loyal Street Gang")
    play.hand("Ada", CARD)
    play.acts("Ada", Phase.MASTER)
    assert {one.target for one in play.ways(CARD)} == {big}
    assert not {small, ally} & {one.target for one in play.ways(CARD)}


def test_anachronism__the_vampire_cannot_equip_with_ranged_weapons(play):
    ada, other = play.vampire("Ada", capacity=7), play.vampire("Ada", capacity=7)
    play.on(ada, CARD)
    play.hand("Ada", GUN, BOW, "Kerrie", "Leather Jacket")
    play.acts("Ada")
    able = {play.table.cards[one.card].name for one in play.options if one.minion == ada}
    assert {BOW, "Leather Jacket"} <= able
    assert GUN not in able
    assert play.offered(EQUIP, GUN, minion=other)


@pytest.mark.parametrize(
    ("weapon", "ranged"), [("Kerrie", True), ("Zip Gun", True), (SWORD, False)]
)
def test_anachronism__weapons_with_ranged_strikes_are_not_allowed(play, weapon, ranged):
    ada = play.vampire("Ada", capacity=7)
    there = play.on(ada, weapon)
    play.hand("Ada", CARD)
    play.acts("Ada", Phase.MASTER).plays(CARD, target=ada)
    assert (play.zone(there) is Zone.ASH_HEAP) is ranged


def test_anachronism__the_vampire_cannot_take_ranged_weapons_of_others(play):
    ada, other = play.vampire("Ada", capacity=7), play.vampire("Ada")
    play.on(ada, CARD)
    play.on(other, GUN)
    assert not play.acts("Ada").offered(TAKE_EQUIPMENT, minion=ada)
    play.on(other, SWORD)
    assert play.acts("Ada").offered(TAKE_EQUIPMENT, minion=ada)


def test_anachronism__no_zip_gun_can_be_put_on_the_vampire(play):
    ada, ben = play.vampire("Ada", capacity=7), play.vampire("Ben")
    play.on(ada, CARD)
    gun = play.hand("Ada", "Zip Gun")[0]
    play.bleeds(ada).blocks(ben)
    play.until("Ada", gun).plays(gun)
    play.finish()
    assert play.zone(gun) is Zone.ASH_HEAP
