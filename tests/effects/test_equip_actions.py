"""Masters with which minions equip: Filchware's Pawn Shop, Vast Wealth."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.actions.permanents import EQUIP, Equip
from vtes_deck.engine.state.table import Zone

SHOP, WEALTH = "Filchware's Pawn Shop", "Vast Wealth"
GUN = ".44 Magnum"  # 2 pool
TREMERE_BLADE, MELLON = "Sword of Nuln", "Abraham Mellon"  # he counts as a Tremere


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def shop(play, owner, name=GUN):
    """A card in an ash heap, and the shop."""
    play.in_play("Ada", SHOP)
    return play.card(owner, name, Zone.ASH_HEAP)


def test_filchwares_pawn_shop__a_card_of_another_costs_one_less(play):
    gun, ada = shop(play, "Cleo"), play.vampire("Ada")
    play.vampire("Ben")
    play.acts("Ada").uses(SHOP, target=gun)
    assert isinstance(play.action, Equip)
    assert play.action.seats == ()
    assert play.stealth == 1
    play.finish()
    assert play[gun].host == ada
    assert play[gun].controller == 0
    assert play.pool_of("Ada") == 29


def test_filchwares_pawn_shop__a_card_of_your_own_costs_one_more(play):
    gun = shop(play, "Ada")
    play.ready("Ada", PLAIN_ALLY)
    play.acts("Ada").uses(SHOP, target=gun)
    if play.action:
        play.finish()
    assert play.pool_of("Ada") == 27


def test_filchwares_pawn_shop__any_minion_uses_it(play):
    gun, ben = shop(play, "Ada"), play.vampire("Ben")
    play.acts("Ben").uses(SHOP, minion=ben, target=gun)
    if play.action:
        play.finish()
    assert play[gun].host == ben
    assert play.pool_of("Ben") == 29


def test_filchwares_pawn_shop__no_location_or_what_the_minion_cannot_have_or_pay(play):
    place, gun = shop(play, "Cleo", "Living Manse"), play.card("Ada", GUN, Zone.ASH_HEAP)
    blade = play.card("Cleo", "Ivory Bow", Zone.ASH_HEAP)
    retainer = play.card("Cleo", "Mr. Winthrop", Zone.ASH_HEAP)
    ada = play.vampire("Ada")
    play.on(ada, "Ivory Bow")
    play.pool("Ada", 2)
    play.acts("Ada")
    targets = {one.target for one in play.ways(SHOP)}
    assert not targets & {place, gun, retainer, blade}


def test_filchwares_pawn_shop__a_blocked_action_leaves_the_card_in_the_heap(play):
    gun = shop(play, "Cleo")
    play.vampire("Ada")
    ben = play.vampire("Ben")
    play.acts("Ada").uses(SHOP, target=gun)
    play.action.inherent = 0
    play.blocks(ben)
    while play.action:
        play.choose(play.options[0].verb) if len(play.options) == 1 else play.finish()
    assert gun in play.seat("Cleo").ash_heap
    assert play.pool_of("Ada") == 30


def test_filchwares_pawn_shop__not_twice_by_one_minion_in_a_turn(play):
    gun = shop(play, "Cleo")
    other = play.card("Cleo", "Leather Jacket", Zone.ASH_HEAP)
    ada, second = play.vampire("Ada"), play.vampire("Ada")
    play.acts("Ada").uses(SHOP, minion=ada, target=gun)
    play[ada].locked = False
    play.hand("Ada", "Leather Jacket")
    play.again()
    assert not play.can(SHOP, minion=ada)
    assert play.can(SHOP, minion=second, target=other)
    assert play.offered(EQUIP, minion=ada)


def test_filchwares_pawn_shop__not_as_a_member_of_another_clan(play):
    """By a ruling no vampire counts as another clan for a card that is not played."""
    blade = shop(play, "Cleo", TREMERE_BLADE)
    abraham, tremere = play.ready("Ada", MELLON), play.vampire("Ada", clan="Tremere")
    play.acts("Ada")
    assert play.can(SHOP, minion=tremere, target=blade)
    assert not play.can(SHOP, minion=abraham, target=blade)
    play.hand("Ada", TREMERE_BLADE)
    play.again()
    assert play.offered(EQUIP, minion=abraham)


def wealthy(play, *library):
    """Ada's vampire with Vast Wealth, and the library with the last card on top."""
    ada = play.vampire("Ada")
    play.on(ada, WEALTH, "Ada")
    return ada, play.library("Ada", *library)


def test_vast_wealth__the_first_equipment_of_the_library_is_paid_for(play):
    ada, (deep, gun, other) = wealthy(play, "Leather Jacket", GUN, "Blur")
    play.vampire("Ben")
    play.acts("Ada").uses(WEALTH)
    assert isinstance(play.action, Equip)
    assert play.stealth == 1
    play.finish()
    assert play[gun].host == ada
    assert play.pool_of("Ada") == 28
    assert {deep, other} == set(play.seat("Ada").library)


def test_vast_wealth__equipment_that_the_minion_cannot_have_is_burned_without_cost(play):
    ada, (bow,) = wealthy(play, "Ivory Bow")
    play.on(ada, "Ivory Bow")
    play.acts("Ada").uses(WEALTH)
    if play.action:
        play.finish()
    assert play.zone(bow) is Zone.ASH_HEAP
    assert play.pool_of("Ada") == 30


def test_vast_wealth__not_equipped_as_a_member_of_another_clan(play):
    abraham = play.ready("Ada", MELLON)
    play.on(abraham, WEALTH, "Ada")
    blade, *_ = play.library("Ada", TREMERE_BLADE, *["Blur"] * 9)
    play.acts("Ada").uses(WEALTH)
    if play.action:
        play.finish()
    assert play.zone(blade) is Zone.ASH_HEAP
    assert play.pool_of("Ada") == 30


def test_vast_wealth__not_without_equipment_or_for_the_controller_of_a_stolen_minion(play):
    ada, _ = wealthy(play, "Blur")
    play.acts("Ada").uses(WEALTH)
    assert play[ada].attached == (play.number(WEALTH),)
    ben = play.vampire("Ben")
    play.on(ben, WEALTH, "Ada")
    assert not play.acts("Ben").can(WEALTH)
