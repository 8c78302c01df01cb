"""Masters and events in play without a declaration that concern several Methuselahs."""

import pytest
from card_play import CardPlay
from card_steps import passing
from referendums import calls

from cardbase.terms import Sect, Trait
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_METHUSELAH
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize(("blood", "moved"), [(2, 1), (5, 0)])
def test_hunger_moon__takes_blood_only_from_a_vampire_that_gained_some(play, blood, moved):
    ada, moon = play.vampire("Ada", capacity=5, blood=blood), play.in_play("Ben", "Hunger Moon")
    play.hunts(ada).finish()
    passing(play, lambda: play.action is None)
    assert play[moon].blood == moved


def test_hunger_moon__burned_with_five_blood(play):
    ada, moon = play.vampire("Ada", blood=1), play.in_play("Ben", "Hunger Moon")
    play.blood(moon, 4)
    play.hunts(ada).finish()
    passing(play, lambda: play.action is None)
    assert play.zone(moon) is Zone.ASH_HEAP


@pytest.mark.parametrize(("clan", "locked"), [("Ministry", True), ("Brujah", False)])
def test_children_of_osiris__ministers_of_all_pay_to_unlock(play, clan, locked):
    play.in_play("Ada", "Children of Osiris")
    ben = play.vampire("Ben", clan=clan, blood=2)
    play.lock(ben)
    play.turn("Ben", Phase.UNLOCK)
    assert play[ben].locked is locked
    if locked:
        play.uses("Children of Osiris", target=ben)
        assert (play[ben].locked, play[ben].blood) == (False, 1)


def test_khobar_towers__pool_for_the_capacity_or_the_cost(play):
    vampire, ally = play.vampire("Ada", capacity=7, blood=1), play.ready("Ada", "Mylan Horseed")
    towers = play.in_play("Ada", "Khobar Towers, Al-Khubar")
    for minion, gain in ((vampire, 7), (ally, play.table.cards[ally].pool_cost)):
        pool = play.pool_of("Ada")
        play[towers].locked = False
        play.turn("Ada", Phase.UNLOCK).uses(towers, target=minion)
        assert play.pool_of("Ada") == pool + gain
        assert play.zone(minion) is Zone.REMOVED
        assert play[towers].locked


def test_cultivated_blood_shortage__only_vampires_without_blood_lock(play):
    rich, poor = (play.vampire("Ben", clan="Ventrue", blood=n) for n in (1, 0))
    other = play.vampire("Ben", clan="Brujah", blood=1)
    play.in_play("Ada", "Cultivated Blood Shortage")
    play.turn("Ben", Phase.UNLOCK)
    assert not play.offered(PASS)
    play.uses("Cultivated Blood Shortage")
    assert [play[one].blood for one in (rich, poor, other)] == [0, 0, 1]
    assert [play[one].locked for one in (rich, poor, other)] == [False, True, False]


@pytest.mark.parametrize("chosen", [True, False])
def test_danse_macabre__only_the_chosen_vampire_unlocks(play, chosen):
    sabbat = [play.vampire("Ada", sect=Sect.SABBAT) for _ in range(2)]
    play.hand("Ada", "Danse Macabre")
    play.acts("Ada", Phase.MASTER).plays("Danse Macabre", target=sabbat[0])
    passing(play, lambda: play.table.phase is Phase.MINION)
    acting = sabbat[0 if chosen else 1]
    play.bleeds(acting)
    assert passing(play, lambda: play.can("Danse Macabre") or play.action is None)
    assert play.can("Danse Macabre") is chosen
    if chosen:
        play.uses("Danse Macabre")
        assert (play[acting].locked, play[acting].blood) == (False, 4)


@pytest.mark.parametrize(("name", "pays"), [("Ben", True), ("Dora", True), ("Cleo", False)])
def test_arcanum_chapterhouse__only_predator_and_prey(play, name, pays):
    play.in_play("Ada", "Arcanum Chapterhouse, Alexandria")
    for ground in ("Port Hunting Ground", "Base Hunting Ground"):
        play.in_play(name, ground)
    pool = play.pool_of(name)
    play.turn(name, Phase.UNLOCK)
    assert play.can("Arcanum Chapterhouse, Alexandria") is pays
    if pays:
        play.uses("Arcanum Chapterhouse, Alexandria")
        assert play.pool_of(name) == pool - 2


def test_kingston_penitentiary__a_guest_pays_the_controller(play):
    kingston, ben = play.in_play("Ada", "Kingston Penitentiary, Ontario"), play.vampire("Ben")
    play.blood(ben, 1)
    pools = play.pool_of("Ada"), play.pool_of("Ben")
    play.turn("Ben", Phase.UNLOCK).uses(kingston, target=ben)
    assert (play.pool_of("Ada"), play.pool_of("Ben")) == (pools[0] + 1, pools[1] - 1)
    assert (play[ben].blood, play[kingston].locked) == (2, True)


def test_kingston_penitentiary__only_one_hunting_ground_for_a_guest(play):
    kingston, ben = play.in_play("Ada", "Kingston Penitentiary, Ontario"), play.vampire("Ben")
    play.blood(ben, 1)
    port = play.in_play("Ben", "Port Hunting Ground")
    play.turn("Ben", Phase.UNLOCK).uses(port, target=ben)
    assert not play.can(kingston, target=ben)


def test_tragic_love_affair__moves_and_ends(play):
    lover, other = (play.vampire(one, clan="Toreador") for one in ("Ben", "Cleo"))
    play.hand("Ada", "Tragic Love Affair")
    play.acts("Ada", Phase.MASTER).plays("Tragic Love Affair", target=lover)
    assert play[lover].locked
    play.turn("Ben", Phase.UNLOCK)
    assert play[lover].locked
    play.edge("Ben")
    play.turn("Ben", Phase.MASTER).uses("Tragic Love Affair", target=other)
    (affair,) = play[other].attached
    assert (play[lover].attached, play[other].locked) == ((), False)
    play.uses(affair)
    assert (play.zone(affair), play.table.edge) == (Zone.ASH_HEAP, -1)


@pytest.mark.parametrize(("clan", "blood", "blocks"), [("Giovanni", 1, 0), ("Brujah", 1, 1)])
def test_giovanni_discrimination__a_price_of_blocks(play, clan, blood, blocks):
    play.in_play("Cleo", "Giovanni Discrimination")
    ada, ben = play.vampire("Ada"), play.vampire("Ben", clan=clan, blood=blood)
    play.bleeds(ada).blocks(ben)
    assert play[ben].blood == blocks


@pytest.mark.parametrize("which", [0, 1])
def test_remover__locks_a_minion_or_another_card(play, which):
    ada, target = play.vampire("Ada"), play.vampire("Ben")
    play.vampire("Ada")  # it can still act, so Ada's turn goes on
    target = (target, play.in_play("Ben", "Port Hunting Ground"))[which]
    remover = play.on(ada, "Remover")
    play.acts("Ada").uses(remover, target=target).finish()
    assert play[target].locked


def test_houngan__a_samedi_locks_for_more_blood(play):
    ada = play.vampire("Ada", clan="Samedi", blood=1)
    houngan = play.on(ada, "Houngan")
    play.turn("Ada", Phase.UNLOCK)
    play.uses(houngan, words="Houngan: gain").uses(houngan, words="lock")
    assert (play[ada].blood, play[ada].locked) == (3, True)


def test_houngan__another_samedi_gets_it(play):
    ada, ben = play.vampire("Ada", clan="Samedi"), play.vampire("Ben", clan="Samedi")
    houngan = play.on(ada, "Houngan")
    play.acts("Ben").uses(houngan, minion=ben).finish()
    passing(play, lambda: play.action is None)
    assert play[ben].attached == (houngan,)


def taker(play):
    """A Black Hand vampire of Ada's with the Census Taker, and another of hers."""
    ada, other = (play.vampire("Ada", sect=Sect.SABBAT) for _ in range(2))
    for one in (ada, other):
        play[one].set_mark(Trait.BLACK_HAND.value, 1)
    return ada, other, play.on(ada, "Census Taker")


def test_census_taker__locks_for_the_bleed_of_another(play):
    ada, other, card = taker(play)
    pool = play.pool_of("Ben")
    play.bleeds(other)
    assert passing(play, lambda: play.can(card))
    play.uses(card).finish()
    assert (play.pool_of("Ben"), play[ada].locked) == (pool - 2, True)


@pytest.mark.parametrize(("sect", "can"), [(Sect.SABBAT, True), (Sect.CAMARILLA, False)])
def test_census_taker__only_for_bleeds_of_the_sabbat(play, sect, can):
    _, other, card = taker(play)
    play[other].sect = sect
    play.bleeds(other)
    passing(play, lambda: play.can(card) or play.action is None)
    assert (play.action is not None) is can


def test_census_taker__locks_for_votes_of_another(play):
    ada, other, card = taker(play)
    elder = play.vampire("Ada", sect=Sect.CAMARILLA)
    calls(play, "Regaining the Upper Hand", capacity=5)
    assert passing(play, lambda: play.offered(CHOOSE_METHUSELAH))
    play.choose(CHOOSE_METHUSELAH, seat="Ben")
    assert passing(play, lambda: play.can(card))
    assert not play.can(card, target=ada)
    assert not play.can(card, target=elder)
    before = votes_of(play.table, play[other])
    play.uses(card, target=other)
    assert (votes_of(play.table, play[other]) - before, play[ada].locked) == (2, True)


def test_census_taker__locks_for_the_block_of_another(play):
    ada, other, card = taker(play)
    play.hunts(play.vampire("Dora", blood=1)).blocks(other)
    assert passing(play, lambda: play.can(card))
    play.uses(card, target=other)
    assert (play.intercept(other), play[ada].locked) == (1, True)
