"""Cards that start a combat, prevent it, or have an effect throughout it."""

import pytest
from card_fights import LONG, SECOND_ROUND, drained, fight, to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Bonus, Sect
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def rushed(play, card, disciplines="", **facts):
    """Ada's vampire enters combat with one of Ben's by this card. Return both minions."""
    ada, ben = play.vampire("Ada", disciplines, **facts), play.vampire("Ben")
    play.hand("Ada", card)
    play.acts("Ada").plays(card, target=ben)
    for _ in range(10):
        if play.combats():
            break
        play.choose(PASS)
    return ada, ben


def test_bums_rush__one_maneuver_in_any_round(play):
    ada, ben = play.vampire("Ada", "cel"), play.vampire("Ben")
    play.hand("Ada", "Bum's Rush", "Psyche!")
    play.acts("Ada").plays("Bum's Rush", target=ben)
    to_strikes(play).choose(HANDS).choose(PASS)
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    to_kind(play, "range", "Ada").choose(MANEUVER, minion=ada)
    assert LONG in play.log_sentences()
    assert SECOND_ROUND in play.log_sentences()
    for _ in range(6):
        assert not play.offered(MANEUVER, minion=ada)
        if play.decision is None or play.action is None:
            break
        play.choose(PASS)


def test_bums_rush__is_replaced_after_the_action_only(play):
    play.library("Ada", "Blur")
    play.hand("Ada", *["Majesty"] * 6)
    rushed(play, "Bum's Rush")
    assert len(play.seat("Ada").hand) == 6
    play.finish()
    assert len(play.seat("Ada").hand) == 7


def test_bums_rush__not_at_a_minion_of_your_own(play):
    play.vampire("Ada")
    other = play.vampire("Ada")
    play.hand("Ada", "Bum's Rush")
    play.acts("Ada")
    assert not play.can("Bum's Rush", target=other)


def test_hunters_mark__a_press_in_any_round(play):
    ada, _ = rushed(play, "Hunter's Mark", "cel tha")
    to_kind(play, "press", "Ada").choose(PRESS_ON, minion=ada).finish()
    assert SECOND_ROUND in play.log_sentences()


def test_hunters_mark__the_opponent_cannot_end_the_first_round(play):
    ada, ben = play.vampire("Ada", "CEL THA"), play.vampire("Ben", "pro")
    play.hand("Ada", "Hunter's Mark")
    play.hand("Ben", "Earth Meld")
    play.acts("Ada").plays("Hunter's Mark", "CEL+THA", target=ben)
    to_strikes(play).choose(HANDS)
    assert play.asked == "Ben"
    assert not play.can("Earth Meld")
    play.choose(HANDS)
    to_kind(play, "press", "Ada").choose(PRESS_ON, minion=ada)
    to_strikes(play).choose(HANDS)
    assert play.can("Earth Meld", "pro")


def test_hunters_mark__not_with_one_of_the_disciplines(play):
    ben = play.vampire("Ben")
    play.vampire("Ada", "CEL")
    play.hand("Ada", "Hunter's Mark")
    play.acts("Ada")
    assert not play.can("Hunter's Mark", target=ben)


def test_form_of_the_bat__less_intercept_and_a_maneuver_if_blocked_nevertheless(play):
    ada, ben = play.vampire("Ada", "pro"), play.vampire("Ben")
    play.on(ben, "Raven Spy")
    play.hand("Ada", "Form of the Bat")
    play.bleeds(ada).blocks(ben).plays("Form of the Bat", "pro")
    assert play.intercept(ben) == 0
    to_kind(play, "range", "Ada").choose(MANEUVER, minion=ada)
    assert LONG in play.log_sentences()


def test_form_of_the_bat__intercept_and_a_maneuver_for_the_blocker(play):
    ada, ben = play.vampire("Ada", "obf"), play.vampire("Ben", "PRO")
    play.hand("Ada", "Lost in Crowds")
    play.hand("Ben", "Form of the Bat")
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "obf")
    play.until("Ben", "Form of the Bat").plays("Form of the Bat", "PRO")
    to_kind(play, "range", "Ben").choose(MANEUVER, minion=ben)
    assert LONG in play.log_sentences()


def test_form_of_the_bat__no_equipment_in_that_combat(play):
    ada, ben = play.vampire("Ada", "obf"), play.vampire("Ben", "PRO")
    play.on(ben, ".44 Magnum")
    play.hand("Ada", "Lost in Crowds")
    play.hand("Ben", "Form of the Bat")
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "obf")
    play.until("Ben", "Form of the Bat").plays("Form of the Bat", "PRO")
    to_strikes(play).choose(HANDS)
    assert play.asked == "Ben"
    assert not play.offered(USE)


def test_form_of_the_bat__no_maneuver_in_a_combat_that_follows(play):
    ada, ben = play.vampire("Ada", "CEL pro"), play.vampire("Ben")
    play.on(ben, "Raven Spy")
    play.hand("Ada", "Form of the Bat", "Psyche!")
    play.bleeds(ada).blocks(ben).plays("Form of the Bat", "pro")
    play.until("Ada", "Psyche!")
    while not play.can("Psyche!", "CEL"):
        play.choose(PASS)
    play.plays("Psyche!", "CEL")
    assert not play.offered(MANEUVER)


def obeyed(play, level, capacity=8, **facts):
    """Ada's vampire bleeds and is blocked by an older one of Ben's, who plays Obedience."""
    ada = play.vampire("Ada", **facts)
    ben = play.vampire("Ben", "DOM", capacity=capacity)
    play.hand("Ben", "Obedience")
    play.bleeds(ada).blocks(ben)
    return ada, ben


def test_obedience__unlocks_both_and_no_combat(play):
    ada, ben = obeyed(play, "dom")
    play.plays("Obedience", "dom")
    assert (play[ada].locked, play[ben].locked) == (False, False)
    assert not play.combats()
    assert not play.offered(BLEED, minion=ada), "a bleed cannot be repeated anyway"


def test_obedience__the_acting_vampire_stays_locked_at_superior(play):
    ada, ben = obeyed(play, "DOM")
    play.plays("Obedience", "DOM")
    assert (play[ada].locked, play[ben].locked) == (True, False)
    assert play.pool_of("Ben") == 30


def test_obedience__the_same_action_cannot_be_performed_again(play):
    ada = play.vampire("Ada")
    ben = play.vampire("Ben", "dom", capacity=8)
    play.on(ben, "Raven Spy")
    play.hand("Ben", "Obedience")
    play.hunts(ada).blocks(ben).plays("Obedience", "dom")
    assert play.offered(BLEED, minion=ada)
    assert not play.offered(HUNT, minion=ada)


def test_obedience__against_an_action_that_enters_combat(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "dom", capacity=8)
    play.hand("Ada", "Bum's Rush")
    play.hand("Ben", "Obedience")
    play.acts("Ada").plays("Bum's Rush", target=ben)
    play.until("Ben", "Obedience").plays("Obedience", "dom")
    assert not play[ada].locked
    assert not play.combats()


def test_obedience__not_against_an_older_vampire_or_locked(play):
    obeyed(play, "dom", capacity=5)
    assert not play.can("Obedience")


def test_obedience__not_by_a_locked_vampire(play):
    play.vampire("Ada")
    ben = play.vampire("Ben", "dom", capacity=8)
    play[ben].locked = True
    play.hand("Ada", "Bum's Rush")
    play.hand("Ben", "Obedience")
    play.acts("Ada").plays("Bum's Rush", target=ben)
    assert not play.can("Obedience")


def test_concealed_weapon__equips_before_range_and_pays(play):
    ada, _ = fight(play, "", "Concealed Weapon", ".44 Magnum")
    gun = play.number(".44 Magnum")
    play.plays("Concealed Weapon", target=gun)
    assert play[gun].host == ada
    assert play.pool_of("Ada") == 28
    assert play.offered(USE, gun)


def test_concealed_weapon__no_unique_costly_or_aggravated_ones(play):
    fight(play, "", "Concealed Weapon", "Ivory Bow", "Assault Rifle", "Flamethrower", "Mark V")
    assert not play.can("Concealed Weapon")


def test_concealed_weapon__a_costly_one_that_a_text_in_play_makes_cheaper(play):
    """By a ruling."""
    _, ben = fight(play, "", against="Black Cat", held=["Concealed Weapon", "Combat Shotgun"])
    shotgun = play.number("Combat Shotgun")  # 3 pool
    play.until("Ben", "Concealed Weapon").plays("Concealed Weapon", target=shotgun)
    assert play[shotgun].host == ben
    assert play.pool_of("Ben") == 28


def test_concealed_weapon__not_a_weapon_that_a_text_in_play_makes_too_expensive(play):
    """By a ruling."""
    play.in_play("Cleo", "Centralized Background Check")
    fight(play, "", "Concealed Weapon", ".44 Magnum")
    assert not play.can("Concealed Weapon")


def test_concealed_weapon__no_weapon_that_cannot_be_paid_for(play):
    play.pool("Ada", 1)
    fight(play, "", "Concealed Weapon", ".44 Magnum")
    assert not play.can("Concealed Weapon")


def test_concealed_weapon__is_not_an_action_to_equip(play):
    play.vampire("Ada")
    ada, _ = fight(play, "", "Concealed Weapon", ".44 Magnum", ".44 Magnum")
    play.plays("Concealed Weapon", target=play.seat("Ada").hand[1]).finish()
    play[ada].locked = False
    play.again()
    assert play.offered(EQUIP, minion=ada)


def disarmed(play, level, **facts):
    pair = fight(play, level, "Roundhouse", "Disarm", **facts)
    to_strikes(play).plays("Roundhouse", "pot").choose(HANDS)
    while not play.can("Disarm"):
        play.choose(PASS)
    play.plays("Disarm", level)
    return pair


def test_disarm__sends_to_torpor_and_weakens(play):
    _, ben = disarmed(play, "pot")
    play.finish()
    assert play[ben].in_torpor
    assert stats.strength(play.table, play[ben]) == 0
    assert stats.bonus_of(play.table, Bonus.STRENGTH, play[ben]) == -1


def test_disarm__two_less_strength_at_superior(play):
    _, ben = disarmed(play, "POT")
    play.finish()
    assert stats.bonus_of(play.table, Bonus.STRENGTH, play[ben]) == -2


def test_disarm__three_blood_burn_it(play):
    _, ben = disarmed(play, "pot")
    play.finish()
    drained(play, ben, 3)
    disarm = play[ben].attached[0]
    play.turn("Ben").plays("Disarm")
    assert play[ben].blood == 0
    assert play.zone(disarm) is Zone.ASH_HEAP


@pytest.mark.parametrize("level", ["pot", "POT"])
def test_disarm__not_after_less_or_equal_damage(play, level):
    fight(play, level, "Disarm")
    to_strikes(play).choose(HANDS).choose(HANDS)
    while play.action:
        assert not play.can("Disarm")
        play.choose(PASS)


def test_disarm__not_for_environmental_damage(play):
    fight(play, "pot ANI", "Disarm", "Carrion Crows")
    play.plays("Carrion Crows", "ANI")
    to_strikes(play).choose(PASS).choose(PASS)
    while play.action:
        assert not play.can("Disarm")
        play.choose(PASS)


def test_weighted_walking_stick__strikes_and_wears_out(play):
    ada, ben = fight(play, "", "Weighted Walking Stick")
    play.plays("Weighted Walking Stick")
    stick = play.number("Weighted Walking Stick")
    assert (play[stick].host, play[stick].blood) == (ada, 5)
    to_strikes(play).choose(USE, stick).choose(PASS)
    play.finish()
    assert (play[ben].blood, play[stick].blood) == (3, 3)


def test_weighted_walking_stick__a_counter_for_damage_that_is_prevented_but_not_if_dodged(play):
    ada, ben = fight(play, "", "Weighted Walking Stick", theirs="pro", held=["Form of Mist"])
    play.plays("Weighted Walking Stick")
    stick = play.number("Weighted Walking Stick")
    to_strikes(play).choose(USE, stick).plays("Form of Mist", "pro")
    play.finish()
    assert (play[ben].blood, play[stick].blood) == (5, 5)
    assert play[stick].host == ada


@pytest.mark.parametrize(("card", "left"), [("Blood Fury", 5), ("Blood Rage", 5), (None, 3)])
def test_weighted_walking_stick__no_counter_for_damage_that_is_not_inflicted(play, card, left):
    held = [card] if card else []
    ada, _ = fight(play, "", "Weighted Walking Stick", theirs="tha", held=held)
    play.plays("Weighted Walking Stick")
    stick = play.number("Weighted Walking Stick")
    to_strikes(play).choose(USE, stick)
    (play.plays(card, "tha") if card else play.choose(PASS)).finish()
    assert (play[stick].blood, play[stick].host) == (left, ada)


def test_weighted_walking_stick__a_counter_for_damage_to_a_minion_that_it_burns(play):
    ada, ben = play.vampire("Ada"), play.ready("Ben", PLAIN_ALLY)
    play.hand("Ada", "Weighted Walking Stick")
    play.bleeds(ada).blocks(ben).plays("Weighted Walking Stick")
    stick = play.number("Weighted Walking Stick")
    to_strikes(play).choose(USE, stick).finish()
    assert play.zone(ben) is Zone.ASH_HEAP
    assert play[stick].blood == 3


def test_weighted_walking_stick__is_burned_with_its_last_counter(play):
    fight(play, "", "Weighted Walking Stick")
    play.plays("Weighted Walking Stick")
    stick = play.number("Weighted Walking Stick")
    drained(play, stick, 1)
    to_strikes(play).choose(USE, stick).choose(PASS)
    play.finish()
    assert play.zone(stick) is Zone.ASH_HEAP


def test_weighted_walking_stick__not_a_second_one_or_in_a_later_round(play):
    fight(play, "cel", "Weighted Walking Stick", "Weighted Walking Stick", "Psyche!")
    play.plays("Weighted Walking Stick")
    assert not play.can("Weighted Walking Stick", "")
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    while play.decision and play.action:
        assert not play.can("Weighted Walking Stick", "")
        play.choose(PASS)
    assert SECOND_ROUND in play.log_sentences()


def test_living_manse__bleeds_for_one_more_and_ends_a_combat(play):
    ada, ben = play.vampire("Ada", clan="Tzimisce"), play.vampire("Ben")
    manse = play.on(ada, "Living Manse")
    play.bleeds(ada)
    assert play.bleed == 2
    play.blocks(ben).uses("Living Manse")
    assert play.zone(manse) is Zone.ASH_HEAP
    play.finish()
    assert not any("strikes" in line for line in play.log_sentences())


def test_living_manse__not_a_second_one_on_a_vampire_and_not_after_range_is_determined(play):
    ada, ben = play.vampire("Ada", clan="Tzimisce"), play.vampire("Ben")
    play.on(ada, "Living Manse")
    play.hand("Ada", "Living Manse")
    play.acts("Ada")
    assert not play.offered(EQUIP)
    play.bleeds(ada).blocks(ben)
    to_strikes(play)
    assert not play.can("Living Manse")


def test_living_manse__not_in_a_combat_of_another_minion(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(play.vampire("Ada", clan="Tzimisce"), "Living Manse")
    play.bleeds(ada).blocks(ben)
    assert not play.can("Living Manse")


def test_power_of_one__the_target_of_a_rush_does_not_burn_blood(play):
    ada, ben = play.vampire("Ada", "obt", sect=Sect.ANARCH), play.vampire("Ben")
    play.hand("Ada", "Bum's Rush", "Power of One")
    play.acts("Ada").plays("Bum's Rush", target=ben, minion=ada)
    for _ in range(20):
        assert not play.can("Power of One")
        if not play.action:
            break
        play.choose(PASS)
    assert play[ben].blood == 5
