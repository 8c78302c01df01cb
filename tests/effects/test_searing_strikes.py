"""Strikes that withstand Fortitude or blunt weapons, and strikes that hurt their own minion."""

import pytest
from card_fights import fight, to_strikes
from card_play import CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS

CAINITE = "Lawbringer"
"""On the path that Soulgrinder requires."""
GUN = ".44 Magnum"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def duel(play, card, level, **more):
    """Ada strikes with this card. Return both minions."""
    pair = fight(play, level, card, **more)
    to_strikes(play).plays(card, level)
    return pair


@pytest.mark.parametrize(
    ("card", "level", "damage"),
    [
        ("Blood Rage", "tha", 1),
        ("Blood Rage", "THA", 2),
        ("Blood Fury", "tha", 2),
        ("Blood Fury", "THA", 3),
        ("Soul Burn", "tha", 1),
        ("Soul Burn", "THA", 2),
        ("Dead Hand", "NEC", 2),
    ],
)
def test_searing_strikes__cannot_be_prevented_with_fortitude(play, card, level, damage):
    _, ben = duel(play, card, level, theirs="for", held=["Skin of Rock"])
    play.choose(PASS)
    assert not play.can("Skin of Rock")
    play.finish()
    assert play[ben].blood == 5 - damage


def test_dead_hand__prevented_with_fortitude_at_basic(play):
    _, ben = duel(play, "Dead Hand", "nec", theirs="for", held=["Skin of Rock"])
    play.choose(PASS).plays("Skin of Rock", "for").finish()
    assert play[ben].blood == 4


def test_blood_rage__prevented_without_fortitude(play):
    _, ben = duel(play, "Blood Rage", "THA", held=["Glancing Blow"])
    play.choose(PASS).plays("Glancing Blow").finish()
    assert play[ben].blood == 4


def test_soul_burn__prevented_by_a_card_with_fortitude_that_is_played_with_another(play):
    """The rulings count the Discipline that is used."""
    _, ben = duel(play, "Soul Burn", "THA", theirs="for tha", held=["Diversion"])
    play.choose(PASS)
    assert not play.can("Diversion", "for")
    play.finish()
    assert play[ben].blood == 3


def test_soul_burn__fortitude_still_prevents_other_damage_only(play):
    """The point of damage by the bats can be prevented; the two points of the strike cannot."""
    ada = play.vampire("Ada", "THA ani")
    ben = play.vampire("Ben", "FOR")
    play.hand("Ada", "Carrion Crows", "Soul Burn")
    play.hand("Ben", "Skin of Rock")
    play.bleeds(ada).blocks(ben).plays("Carrion Crows", "ani")
    to_strikes(play).plays("Soul Burn", "THA").choose(PASS).plays("Skin of Rock", "FOR").finish()
    assert play[ben].blood == 3


def armed(play, card, level, **more):
    """Ben strikes with a gun against a vampire with this card."""
    ada, ben = play.vampire("Ada", level), play.vampire("Ben", more.pop("theirs", ""))
    gun = play.on(ben, GUN)
    play.hand("Ada", card)
    play.hand("Ben", *more.pop("held", ()))
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays(card, level)
    return ada, ben, gun


@pytest.mark.parametrize(("card", "cost"), [("Blood Rage", 0), ("Blood Fury", 1), ("Soul Burn", 1)])
def test_blunt_weapons__no_damage_from_a_gun(play, card, cost):
    ada, _, _ = armed(play, card, "tha")
    play.uses(GUN).finish()
    assert play[ada].blood == 5 - cost


def test_blood_rage__hands_and_retainers_still_hurt(play):
    ada, _, _ = armed(play, "Blood Rage", "tha")
    play.choose(HANDS).finish()
    assert play[ada].blood == 4


def test_blood_rage__no_effect_on_weapons_if_dodged(play):
    """Ben dodges and uses his gun in an additional strike."""
    ada, ben, _ = armed(play, "Blood Rage", "tha", theirs="CEL", held=["Side Strike", "Blur"])
    play.plays("Side Strike", "cel")
    play.until("Ben", "Blur").plays("Blur", "cel")
    play.uses(GUN).finish()
    assert (play[ada].blood, play[ben].blood) == (3, 4)


def test_blood_rage__weapons_stay_blunt_for_additional_strikes(play):
    ada, _, _ = armed(play, "Blood Rage", "tha", theirs="cel", held=["Blur"])
    play.choose(PASS)
    play.until("Ben", "Blur").plays("Blur", "cel")
    play.uses(GUN).finish()
    assert play[ada].blood == 5


def test_blood_rage__only_at_close_range(play):
    fight(play, "tha cel", "Blood Rage", "Pursuit", "Theft of Vitae")
    play.plays("Pursuit", "cel")
    to_strikes(play)
    assert not play.can("Blood Rage")


@pytest.mark.parametrize("level", ["POT", "THA"])
def test_soulgrinder__not_prevented_with_fortitude_by_a_vampire_on_the_path(play, level):
    ada = play.ready("Ada", CAINITE)
    play[ada].disciplines = {level.lower(): 2}
    ben = play.vampire("Ben", "for")
    play.hand("Ada", "Soulgrinder")
    play.hand("Ben", "Skin of Rock")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Soulgrinder", level).choose(PASS)
    assert not play.can("Skin of Rock")
    play.finish()
    assert play[ben].blood == 2


def test_soul_burn__not_the_weapon_of_an_ally(play):
    ada = play.vampire("Ada", "tha")
    ben = play.ready("Ben", "Loyal Street Gang")
    play.on(ben, GUN)
    play.hand("Ada", "Soul Burn")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Soul Burn", "tha").uses(GUN).finish()
    assert play[ada].blood == 2


@pytest.mark.parametrize("dodges", [False, True])
def test_burst_of_sunlight__hurts_both_even_if_it_is_dodged(play, dodges):
    ada, ben = duel(play, "Burst of Sunlight", "tha", theirs="cel", held=["Sideslip"])
    play.plays("Sideslip", "cel") if dodges else play.choose(PASS)
    play.finish()
    assert play[ada].in_torpor
    assert play[ben].in_torpor is not dodges


def test_burst_of_sunlight__hurts_its_user_at_long_range_too(play):
    ada, ben = fight(play, "tha cel", "Burst of Sunlight", "Pursuit")
    play.plays("Pursuit", "cel")
    to_strikes(play).plays("Burst of Sunlight", "tha").choose(PASS).finish()
    assert play[ada].in_torpor
    assert play[ben].in_torpor


def test_burst_of_sunlight__no_damage_to_its_user_if_the_combat_ends(play):
    ada, _ = duel(play, "Burst of Sunlight", "tha", theirs="pre", held=["Majesty"])
    play.plays("Majesty", "pre").finish()
    assert play[ada].ready


def test_breath_of_the_dragon__no_damage_to_its_user_at_long_range(play):
    ada, ben = fight(play, "vic cel", "Breath of the Dragon", "Pursuit")
    play.plays("Pursuit", "cel")
    to_strikes(play).plays("Breath of the Dragon", "vic").choose(PASS).finish()
    assert play[ada].ready
    assert play[ben].in_torpor


def test_breath_of_the_dragon__hurts_its_user_although_the_opponent_dodges(play):
    ada, ben = duel(play, "Breath of the Dragon", "vic", theirs="cel", held=["Sideslip"])
    play.plays("Sideslip", "cel").finish()
    assert play[ada].in_torpor
    assert play[ben].ready
