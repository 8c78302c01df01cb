"""Gifts From Hereafter, Paths in Two Worlds and Shroud Mastery."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.actions.permanents import EQUIP, RECRUIT
from vtes_deck.engine.state.decisions import PASS

GIFTS, PATHS, MASTERY = "Gifts From Hereafter", "Paths in Two Worlds", "Shroud Mastery"
WRAITH = "Tye Cooper"
GIOVANNI = {"clan": "Giovanni", "capacity": 8}
UNIQUE_ALLY = "Carlton Van Wyk"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def guided(play, level, ally=WRAITH, *, locked=False):
    """Ada's ally bleeds, and a vampire on the path has the card."""
    play.vampire("Ben")
    guide = play.ready("Ada", "El Monseñor", locked=locked)
    wraith = play.ready("Ada", ally)
    play.hand("Ada", GIFTS)
    play.bleeds(wraith)
    return guide, wraith


def test_gifts_from_hereafter__the_ally_bleeds_for_more(play):
    guided(play, "dom")
    before = play.bleed
    play.plays(GIFTS, "dom")
    assert play.bleed == before + 1
    play.finish()
    assert not play.can(GIFTS)


def test_gifts_from_hereafter__unlocks_the_ally_for_blood(play):
    guide, wraith = guided(play, "OBL")
    play.plays(GIFTS, "OBL")
    play.until("Ada", GIFTS).uses(GIFTS)
    assert not play[wraith].locked
    assert play[guide].blood == 3
    assert not play.can(GIFTS)


@pytest.mark.parametrize(("ally", "locked"), [(PLAIN_ALLY, False), (WRAITH, True)])
def test_gifts_from_hereafter__not_for_other_allies_or_by_a_locked_vampire(play, ally, locked):
    guided(play, "dom", ally, locked=locked)
    assert not play.can(GIFTS)


def test_gifts_from_hereafter__not_with_another_limited_card(play):
    guided(play, "dom")
    other = play.ready("Ada", "Eulogio Sánchez de los Reyes")
    play.hand("Ada", GIFTS)
    play.again()
    play.plays(GIFTS, "DOM", minion=other)
    assert not play.can(GIFTS)


def test_paths_in_two_worlds__stealth_and_a_later_unlock(play):
    ada = play.vampire("Ada", "OBL", **GIOVANNI)
    play.hand("Ada", WRAITH, PATHS)
    play.acts("Ada").choose(RECRUIT, WRAITH, minion=ada)
    before = play.stealth
    play.plays(PATHS, "OBL")
    assert play.stealth == before + 1
    play.until("Ada", PATHS)
    blood = play[ada].blood
    play.uses(PATHS)
    assert not play[ada].locked
    assert play[ada].blood == blood - 1


def test_paths_in_two_worlds__no_unlock_after_a_block(play):
    ada, ben = play.vampire("Ada", "OBL", **GIOVANNI), play.vampire("Ben")
    play.hand("Ada", WRAITH, PATHS)
    play.acts("Ada").choose(RECRUIT, WRAITH, minion=ada)
    for _ in range(3):
        play.on(ben, "Raven Spy")
    play.plays(PATHS, "OBL").blocks(ben)
    while play.action:
        assert not play.can(PATHS)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_paths_in_two_worlds__only_for_a_wraith_or_zombie_as_it_is_announced(play):
    ada = play.vampire("Ada", "obl")
    play.hand("Ada", UNIQUE_ALLY, PATHS)
    play.acts("Ada").choose(RECRUIT, UNIQUE_ALLY, minion=ada)
    assert not play.can(PATHS)


def test_paths_in_two_worlds__not_after_the_announcement(play):
    ada, ben = play.vampire("Ada", "obl", **GIOVANNI), play.vampire("Ben")
    play.hand("Ada", WRAITH, PATHS)
    play.acts("Ada").choose(RECRUIT, WRAITH, minion=ada)
    play.passes("Ada").blocks(ben)
    while play.action:
        assert not play.can(PATHS)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_shroud_mastery__stealth_of_the_wraith(play):
    play.vampire("Ada", "nec", locked=True)
    wraith, ben = play.ready("Ada", WRAITH), play.vampire("Ben")
    play.hand("Ada", MASTERY)
    play.bleeds(wraith).blocks(ben).plays(MASTERY, "nec")
    assert play.stealth == 1


def test_shroud_mastery__unlocks_a_vampire_that_recruited_a_wraith(play):
    ada = play.vampire("Ada", "NEC", **GIOVANNI)
    play.hand("Ada", WRAITH, MASTERY)
    play.acts("Ada").choose(RECRUIT, WRAITH, minion=ada)
    play.plays(MASTERY, "NEC").finish()
    assert not play[ada].locked


def test_shroud_mastery__not_for_a_vampire_or_another_action(play):
    play.vampire("Ada", "NEC")
    ada, ben = play.vampire("Ada", "NEC"), play.vampire("Ben")
    play.hand("Ada", MASTERY, ".44 Magnum")
    play.acts("Ada").choose(EQUIP, ".44 Magnum", minion=ada)
    assert not play.can(MASTERY)
    play.blocks(ben)
    assert not play.can(MASTERY)
