"""Vampires whose text changes one rule of combat for them."""

import pytest
from card_play import CardPlay
from card_steps import fights, logged

from cardbase.terms import Sect
from vtes_deck.engine.combat import presses
from vtes_deck.engine.combat.damage import WouldSuffer
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.damage_types import Damage
from vtes_deck.engine.state.decisions import NONE, PASS
from vtes_deck.engine.state.moves import Granted
from vtes_deck.engine.state.table import Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Combat: Karsh, Gotsdam, Noluthando, White Lily, Arianne, Mariel


def hurt(play, minion, n):
    """Inflict aggravated damage on the minion now."""
    hit = Damage(target=minion, n=n, aggravated=True)
    WouldSuffer(minion, (hit,)).happen(play.table)


def test_gotsdam_the_tired_warrior__aggravated_damage_is_healed_in_combat(play):
    gotsdam, ben = (
        play.ready("Ada", "Gotsdam, The Tired Warrior"),
        play.ready("Ben", "Baba Yaga, the Iron Hag"),
    )
    fights(play, gotsdam, ben)
    play.until("Ben", ben).plays(ben)
    blood = play[gotsdam].blood
    while not play.offered(HANDS):
        play.choose(PASS)
    play.strikes_with_hands()
    assert not play[gotsdam].wounded
    assert play[gotsdam].blood == blood - 2


def test_gotsdam_the_tired_warrior__not_outside_combat(play):
    gotsdam = play.ready("Ada", "Gotsdam, The Tired Warrior")
    play.acts("Ada")
    hurt(play, gotsdam, 1)
    assert play[gotsdam].in_torpor


def test_gotsdam_the_tired_warrior__no_frenzy(play):
    gotsdam, other = play.ready("Ada", "Gotsdam, The Tired Warrior"), play.vampire("Ada")
    ben = play.vampire("Ben", "ANI", capacity=8)
    play.hand("Ben", "Terror Frenzy")
    fights(play, other, ben)
    assert play.can("Terror Frenzy") or play.until("Ben", "Terror Frenzy")
    play.finish()
    play[ben].locked = False
    play.bleeds(gotsdam).blocks(ben)
    while play.action:
        assert not play.can("Terror Frenzy")
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_karsh__a_blood_against_aggravated_damage(play):
    karsh, ben = play.ready("Ada", "Karsh"), play.ready("Ben", "Baba Yaga, the Iron Hag")
    fights(play, karsh, ben)
    play.until("Ada", karsh).plays(karsh)
    play.until("Ben", ben).plays(ben)
    play.strikes_with_hands()
    assert not play[karsh].wounded


def test_karsh__only_locked_vampires_of_other_sects(play):
    karsh = play.ready("Ada", "Karsh")
    locked = play.vampire("Ben", sect=Sect.SABBAT, locked=True)
    unlocked = play.vampire("Ben", sect=Sect.SABBAT)
    camarilla = play.vampire("Ben", locked=True)
    play.acts("Ada")
    assert play.can(karsh, target=locked)
    assert not play.can(karsh, target=unlocked)
    assert not play.can(karsh, target=camarilla)


def test_karsh__only_for_the_round(play):
    karsh, ben = play.ready("Ada", "Karsh"), play.ready("Ben", "Baba Yaga, the Iron Hag")
    fights(play, karsh, ben)
    presses.grant(play.table, ben, Granted(NONE))
    play.until("Ada", karsh).plays(karsh)
    play.until("Ben", ben).plays(ben)
    play.strikes_with_hands()
    assert not play[karsh].wounded
    play.choose(presses.PRESS_ON).until("Ada", karsh)  # he could use it again
    play.until("Ben", ben).plays(ben)
    while not play[karsh].wounded:
        play.choose(HANDS if play.offered(HANDS) else PASS)
    assert logged(play, "Round 2")


def test_noluthando__more_damage_with_ranged_strikes(play):
    noluthando, ben = play.ready("Ada", "Noluthando"), play.vampire("Ben", capacity=9)
    gun = play.on(noluthando, ".44 Magnum")
    fights(play, noluthando, ben)
    while not play.offered(HANDS):
        play.choose(PASS)
    play.plays(gun).strikes_with_hands()
    assert play[ben].blood == 6


def test_noluthando__not_with_hands(play):
    noluthando, ben = play.ready("Ada", "Noluthando"), play.vampire("Ben", capacity=9)
    fights(play, noluthando, ben)
    play.strikes_with_hands()
    assert play[ben].blood == 8


def test_white_lily__equips_before_range(play):
    lily, ben = play.ready("Ada", "White Lily"), play.vampire("Ben", capacity=9)
    gun, vest = play.hand("Ada", ".44 Magnum", "Leather Jacket")
    fights(play, lily, ben)
    play.until("Ada", lily)
    assert not play.can(lily, target=vest)
    play.plays(lily, target=gun)
    assert gun in play[lily].attached
    assert play.pool_of("Ada") == 28


def test_white_lily__is_offered_no_weapon_that_she_cannot_pay_for(play):
    lily, ben = play.ready("Ada", "White Lily"), play.vampire("Ben")
    play.pool("Ada", 1)
    play.hand("Ada", ".44 Magnum", "Saturday-Night Special")
    play.bleeds(lily).blocks(ben).until("Ada", lily)
    (only,) = play.ways(lily)
    assert only.target == play.number("Saturday-Night Special")


def test_white_lily__not_without_the_pool_or_in_combats_of_others(play):
    lily, other, ben = play.ready("Ada", "White Lily"), play.vampire("Ada"), play.vampire("Ben")
    gun = play.hand("Ada", ".44 Magnum")[0]
    play.bleeds(other).blocks(ben)
    while play.action:
        assert not play.can(lily)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert play.zone(gun) is Zone.HAND


def test_arianne_the_conqueror__ends_combat_with_damage_after_it(play):
    arianne, ben = second_round(play)
    assert play.can(arianne)
    play.plays(arianne).strikes_with_hands()
    play.finish()
    assert play[ben].blood == 7, "one by the first strike, one after the combat"
    assert not logged(play, "Round 3")


def second_round(play):
    """Arianne and a vampire of Ben's choose strikes in the second round."""
    arianne, ben = play.ready("Ada", "Arianne, The Conqueror"), play.vampire("Ben", capacity=9)
    fights(play, arianne, ben)
    presses.grant(play.table, arianne, Granted(NONE))
    assert not play.can(arianne), "not in the first round"
    play.strikes_with_hands()
    play.choose(presses.PRESS_ON)
    while not play.offered(HANDS):
        play.choose(PASS)
    return arianne, ben


def test_arianne_the_conqueror__no_damage_if_another_combat_follows(play):
    """By a ruling."""
    arianne, ben = second_round(play)
    play.plays(arianne)
    play.table.current(Combat).queued = True
    play.choose(HANDS)
    assert logged(play, "The combat is over")
    assert play[ben].blood == 8


def test_mariel_lady_thunder__hurts_both_after_the_combat(play):
    mariel = play.ready("Cleo", "Mariel, Lady Thunder")
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    dog = play.on(ben, "Raven Spy")
    life = play[dog].blood
    play.bleeds(ada).blocks(ben)
    play.until("Cleo", mariel).plays(mariel)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (4, 4)
    assert play[mariel].locked
    assert dog not in play.table.in_play or play[dog].blood == life - 1


def test_mariel_lady_thunder__not_her_own_combat(play):
    mariel, ben = play.ready("Ada", "Mariel, Lady Thunder"), play.vampire("Ben")
    play.bleeds(mariel).blocks(ben)
    play[mariel].locked = False
    while play.action:
        assert not play.can(mariel)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_humo__stealth_for_greensleeves_only(play):
    humo = play.ready("Ada", "Humo")
    green, other = play.ready("Ada", "Greensleeves"), play.vampire("Ada")
    ben = play.vampire("Ben")
    play.bleeds(green).blocks(ben)
    play.plays(humo)
    assert play.stealth == 1
    assert not play.can(humo)
    play.finish()
    play[ben].locked = False
    play.bleeds(other).blocks(ben)
    assert not play.can(humo)


def test_humo__not_for_one_of_another_methuselah(play):
    humo, green = play.ready("Ada", "Humo"), play.ready("Ben", "Greensleeves")
    cleo = play.vampire("Cleo")
    play.bleeds(green).blocks(cleo)
    assert not play.can(humo)
