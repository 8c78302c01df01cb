"""Dragon's Breath Rounds: aggravated damage by a gun, which is then burned."""

import pytest
from card_fights import to_strikes
from card_play import CardPlay

from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

ROUNDS, GUN = "Dragon's Breath Rounds", ".44 Magnum"  # 2R damage


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def armed(play, *cards, gun=GUN, held=(), theirs="", whose="Ada"):
    """Ada's vampire bleeds and is blocked by Ben's; one has a weapon.

    Return both minions and the weapon.
    """
    ada, ben = play.vampire("Ada"), play.vampire("Ben", theirs)
    weapon = play.on(ada if whose == "Ada" else ben, gun)
    play.hand("Ada", ROUNDS, *cards)
    play.hand("Ben", *held)
    play.bleeds(ada).blocks(ben)
    return ada, ben, weapon


def shoots(play, *cards, **more):
    """Ada's vampire has chosen to strike with its weapon, and Ben is asked."""
    ada, ben, gun = armed(play, *cards, **more)
    to_strikes(play).choose(USE, gun)
    while play.asked == "Ada":
        play.choose(PASS)
    return ada, ben, gun


def rounds(play):
    """Ada plays the ammunition as soon as she can; then the action ends."""
    while not play.can(ROUNDS):
        play.choose(PASS)
    play.plays(ROUNDS).finish()


def never(play):
    """Check that the ammunition can no longer be played."""
    while play.action:
        assert not play.can(ROUNDS)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_dragons_breath_rounds__two_more_aggravated_damage_and_the_gun_is_burned(play):
    """The damage of the gun itself is healed; the other 2 points wound, then burn blood."""
    _, ben, gun = shoots(play)
    rounds(play)
    said = play.log_sentences()
    assert any("suffers 2 damage" in one for one in said)
    assert any("suffers 2 aggravated damage" in one for one in said)
    assert play[ben].in_torpor
    assert play[ben].blood == 2
    assert play.zone(gun) is Zone.ASH_HEAP


def test_dragons_breath_rounds__not_before_strikes_are_chosen_or_for_hands(play):
    armed(play)
    while play.decision.kind != "strike":
        assert not play.can(ROUNDS)
        play.choose(PASS)
    play.strikes_with_hands()
    never(play)


def test_dragons_breath_rounds__not_on_the_gun_of_the_opposing_minion(play):
    ada, _, gun = armed(play, whose="Ben")
    to_strikes(play).choose(HANDS, minion=ada)
    play.choose(USE, gun)
    never(play)


def test_dragons_breath_rounds__not_for_a_weapon_that_is_not_a_gun(play):
    shoots(play, gun="Ivory Bow")
    never(play)


def test_dragons_breath_rounds__only_one_ammunition_each_combat(play):
    shoots(play, ROUNDS)
    while not play.can(ROUNDS):
        play.choose(PASS)
    play.plays(ROUNDS)
    never(play)


def test_dragons_breath_rounds__a_combat_that_ends_first_does_not_burn_the_gun(play):
    _, ben, gun = shoots(play, held=("Preternatural Evasion",), theirs="CEL")
    play.plays("Preternatural Evasion", "CEL")
    rounds(play)
    assert play.zone(gun) is Zone.IN_PLAY
    assert play[ben].blood == 4


def test_dragons_breath_rounds__a_dodged_strike_burns_the_gun_without_damage(play):
    _, ben, gun = shoots(play, held=("Outside the Hourglass",), theirs="obf")
    play.plays("Outside the Hourglass", "obf")
    rounds(play)
    assert play[ben].blood == 5
    assert play.zone(gun) is Zone.ASH_HEAP
