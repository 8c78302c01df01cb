"""Anonymous Freight: equipment from the hand at +3 stealth."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.actions.permanents import EQUIP, EQUIPS, Equip
from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import NONE, PASS
from vtes_deck.engine.state.table import Zone

FREIGHT, GUN, ANARCHS = "Anonymous Freight", ".44 Magnum", "Elixir of Distillation"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_anonymous_freight__the_vampire_equips_at_the_cost_of_the_equipment(play):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    _, gun = play.hand("Ada", FREIGHT, GUN)
    play.acts("Ada").plays(FREIGHT, target=gun)
    assert isinstance(play.action, Equip)
    assert (play.stealth, play.action.seats) == (3, ())
    assert play.zone(gun) is Zone.HAND
    assert play.pool_of("Ada") == 30
    play.finish()
    assert play[gun].host == ada
    assert play.pool_of("Ada") == 28
    assert play.zone(FREIGHT) is Zone.ASH_HEAP


def test_anonymous_freight__the_equipment_is_named_as_the_action_is_announced(play):
    play.vampire("Ada")
    play.vampire("Ben")
    _, gun = play.hand("Ada", FREIGHT, GUN)
    play.acts("Ada").plays(FREIGHT)
    named = [event for event in play.table.log if event.what is EQUIPS]
    assert [(event.card, event.only) for event in named] == [(gun, -1)]


def test_anonymous_freight__no_location_or_equipment_that_the_vampire_cannot_have_or_pay(play):
    ada = play.vampire("Ada")
    play.on(ada, "Ivory Bow")
    hand = play.hand(
        "Ada", FREIGHT, GUN, "Living Manse", "Ivory Bow", "Mr. Winthrop", "Kali's Fang"
    )
    play.pool("Ada", 2)
    play.acts("Ada")
    assert not play.can(FREIGHT, target=hand[2])
    assert {one.target for one in play.ways(FREIGHT)} == {hand[1]}
    play.pool("Ada", 1)
    play.again()
    assert not play.can(FREIGHT)


def test_anonymous_freight__only_a_vampire(play):
    play.ready("Ada", PLAIN_ALLY)
    play.hand("Ada", FREIGHT, GUN)
    play.acts("Ada")
    assert play.offered(EQUIP, GUN)
    assert not play.can(FREIGHT)


def test_anonymous_freight__not_with_a_card_playable_as_if_from_the_hand(play):
    play.vampire("Ada")
    fragments = play.in_play("Ada", "The Erciyes Fragments")
    gun = play.card("Ada", GUN)
    zones.put_under(play.table, gun, fragments)
    play.hand("Ada", FREIGHT)
    play.acts("Ada")
    assert play.offered(EQUIP, gun)
    assert not play.can(FREIGHT)


def test_anonymous_freight__a_blocked_action_costs_nothing_and_keeps_the_equipment(play):
    play.vampire("Ada")
    ben = play.vampire("Ben")
    _, gun = play.hand("Ada", FREIGHT, GUN)
    play.acts("Ada").plays(FREIGHT)
    play.action.inherent = 0
    play.blocks(ben).finish()
    assert play.zone(gun) is Zone.HAND
    assert play.zone(FREIGHT) is Zone.ASH_HEAP
    assert play.pool_of("Ada") == 30


def test_anonymous_freight__equipment_that_has_left_the_hand_is_not_paid_for(play):
    play.vampire("Ada")
    play.vampire("Ben")
    _, gun = play.hand("Ada", FREIGHT, GUN)
    play.acts("Ada").plays(FREIGHT)
    zones.move(play.table, gun, Zone.ASH_HEAP)
    play.finish()
    assert play.pool_of("Ada") == 30


def test_anonymous_freight__the_vampire_can_take_the_equipment_again(play):
    ada = play.vampire("Ada")
    play.vampire("Ada")
    _, gun, other = play.hand("Ada", FREIGHT, GUN, GUN)
    play.acts("Ada").plays(FREIGHT, minion=ada)
    if play.action:
        play.finish()
    play[ada].locked = False
    play.again()
    assert not play.can(FREIGHT, minion=ada)
    play.choose(EQUIP, minion=ada)
    if play.action:
        play.finish()
    assert {play[gun].host, play[other].host} == {ada}


def crimethinc(play):
    """Whether Ada's anarch can play CrimethInc. during the action that was announced."""
    while play.action and not play.can("CrimethInc."):
        play.choose(PASS)
    return bool(play.action)


def test_anonymous_freight__does_not_have_the_requirements_of_the_equipment(play):
    play.vampire("Ada", "pro", sect=Sect.ANARCH)
    play.vampire("Ben")
    play.hand("Ada", FREIGHT, ANARCHS, "CrimethInc.")
    play.acts("Ada").plays(FREIGHT)
    assert not crimethinc(play)


def test_anonymous_freight__an_equip_action_has_the_requirements_of_the_equipment(play):
    play.vampire("Ada", "pro", sect=Sect.ANARCH)
    play.vampire("Ben")
    play.hand("Ada", FREIGHT, ANARCHS, "CrimethInc.")
    play.acts("Ada").choose(EQUIP, ANARCHS)
    assert crimethinc(play)


def test_anonymous_freight__the_cost_of_the_equipment_can_be_reduced(play):
    play.vampire("Ada")
    play.vampire("Ben")
    play.in_play("Ada", "Powerbase: Tshwane")
    play.hand("Ada", FREIGHT, GUN)
    play.acts("Ada").plays(FREIGHT)
    play.choose(REDUCE)
    play.finish()
    assert play[GUN].host != NONE
    assert play.pool_of("Ada") == 29
