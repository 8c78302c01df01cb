"""Strikes that send to torpor, burn, end the combat or continue the action."""

import pytest
from card_fights import fight, to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def strikes(play, card, level, *, answer=HANDS, **more):
    ada, ben = fight(play, level, card, **more)
    to_strikes(play).plays(card, level)
    play.choose(answer)
    play.finish()
    return ada, ben


@pytest.mark.parametrize(
    ("card", "level"), [("Coma", "dem"), ("Coma", "DEM"), ("Entombment", "OBT")]
)
def test_sending_strikes__wound_a_vampire_without_damage(play, card, level):
    ada, ben = strikes(play, card, level)
    assert play[ben].in_torpor
    assert play[ben].blood == 5
    assert play[ada].ready


def test_coma__the_vampire_misses_its_next_unlock_phase_only(play):
    _, ben = fight(play, "DEM", "Coma")
    to_strikes(play).plays("Coma", "DEM").choose(PASS)
    while play.table.active == 0:
        play.choose(PASS)
    assert play[ben].locked, "it has blocked"
    play.turn("Ben", Phase.UNLOCK)
    assert not play[ben].locked


def test_coma__not_at_long_range(play):
    fight(play, "dem cel tha", "Coma", "Pursuit", "Theft of Vitae")
    play.plays("Pursuit", "cel")
    to_strikes(play)
    assert not play.can("Coma")


def test_coma__no_use_against_an_ally(play):
    fight(play, "DEM", "Coma", against=PLAIN_ALLY)
    to_strikes(play)
    assert not play.can("Coma")


def test_coma__no_effect_if_dodged(play):
    _, ben = fight(play, "dem", "Coma", theirs="cel", held=["Sideslip"])
    to_strikes(play).plays("Coma", "dem").plays("Sideslip", "cel").finish()
    assert play[ben].ready


def test_entombment__burns_an_ally_after_its_own_strike(play):
    ada, ben = strikes(play, "Entombment", "obt", against=PLAIN_ALLY)
    assert play.zone(ben) is Zone.ASH_HEAP
    assert play[ada].blood == 2, "2 for the card, and the ally strikes at the same time"


def test_entombment__not_against_a_vampire_at_basic(play):
    fight(play, "obt", "Entombment")
    to_strikes(play)
    assert not play.can("Entombment")


def test_still_the_mortal_flesh__burns_an_ally(play):
    _, ben = strikes(play, "Still the Mortal Flesh", "DOM", against=PLAIN_ALLY)
    assert play.zone(ben) is Zone.ASH_HEAP


def test_still_the_mortal_flesh__maneuvers_against_a_younger_vampire_only(play):
    ada = play.ready("Ada", "Alexandra")
    ben = play.vampire("Ben")
    play.hand("Ada", "Still the Mortal Flesh")
    play.bleeds(ada).blocks(ben)
    to_kind(play, "range", "Ada")
    assert play.can("Still the Mortal Flesh", "dom")


def test_still_the_mortal_flesh__not_against_an_equal_vampire(play):
    fight(play, "dom cel", "Still the Mortal Flesh", "Psyche!")
    to_kind(play, "press")
    assert not play.can("Still the Mortal Flesh")


def test_still_the_mortal_flesh__not_against_a_wraith(play):
    fight(play, "DOM", "Still the Mortal Flesh", against="Ambrosius, The Ferryman")
    to_strikes(play)
    assert not play.can("Still the Mortal Flesh")


def bites(play, level, action=None):
    """Ada's action is blocked and she strikes with Shadow Body."""
    ada, ben = play.vampire("Ada", level, blood=4), play.vampire("Ben")
    play.on(ben, "Raven Spy")
    play.hand("Ada", "Shadow Body")
    if action:
        play.hunts(ada)
    else:
        play.bleeds(ada)
    play.blocks(ben)
    to_strikes(play).plays("Shadow Body", level).choose(PASS)
    return ada


def test_shadow_body__the_hunt_continues(play):
    ada = bites(play, "OBT", "hunt")
    play.finish() if play.action else None
    assert play[ada].blood == 4, "1 burned for the card, 1 gained"


def test_shadow_body__not_a_bleed(play):
    bites(play, "OBT")
    play.finish() if play.action else None
    assert play.seat("Ben").pool == 30


def test_shadow_body__the_hunt_does_not_continue_at_basic(play):
    ada = bites(play, "obt", "hunt")
    play.finish() if play.action else None
    assert play[ada].blood == 3


def test_preternatural_evasion__ends_combat_for_1_blood(play):
    ada, ben = strikes(play, "Preternatural Evasion", "CEL")
    assert (play[ada].blood, play[ben].blood) == (4, 5)


def test_preternatural_evasion__not_at_superior_without_blood(play):
    ada, _ = fight(play, "CEL", "Preternatural Evasion", "Pursuit")
    play.blood(ada, 0)
    to_strikes(play)
    assert not play.can("Preternatural Evasion", "CEL")
    assert play.can("Preternatural Evasion", "cel")


def test_flames_of_the_netherworld__at_long_range_for_1_blood(play):
    ada, ben = fight(play, "tha cel", "Flames of the Netherworld", "Pursuit")
    play.plays("Pursuit", "cel")
    to_strikes(play).plays("Flames of the Netherworld", "tha").choose(PASS)
    play.finish()
    assert play[ada].blood == 4
    assert play[ben].in_torpor


def test_flames_of_the_netherworld__not_with_thaumaturgy_at_close_range(play):
    fight(play, "tha", "Flames of the Netherworld")
    to_strikes(play)
    assert not play.can("Flames of the Netherworld")


def test_bone_spur__aggravated_hands_for_the_combat(play):
    _, ben = fight(play, "PRO cel", "Bone Spur", "Psyche!")
    play.until("Ada", "Bone Spur").plays("Bone Spur", "PRO")
    to_strikes(play).choose(PASS).choose(PASS)
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    to_strikes(play).choose(HANDS).choose(PASS).finish()
    assert play[ben].in_torpor


def test_bone_spur__only_for_the_round_at_basic(play):
    _, ben = fight(play, "pro cel", "Bone Spur", "Psyche!")
    play.until("Ada", "Bone Spur").plays("Bone Spur", "pro")
    to_strikes(play).choose(PASS).choose(PASS)
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    to_strikes(play).choose(HANDS).choose(PASS).finish()
    assert play[ben].ready
