"""Armor of Vitality: prevents 3 damage; at superior a melee weapon is destroyed."""

import pytest
from card_fights import fight, to_strikes
from card_play import CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

ARMOR = "Armor of Vitality"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def struck(play, level, weapon, ready=True):
    """Ben's vampire strikes Ada's with the weapon; Ada can prevent. Return both and the weapon."""
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    carried = play.on(ben, weapon)
    play.hand("Ada", ARMOR)
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS)
    play.uses(weapon) if ready else play.choose(HANDS)
    while not play.can(ARMOR):
        play.choose(PASS)
    return ada, ben, carried


@pytest.mark.parametrize("level", ["for", "FOR"])
def test_armor_of_vitality__prevents_up_to_three(play, level):
    ada, _ = fight(play, level, ARMOR, theirs="POT", held=["Pushing the Limit"])
    to_strikes(play).choose(PASS).plays("Pushing the Limit", "POT", target=-1)
    while not play.can(ARMOR):
        play.choose(PASS)
    play.plays(ARMOR, level).finish()
    assert play[ada].blood == 5 - 1 - 1, "the cost, and the fourth point of damage"


def test_armor_of_vitality__breaks_a_melee_weapon_at_superior(play):
    ada, _, sword = struck(play, "FOR", "Bastard Sword")
    play.plays(ARMOR, "FOR").finish()
    assert play.zone(sword) is Zone.ASH_HEAP
    assert play[ada].blood == 4


def test_armor_of_vitality__breaks_no_weapon_at_basic(play):
    _, _, sword = struck(play, "FOR", "Bastard Sword")
    play.plays(ARMOR, "for").finish()
    assert play.zone(sword) is Zone.IN_PLAY


def test_armor_of_vitality__breaks_no_gun(play):
    _, _, gun = struck(play, "FOR", ".44 Magnum")
    play.plays(ARMOR, "FOR").finish()
    assert play.zone(gun) is Zone.IN_PLAY


def test_armor_of_vitality__not_a_sword_that_did_not_strike(play):
    _, _, sword = struck(play, "FOR", "Bastard Sword", ready=False)
    play.plays(ARMOR, "FOR").finish()
    assert play.zone(sword) is Zone.IN_PLAY


def test_armor_of_vitality__not_without_damage_to_prevent(play):
    fight(play, "FOR", ARMOR)
    to_strikes(play).choose(HANDS).choose(PASS)
    while play.action:
        assert not play.can(ARMOR)
        play.choose(PASS)
