"""Weapons that only strike, and equipment and retainers with one bonus."""

import pytest
from card_fights import LONG, fight, to_strikes
from card_play import CardPlay

from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def armed(play, weapon, *cards, disciplines="cel"):
    """Ada's vampire has this weapon and fights one of Ben's. Return all three."""
    ada, ben = play.vampire("Ada", disciplines), play.vampire("Ben", capacity=9)
    piece = play.on(ada, weapon)
    play.hand("Ada", *cards)
    play.bleeds(ada).blocks(ben)
    return ada, ben, piece


def strikes(play, weapon):
    """The blood that a vampire with 9 blood loses to the weapon, or whether it is wounded."""
    _, ben, piece = armed(play, weapon)
    to_strikes(play).choose(USE, piece, mode=0).choose(PASS)
    play.finish()
    return "torpor" if play[ben].in_torpor else 9 - play[ben].blood


def reaches(play, weapon):
    """Whether the weapon can be used at long range."""
    _, _, piece = armed(play, weapon, "Pursuit")
    play.plays("Pursuit", "cel")
    assert LONG in play.log_sentences()
    if play.action and play.decision.kind != "strike":
        to_strikes(play)
    return play.offered(USE, piece)


def test_bastard_sword__strength_and_one(play):
    assert strikes(play, "Bastard Sword") == 2


def test_bastard_sword__not_at_long_range(play):
    assert not reaches(play, "Bastard Sword")


def test_meat_cleaver__strength_and_one(play):
    assert strikes(play, "Meat Cleaver") == 2


def test_meat_cleaver__not_at_long_range(play):
    assert not reaches(play, "Meat Cleaver")


def test_bang_nakh_tigers_claws__strength_and_two(play):
    assert strikes(play, "Bang Nakh — Tiger's Claws") == 3


def test_bang_nakh_tigers_claws__not_at_long_range(play):
    assert not reaches(play, "Bang Nakh — Tiger's Claws")


def test_kalis_fang__aggravated(play):
    assert strikes(play, "Kali's Fang") == "torpor"


def test_kalis_fang__not_at_long_range(play):
    assert not reaches(play, "Kali's Fang")


def test_femur_of_toomler__aggravated(play):
    assert strikes(play, "Femur of Toomler") == "torpor"


def test_femur_of_toomler__not_at_long_range(play):
    assert not reaches(play, "Femur of Toomler")


def test_sengir_dagger__aggravated(play):
    assert strikes(play, "Sengir Dagger") == "torpor"


def test_sengir_dagger__not_at_long_range(play):
    assert not reaches(play, "Sengir Dagger")


def test_desert_eagle__two_damage(play):
    assert strikes(play, "Desert Eagle") == 2


def test_desert_eagle__reaches_far_but_gives_no_maneuver(play):
    _, _, piece = armed(play, "Desert Eagle")
    assert play.decision.kind == "strike"
    assert play.offered(USE, piece)


def test_saturday_night_special__one_damage(play):
    assert strikes(play, "Saturday-Night Special") == 1


def maneuvers_once(play, weapon):
    """The weapon maneuvers once in a combat. Return the damage that it inflicts at long range."""
    _, ben, piece = armed(play, weapon, "Psyche!")
    play.choose(USE, piece)
    assert LONG in play.log_sentences()
    while play.decision.kind != "press":
        play.choose(PASS)
    play.plays("Psyche!", "cel")
    assert play.decision.kind == "strike", "it has no maneuver left"
    return 9 - play[ben].blood


def test_saturday_night_special__only_one_maneuver_in_a_combat(play):
    assert maneuvers_once(play, "Saturday-Night Special") == 1


def test_submachine_gun__three_damage(play):
    assert strikes(play, "Submachine Gun") == 3


def test_submachine_gun__only_one_maneuver_in_a_combat(play):
    assert maneuvers_once(play, "Submachine Gun") == 3


def test_assault_rifle__four_damage(play):
    assert strikes(play, "Assault Rifle") == 4


def test_assault_rifle__only_one_maneuver_in_a_combat(play):
    assert maneuvers_once(play, "Assault Rifle") == 4


def test_combat_shotgun__three_damage(play):
    assert strikes(play, "Combat Shotgun") == 3


def again(play, weapon):
    """Whether the weapon can strike a second time in the same round."""
    ada, _, piece = armed(play, weapon, "Pursuit", disciplines="CEL")
    to_strikes(play).choose(USE, piece).choose(PASS)
    play.plays("Pursuit", "CEL")
    assert play.offered(HANDS, minion=ada)
    return play.offered(USE, piece)


def test_combat_shotgun__not_twice_in_a_round(play):
    assert not again(play, "Combat Shotgun")


def test_sawed_off_shotgun__three_damage(play):
    assert strikes(play, "Sawed-Off Shotgun") == 3


def test_sawed_off_shotgun__not_twice_in_a_combat(play):
    _, _, piece = armed(play, "Sawed-Off Shotgun", "Psyche!")
    to_strikes(play).choose(USE, piece).choose(PASS)
    while play.decision.kind != "press":
        play.choose(PASS)
    play.plays("Psyche!", "cel")
    assert not play.offered(USE, to_strikes(play) and piece)


def test_flamethrower__aggravated_at_long_range(play):
    assert strikes(play, "Flamethrower") == "torpor"


def test_flamethrower__costs_exactly_four_pool(play):
    ada = play.vampire("Ada")
    play.pool("Ada", 3)
    play.hand("Ada", "Flamethrower")
    play.acts("Ada")
    assert not play.offered(EQUIP, minion=ada)


def test_flak_jacket__prevents_one_but_only_once_in_a_combat(play):
    ada, _, jacket = armed(play, "Flak Jacket", "Psyche!")
    to_strikes(play).choose(PASS).choose(HANDS)
    play.choose(USE, jacket)
    while play.decision.kind != "press":
        play.choose(PASS)
    play.plays("Psyche!", "cel")
    to_strikes(play).choose(PASS).choose(HANDS)
    assert not play.offered(USE, jacket)
    assert play[ada].blood == 4


def test_flak_jacket__not_for_another_minion(play):
    ada, ben = fight(play, "")
    play.on(play.vampire("Ada"), "Flak Jacket")
    to_strikes(play).choose(PASS).choose(HANDS)
    assert not play.offered(USE)
    assert play[ada].blood == 4
    assert play[ben].blood == 5


def test_ir_goggles__a_maneuver(play):
    _, _, goggles = armed(play, "IR Goggles")
    play.choose(USE, goggles)
    assert LONG in play.log_sentences()


def test_ir_goggles__only_one_in_a_combat(play):
    _, _, goggles = armed(play, "IR Goggles", "Psyche!")
    play.choose(USE, goggles)
    while play.decision.kind != "press":
        play.choose(PASS)
    play.plays("Psyche!", "cel")
    assert not play.offered(USE, goggles)


def bleed_with(play, card, owner="Ada"):
    ada = play.vampire(owner)
    other = play.vampire(owner)
    play.on(ada, card)
    return stats.bleed(play.table, play[ada]), stats.bleed(play.table, play[other])


def test_laptop_computer__bleeds_for_one_more(play):
    assert bleed_with(play, "Laptop Computer") == (2, 1)


def test_laptop_computer__not_a_second_one(play):
    ada = play.vampire("Ada")
    play.on(ada, "Laptop Computer")
    play.hand("Ada", "Laptop Computer")
    play.acts("Ada")
    assert not play.offered(EQUIP, minion=ada)


def test_js_simmons_esq__bleeds_for_one_more(play):
    assert bleed_with(play, "J. S. Simmons, Esq.")[0] == 2


def test_js_simmons_esq__not_another_minion(play):
    assert bleed_with(play, "J. S. Simmons, Esq.")[1] == 1


def test_tasha_morgan__bleeds_for_one_more(play):
    assert bleed_with(play, "Tasha Morgan")[0] == 2


def test_tasha_morgan__not_another_minion(play):
    assert bleed_with(play, "Tasha Morgan")[1] == 1


def test_revenant__intercept(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(ben, "Revenant")
    play.hunts(ada)
    assert play.intercept(ben) == 1


def test_revenant__not_for_another_minion(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(play.vampire("Ben"), "Revenant")
    play.hunts(ada)
    assert play.intercept(ben) == 0


def test_deer_rifle__one_damage(play):
    assert strikes(play, "Deer Rifle") == 1


def test_deer_rifle__two_maneuvers_in_a_round(play):
    _, _, piece = armed(play, "Deer Rifle")
    play.hand("Ben", "Flash")
    ben = play.number(play.action.blocker)
    play.table.in_play[ben].disciplines = {"cel": 1}
    play.choose(USE, piece)
    play.until("Ben", "Flash").plays("Flash", "cel")
    play.choose(USE, piece)
    assert play.log_sentences().count(LONG) == 1
    while play.action and play.decision.kind == "range":
        play.choose(PASS)
    assert play.decision is None or not play.offered(HANDS), "it strikes with the rifle"


def test_deer_rifle__only_two_maneuvers_in_a_combat(play):
    _, ben, piece = armed(play, "Deer Rifle", "Psyche!", "Psyche!")
    for _ in range(2):
        play.choose(USE, piece)
        while play.decision.kind != "press":
            play.choose(PASS)
        play.plays("Psyche!", "cel")
    assert play.decision.kind == "strike", "it has no maneuver left"
    assert play[ben].blood == 7


# Righteous Blade


def press_offered(play):
    """Whether Ada's vampire is offered a press with her weapon in the next press step."""
    for _ in range(30):
        if play.decision.kind == "press" and play.asked == "Ada":
            return play.offered(USE, mode=1)
        if not play.action:
            return False
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    raise AssertionError("the combat does not end")


def test_righteous_blade__strength_and_one(play):
    assert strikes(play, "Righteous Blade") == 2


def test_righteous_blade__not_at_long_range(play):
    assert not reaches(play, "Righteous Blade")


def test_righteous_blade__a_press_to_continue_once_in_a_combat(play):
    _, _, blade = armed(play, "Righteous Blade")
    to_strikes(play).choose(USE, blade, mode=0).choose(PASS)
    assert press_offered(play)
    assert play.offered(PASS), "it is optional"
    play.choose(USE, blade, mode=1)
    to_strikes(play).choose(USE, blade, mode=0).choose(PASS)
    assert any("Round 2" in line for line in play.log_sentences())
    assert not press_offered(play)


def test_righteous_blade__no_press_without_a_strike_with_it(play):
    armed(play, "Righteous Blade")
    to_strikes(play).choose(HANDS)
    assert not press_offered(play)


def test_righteous_blade__no_press_to_end_the_combat(play):
    adrino = play.ready("Ben", "Adrino Manauara")
    ada = play.vampire("Ada", capacity=9)
    blade = play.on(ada, "Righteous Blade")
    play.bleeds(ada).blocks(adrino)
    to_strikes(play).choose(USE, blade, mode=0)
    assert press_offered(play)
    play.choose(PASS)
    play.choose(PRESS_ON, adrino)
    assert not play.offered(USE, blade, mode=1)
